"""Glossary entries Each Player to Hit Points."""

from .entry import Entry, Rule

ENTRIES: dict[str, Entry] = {
    "each_player": Entry(
        "Each Player",
        (
            "An effect for each player is resolved by one player after another.",
            "If an effect for each player gives no order, the first player decides it.",
            "A player who cannot do all of such an effect does as much as possible.",
        ),
    ),
    "each_time": Entry("Each Time", see="alteration_effect"),
    "effect": Entry("Effect", see="ability, cost"),
    "empty_deck": Entry("Empty Deck", see="player_deck, encounter_deck"),
    "encounter_card": Entry(
        "Encounter Card",
        (
            (
                "The eight encounter card types: villain, main scheme, side scheme, minion, attachment, "
                "environment, obligation, treachery."
            ),
            "Encounter cards fall into classifications such as scenario-specific or modular set.",
            Rule(
                "Most encounter cards have an orange back.",
                na="It speaks of how a physical card looks.",
            ),
        ),
    ),
    "encounter_deck": Entry(
        "Encounter Deck",
        (
            (
                "The encounter deck holds the attachments, environments, minions, side schemes and "
                "treacheries of a scenario."
            ),
            "The encounter deck's order changes only when a game step, game function or ability says so.",
            "When the encounter deck is empty, its discard pile is shuffled at once into a new one.",
            ("Each time the encounter deck is renewed an acceleration token goes next to the main scheme deck."),
            ("An ability discarding from the encounter deck stops when its condition is met or the deck is empty."),
            ("If the deck empties first, the discarding ability is fulfilled and does not go on into the new deck."),
            "With encounter deck and encounter discard pile both empty, the players lose.",
        ),
    ),
    "encounter_discard_pile": Entry("Encounter Discard Pile", see="discard_pile"),
    "encounter_set": Entry(
        "Encounter Set",
        (
            "An encounter set is a group of encounter cards.",
            "The four kinds: scenario-specific sets, modular sets, the Standard set and the Expert set.",
        ),
    ),
    "end_of_player_phase": Entry(
        "End of Player Phase",
        (
            "Step 1: in player order, each player may discard as many cards from hand as they like.",
            "Step 1: a player over hand size must discard down to it.",
            "Step 2: all players at once draw up to hand size.",
            "Step 3: all players at once ready all of their cards.",
            "Step 4: 'until the end of the phase' effects run out.",
            "Step 5: 'when' and 'after the phase ends' effects resolve.",
        ),
    ),
    "enemy": Entry(
        "Enemy",
        (
            "Enemies are minions and villains.",
            ("As an adjective, 'enemy' covers the scenario's own game elements, such as its cards and abilities."),
        ),
    ),
    "enemy_activation": Entry("Enemy Activation", see="activation, attack_enemy, scheme_enemy"),
    "enemy_attacks": Entry("Enemy Attacks", see="activation, attack_enemy"),
    "enemy_schemes": Entry("Enemy Schemes", see="activation, scheme_enemy"),
    "energy_resource": Entry(
        "Energy Resource",
        (
            "Energy is one of the four resource types.",
            "Energy resources pay resource costs of cards and abilities.",
            "Some abilities ask for energy resources in particular.",
        ),
    ),
    "engage": Entry(
        "Engage",
        (
            "A minion entering play in a player's play area engages that player.",
            "By default a minion engages the player resolving the current encounter card.",
            (
                "A minion stays engaged until defeated, removed from play or moved by an ability to engage "
                "somebody else."
            ),
            "When an ability has a player engage a minion, the minion has engaged that player too.",
            "A minion cannot be made to engage the player it is engaged with already.",
        ),
    ),
    "enters_play": Entry(
        "Enters Play",
        (
            "A card enters play whenever it goes from out of play into play.",
            "Playing it, putting it into play and revealing it are all ways to enter play.",
        ),
    ),
    "environment": Entry(
        "Environment",
        (
            "An environment lays down rules for the whole scenario.",
            "An environment enters play in the villain's play area and is active while there.",
            "An environment stays until an ability or game effect makes it leave.",
        ),
    ),
    "event": Entry(
        "Event",
        (
            "Events are generally played for an effect that happens at once.",
            "Playing an event puts it faceup on the table, where it is not in play, and its costs are paid.",
            "An event's effects then resolve, unless canceled, and it goes to its owner's discard pile.",
            "An event with canceled effects counts as played, with its costs paid.",
            "Playing an event is optional unless its play instructions say 'must'.",
            "An event that needs targets cannot be played without a valid one.",
            (
                "An event extends the identity: whatever it attacks, thwarts, defends or triggers, the "
                "player's identity does."
            ),
            "A change to an event's damage or threat removal applies to each of its instances.",
            "A change worded for 'an attack' applies only to the first attack of an event with several.",
        ),
    ),
    "excess_damage": Entry(
        "Excess Damage",
        ("Damage dealt beyond a character's remaining hit points is excess damage.",),
    ),
    "exhausted": Entry(
        "Exhausted",
        (
            Rule(
                "An exhausted card lies turned by 90 degrees.",
                na="It speaks of how a physical card lies on a table.",
            ),
            "An exhausted card cannot exhaust again before it is ready.",
            "Abilities on an exhausted card stay active.",
            "Abilities that exhaust their card as a cost have to wait until it is ready.",
        ),
    ),
    "expert_mode": Entry("Expert Mode", see="modes_of_play"),
    "expert_set": Entry(
        "Expert Set",
        (
            "Expert mode adds the expert set to the scenario.",
            ("The expert set is no modular set and cannot fill a scenario's choice of one, whether picked or random."),
            "'Expert' in the encounter set name area marks cards of the expert set.",
        ),
    ),
    "find": Entry(
        "Find",
        (
            "To find a card, a player searches every area where it may be.",
            "No area should be searched needlessly when the card's place is known.",
            "Not searched: facedown encounter cards, the victory display, cards removed from the game.",
            (
                "Told to 'find and reveal' a minion in play, the player engages it and resolves what its "
                "being revealed causes."
            ),
            "A minion found in play keeps its attachments and tokens.",
            "A minion found in play does not count as entering play.",
            "A minion found in play counts as engaging the player unless it was engaged with them before.",
        ),
    ),
    "first_player": Entry(
        "First Player",
        (
            "The players settle on a first player as the game begins.",
            "The first player token shows who it is.",
            "In villain phase step five the token goes to the next player clockwise.",
            "If the first player is eliminated, the token goes clockwise at once.",
            "The first player picks among eligible targets when an encounter card has several.",
            "The first player does whatever an encounter card asks for without naming a player.",
            "The first player orders effects that would resolve at the same time.",
            "At every chance to interrupt the first player goes first, then the others in player order.",
            "Responses work alike: the first player goes first, then the others in player order.",
        ),
    ),
    "flip": Entry(
        "Flip",
        (
            "Flipping turns the faceup side of a card facedown.",
            "A foldable three-sided card has flipped whenever its faceup side changes.",
            "Flipped to a side of the same card type, it keeps attachments, status cards and tokens.",
            "Flipped to a side of another card type, it loses all of them.",
        ),
    ),
    "for_each": Entry(
        "For Each",
        (
            "'For each' repeats an effect once per counted game element.",
            "A 'for each' effect has a single target unless the clause says 'choose'.",
            "Without 'choose', the damage or threat removal of a 'for each' effect is one single instance.",
            ("With 'choose', every repetition of a 'for each' effect is its own instance, even on the same target."),
            "A modifier to a 'for each' effect applies to each of its instances.",
        ),
    ),
    "forced": Entry(
        "Forced",
        (
            "A 'Forced' triggered ability must be initiated.",
            "A forced ability that needs targets and has no valid one does not initiate.",
            "Costs of a forced ability that does not initiate are not paid.",
            (
                "Forced interrupts go before other interrupts to the same condition, forced responses before "
                "other responses."
            ),
            "The first player orders forced abilities of the same moment, whoever controls them.",
            ("Each forced ability resolves as fully as possible before the next to the same condition initiates."),
        ),
    ),
    "form": Entry(
        "Form, Change Form",
        (
            "A player is in hero form or in alter-ego form, as the identity card shows.",
            "Once a round, on their own turn, a player may change form by flipping the identity card.",
            (
                "Damage, status cards, lasting effects, attachments, tokens and ready or exhausted state "
                "outlast a form change."
            ),
            "A form change made by an ability does not use up the voluntary one.",
            "In hero form, abilities about an alter-ego do not touch that identity.",
            "In alter-ego form, abilities about a hero do not touch that identity.",
            "A '[type] form' keyword gives the identity a further form of its own.",
            "Further forms come on top of hero and alter-ego form, with their own conditions for changing.",
            "Changing a further form leaves the flip allowance untouched.",
            "Changing a further form does trigger effects that look for a change of form.",
            "'[Type] form only' cards are played or put into play only by a player in that form.",
        ),
    ),
    "friendly": Entry(
        "Friendly",
        ("Cards the players control are friendly.",),
    ),
    "gains": Entry(
        "Gains",
        (
            "A card works as though it had whatever characteristic it gains.",
            "A gained characteristic does not count as printed.",
        ),
    ),
    "game_element": Entry(
        "Game Element",
        ("Game elements are cards, decks, discard piles, hands, hit point dials, players and tokens.",),
    ),
    "generate": Entry("Generate", see="resource"),
    "gets": Entry(
        "Gets",
        (
            "What a character 'gets' modifies the statistic while the ability is active.",
            "Once a 'gets' ability is inactive, the value goes back to what it would be without it.",
            (
                "Getting hit points modifies remaining and maximum hit points alike, for as long as the "
                "ability is active."
            ),
        ),
    ),
    "guard": Entry(
        "Guard",
        (("A player engaged with a guard minion cannot attack, with any card they control, a villain without guard."),),
    ),
    "hand_size": Entry(
        "Hand Size",
        (
            "Each player discards down or draws up to hand size when the player phase ends.",
            "Drawing up goes card by card, with a check after each one.",
        ),
    ),
    "hazard_icon": Entry(
        "Hazard Icon",
        (
            ("Villain phase step three deals 1 extra encounter card per hazard icon in play, not one per player."),
            "Hazard cards go out in player order, starting with the first player.",
        ),
    ),
    "heal": Entry(
        "Heal",
        (
            "Healing takes sustained damage off a character.",
            "Healing stops at maximum hit points unless the effect says it goes beyond.",
            "Moving damage off a character heals it.",
        ),
    ),
    "hero": Entry("Hero, Hero Form", see="identity, form"),
    "heroic_mode": Entry("Heroic Mode", see="modes_of_play"),
    "hinder": Entry(
        "Hinder X",
        ("A hinder X card enters play with X threat placed on it.",),
    ),
    "hit_points": Entry(
        "Hit Points",
        (
            "All characters have hit points: identities, allies, minions and villains.",
            "Damage dealt lowers a character's remaining hit points.",
            "'Starting hit points' means the value printed on the identity.",
            Rule(
                "A dial shows the remaining hit points of an identity or villain, and damage turns it down.",
                na="It speaks of physical components; the state keeps a number for every character.",
            ),
            "A player whose dial reaches zero is defeated and eliminated.",
            "A villain whose dial reaches zero has that stage defeated.",
            "Damage tokens on an ally or minion lower its remaining hit points by their total.",
            ("An ally or minion with no remaining hit points is defeated and goes to the fitting discard pile."),
            "No damage can defeat a character whose hit points are infinite.",
            "A character with infinite hit points can nevertheless be dealt damage.",
        ),
    ),
}
