"""Glossary entries Main Scheme to Ownership and Control."""

from .entry import Entry, Rule

ENTRIES: dict[str, Entry] = {
    "main_scheme": Entry(
        "Main Scheme, Main Scheme Deck",
        (
            "In villain phase step one the main scheme gets the threat shown in its acceleration field.",
            "Active acceleration tokens and icons modify the threat placed in step one.",
            "With threat at or above its target threat, the main scheme is completed and its deck advances.",
            "When the villain completes the last stage, the villain has won.",
            "Advancing in any other way does not complete the main scheme.",
            "Advance, 1: the top main scheme card is removed from the game.",
            (
                "Advance, 1: its tokens except acceleration tokens return to the pool, and cards attached to "
                "it are discarded."
            ),
            "Advance, 2: resolve When Revealed on side A of the new card.",
            "Advance, 3: flip it to side B and place its starting threat.",
            "Advance, 3: then resolve When Revealed on side B.",
            "Threat beyond the target does not carry over to the next stage.",
            "Acceleration tokens do carry over to the next stage.",
            "Main schemes cannot be discarded from play.",
        ),
    ),
    "max": Entry(
        "Max, Maximum",
        (
            "'Max' binds all players together, over every copy with the same title.",
            "'Max X per [period]' caps how often copies are played in that period.",
            "A canceled card still counts toward the maximum.",
            "'Max X per deck' caps the copies in each player deck.",
            "'Max 1 per player' caps the copies a single player controls in play.",
            "A player with a 'Max 1 per player' card cannot take control of another copy.",
            "'Max 1 per [game element]' caps the copies attached to each such element.",
            ("'Max 1 per [instance]' caps, over all copies, how often one triggering instance triggers the ability."),
            "'(To a maximum of [value])' caps that ability while it lasts.",
            "'(To a maximum of +X)' binds only the ability it is written in.",
            "'(To a maximum [game element] of X)' binds all abilities that raise that element.",
        ),
    ),
    "maximum_hit_points": Entry(
        "Maximum Hit Points",
        ("Maximum hit points are base hit points plus or minus all active 'gets' modifiers.",),
    ),
    "may": Entry(
        "May",
        (
            "'May' leaves it to the named player to resolve what follows.",
            "If 'may' names nobody, the controller of the card with the ability decides.",
        ),
    ),
    "mental_resource": Entry(
        "Mental Resource",
        (
            "Mental is one of the four resource types.",
            "Mental resources pay resource costs of cards and abilities.",
            "Some abilities ask for mental resources in particular.",
        ),
    ),
    "minion": Entry(
        "Minion",
        (
            ("By default a minion engages whoever reveals it or resolves the ability that brings it into play."),
            "A minion stays in play until an ability or game effect makes it leave.",
            "A minion with no remaining hit points is defeated and discarded.",
            (
                "In villain phase step two, after the villain, engaged minions activate singly in an order "
                "their player chooses."
            ),
            "Minions attack a player in hero form and scheme against one in alter-ego form.",
            ("A minion that joins while all minions engaged with that player are activating activates as well."),
        ),
    ),
    "modes_of_play": Entry(
        "Modes of Play",
        ("Before a game the players pick a mode of play or combine several.",),
    ),
    "mode_standard": Entry(
        "Modes of Play: Standard Mode",
        ("Standard mode follows the scenario's own contents and setup.",),
    ),
    "mode_expert": Entry(
        "Modes of Play: Expert Mode",
        (
            ("Expert mode uses the scenario's expert villain stages and adds the Expert set to the encounter deck."),
            "Expert mode combines with heroic, skirmish and campaign mode.",
        ),
    ),
    "mode_heroic": Entry(
        "Modes of Play: Heroic Mode",
        (
            "Before the game the group chooses a heroic level.",
            "Each villain phase step three deals every player as many extra encounter cards as that level.",
            "Heroic mode combines with expert, skirmish and campaign mode.",
        ),
    ),
    "mode_skirmish": Entry(
        "Modes of Play: Skirmish Mode",
        (
            Rule(
                "Skirmish mode is also known as rookie mode.",
                na="It is only another name; there is nothing more to it.",
            ),
            "Before the game the group chooses one version of the villain.",
            "In setup step eight only that version comes into play; the rest of the villain deck is removed.",
            "Skirmish mode combines with expert, heroic and campaign mode.",
        ),
    ),
    "mode_campaign": Entry(
        "Modes of Play: Campaign Mode",
        (
            Rule(
                "Campaign mode links scenarios, played in sequence under the rules of the campaign's own book.",
                na="The rules of a campaign stand in its own book; a game of the engine is one scenario.",
            ),
            Rule(
                "Expert campaign mode is a harder variant with rules in that same book.",
                na="The rules of a campaign stand in its own book; a game of the engine is one scenario.",
            ),
            Rule(
                "The campaign log records what persists from game to game.",
                na="A campaign log is kept between games; a game of the engine is one scenario.",
            ),
            Rule(
                "A card removed from the campaign stays unusable in it, even when a scenario is retried.",
                na="It speaks of what is kept between games; a game of the engine is one scenario.",
            ),
            Rule(
                "Other modes are chosen scenario by scenario, whatever the campaign's difficulty.",
                na="The modes of every game are arguments of that game; nothing carries over from another.",
            ),
            Rule(
                "Campaign mode combines with expert, heroic and skirmish mode.",
                na="The rules of a campaign stand in its own book; a game of the engine is one scenario.",
            ),
        ),
    ),
    "modifiers": Entry(
        "Modifiers",
        (
            "Every modified quantity is checked and updated all the time.",
            (
                "Whenever a modifier comes or goes, the quantity is computed anew from its base value with "
                "all active modifiers."
            ),
            "Modifiers apply at the same time, but adding and subtracting comes before doubling and halving.",
            "A 'set' value overrides every other modifier; the latest of several wins.",
            "A final value below zero is treated as zero.",
            "Fractions round up after all modifiers.",
        ),
    ),
    "modular_encounter_set": Entry(
        "Modular Encounter Set",
        (
            "Modular sets can be added to or taken from nearly any scenario.",
            "Many scenarios say how many modular sets they need, some fixed and some chosen by the players.",
            "A modular set goes in as a whole unless scenario rules state otherwise.",
            "The set's name in the encounter set name area marks its cards.",
        ),
    ),
    "move": Entry(
        "Move",
        (
            "Nothing can move to the place where it already is.",
            "A move needs a valid source and a valid destination.",
            "Damage can move between dials and cards.",
            ("From dial to card: the dial goes up, to its maximum at most, and that much damage goes on the card."),
            "From card to dial: damage comes off the card and the dial goes down as much.",
            "Damage moved to a character is dealt to it.",
            "Threat moved to a scheme is placed on it.",
        ),
    ),
    "nemesis_encounter_set": Entry(
        "Nemesis Encounter Set",
        (
            "Each player sets aside their identity's nemesis set, out of play, as the game starts.",
            "Encounter cards may say how a nemesis set comes into play.",
            "A nemesis set is part of its identity-specific set.",
            "Nemesis cards go only with an identity that shares their set icon.",
        ),
    ),
    "non_numerical_variable": Entry(
        "Non-Numerical Variable",
        (
            "A letter or symbol in place of a number is 0 for steps, functions and abilities.",
            "If something defines the variable, it has the defined value.",
            ("X in a cost is fixed by the card or the player first; later changes to the amount paid leave X alone."),
        ),
    ),
    "obligation": Entry(
        "Obligation",
        (
            "'You' and 'your' on an obligation mean only the player in whose play area it lies.",
            "Each identity has one or more obligations, shuffled into the encounter deck in setup.",
            "An identity's own obligations are part of its identity-specific set.",
            "An identity's own obligations go only with an identity that shares their set icon.",
            "An obligation that names its player goes into the play area of whoever has that identity.",
            "The player given an obligation decides how to resolve it.",
            (
                "An obligation that cannot be given to its player is removed from the game unresolved, and "
                "another encounter card is revealed."
            ),
            ("An obligation that names nobody goes into the play area of the player revealing it, who resolves it."),
            "Only the player with the obligation triggers its abilities or pays its costs.",
            "An obligation drawn from a player deck goes into that player's play area.",
            "No card replaces a drawn obligation, except when filling up to hand size.",
        ),
    ),
    "otherwise": Entry(
        "Otherwise",
        (
            "An 'otherwise' effect resolves only if the effect before it could not resolve.",
            "An 'otherwise' effect resolves when the earlier effect cannot resolve even in part.",
        ),
    ),
    "overkill": Entry(
        "Overkill",
        (
            ("Excess damage to an ally from an overkill attack is dealt simultaneously to its controller's identity."),
            "Excess damage to a minion from an overkill attack is dealt simultaneously to the villain.",
            "Overkill damage is damage from an attack, but the identity or villain was not attacked by it.",
            "Abilities that count excess damage count the amount overkill works with.",
            "A tough ally or minion passes on no overkill damage.",
        ),
    ),
    "overpay": Entry("Overpay", see="cost"),
    "ownership_control": Entry(
        "Ownership and Control",
        (
            "A player owns the cards that were in their deck when setup began.",
            "The scenario owns the encounter deck and every encounter card.",
            "Cards enter play under control of their owner, encounter cards under that of the scenario.",
            "An upgrade on another player's card is controlled by that other player.",
            ("Taking control of a campaign or scenario card with a player card back makes that player its owner."),
            "Ownership gained by taking control lasts until the game ends or someone else takes control.",
            "Control changes only when an ability says so outright.",
            "Cards in a player's own out-of-play areas are under that player's control.",
            "A card under another's control that leaves play ends up in its owner's matching area.",
            "If its owner is out of the game, such a card is removed from the game.",
            Rule(
                "No ability can interact with that second placement in the owner's area.",
                na="A card goes straight to its owner's pile; there is no second placement to interact with.",
            ),
            "A character changing control keeps its state and moves to the new controller's play area.",
            "Upgrades on a card change control along with it.",
            "A control change without duration lasts while the card is in play.",
            "When the ability behind the change stops, the card returns to its owner's control.",
            "'You control' means cards in play that the player controls at present.",
        ),
    ),
}
