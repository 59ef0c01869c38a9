"""Types of cards, zones, states of a character, setting up, ending the game."""

from tools.rules.reference.entry import Entry, Rule

_TABLE = "It is about things lying on a table."
_NO_CARD = "No card of the sets that the rulebook covers does this."

ENTRIES: dict[str, Entry] = {
    "types": Entry(
        "Card types",
        (
            "A player begins with a main character of level 1 in play.",
            "Main and supporting characters work alike, except where a card names one of them.",
            Rule("The color of a health symbol means nothing.", na="Software shows no colored symbols."),
            "A plot twist with a team symbol needs a face-up character of that team on the player's side.",
            Rule("A plot twist with three team symbols needs three such characters.", na=_NO_CARD),
            "A location may be placed among the resources face up; any other card only face down.",
            "A location's symbol pays for a super power by turning it face down or by discarding it from hand.",
            "A team's location gives any of its symbols, for characters of that team only.",
        ),
    ),
    "zones": Entry(
        "Zones",
        (
            "Each player has a deck, a hand and a KO pile; play and the removed cards are shared.",
            "A card that goes to a deck, a hand or a KO pile goes to its owner's, whoever controlled it.",
            "A character enters play on its owner's side unless an effect says otherwise.",
            "A deck has exactly 60 cards beside main character, tokens and side decks.",
            "There is no limit to the cards in a hand.",
            "An effect that says discard means a card of the hand.",
            "KO'd and discarded cards go to the KO pile, which everybody may look through.",
            "In play each player has a front, a back and a resource row.",
            "A removed character loses its counters, and modifiers do not affect it.",
            "A card that comes into play as a resource does so in its owner's row.",
        ),
    ),
    "states": Entry(
        "Ready, exhausted, stunned, KO'd",
        (
            "A card in play is ready or exhausted; it enters play ready.",
            "Only ready characters can be declared as attackers.",
            "A character with as many wounds as its health is KO'd.",
            "A lethal wound KOs a character whatever its health.",
            "A character that recovers is turned face up, keeps its wounds and stays exhausted.",
        ),
    ),
    "setup": Entry(
        "Setting up",
        (
            "A random player chooses to go first or second.",
            "From the first player on, each puts their main character into a row of their choice.",
            "Each player shuffles and draws seven cards.",
            "From the first player on, each may mulligan once: the hand is shuffled in and seven new cards are drawn.",
            "The other levels of a main character lie where everybody sees them.",
        ),
    ),
    "ending": Entry(
        "Ending the game",
        (
            "A player whose main character is KO'd is out; in a duel the other wins.",
            "A player whose turn begins with their main character in a KO pile, a deck or another's control loses.",
            "With three or four players the last main character wins.",
            "If the last main characters are KO'd together, the player whose turn it is wins.",
            "In a game of three or four all cards of a player who is out are removed from the game.",
            "What a player who is out controlled returns to the player it was taken from, or goes to its owner's KO pile.",
        ),
    ),
    "running_out": Entry(
        "Running out of cards",
        (
            "With an empty deck draws are skipped and the game goes on.",
            "If all are out of cards and nobody attacks to wound main characters, the fewest wounds win.",
            "Players with equally few wounds share the game.",
        ),
    ),
    "searching": Entry(
        "Searching and shuffling",
        (
            "A searched deck is shuffled afterwards.",
            "A search for certain cards may fail though one is there.",
            Rule("A search for any card must find one.", na=_NO_CARD),
        ),
    ),
    "deck_building": Entry(
        "Deck building",
        (
            "A deck has one main character and exactly 60 cards.",
            "At most four copies of a card.",
            "Any supporting characters, plot twists and locations may be in, of any team; tokens never.",
            "Loyalty, Legion and One of a Kind change what a deck may hold.",
            "All copies of one neutral location have the same name, four at most.",
            "A main character too is of the team that a loyal card asks for.",
        ),
    ),
    "golden": Entry(
        "Golden rules",
        (
            Rule("A card that contradicts the rulebook is right.", na="It says how to read cards, not what happens."),
            "If one modifier allows and another forbids, it is forbidden.",
        ),
    ),
    "layout": Entry(
        "On the table",
        (
            Rule("Counters are kept nearby.", na=_TABLE),
            Rule("Left and right within a row do not matter.", na=_TABLE),
        ),
    ),
}
