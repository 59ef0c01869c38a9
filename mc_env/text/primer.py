"""The rules in our own words, for players who have never seen the game: short, or full."""

from __future__ import annotations

from typing import Final

SHORT: Final = """\
# The game
A cooperative card game for one to four heroes against a villain. You win when the last stage of the villain has no hit
points left. You lose when the last main scheme is completed (its threat reaches its target) or when every hero is defeated.

Player phase: each player takes a turn, the first player first. In your turn you may, as often and in any order you like:
- change form, once a turn, between hero and alter-ego (in hero form enemies attack you, in alter-ego form they scheme: add
  threat);
- play cards from your hand: pay the cost by discarding other cards, each of which pays the resources printed on it, or with
  cards that generate resources; what is paid too much is lost;
- exhaust your hero to attack an enemy (ATK damage) or to thwart (remove THW threat from a scheme), your alter-ego to
  recover (heal REC);
- exhaust allies to attack or thwart; afterwards they take the damage printed beside that figure;
- use "Action" abilities of cards you control. "Hero" and "Alter-Ego" before an ability say in which form it can be used.

After all turns everybody may discard cards, draws up to the hand size of their form, and readies all cards.

Villain phase: (1) threat is placed on the main scheme; (2) the villain, then each engaged minion, activates against each
player: against a hero it attacks, against an alter-ego it schemes; the villain adds the boost icons of one hidden card to
its ATK or SCH; (3) every player is dealt an encounter card and (4) reveals it; (5) the next player becomes first player.
Against an attack one character may defend by exhausting: a hero takes DEF less damage, an ally takes all of it itself; if
nobody defends, the attacked hero takes all of it. Who defends stays exhausted through the next turns, until all ready again.

Status: stunned, the next attack is lost; confused, the next thwart or scheme is lost; tough, the next damage is prevented.
Each is used up by that. Guard: while such a minion is engaged with you, you cannot attack the villain. Crisis: no threat
can be removed from the main scheme while such a scheme is in play."""

FULL: Final = f"""\
{SHORT}

# More of the rules
- Interrupts are used just before what they name happens, responses just after it. "Forced" ones happen by themselves,
  others are offered to you, once for each occasion. Labels in parentheses, (attack), (thwart), (defense), make an ability
  count as that: a stunned character's attack or a confused character's thwart does nothing but use up the status.
- A resource is energy, mental, physical or wild; wild counts as any. Where a cost or effect asks for a kind, others do not
  do.
- You control at most three allies; a unique card is in play only once. An upgrade or support stays in play until its text,
  or its last counter, says otherwise. An event is discarded after it was used.
- An ally or minion without hit points left is defeated and discarded; a hero is out of the game. Damage on a villain beyond
  the last hit point of a stage is lost, and the next stage begins with all its own. The status cards and attachments stay.
- Minions that are revealed engage the player who reveals them, side schemes stay in play until all their threat is removed,
  attachments go on what they name, treacheries happen and are discarded, obligations ask something of the hero they belong
  to.
- Icons of schemes: acceleration adds one threat to step one, hazard deals one more encounter card, crisis protects the main
  scheme, amplify adds a boost icon to every boost card. An acceleration token counts like the icon.
- When your deck is empty, the discard pile is shuffled into a new one and you are dealt an encounter card. When the
  encounter deck is empty, its discard pile becomes the new one and the main scheme gets an acceleration token.
- A boost card is dealt facedown to an attacking or scheming villain and turned up after defenders are declared: its icons
  count, and a star means that its boost ability happens too.
- Keywords. Guard: see above. Patrol: while it is engaged with you, you cannot thwart the main scheme. Retaliate X: whoever
  attacks it takes X damage afterwards, if it survives. Quickstrike: it attacks a hero as soon as it engages them.
  Toughness: it enters play tough. Overkill: damage beyond what an ally or minion has left goes on to its hero or the
  villain. Piercing: tough is taken away first. Ranged: retaliate does not answer it. Surge: another card is revealed after
  it. Villainous: the minion gets a boost card too. Stalwart: it cannot be stunned or confused. Steady: it takes two such
  cards to stop it. Incite X: X threat on the main scheme. Hinder X: it enters play with X more threat.
  Peril: nobody else may help while it is resolved. Permanent: it stays in play. Restricted: two such cards at most. Setup:
  it begins in play. Uses X: it enters play with X counters and is discarded without them."""

INTRODUCTION: Final = "You play the card game Marvel Champions. You are told what your hero knows and asked to decide."

ANSWER_LISTED: Final = """\
# How to answer
Think briefly if it helps, then end with one line of JSON: {example}
"answer" is the number of an option, or its label. [2] behind the name of a card means its second ability of that kind."""

ANSWER_HIDDEN: Final = """\
# How to answer
The options are not listed. Think briefly if it helps, then end with one line of JSON: {example}
"answer" says what to do in the words of the game: Play CARD, Use CARD, Attack with CHARACTER, Thwart with CHARACTER, Recover
with CHARACTER, Change form to NAME, Defend with CHARACTER, Do not defend, Pay with CARD, Pay using CARD, Pass, Done, End
turn, Yes, No, or the name of a card or player where a target is asked for."""

SAY: Final = '"say" is optional: one sentence to the other players, who hear it before their next decision.'
NOTE: Final = '"note" is optional: a line that you will be shown again at your later decisions.'


def primer(size: str) -> str:
    """The rules: none, short or full."""
    return {"none": "", "short": SHORT, "full": FULL}[size]


def how_to_answer(listed: bool, say: bool, notes: bool) -> str:
    """What an answer looks like."""
    bits = ['"answer": 2' if listed else '"answer": "Attack with Spider-Man"']
    bits += ['"say": "..."'] if say else []
    bits += ['"note": "..."'] if notes else []
    example = f"{{{', '.join(bits)}}}"
    words = (ANSWER_LISTED if listed else ANSWER_HIDDEN).replace("{example}", example)
    return "\n".join([words, *([SAY] if say else []), *([NOTE] if notes else [])])
