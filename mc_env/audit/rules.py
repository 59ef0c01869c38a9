"""What is checked: every kind of check with the rule of the Reference it restates, and what it expects in a sentence.

A second, simple statement of the rules, made to be read against the Rules Reference and not against the engine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rule:
    """One kind of check. `id` is the rule of the Reference (its entry and number), "" for our own bookkeeping."""

    id: str
    says: str


RULES: Final[dict[str, Rule]] = {
    # the round
    "turn order": Rule("player_phase.1", "players take one turn each, in player order"),
    "active player acts": Rule("player_phase.1", "only the player whose turn it is acts unasked"),
    "form change": Rule("form.2", "a player flips their identity once in each of their turns at most"),
    "hand size": Rule("hand_size.1", "at the end of the player phase each hand is discarded and drawn to hand size"),
    "all ready": Rule("player_phase.2", "at the end of the player phase players ready their cards"),
    "order of steps": Rule("round_overview.10", "the steps of the villain phase come one after another"),
    "first player": Rule("villain_phase.10", "the first player token goes to the next player clockwise"),
    # threat
    "step one threat": Rule("villain_phase.2", "step one: acceleration field, icons and tokens"),
    "threat placed": Rule("scheme_enemy.10", "what is placed is what was due less what was prevented"),
    "scheme threat": Rule("scheme_enemy.10", "a scheme places SCH and boost icons on the main scheme"),
    "threat account": Rule("threat.1", "threat comes and goes only by placing, removing and starting threat"),
    "basic thwart": Rule("thwart.1", "a basic thwart exhausts the character and removes its THW"),
    "crisis": Rule("crisis_icon.1", "with a crisis icon in play the main scheme loses no threat to players"),
    "acceleration token": Rule("acceleration_token.2", "an emptied encounter deck leaves an acceleration token"),
    "scheme completed": Rule("main_scheme.3", "a main scheme is completed when it has its target threat"),
    "scheme advances": Rule("main_scheme.9", "the next stage starts with its starting threat and keeps tokens"),
    # activations
    "activation order": Rule("villain_phase.3", "step two: for each player the villain, then each engaged minion"),
    "activation missing": Rule("activation.5", "every minion activates against the player it is engaged with"),
    "activation form": Rule("activation.3", "enemies attack a hero and scheme against an alter-ego"),
    "boost dealt": Rule("boost.1", "a villain gets one boost card for each activation"),
    "boost from the top": Rule("boost.1", "boost cards come from the top of the encounter deck"),
    "boost turned up": Rule("boost.3", "every boost card is turned up before damage or threat"),
    "boost icons": Rule("boost.4", "each printed boost icon counts, a star does not"),
    "boost ability": Rule("boost.5", "the Boost ability of a card resolves as it is turned up"),
    "boost you": Rule("defend.21", "a Boost ability means the defending player by you, else the attacked one"),
    "stunned": Rule("stun.9", "a stunned character does not attack: it discards the status card instead"),
    "confused": Rule("confuse.9", "a confused character neither schemes nor thwarts: it discards the card instead"),
    # attacks
    "defender": Rule("attack_enemy.9", "one ready hero or ally is exhausted to defend"),
    "attack damage": Rule("attack_enemy.17", "damage is ATK and boost icons, less DEF of a basic defense"),
    "attack target": Rule("attack_enemy.25", "the defender is dealt the damage, else the attacked character"),
    "attack dealt": Rule("attack_enemy.17", "what an attack works out to is dealt, to one character"),
    "basic attack": Rule("attack_player.1", "a basic attack exhausts the character and deals its ATK"),
    "guard": Rule("guard.1", "who is engaged with a guard minion cannot attack a villain"),
    "retaliate": Rule("retaliate.1", "an attacked character with retaliate deals it to the attacker"),
    "retaliate survival": Rule("retaliate.2", "a defeated character does not retaliate"),
    "retaliate order": Rule("retaliate.4", "retaliate comes after the damage and before abilities after the attack"),
    "consequential damage": Rule("consequential_damage.1", "an ally that used a power takes its consequential damage"),
    "overkill": Rule("overkill.1", "excess damage of an overkill attack is dealt to the identity or the villain"),
    # damage
    "tough": Rule("tough.1", "a tough character takes no damage and loses a tough card"),
    "damage taken": Rule("damage.6", "what is taken is what was dealt less what was prevented"),
    "damage resolves": Rule("damage.4", "damage that is dealt is taken, prevented or replaced"),
    "damage account": Rule("damage.4", "damage comes and goes only by being taken, placed, moved and healed"),
    "recover": Rule("recover.1", "recovering exhausts the alter-ego and heals its REC"),
    "defeat": Rule("damage.1", "a character is defeated when, and only when, it has no hit points left"),
    "side scheme defeat": Rule("defeat.2", "a side scheme without threat is defeated"),
    "status account": Rule("status_cards.1", "status cards come and go only by being given and used"),
    "ready account": Rule("ready.2", "an exhausted card becomes ready only by being readied"),
    # encounter cards
    "cards dealt": Rule("villain_phase.6", "step three: one card each, then one per hazard icon, in player order"),
    "cards revealed": Rule("villain_phase.8", "step four: dealt cards are revealed as dealt, in player order"),
    "dealt cards left": Rule("villain_phase.9", "step four ends when no dealt card is left"),
    "when revealed": Rule("reveal.3", "the When Revealed ability of a revealed card resolves unless canceled"),
    "surge": Rule("surge.1", "after a surge card another card is revealed"),
    "quickstrike": Rule("quickstrike.1", "a quickstrike minion attacks the hero it engages"),
    "toughness": Rule("toughness.1", "a toughness character enters play with a tough card"),
    # abilities
    "window order": Rule("interrupt.7", "opportunities go round in player order, from the first player"),
    "forced first": Rule("forced.4", "forced abilities resolve before optional ones of the same moment"),
    "once an occurrence": Rule("interrupt.4", "an ability is used once for each occurrence"),
    "limit": Rule("limit.1", "a limited ability is used no more often in a period than it says"),
    "forced triggers": Rule("forced.1", "forced abilities of enemies and attachments trigger around their activations"),
    "action": Rule("action.1", "actions are used on one's own turn, or when asked"),
    "ability form": Rule("ability_triggered.4", "hero and alter-ego abilities are used in that form"),
    "ability control": Rule("action.2", "players use abilities of their own cards and of encounter cards"),
    "ability cost": Rule(
        "cost.2", "what an ability costs beside resources is paid: exhausting, counters, the card itself"
    ),
    "peril": Rule("peril.2", "while a peril card resolves, other players are not asked"),
    "card damage": Rule("", "an event or support deals the damage its text says"),
    "card threat removal": Rule("", "an event, upgrade or support removes the threat its text says"),
    # costs
    "cost": Rule("cost.1", "what a card costs is its printed cost, changed by what changes it"),
    "cost paid": Rule("cost.1", "a card that costs something is paid for"),
    "sources": Rule("cost.14", "what is spent is the payer's own: cards of the hand, each once, and usable abilities"),
    "resources": Rule("resource.2", "a source generates what is printed on it"),
    "sufficient": Rule("resource.6", "resources cover the cost, by type and in number; each wild is one resource"),
    # cards
    "draw": Rule("draw.1", "cards are drawn from the top of the deck"),
    "cards conserved": Rule("", "every card is in exactly one place, and none appears or vanishes"),
    "owners": Rule("ownership_control.9", "out of play a card lies with its owner"),
    "ally limit": Rule("ally_limit.3", "nobody keeps more allies than the limit"),
    "unique": Rule("unique_icon.2", "one copy of a unique card is in play"),
    "uses": Rule("uses.4", "a card without uses left is discarded"),
    "hidden information": Rule("", "an entry names a card only to players who may see it"),
    "hidden view": Rule("", "a view names a card only to a player who may see it"),
    # the end
    "outcome": Rule("winning.1", "a game ends when, and only when, it is won or lost, for the reason given"),
    "villain stage": Rule("villain_defeat.3", "the next stage of a villain follows the one that was defeated"),
    "elimination": Rule("player_elimination.1", "a player is eliminated when the identity is defeated"),
}
