"""Appendix I (deck customization) and Appendix II (setup)."""

from .entry import Entry, Rule

ENTRIES: dict[str, Entry] = {
    "appendix_player_decks": Entry(
        "Appendix I: Player Decks",
        (
            "A player chooses exactly one identity.",
            "A player deck has 40 to 50 cards.",
            "The identity and permanent cards are not counted in the deck's size.",
            "All identity-specific cards of the identity must be in, in exactly the set's quantities.",
            "A player may choose exactly one of Justice, Aggression, Protection and Leadership.",
            "The rest of the deck consists of cards of the chosen aspect and basic cards.",
            "At most three copies, by title, of a non-unique card.",
            "At most one copy, by title, of a unique card, identity included.",
            "Unique cards of one title may both be in if subtitles or alter-egos differ.",
            "Deckbuilding requirements on the identity must be met.",
        ),
    ),
    "appendix_encounter_decks": Entry(
        "Appendix I: Encounter Decks",
        (
            ("Each scenario recommends the sets that make up its encounter deck, and players may change that list."),
            "Expert mode uses other villain stages and adds the expert set.",
            "The recommended modular set may be exchanged for any other.",
            "Several modular sets may be added.",
            Rule(
                "The modular set may be picked blindly from facedown sets and shuffled in unseen.",
                na="It speaks of how people pick a set at a table; a caller of new_game may pick at random and not look.",
            ),
        ),
    ),
    "appendix_setup": Entry(
        "Appendix II: Setup",
        (
            "Step 1: each player picks an identity, alter-ego side up.",
            "Step 2: each player sets the dial to the identity's starting hit points.",
            "Step 3: the group chooses the first player, who gets the token.",
            "Step 4: each identity's obligation is set aside.",
            "Step 5: each identity's nemesis and its encounter cards are set aside.",
            "Step 6: the players shuffle their decks.",
            Rule(
                "Step 7: tokens, counters and status cards are laid out within reach.",
                na="It speaks of physical components; the state needs no supply of them.",
            ),
            "Step 8: a scenario is chosen; its villain deck and main scheme deck come into play.",
            "Step 9: the villain's dial is set to the value on the villain card.",
            (
                "Step 10: the sets listed on main scheme 1A and the obligations set aside are shuffled into "
                "the encounter deck."
            ),
            ("Step 11: cards with the setup keyword are searched in decks and set-aside area and put into play."),
            "Step 12a: Setup instructions on main scheme 1A resolve.",
            "Step 12b: the main scheme flips to 1B and its When Revealed abilities resolve.",
            "Step 12c: the villain's When Revealed abilities resolve.",
            Rule(
                "Step 13: in campaign mode, the scenario's campaign setup is done.",
                na="It points at the booklet of a campaign; no product with a campaign is defined.",
            ),
            "Step 14: each player draws up to hand size, modifiers included.",
            ("Step 15: each player may discard any number of hand cards and draw back up to starting hand size."),
            "Step 15: cards discarded so are not shuffled back.",
            "Step 16: Setup instructions on identities resolve.",
        ),
    ),
}
