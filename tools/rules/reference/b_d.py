"""Glossary entries Base Value to Draw, Drawing Cards."""

from .entry import Entry, Rule

ENTRIES: dict[str, Entry] = {
    "base_value": Entry(
        "Base Value",
        ("A base value is what a value is before modifiers, most often the printed one.",),
    ),
    "basic_card": Entry(
        "Basic Card",
        (
            "Basic cards belong to no identity and no aspect.",
            "Any player may fill the part of a deck beyond the identity-specific cards with basic cards.",
            "'Basic' in the classification area at the bottom marks a basic card.",
            "A basic card is never an aspect card.",
        ),
    ),
    "basic_power": Entry(
        "Basic Power",
        (
            "There are five basic powers: ATK, THW, DEF, REC and SCH.",
            (
                "ATK serves for basic attacks, which damage another character; heroes, allies, villains and "
                "minions usually have it."
            ),
            ("THW serves for basic thwarts, which remove threat from a scheme; heroes and allies usually have it."),
            "DEF serves for basic defenses, which prevent attack damage; usually only heroes have it.",
            ("REC serves for basic recoveries, which heal the character itself; usually only alter-egos have it."),
            (
                "SCH serves for basic schemes, which put threat on the main scheme; villains and minions "
                "usually have it."
            ),
        ),
    ),
    "boost": Entry(
        "Boost, Boost Icon",
        (
            "For every attack or scheme the villain gets 1 facedown boost card from the encounter deck.",
            "A minion with villainous gets a boost card on activating, too.",
            ("Boost cards are turned up singly during the activation; in an attack, once defenders are declared."),
            "Each boost icon adds 1 to the enemy's ATK, or SCH when scheming, for that activation.",
            "A star in the boost field means a Boost ability, which resolves as the card is turned up.",
            "A star is no boost icon and adds nothing.",
            "On a boost card only the text under the divider line is active.",
            "Damage from a Boost ability is not damage from the activation it came up in.",
            "With several boost cards, icons add up and every Boost ability resolves.",
            "A boost card is discarded once it has been applied.",
            "A boost card dealt outside the enemy's own activation stays facedown on it until it activates.",
            "A villain or villainous minion already holding a boost card still gets its usual one.",
        ),
    ),
    "campaign_mode": Entry("Campaign Mode", see="modes_of_play"),
    "campaign_specific": Entry(
        "Campaign-Specific Card",
        (
            ("A campaign-specific card may be used only in a campaign of its own product, told by the set icon."),
            Rule(
                "The campaign's rules say how such cards are used.",
                na="It points at the booklet of a campaign; no product with a campaign is defined.",
            ),
            "'Campaign' in the encounter set name area marks such a card.",
        ),
    ),
    "cancel": Entry(
        "Cancel",
        (
            "A cancel ability interrupts an effect as it initiates and keeps it from resolving.",
            "An ability whose effects are canceled still counts as initiated.",
            "Costs paid for canceled effects remain paid.",
            "An event with canceled effects still counts as played and is discarded.",
            ("A treachery with canceled effects still counts as revealed and goes to the encounter discard pile."),
            "Canceling is a replacement effect that puts nothing in the effect's place.",
            "Whatever depends on a canceled effect cannot trigger, for that effect never happened.",
        ),
    ),
    "cannot": Entry(
        "Cannot",
        (
            "'Cannot' is absolute; no other ability or effect overrides it.",
            "In a conflict of abilities or rules, the one with 'cannot' wins.",
        ),
    ),
    "card_ability": Entry("Card Ability", see="ability"),
    "card_types": Entry(
        "Card Types",
        (
            "Player card types: ally, event, identity, player side scheme, resource, support, upgrade.",
            (
                "Encounter card types: villain, main scheme, side scheme, minion, attachment, environment, "
                "obligation, treachery."
            ),
            "A card whose type changes loses its old types and works as any card of the new type.",
            "Cards attached to a card whose type changes stay attached.",
            ("Of cards attached to a card of changed type, only the abilities that fit the new type remain active."),
            "An ally turned minion takes no consequential damage for attacking or scheming.",
        ),
    ),
    "character": Entry(
        "Character",
        ("Heroes, alter-egos, allies, minions and villains are the characters.",),
    ),
    "choose_element": Entry(
        "Choose (Game Element)",
        (
            "'Choose' asks for a game element that fits the ability's requirements.",
            "The player resolving a 'choose' ability makes the choice.",
            ("A player card ability that chooses targets cannot be initiated if no part of it has a valid one."),
            "One player choosing several targets chooses them together, as many as exist up to the number.",
            "Choosing 'any number' and taking zero does not count as resolving successfully.",
        ),
    ),
    "choose_option": Entry(
        "Choose (Option)",
        (
            "For an encounter card, the player must pick an option they are able to resolve.",
            "If no option can be resolved in full, they must pick the one that resolves most fully.",
            "For a player card, an option that cannot resolve even in part may not be picked.",
            "On a player card, an option with a cost the player cannot pay may not be picked.",
            "On a player card, an option that needs targets and has no valid one may not be picked.",
        ),
    ),
    "classifications": Entry(
        "Classifications",
        (
            "Identity-specific cards belong to the card set of one identity.",
            "Aspect cards belong to Aggression, Justice, Leadership, Protection or 'Pool.",
            "Basic cards go with no particular identity or aspect.",
            "Scenario-specific cards belong to the card set of one scenario.",
            "Modular set cards belong to a modular set of encounter cards.",
            "Campaign-specific cards work only in a campaign of their own product.",
            "Standard cards are added to most scenarios.",
            "Expert cards are added to scenarios in expert mode.",
        ),
    ),
    "confuse": Entry(
        "Confuse, Confused",
        (
            "The confused status cancels the character's next scheme or thwart.",
            "To confuse a character is to give it a confused status card.",
            "Having a confused status card makes a character confused.",
            "A steady character is confused only with two confused status cards.",
            "A character that 'cannot be confused' cannot receive confused status cards.",
            ("A confused identity or ally that tries to thwart discards the card instead, thwart abilities included."),
            "The costs of a confused thwart attempt, such as exhausting, are still paid.",
            "A confused character may attempt a thwart even without a valid target for it.",
            "A confused villain or minion about to scheme discards the card instead.",
            "A character whose thwart or scheme was replaced in this way has not thwarted or schemed.",
        ),
    ),
    "consequential_damage": Entry(
        "Consequential Damage",
        (
            "After attacking, an ally takes 1 consequential damage per icon under its ATK.",
            "After thwarting, an ally takes 1 consequential damage per icon under its THW.",
            ("Consequential damage is dealt once the abilities triggered by that attack or thwart have resolved."),
            ("If the target leaves play before the ally's damage or threat removal, no consequential damage is taken."),
            "An ally whose target left play in this way nevertheless remains exhausted.",
            "An ally whose target left play in this way has neither attacked nor thwarted.",
        ),
    ),
    "constant_ability": Entry("Constant Ability", see="ability"),
    "control": Entry("Control", see="ownership_control"),
    "copy": Entry(
        "Copy",
        ("Cards with equal title, and equal subtitle if any, are copies, whatever else differs.",),
    ),
    "cost": Entry(
        "Cost",
        (
            "The resource cost printed on a card has to be paid to play it.",
            "Some abilities have a cost in their text that has to be paid to use them.",
            "A cost arrow separates cost, before it, from effect, after it.",
            "The timing words of an interrupt or response before the arrow are no part of the cost.",
            "A per-player resource cost is multiplied by the number of players that started the scenario.",
            "Reducing a per-player cost lowers the multiplied total, not the number before multiplication.",
            "Resource costs are paid by discarding cards from hand or using Resource abilities.",
            "Resources generated for an ability on a card count as paid for that card.",
            "A player may generate more resources than a cost asks for.",
            "Surplus resources count as overpaid, not as paid for that cost.",
            "Surplus resources are lost once the cost is paid.",
            "Several costs of one card or ability are paid at the same moment.",
            "No cost may be paid when the effect needs targets and none is valid.",
            "A player pays with cards and elements under their own control.",
            "A cost that says 'choose' may choose targets the player does not control.",
            "A cost needing an element outside play uses only the player's own out-of-play areas.",
            "A cost of 'any number' or 'up to' some number needs at least one.",
            "Additional costs are paid together with the cost they join, however many cards add them.",
            "If the costs cannot all be paid together, none is paid and the effect does not occur.",
            "A cost of dealing damage is paid even when some or all of the damage is prevented.",
            "A cost of taking damage is paid only when every point is taken.",
        ),
    ),
    "cost_arrow_icon": Entry(
        "Cost Arrow Icon",
        (
            "The arrow marks what stands before it as cost and what stands after it as effect.",
            "Everything non-bold before the arrow is paid or resolved in full before what follows it.",
        ),
    ),
    "counter": Entry("Counter", see="all_purpose_counter"),
    "crisis_icon": Entry(
        "Crisis Icon",
        ("With a crisis icon in play no player can remove threat from the main scheme.",),
    ),
    "damage": Entry(
        "Damage",
        (
            "Damage lowers hit points, and a character with none remaining is defeated.",
            Rule(
                "Identities and villains track damage on a dial, turned down by what they take.",
                na="It speaks of physical components; the state keeps a number for every character.",
            ),
            Rule(
                "Allies and minions track damage with damage tokens.",
                na="It speaks of physical components; the state keeps a number for every character.",
            ),
            "Damage dealt to a character is damage it takes.",
            "Changing the amount dealt changes the amount taken as well.",
            "Changing the amount taken, for example by prevention, leaves the amount dealt as it was.",
            "Order of damage, 1: 'would deal' and 'would be dealt' abilities.",
            "Order of damage, 2: tough status cards.",
            "Order of damage, 3: 'would take damage' abilities.",
            "Order of damage, 4: 'when takes damage' abilities.",
            "Order of damage, 5: the damage is placed.",
            "Order of damage, 6: 'would be defeated' abilities.",
            "Order of damage, 7: 'when is defeated' abilities.",
            "Order of damage, 8: When Defeated abilities.",
            "Order of damage, 9: the defeated character is discarded.",
            (
                "Order of damage, 10: 'after' dealing, being dealt or taking damage, and 'after' defeating "
                "or being defeated."
            ),
        ),
    ),
    "dash": Entry(
        "Dash (Value)",
        (
            "A value shown as a dash cannot be used.",
            "A card costing a dash cannot be played and enters play only in other ways.",
            "A character cannot exhaust for a power whose value is a dash.",
            "Wherever a step or ability asks for it, a dash is a 0 that cannot be modified.",
        ),
    ),
    "deal": Entry(
        "Deal, Deal an Encounter Card",
        (
            "In villain phase step three each player is dealt 1 facedown encounter card.",
            ("A player dealt an encounter card by an ability puts the encounter deck's top card facedown before them."),
            (
                "A card dealt by an ability is not revealed then; it joins the cards the player resolves in "
                "the villain phase."
            ),
            "A card dealt in step three or four joins the cards of that same villain phase.",
        ),
    ),
    "deck": Entry(
        "Deck",
        (
            (
                "The four main decks are player, encounter, villain and main scheme deck; identities and "
                "scenarios may add more."
            ),
            "A deck's order changes only when a game step, game function or ability says so.",
        ),
    ),
    "deck_customization": Entry("Deck Customization", see="appendix_player_decks, appendix_encounter_decks"),
    "def": Entry("DEF", see="basic_power, defend"),
    "defeat": Entry(
        "Defeat",
        (
            "A character with no remaining hit points is defeated.",
            "A side scheme without threat is defeated.",
            "Defeated allies, minions and side schemes are discarded.",
            "Defeated identities and villain stages are removed from the game.",
        ),
    ),
    "defend": Entry(
        "Defend, Defense",
        (
            "A player may defend against an enemy attack with cards they control.",
            "While one player is defending, no other player can defend against that attack.",
            ("A hero makes a basic defense by exhausting, lowering the damage dealt by DEF and being dealt the rest."),
            "While a hero is defending, no other friendly character can defend.",
            "Being 'declared the defender' by an ability is a basic defense for a hero.",
            "An ally defends by exhausting and is dealt the attack's damage.",
            "While an ally is defending, no other friendly character can defend.",
            "An ally 'declared the defender' by an ability becomes the defender.",
            (
                "Initiating a defense-labeled ability in an attack without defender makes that player's "
                "identity the defender."
            ),
            "The identity is the defender from the moment its defense-labeled ability begins to resolve.",
            "'When your hero defends' abilities may trigger from a defense-labeled ability.",
            "A defense-labeled ability is no basic defense and does not subtract DEF.",
            "A defense-labeled ability does not exhaust the hero unless its text says so.",
            ("The defending player may use any number of defense abilities whose triggering conditions are met."),
            ("After one player's defense-labeled ability, other players cannot resolve theirs in the same attack."),
            (
                "A player whose ally is defending may use defense-labeled abilities, and the identity does "
                "not become defender."
            ),
            "Outside an attack a defense-labeled ability may be triggered if its condition is met.",
            "A defense-labeled ability triggered outside an attack does not mean the identity has defended.",
            (
                "Defending an attack on another player, by character or defense ability, moves the target to "
                "the defending player."
            ),
            "'You' in a triggered ability is whoever was the target when that ability resolved.",
            "'You' in constant and boost abilities is the defending player.",
            "An attack no character defends is undefended.",
            "An attack whose defending ally is defeated before damage is undefended.",
            "Abilities triggering after defending resolve once the attack has ended.",
            "A defended attack that ends early still counts as defended.",
            "'After using a basic power' abilities trigger for a basic defense once the attack has resolved.",
        ),
    ),
    "delayed_effect": Entry(
        "Delayed Effect",
        (
            "A delayed effect names a future moment or condition and what happens then.",
            (
                "A delayed effect resolves by itself right when its moment or condition comes about, before "
                "responses to that."
            ),
            "Delayed effects share the timing priority of constant effects.",
            "A delayed effect is no new triggered ability, even if a triggered ability created it.",
        ),
    ),
    "discard": Entry(
        "Discard",
        (
            "To discard is to try to move a card to a discard pile from somewhere else.",
            "A discarded player card lies faceup on top of its owner's discard pile.",
            "A discarded encounter card goes, face up, to the top of its own discard pile.",
            "Cards discarded together from hand or play by one effect go onto the pile in any order.",
            "Cards discarded from a deck by one effect go onto the pile singly, keeping their order.",
            "Cards discarded from a deck by one effect are discarded simultaneously.",
            "Responses to cards discarded from a deck wait until all of them have been discarded.",
            "Discarding some cards of those looked at on top of a deck is discarding from its top.",
        ),
    ),
    "discard_pile": Entry(
        "Discard Pile",
        (
            "Discard piles are out of play.",
            "Each player has one, and the encounter deck has one.",
            "Everybody may look through any discard pile whenever they like.",
            "A discard pile's order stays as it is unless an ability says otherwise.",
            "Shuffling an empty discard pile into a deck does not shuffle that deck.",
        ),
    ),
    "double_sided_card": Entry(
        "Double-Sided Card",
        (
            "A double-sided card has no card back on either side.",
            "Headed for any out-of-play area but set-aside or victory display, it is removed from the game.",
            (
                "With 'Standard Mode Only' and 'Expert Mode Only' sides, it shows the expert side in expert "
                "mode and the standard side otherwise."
            ),
        ),
    ),
    "draw": Entry(
        "Draw, Drawing Cards",
        (
            "Cards are drawn singly from the top of the player's deck.",
            "Drawn cards go to hand.",
            "When the player phase ends, a player over hand size discards cards of their choice down to it.",
        ),
    ),
}
