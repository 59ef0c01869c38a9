"""Glossary entries Table Talk to You, Your."""

from .entry import Entry, Rule

ENTRIES: dict[str, Entry] = {
    "table_talk": Entry(
        "Table Talk",
        (
            "Players may talk about everything, cards in hand included.",
            "Nobody has to tell what is in their hand.",
            "While a peril card resolves, players may not consult each other.",
        ),
    ),
    "target": Entry(
        "Target",
        (
            "An element that a function or ability is directed at is its target while it resolves.",
            "Whatever requires targets can be initiated only with at least one valid target.",
            "Basic powers require a valid target.",
            "'Choose a [game element]' means that targets must be selected for the ability to initiate.",
            "Drawing cards has a valid target as long as the player's deck has a card.",
            "A target is valid if any part of the ability or function can affect it.",
            "A character with 0 ATK, SCH or THW may use it all the same on an otherwise valid target.",
            "Costs do not count in judging whether a target can be affected.",
            "Of several effects on a target, one that can affect it is enough.",
            "A target is not valid for doing something another ability says it cannot do.",
            "Damage dealt but not taken still affects the target.",
            "A target that 'cannot take damage' is not valid for dealing damage to it.",
            "An attack-labeled ability has no valid target in something that cannot be attacked.",
            "A thwart-labeled ability has no valid target in something that cannot be thwarted.",
            ("'That [target]' is the earlier effect's target, and needs to have been valid for that earlier effect."),
            (
                "An ability or function with many targets, such as 'each enemy', can be initiated if one of "
                "them is valid."
            ),
            "An ability or function with many targets does not resolve against those that are not valid.",
            "An ability about a future target needs no target to initiate.",
        ),
    ),
    "target_threat": Entry(
        "Target Threat",
        ("Target threat, at the upper left, is the threat at which the main scheme deck advances.",),
    ),
    "team_up": Entry(
        "Team-Up",
        (
            "A team-up card goes only into a deck whose identity is one of the two named characters.",
            "A team-up card can be played only with both named characters in play, as identity or ally.",
        ),
    ),
    "teamwork": Entry(
        "Teamwork (Trait)",
        (
            (
                "When a teamwork minion enters play engaged and another minion has the trait, the newcomer "
                "activates against its player."
            ),
        ),
    ),
    "temporary": Entry(
        "Temporary",
        ("A temporary card is discarded from play when the round ends.",),
    ),
    "text_box": Entry(
        "Text Box",
        (
            "The text box holds printed abilities, traits and flavor text.",
            "An ability that refers to a text box means only the printed abilities in it.",
            "Icons printed in a text box are abilities of that text box.",
        ),
    ),
    "that": Entry("That", see="alteration_effect, target"),
    "then": Entry(
        "Then",
        (
            "What follows 'then' needs what precedes it to be fully true or resolved.",
            "If the first part resolves in full, the second must try to resolve.",
            "If the first part does not resolve in full, the second is not tried.",
        ),
    ),
    "this": Entry("This", see="alteration_effect"),
    "threat": Entry(
        "Threat",
        ("Threat tokens track the threat on schemes.",),
    ),
    "thw": Entry("THW", see="basic_power, thwart"),
    "thwart": Entry(
        "Thwart",
        (
            "A hero or ally makes a basic thwart by exhausting, removing its THW in threat from a scheme.",
            "A basic thwart needs a scheme with threat to remove, unless the character is confused.",
            "Resolving an ability labeled as a thwart thwarts the scheme it names.",
            "A thwart-labeled ability does not exhaust the hero unless its text says so.",
            "One thwart-labeled ability is one thwart, however many times it removes threat.",
            (
                "An increase to a thwart ability's threat removal raises each of its instances not worded as "
                "'additional'."
            ),
        ),
    ),
    "timing": Entry("Timing", see="ability, interrupt, response, would"),
    "tough": Entry(
        "Tough",
        (
            ("A tough character about to take damage has all of it prevented and discards a tough card instead."),
            "A character with several tough cards discards only one each time.",
            "A tough hero who defends subtracts DEF first; at 0 damage the tough card stays.",
            "Overkill passes no damage on from a tough ally or minion.",
            "A character saved by its tough card has not taken damage.",
        ),
    ),
    "toughness": Entry(
        "Toughness",
        ("Toughness gives its character a tough status card on entering play.",),
    ),
    "traits": Entry(
        "Traits",
        (
            "Traits do nothing themselves; abilities refer to cards with or without them.",
            "Traits are no part of the printed text box as far as abilities are concerned.",
        ),
    ),
    "treachery": Entry(
        "Treachery",
        (
            "The player revealing a treachery must resolve its effects.",
            "Resolved or canceled, a treachery goes to the encounter discard pile.",
            "If enemy activations are its last effect, it has resolved and is discarded only after them.",
        ),
    ),
    "triggered_ability": Entry(
        "Triggered Ability",
        ("A triggered ability is told by its bold timing trigger and colon.",),
    ),
    "triggering_condition": Entry(
        "Triggering Condition",
        (
            (
                "A triggering condition is the occurrence that marks when an ability may be used, generally "
                "after 'when' or 'after'."
            ),
            "Each interrupt and response triggers only once per occurrence of its condition.",
            "Copies of a card may each trigger on one occurrence.",
            ("One occurrence with several triggering conditions has one interrupt window and one response window."),
            "In such a shared window, abilities about any of the conditions may be used in any order.",
        ),
    ),
    "undefended": Entry("Undefended", see="attack_enemy"),
    "unique_icon": Entry(
        "Unique Icon",
        (
            "A card with this icon before its title is unique.",
            "The group may have only one copy of a unique card, by title, in play.",
            "A deck, identity included, may have only one copy of a unique card by title.",
            "Identities of one title with different alter-egos may coexist in play.",
            "Unique allies of one title with different subtitles may coexist in deck and in play.",
            "An ally lacking a subtitle cannot coexist with one of that title that has a subtitle.",
            "A hero and a unique ally of one title may coexist if alter-ego and subtitle differ.",
            (
                "A revealed unique minion whose title a unique character in play has is discarded, and a new "
                "card is revealed."
            ),
            (
                "An ability cannot put a unique minion into play beside a unique character of its title; its "
                "other parts resolve."
            ),
        ),
    ),
    "upgrade": Entry(
        "Upgrade",
        (
            "An upgrade is active while in play and stays until an ability makes it leave.",
            "Most upgrades enter play by the identity and modify hero, alter-ego or both.",
            "An upgrade that attaches to a card modifies that card, not the identity of whoever played it.",
            "A player controls upgrades on their characters, even ones another player owns.",
            "An upgrade extends its controller's identity unless attached to a different friendly character.",
            ("What an upgrade that extends the identity attacks, thwarts, defends or triggers, the identity does."),
        ),
    ),
    "uses": Entry(
        "Uses (X Type)",
        (
            "A uses card enters play with X all-purpose counters from the pool.",
            "The word after the number names the kind of use.",
            "A uses card also has an ability with such a use in its cost.",
            ("When the last counter of a uses card is gone and the effect has resolved, the card is discarded."),
        ),
    ),
    "valid_target": Entry("Valid Target", see="target"),
    "victory_display": Entry(
        "Victory Display",
        (
            "All players share the victory display, which is out of play.",
            "Cards there follow the usual rules for cards out of play.",
        ),
    ),
    "victory": Entry(
        "Victory X",
        (
            "A victory X ally, minion or side scheme goes to the victory display when defeated.",
            ("A victory X attachment goes there when the card it is on is defeated; that card is discarded normally."),
            "A card with victory X and uses goes there when its last counter is removed.",
            "In the victory display the card is worth X victory points.",
            "Scenarios and campaigns may count victory points.",
        ),
    ),
    "villain": Entry(
        "Villain, Villain Deck",
        (
            "The villain is a deck of one or more stages in sequence.",
            "The players defeat the villain by bringing every stage to zero hit points.",
            "Villain cards cannot be discarded from play.",
        ),
    ),
    "villain_defeat": Entry(
        "Villain Defeat",
        (
            "A villain dial at zero means that stage is defeated.",
            "The defeated stage is removed from the game.",
            "The next stage is revealed and the dial set to what it shows.",
            "Defeating the last stage wins the game for the players.",
            "The new villain stage takes none of the excess damage.",
            "Attachments, upgrades, status cards, counters and tokens other than damage carry over.",
            "Nothing on the villain carries over to a stage with a different title.",
            "A villain defeated while activating goes on with that activation as the new stage.",
            "A new stage with a different title ends the activation unresolved.",
        ),
    ),
    "villain_phase": Entry(
        "Villain Phase",
        (
            "Step 1: the main scheme gets the threat of its acceleration field.",
            "Step 1: it also gets 1 threat for every active acceleration icon and token.",
            "Step 2: in player order, each player goes through parts a and b.",
            "Step 2a: the villain activates against the player.",
            ("Step 2b: then each minion engaged with the player activates, in an order of that player's choice."),
            "Step 3: each player is dealt 1 encounter card.",
            "Step 3: then 1 extra card per hazard icon in play, in player order.",
            "Step 4: the first player reveals and resolves their encounter cards singly, as dealt.",
            "Step 4: the others follow in player order until no dealt card is left.",
            "Step 5: the first player token goes to the next player clockwise.",
            "Step 6: effects until the end of the villain phase or the round run out.",
            "Step 7: 'when' and 'after' the phase or the round ends effects resolve.",
        ),
    ),
    "villains_play_area": Entry(
        "Villain's Play Area",
        (
            (
                "The villain's area holds villain, main scheme and encounter decks, encounter discard pile "
                "and the villain's dial."
            ),
            "Environments and side schemes enter play there.",
            "Attachments are in it when on a card in it, and not when on a card in a player's area.",
            "Minions engaged with a player are outside it, in that player's area.",
            "Obligations given to a player are outside it, in that player's area.",
        ),
    ),
    "villainous": Entry(
        "Villainous",
        (
            "An activating villainous minion gets a facedown boost card from the encounter deck's top.",
            (
                "In the activation the boost card is turned up, its Boost ability resolved and its icons "
                "applied to the minion."
            ),
            "A villainous minion's boost card is discarded after the activation.",
            "'The villain' in a Boost ability resolved for a minion is still the villain.",
        ),
    ),
    "when_completed": Entry(
        "When Completed Abilities",
        (
            "The bold 'When Completed' trigger makes an ability a triggered one of this kind.",
            "When a main scheme is completed, its When Completed abilities resolve.",
        ),
    ),
    "when_defeated": Entry(
        "When Defeated Abilities",
        (
            "The bold 'When Defeated' trigger makes an ability a triggered one of this kind.",
            (
                "When Defeated abilities resolve when their card is defeated: ally, minion, side scheme, "
                "villain stage or main scheme stage."
            ),
            "Only once its When Defeated abilities have resolved does the defeated card leave play.",
        ),
    ),
    "when_revealed": Entry(
        "When Revealed Abilities",
        (
            "The bold 'When Revealed' trigger makes an ability a triggered one of this kind.",
            (
                "When Revealed abilities resolve when their card is revealed from the encounter deck or as a "
                "new scheme or villain stage."
            ),
            ("When Revealed abilities of an encounter card entering play in setup resolve in the scenario setup step."),
            ("When Revealed abilities of an encounter card put into play without being revealed do not trigger."),
        ),
    ),
    "wild_resource": Entry(
        "Wild Resource",
        (
            "Wild is one of the four resource types.",
            "Wild resources pay resource costs of cards and abilities.",
            "On generating one, the player may say which of the four types it counts as.",
            "If a card's wild resources are doubled, each may be a different type.",
            "Some abilities ask for wild resources in particular.",
            "When no cost is being paid, a wild resource is wild and nothing else.",
        ),
    ),
    "winning": Entry(
        "Winning the Game",
        (
            "The players win when the final villain stage is defeated.",
            "The villain wins when the final main scheme stage is completed.",
            "Where a scenario has other ways to win or lose, those decide too.",
            "A scenario's own ways to win or lose can be neither blanked nor canceled.",
        ),
    ),
    "would": Entry(
        "Would",
        (
            "A 'would' interrupt goes before interrupts to the same condition worded without 'would'.",
            (
                "If a 'would' interrupt changes what is about to happen, the original trigger can no longer "
                "be interrupted."
            ),
        ),
    ),
    "x_value": Entry("X (Value)", see="non_numerical_variable"),
    "you": Entry(
        "You, Your",
        (
            "'You' means the player's identity wherever it can.",
            "Damage to 'you' goes on the identity's dial.",
            "Indirect damage to 'you' may be assigned to characters the player controls.",
            "An ability that exhausts 'you' exhausts the identity.",
            "A status card for 'you' goes on the identity.",
            "Abilities triggered by what 'you' do look at what the identity does, if that is possible.",
            ("In 'after [enemy] attacks you', 'you' is the attacked player, even one who defended with an ally."),
            "'You' means the player wherever it cannot mean the identity.",
            "Discarding from 'your' hand means the player's hand.",
            "Searching 'your' deck means the player's deck.",
            "Acting on a non-identity card 'you' control means the card in the player's play area.",
            "Abilities about what only a player can do are performed by the player in person.",
            "What resolves on a card that extends an identity is done by that identity.",
            "Events extend the identity: what they attack, thwart, defend or trigger, it does.",
            Rule(
                "Resources extend the identity: what the player spends, it spends.",
                na="Nothing in the game tells spending by a player from spending by their identity.",
            ),
            "Upgrades extend their controller's identity unless attached to a different friendly character.",
            "Allies do not extend the identity: what they do, it has not done.",
            "Supports do not extend the identity: what they do, it has not done.",
        ),
    ),
}
