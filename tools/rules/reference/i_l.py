"""Glossary entries Icons to Loses."""

from .entry import Entry, Rule

ENTRIES: dict[str, Entry] = {
    "icons": Entry(
        "Icons",
        (
            "Energy icon: spent for 1 energy resource.",
            "Mental icon: spent for 1 mental resource.",
            "Physical icon: spent for 1 physical resource.",
            "Wild icon: spent for 1 energy, mental, physical or wild resource.",
            "Acceleration icon: more threat on the main scheme in the villain phase.",
            "Amplify icon: 1 more boost icon on each boost card of an enemy activation.",
            "Crisis icon: players cannot remove threat from the main scheme.",
            "Hazard icon: 1 more encounter card, to one player, in the villain phase.",
            "Boost icon: raises the activating enemy's ATK or SCH.",
            "Star icon: the text box has a mandatory ability for that statistic or boost field.",
            "Consequential damage icon: 1 damage to the ally after it attacks or thwarts with that field.",
            "Per player icon: multiplies a value by the number of players that started the scenario.",
            "Unique icon: in the title, marks the card as unique.",
        ),
    ),
    "identity": Entry(
        "Identity",
        (
            "An identity is the character a player plays, hero on one side and alter-ego on the other.",
            "The faceup side shows the form the player is in.",
            "Players start the game in alter-ego form.",
            "A card naming a hero or alter-ego by title means that one side alone.",
            "Nothing can discard an identity card from play.",
            "The faceup side is in play and the facedown side is not.",
        ),
    ),
    "identity_specific": Entry(
        "Identity-Specific Card",
        (
            "Identity-specific cards, or hero-specific cards, belong to the card set of one identity.",
            "A deck holds every identity-specific card of its identity, in exactly the set's quantities.",
            ("Identity-specific, obligation and nemesis cards go only with an identity that shares their set icon."),
            "The identity icon at the bottom right marks such a card.",
            "The identity card itself is identity-specific.",
        ),
    ),
    "in_play": Entry(
        "In Play and Out of Play",
        (
            "A card in play has active text and can affect the game.",
            (
                "In play for a player: the identity's faceup side, and faceup allies, supports and upgrades "
                "that entered play."
            ),
            "In play for the scenario: the faceup sides on top of the villain deck and main scheme deck.",
            (
                "Also in play: faceup attachments, environments, minions, obligations and side schemes that "
                "entered play."
            ),
            "Going from out of play to a play area is entering play.",
            "Abilities touch and target only cards in play unless their text names an out-of-play area.",
            "Except on events and treacheries, abilities work only from play unless they say otherwise.",
            "Of a double-sided card, the faceup side is in play.",
            "A card out of play has inactive text and cannot affect the game.",
            "Events and treacheries resolve from out of play by the rules of their types.",
            "Out of play for a player: hand, deck and discard pile.",
            "The encounter deck and its discard pile are out of play.",
            "Unrevealed villain and main scheme cards, and encounter cards dealt facedown, are out of play.",
            "Facedown cards attached to cards in play are out of play.",
            "Set-aside cards and cards removed from the game are out of play.",
            "Going from a play area to out of play is leaving play.",
            "What lies facedown of a double-sided card is out of play.",
        ),
    ),
    "in_player_order": Entry(
        "In Player Order",
        (
            "In player order means the first player first, then clockwise.",
            "A sequence in player order not finished after one pass keeps going round clockwise until it is.",
            "The 'next player' is always the next one clockwise.",
        ),
    ),
    "incite": Entry(
        "Incite X",
        ("A revealed card with incite X puts X threat on the main scheme.",),
    ),
    "indirect_damage": Entry(
        "Indirect Damage",
        (
            "Indirect damage to a player is split by that player among characters they control.",
            "Indirect damage to or among several players is split by the group among friendly characters.",
            "Indirect damage from one source is assigned completely, then resolved all at the same time.",
            "No character may be assigned more than what defeats it, leaving other abilities out of account.",
            ("A tough character may be assigned up to its remaining hit points; its tough card prevents all of that."),
            "No indirect damage may be assigned to a character that cannot take damage.",
            "Indirect damage a player cannot assign to any of their characters is ignored.",
            "Indirect damage of an enemy attack is dealt in step four, after the chance to defend.",
            (
                "By indirect attack damage only the defender, or the attacked player's identity if "
                "undefended, counts as attacked."
            ),
        ),
    ),
    "infinite_hit_points": Entry("Infinite Hit Points", see="hit_points"),
    "initiating_abilities": Entry(
        "Initiating Abilities",
        (
            "Playing a card or initiating a triggered ability starts with declaring it.",
            "Step 1: check that play restrictions allow it now.",
            "Step 1: if targets are named, check that at least one is valid; otherwise it cannot go ahead.",
            "Step 2: work out the costs, modifiers included, and whether the player is able to pay them.",
            "Step 3: a card being played goes faceup on the table, not yet in play.",
            "Step 4: apply modifiers to the costs.",
            "Step 5: pay the costs; if that proves impossible, stop with nothing paid.",
            "Step 6: the card starts being played, or the ability's effects try to initiate.",
            "Step 7: the card is played and enters play, or the ability resolves unless canceled.",
            "Step 7: a played event resolves and goes to its owner's discard pile.",
            "An interrupt whose condition a step is about to fulfil may be initiated just before.",
            "A response whose condition a step has fulfilled may be initiated just after.",
            (
                "The sequence goes on if the ability's card leaves play, unless a required cost thereby "
                "becomes unpayable."
            ),
        ),
    ),
    "instead": Entry("Instead", see="replacement_effect"),
    "interrupt": Entry(
        "Interrupt",
        (
            "An interrupt breaks into its triggering condition and resolves just before that condition does.",
            "A player triggers interrupts only on cards under their control and on encounter cards.",
            "Interrupts on an obligation in another player's play area are out of bounds.",
            "Several interrupts may meet one condition, but each triggers only once per occurrence.",
            "Copies of a card may each trigger their interrupt to one condition.",
            "An interrupt runs after its condition initiates and before it resolves.",
            "The chance to interrupt goes round in player order until everyone passes in a row.",
            "A 'would' interrupt resolves before the condition initiates, when it is imminent.",
            "Once everyone has passed in a row, that condition can no longer be interrupted.",
            ("After an interrupt replaces or cancels the condition, no more interrupts to the original may trigger."),
        ),
    ),
    "keywords": Entry(
        "Keywords",
        (
            "A keyword gives its card specific rules.",
            "Repeated instances of one keyword do nothing, but numbers of a numbered keyword add up.",
            "Alliance: any players may contribute to the card's costs.",
            "Assault: a basic thwart against the scheme uses ATK in place of THW.",
            "Form: gives the identity a unique form.",
            "Guard: a player engaged with the minion cannot attack the villain.",
            "Hinder X: the card enters play with X threat.",
            "Incite X: whoever reveals the card puts X threat on the main scheme.",
            "Linked: waits, set aside, for the card named in parentheses to bring it in.",
            "Overkill: an attack's excess damage goes to the identity or villain.",
            "Patrol: a player engaged with the minion cannot thwart the main scheme.",
            "Peril: other players cannot help the one resolving the card.",
            "Permanent: the card cannot leave play.",
            "Piercing: the attack discards the attacked character's tough cards before damage.",
            "Quickstrike: on engaging a player in hero form, the enemy attacks that player immediately.",
            "Ranged: the attack ignores retaliate.",
            "Requirement: the card is playable only if each specified resource is spent on it.",
            "Restricted: at most two such cards per player.",
            "Retaliate X: after being attacked, deals X damage to the attacker.",
            "Setup: starts the game in play.",
            "Stalwart: the character cannot be stunned or confused.",
            "Steady: stunned or confused only with two cards of that status.",
            "Surge: after revealing the card, the player reveals one more encounter card.",
            "Team-Up: playable only with both named characters in play.",
            Rule(
                "Teamwork: when such a minion enters play engaged beside another of the trait, all minions "
                "with that teamwork activate against their players.",
                na="The entry Teamwork says otherwise and is the more specific one; ruling R7 follows it.",
            ),
            "Temporary: discarded from play as the round ends.",
            "Toughness: comes into play with a tough status card.",
            "Uses: enters play with X counters, discarded when the last is gone and the effect has resolved.",
            "Victory X: goes to the victory display when defeated.",
            "Villainous: the minion gets a boost card when activating.",
        ),
    ),
    "labeled_ability": Entry(
        "Labeled Ability",
        (
            "A label in parentheses after the bold trigger makes the ability an attack, defense or thwart.",
            "An ability labeled (attack) is an attack by the player's identity.",
            "An ability labeled (defense) is a defense by the player's identity.",
            "Initiated during an attack, a (defense) ability makes the identity its defender.",
            "An ability labeled (thwart) is a thwart by the player's identity.",
            "An ability with several labels is each of those types, all by the identity.",
            ("A status card on the identity that cancels any labeled type cancels the whole ability, costs excepted."),
            ("An identity whose labeled ability a status card canceled has not attacked, defended or thwarted."),
            "Every status card that cancels one of the ability's labeled types is removed.",
        ),
    ),
    "lasting_effects": Entry(
        "Lasting Effects",
        (
            "A lasting effect applies for a stated duration and works like a constant ability meanwhile.",
            ("A lasting effect lives on after the ability that made it, whether or not that card is still in play."),
            "Lasting effects share the timing priority of constant effects.",
            "Cards that come to fit a lasting effect's criteria later are affected as well.",
            (
                "A lasting effect expires as soon as its end point comes, before abilities and delayed "
                "effects of that moment."
            ),
            "A lasting effect that expires with a period can be initiated only within that period.",
        ),
    ),
    "leaves_play": Entry(
        "Leaves Play",
        (
            "A card leaves play whenever it goes from play to out of play.",
            (
                "Being defeated, discarded, put in the victory display or removed from the game are all ways "
                "to leave play."
            ),
            "A card that left play is a new copy and remembers nothing.",
            "Cards attached to a card leaving play are discarded.",
        ),
    ),
    "limit": Entry(
        "Limit",
        (
            "'Limit X per [period]' allows each copy of the ability X uses in that period.",
            "A canceled use still counts toward the limit.",
        ),
    ),
    "linked": Entry(
        "Linked (Card Title)",
        (
            "Linked cards cannot be part of a deck.",
            "Linked cards are set aside at the start if any deck has the card named in their parentheses.",
            "Linked cards count toward neither minimum nor maximum deck size.",
        ),
    ),
    "look": Entry(
        "Look, Looked-At",
        (
            "Only the player resolving a 'look' ability sees the hidden cards.",
            Rule(
                "The player looking may tell the others as much about the cards as they like.",
                na="It speaks of what people tell each other at the table, which is no part of the game state.",
            ),
            "Cards looked at in a deck are still part of that deck.",
            "Cards looked at in a deck go back in the order they had.",
        ),
    ),
    "loses": Entry(
        "Loses",
        (
            "A card works as though it did not have whatever characteristic it loses.",
            "A lost characteristic still counts as printed.",
            "While the loss lasts, no new effect gives the characteristic back.",
        ),
    ),
}
