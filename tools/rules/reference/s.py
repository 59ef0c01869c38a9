"""Glossary entries Scenario-Specific Card to Swap."""

from .entry import Entry

ENTRIES: dict[str, Entry] = {
    "scenario_specific": Entry(
        "Scenario-Specific Card",
        (
            "A scenario includes every one of its scenario-specific cards, in the quantities it sets.",
            "Most scenarios sort them into a villain deck, a main scheme deck and an encounter deck.",
            "The scenario's name in the encounter set name area marks such a card.",
        ),
    ),
    "sch": Entry("SCH", see="basic_power, scheme_enemy"),
    "scheme_card": Entry(
        "Scheme (Card Type)",
        (
            "Schemes are main schemes, side schemes and player side schemes.",
            "For threat on or from 'a scheme', the player resolving the ability chooses which scheme it is.",
        ),
    ),
    "scheme_enemy": Entry(
        "Scheme (Enemy Activation)",
        (
            "Scheming is a kind of enemy activation.",
            "Step 1: a scheming villain or villainous minion gets 1 facedown boost card.",
            "Step 1 is skipped for minions without villainous.",
            "Step 2: the enemy's boost cards resolve singly, in the order they were dealt.",
            "Step 2a: turn the boost card up.",
            "Step 2b: resolve its Boost ability, if any; the rest of its text does nothing.",
            "Step 2c: the schemer gets +1 SCH per boost icon on it.",
            "Step 2d: discard it.",
            "Step 2e: go on with the next boost card, if there is one.",
            "Step 3: threat equal to the modified SCH goes onto the main scheme.",
        ),
    ),
    "search": Entry(
        "Search",
        (
            "A player searching an area may look at every card in it.",
            "A card that meets the criteria goes to the area the effect names.",
            "Among several cards that meet the criteria of a search the player chooses.",
            "Cards being searched do not leave the searched area.",
            "After searching any part of a deck, that whole deck is shuffled.",
            "Searching one's collection means looking through one's cards outside the current game.",
            "A player owns a card found that way until the game ends.",
        ),
    ),
    "self_referential": Entry("Self-Referential", see="referential_ability"),
    "set_aside": Entry(
        "Set Aside, Set-Aside",
        ("Set-aside cards are out of play and inert until the scenario or an ability refers to them.",),
    ),
    "setup_keyword": Entry(
        "Setup (Keyword)",
        (
            "Setup cards are in play from the start.",
            "Setup cards come into play in the 'Put Setup Cards Into Play' step.",
        ),
    ),
    "setup_ability": Entry(
        "Setup (Triggered Ability)",
        (
            "Setup abilities resolve during setup.",
            "Resolving a Setup ability is mandatory.",
            "Setup abilities on encounter cards resolve in the scenario setup step.",
            "Setup abilities on player cards resolve in the character setup step.",
        ),
    ),
    "shuffle": Entry(
        "Shuffle",
        (
            "Shuffling randomizes a deck until nobody can know its order.",
            "A searched deck is shuffled once the searching step or ability is done.",
        ),
    ),
    "side_scheme": Entry(
        "Side Scheme",
        (
            "A revealed side scheme enters play in the villain's area, beside the main scheme deck.",
            "A side scheme enters play with its starting threat.",
            ("A side scheme stays until it has no threat, which defeats and discards it, or an ability removes it."),
            "Thwarts by heroes and allies, and card abilities, can remove a side scheme's threat.",
        ),
    ),
    "simultaneous_resolution": Entry(
        "Simultaneous Resolution",
        ("The first player orders effects with the same bold timing trigger that would resolve together.",),
    ),
    "skirmish_mode": Entry("Skirmish Mode", see="modes_of_play"),
    "special": Entry(
        "Special",
        ("A Special ability is used only when another ability expressly says so.",),
    ),
    "stalwart": Entry(
        "Stalwart",
        (
            "A stalwart character cannot be stunned or confused.",
            "Gaining stalwart removes every stunned and confused card the character has.",
        ),
    ),
    "standard_mode": Entry("Standard Mode", see="modes_of_play"),
    "standard_set": Entry(
        "Standard Set",
        (
            "Most scenarios add the standard set.",
            (
                "The standard set is no modular set and cannot fill a scenario's choice of one, whether "
                "picked or random."
            ),
            "'Standard' in the encounter set name area marks cards of the standard set.",
        ),
    ),
    "star_icon": Entry(
        "Star Icon",
        (
            ("A star says that the text box has a mandatory ability for that field; by itself it does nothing."),
            "By an enemy's ATK or SCH: check its text box when it attacks or schemes with that value.",
            ("In an attachment's ATK or SCH field: check the attachment when its enemy uses the modified value."),
            "By an ally's ATK or THW: check its text box when it attacks or thwarts with that value.",
            "By a hero's ATK, THW or DEF, or an alter-ego's REC: check its text box when it uses that value.",
            "A power whose value is a star is 0 wherever a step or ability asks for it.",
            "In a boost field: check the text box when the card is turned up as a boost card.",
        ),
    ),
    "status_cards": Entry(
        "Status Cards",
        (
            "A character given a status card gets one of that type from the pool.",
            "A character has at most one status card of each type.",
            "A steady character may have one more confused and one more stunned card.",
            "Status cards have timing priority over all triggered abilities they conflict with.",
            "Confused cancels the character's next scheme or thwart.",
            "Stunned cancels the character's next attack.",
            "Tough keeps the character from taking damage.",
        ),
    ),
    "steady": Entry(
        "Steady",
        (
            "A steady character may have a second stunned and a second confused status card.",
            ("A steady character is stunned only with two stunned cards and confused only with two confused cards."),
            (
                "After a status cancels a steady character's attack, scheme or thwart, all status cards of "
                "that type come off."
            ),
        ),
    ),
    "stun": Entry(
        "Stun, Stunned",
        (
            "The stunned status cancels the character's next attack.",
            "To stun a character is to give it a stunned status card.",
            "Having a stunned status card makes a character stunned.",
            "A steady character is stunned only with two stunned status cards.",
            "A character that 'cannot be stunned' cannot receive stunned status cards.",
            ("A stunned identity or ally that tries to attack discards the card instead, attack abilities included."),
            "The costs of a stunned attack attempt, such as exhausting, are still paid.",
            "A stunned character may attempt an attack even without a valid target for it.",
            "A stunned villain or minion about to attack discards the card instead.",
            "A character whose attack was replaced in this way has not attacked.",
        ),
    ),
    "subtitle": Entry(
        "Subtitle",
        ("A subtitle under an ally's title is another alias of that character.",),
    ),
    "support": Entry(
        "Support",
        (
            "Supports enter play in a player's back row.",
            "A support is active while in play and stays until an ability makes it leave.",
            "What a support attacks, thwarts, defends or triggers is not done by its controller's identity.",
        ),
    ),
    "surge": Entry(
        "Surge",
        (
            (
                "After a surge card is revealed, the player resolving it reveals one more card from the "
                "encounter deck's top."
            ),
            (
                "Before the additional card is revealed the original card resolves completely, along with "
                "responses to its being revealed."
            ),
        ),
    ),
    "sustained_damage": Entry(
        "Sustained Damage",
        (
            "Sustained damage is maximum minus remaining hit points.",
            "For an identity or villain it is maximum hit points minus the dial.",
            "For an ally or minion it is the total of its damage tokens.",
        ),
    ),
    "swap": Entry(
        "Swap",
        (
            "A swap exchanges the places of two components.",
            "A swap needs a component in both places.",
            "Swapping a hand card with a deck's top card is not drawing.",
            "Swapping a card in play with one of the same title outside: neither enters or leaves play.",
            (
                "With the same title, tokens, attachments, status cards and ready or exhausted state pass to "
                "the newcomer."
            ),
            "With different titles, one card leaves play and the other enters play.",
            "With different titles, nothing passes over and the newcomer is ready.",
        ),
    ),
}
