"""Glossary entries Patrol to Running Out of Cards."""

from .entry import Entry, Rule

ENTRIES: dict[str, Entry] = {
    "patrol": Entry(
        "Patrol",
        ("A player engaged with a patrol minion cannot thwart the main scheme with any card they control.",),
    ),
    "pay": Entry("Pay", see="cost"),
    "per_player_icon": Entry(
        "Per Player Icon",
        (
            "A value with this icon is multiplied by the number of players that started the scenario.",
            "Eliminating players does not change a per-player value.",
        ),
    ),
    "peril": Entry(
        "Peril",
        (
            "A player resolving a peril card cannot consult the others.",
            "While a peril card resolves, other players can neither play cards nor trigger abilities.",
        ),
    ),
    "permanent": Entry(
        "Permanent",
        (
            ("A permanent card cannot be defeated, leave play or be blanked, except by abilities of its own set."),
            "Permanent cards are set aside as setup step 1 starts.",
            "Permanent cards count toward neither minimum nor maximum deck size.",
            "A permanent card is no valid target for an effect that would make it leave play.",
            ("An effect whose criteria would hit a permanent card targets the fitting non-permanent card instead."),
            (
                "A permanent card in an eliminated player's area that belongs to another goes to its owner's "
                "discard pile."
            ),
        ),
    ),
    "physical_resource": Entry(
        "Physical Resource",
        (
            "Physical is one of the four resource types.",
            "Physical resources pay resource costs of cards and abilities.",
            "Some abilities ask for physical resources in particular.",
        ),
    ),
    "piercing": Entry(
        "Piercing",
        (("A piercing attack discards all tough status cards of the attacked character before it deals damage."),),
    ),
    "play": Entry(
        "Play, Put into Play",
        (
            "To play a card is to pay its cost and place it in the play area, from hand.",
            "A played card enters play; a played event resolves and goes to the discard pile.",
            "Putting a card into play skips its cost and any restriction on playing it.",
            "A card put into play enters its controller's play area.",
            "'[Type] form only' cards are played or put into play only by a player in that form.",
            "An event is put on the table, resolves, then goes to its owner's discard pile.",
            "Put into play does not count as played.",
            "A card put into play has its resource cost ignored.",
            ("Unless told otherwise, a card put into play arrives in an area and state that playing it would allow."),
        ),
    ),
    "play_area": Entry(
        "Play Area",
        (
            "Play areas are those of the players and that of the villain.",
            (
                "A player's area holds identity, deck, hand, discard pile, cards under control and encounter "
                "cards lying there."
            ),
            ("The villain's area holds villain, main scheme and encounter decks and the encounter discard pile."),
            "The villain's area also holds encounter cards in play that are in no player's area.",
            "No card is in two play areas at a time.",
        ),
    ),
    "play_restrictions": Entry(
        "Play Restrictions and Permissions",
        (
            "Using an ability or playing a card requires meeting every play restriction on it.",
            "A permission lets a player, optionally, go outside the usual timing or limits.",
        ),
    ),
    "player": Entry(
        "Player",
        (
            (
                "Each player has a play area with identity, dial, hand, deck, discard pile, their own cards "
                "and encounter cards there."
            ),
            "Each player takes a turn in every player phase, playing cards and using powers and abilities.",
            "Each player owns the cards in their deck at the start, identity included.",
            "The first player is whoever has the first player token.",
        ),
    ),
    "player_card": Entry(
        "Player Card",
        (
            ("The seven player card types: ally, event, identity, player side scheme, resource, support, upgrade."),
            "Player cards fall into classifications such as identity-specific or aspect.",
            Rule("Most player cards have a blue back.", na="It speaks of the printed backs of physical cards."),
        ),
    ),
    "player_deck": Entry(
        "Player Deck",
        (
            ("A player deck holds its owner's allies, events, resources, supports, upgrades and player side schemes."),
            "A player deck's order changes only when a game step, game function or ability says so.",
            "An emptied player deck is renewed by shuffling its discard pile.",
            "A player whose deck emptied at once deals themselves 1 facedown encounter card.",
            "If a player deck empties during a draw, the draw goes on from the new deck.",
            "If a player deck empties while discarding from it, nothing more is discarded from the new deck.",
            "With an empty discard pile, the reset waits until it has a card; the encounter card comes then.",
        ),
    ),
    "player_discard_pile": Entry("Player Discard Pile", see="discard_pile"),
    "player_elimination": Entry(
        "Player Elimination",
        (
            "A player whose identity is defeated is eliminated.",
            "Step 1: the first player token, if theirs, goes to the next player clockwise.",
            ("Step 2: minions engaged with them engage the next player clockwise, keeping all that is on them."),
            ("Step 3: cards in their area owned by others go to the owners' discard piles, permanent ones too."),
            "Step 4: all cards they own go to their discard pile.",
            "Step 5: their play area with all it contains is removed from the game.",
            "The remaining players play on.",
            "Eliminated players take no further part, but win or lose with the group.",
            "With all players eliminated, the game is lost.",
            "An ability in the middle of which a player is eliminated resolves to its end.",
        ),
    ),
    "player_phase": Entry(
        "Player Phase",
        (
            "In player order, each player takes one turn.",
            "After the turns, players discard down or draw up to hand size and ready their cards.",
            "'Until the end of the phase' effects run out after players have drawn and readied.",
            "'When' and 'after the player phase ends' effects resolve last.",
        ),
    ),
    "player_side_scheme": Entry(
        "Player Side Scheme",
        (
            "A player side scheme enters play beside the main scheme, in the villain's play area.",
            "A player side scheme enters play with its starting threat.",
            "The number of player side schemes in play is bounded by a limit.",
            (
                "A player side scheme without threat is defeated and discarded, or, having victory X, goes "
                "to the victory display."
            ),
            "A player side scheme otherwise stays until discarded for exceeding the limit.",
            "What is said of 'schemes' or 'side schemes' holds for player side schemes.",
            "Heroes and allies can make basic thwarts against a player side scheme.",
            "Threat removal from 'a scheme' or 'a side scheme' can be applied to a player side scheme.",
        ),
    ),
    "player_side_scheme_limit": Entry(
        "Player Side Scheme Limit",
        (
            "The limit caps the player side schemes in play.",
            "The limit is one if one or two players started the game, and two if three or four did.",
            "Above the limit, the first player picks which player side schemes to discard until it is met.",
        ),
    ),
    "player_turn": Entry(
        "Player Turn",
        (
            "On their turn a player may take the options in any order, repeating them while able to pay.",
            "Option: change form, only once each turn.",
            "Option: play a support, upgrade, ally or player side scheme from hand.",
            "Option: basic recovery in alter-ego form; basic attack or thwart in hero form.",
            "Option: attack or thwart with an ally in play they control.",
            "Option: trigger an action on a card in play they control.",
            "Option: trigger an action on an encounter card in play.",
            "Option: trigger an action on any card in play whose text lets them.",
            "Option: trigger an action by playing an event from hand.",
            "A 'Hero' or 'Alter-Ego' action requires being in that form.",
            "Option: ask another player for an action open to them on a turn of their own.",
            "A player asked for an action decides about it, and players may also offer unasked.",
        ),
    ),
    "players_play_area": Entry(
        "Player's Play Area",
        (
            ("Each player has an area of their own with identity, deck, hand, discard pile and hit point dial."),
            "Allies, supports and upgrades enter play there.",
            "Attachments on cards in the villain's area are not in a player's area.",
            "A player's engaged minions are in that player's area, not the villain's.",
            "A player's obligations are in that player's area, not the villain's.",
            (
                "Abilities reach across areas, but cards cannot be played into another player's area unless "
                "something allows it."
            ),
            "An eliminated player's area is removed from the game.",
        ),
    ),
    "playing_cards": Entry("Playing Cards", see="initiating_abilities"),
    "prevent": Entry(
        "Prevent",
        (
            "Prevented damage lowers what the target takes, that is, what is placed on it.",
            "Prevention lowers damage taken but never damage dealt.",
            "A character with all of its damage prevented has not taken damage.",
            ("With all attack damage prevented, the attacker has dealt damage but has not 'attacked and damaged'."),
            "A cost of dealing damage is paid even when some or all of it is prevented.",
            "A cost of taking damage is unpaid if any of it is prevented.",
            "Prevented threat is subtracted before the threat is placed on the scheme.",
        ),
    ),
    "printed": Entry(
        "Printed",
        (
            "'Printed' means what is physically on the card.",
            ("A cost in printed resources may be paid from a card's ability if the icons stand in its text box."),
            "Wild resources cannot pass for other types in a cost of printed resources.",
        ),
    ),
    "qualifiers": Entry(
        "Qualifiers",
        ("A qualifier before several terms applies to each of them where it can.",),
    ),
    "quickstrike": Entry(
        "Quickstrike",
        ("After engaging a player in hero form, a quickstrike minion attacks that player.",),
    ),
    "ranged": Entry(
        "Ranged",
        ("A ranged attack ignores retaliate.",),
    ),
    "ready": Entry(
        "Ready",
        (
            "Cards enter play ready.",
            "Readying an exhausted card brings it back to the ready state.",
        ),
    ),
    "rec": Entry("REC", see="basic_power, recover"),
    "recover": Entry(
        "Recover",
        (
            "In alter-ego form a player may exhaust the alter-ego to heal as much as its REC.",
            "Without damage to heal, no basic recovery is possible.",
        ),
    ),
    "referential_ability": Entry(
        "Referential Ability",
        (
            "An ability naming a title that several cards have means only the best match in a fixed order.",
            "Best match: the very card the ability is printed on, which makes it self-referential.",
            "Next best match: cards of the same identity or encounter set.",
            "Last match: all other cards.",
        ),
    ),
    "remaining_hit_points": Entry(
        "Remaining Hit Points",
        (
            "Remaining hit points are the damage a character can take before reaching zero.",
            "A dial shows them for identities and villains.",
            "For allies and minions they are maximum hit points minus sustained damage.",
        ),
    ),
    "reminder_text": Entry(
        "Reminder Text",
        (
            Rule(
                "Italic text in parentheses is a reminder and does nothing.",
                na="Definitions hold no reminder text; the text of cards is generated from what they do.",
            ),
        ),
    ),
    "removed_from_game": Entry(
        "Removed from the Game",
        (
            "A card removed from the game does not interact with it while removed.",
            "If no duration is given, a card is removed until the game ends.",
            "Removal from the game is a state outside play.",
        ),
    ),
    "replacement_effect": Entry(
        "Replacement Effect",
        (
            "A replacement effect puts another effect in place of a specified one.",
            "Most are interrupts worded 'when ... would ..., do ... instead'.",
            "A replaced effect is no longer imminent, so nothing more can interrupt or respond to it.",
        ),
    ),
    "requirement": Entry(
        "Requirement (Resources)",
        (
            "A requirement card can be played only by spending each specified resource on its cost.",
            "A requirement card cannot be played 'ignoring its resource cost'.",
        ),
    ),
    "resource": Entry(
        "Resource",
        (
            "Resources pay for cards and for some ability costs.",
            (
                "Discarding cards from hand for their bottom-left icons generates resources, as do "
                "resource-generating abilities."
            ),
            "The four types are energy, mental, physical and wild; wild may serve as any of them.",
            "Playing a card needs resources equal to or above its cost, generally of any types.",
            "A resource cost of an ability needs as many resources or more.",
            "Types an ability specifies must be generated in the amounts it specifies.",
            "Surplus resources are lost and pay for nothing later.",
        ),
    ),
    "resource_ability": Entry(
        "Resource Ability",
        (
            "A bold 'Resource' trigger marks a resource ability.",
            "A player may trigger their resource abilities while generating resources for a cost.",
            "A resource ability that serves only one kind of cost cannot be triggered for another.",
        ),
    ),
    "resource_card": Entry(
        "Resource Card",
        (
            ("Resource cards are there to be discarded from hand for resources, usually more than other cards give."),
            "Text on some of them is active while they generate resources.",
            Rule(
                "Resource cards extend the identity: what the player spends, the identity spends.",
                na="Nothing in the game tells spending by a player from spending by their identity.",
            ),
        ),
    ),
    "resource_type": Entry("Resource Type", see="resource"),
    "response": Entry(
        "Response",
        (
            "A response may be used after its triggering condition has occurred.",
            "A player triggers responses only on cards under their control and on encounter cards.",
            "Responses on an obligation in another player's play area are out of bounds.",
            "Several responses may meet one condition, but each triggers only once per occurrence.",
            "Copies of a card may each trigger their response to one condition.",
            (
                "The chance to respond comes right after the condition resolves, in player order until "
                "everyone passes in a row."
            ),
            "Once everyone has passed in a row, that condition can no longer be responded to.",
        ),
    ),
    "restricted": Entry(
        "Restricted",
        (
            "A player cannot keep more than two restricted cards in play under their control.",
            "A third restricted card may still be played or put into play.",
            "A player with more than two at once chooses and discards restricted cards down to two.",
        ),
    ),
    "retaliate": Entry(
        "Retaliate X",
        (
            "After being attacked, a character with retaliate X deals X damage to the attacker.",
            "A character has to survive the attack to retaliate.",
            "Order after an attack, 1: 'after takes damage' abilities.",
            "Order after an attack, 2: retaliate X.",
            "Order after an attack, 3: 'after is attacked' and 'after attacks' abilities.",
        ),
    ),
    "reveal": Entry(
        "Reveal",
        (
            ("In villain phase step four players, in player order, reveal and resolve their facedown encounter cards."),
            "Players reveal their encounter cards singly, in the order dealt.",
            "Revealing flips the card up and resolves it, keywords and When Revealed effects included.",
            "A revealed attachment enters play on the element its text names.",
            "A revealed minion enters play engaged with the player revealing it.",
            "A revealed treachery takes effect and is discarded.",
            "A revealed environment enters play beside the villain.",
            "A revealed side scheme enters play beside the main scheme.",
            "A revealed obligation goes to the player it names, or else stays with the one it was dealt to.",
            "Whoever gets a revealed obligation puts it into play in their area and resolves it.",
            "Revealing because of card text, from whatever area, works in the same way.",
        ),
    ),
    "rookie_mode": Entry("Rookie Mode", see="modes_of_play"),
    "round_structure": Entry(
        "Round Structure", see="round_overview, player_phase, player_turn, end_of_player_phase, villain_phase"
    ),
    "running_out_of_cards": Entry("Running Out of Cards", see="player_deck, encounter_deck"),
}
