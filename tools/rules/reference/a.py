"""Glossary entries Ability to Attacks Against Allies."""

from .entry import Entry

ENTRIES: dict[str, Entry] = {
    "ability": Entry(
        "Ability",
        (
            "An ability is the game text of a card, saying what the card does or may do.",
            "Abilities reach only cards in play, except where they name an out-of-play area or element.",
            (
                "Abilities on identities, allies, upgrades and supports work only from play, except where "
                "they say otherwise."
            ),
            "Events act on the game from outside play, as their card type provides.",
            "An ability that names targets needs at least one valid target to be initiated.",
            "Before a multi-sentence ability resolves, its whole text is checked for alteration effects.",
            "A multi-sentence ability then resolves sentence by sentence.",
            "A bold timing trigger with a colon makes an ability triggered; lacking one, it is constant.",
            "During game setup no player card ability resolves other than a 'Setup' ability.",
            (
                "Mandatory: constant, Setup, When Revealed, When Defeated, Forced Interrupt, Forced Response "
                "and Boost abilities, and keywords."
            ),
            "In a mandatory ability, whatever follows 'may' is optional.",
            "Optional: Action, Interrupt, Response and Resource abilities.",
            "The controller of a card decides when, and if, its optional abilities are used.",
            "An optional ability on an encounter card is open to every player.",
            (
                "If an attachment on a player card says 'you' or 'your', only that card's controller "
                "triggers its abilities or pays its costs."
            ),
            "An obligation's abilities and costs are open only to the player in whose play area it lies.",
        ),
    ),
    "ability_constant": Entry(
        "Ability: Constant Abilities",
        (
            "Any ability that is no keyword and carries no bold timing trigger is constant.",
            ("A constant ability works from the moment its card enters play until the card is no longer there."),
            ("A constant ability with a condition ('during', 'if', 'while') works whenever that condition holds."),
            "Several copies of one constant ability in play each apply separately.",
        ),
    ),
    "ability_triggered": Entry(
        "Ability: Triggered Abilities",
        (
            "A triggered ability starts with a bold timing trigger and a colon.",
            "Interrupts and responses are optional when 'Forced' does not stand before them.",
            (
                "The game itself triggers Forced, When Revealed, When Defeated and When Completed abilities "
                "at their moment."
            ),
            "'Hero' or 'Alter-Ego' in the timing trigger restricts the ability to a player in that form.",
            "A timing trigger inside quotation marks only points at other abilities that have it.",
        ),
    ),
    "timing_priority": Entry(
        "Ability: Simultaneous Timing Priority",
        (
            "Abilities that share a triggering condition go by a fixed order of priority.",
            (
                "Priority 1: constant abilities, keywords, delayed and lasting effects, and acceleration, "
                "amplify, crisis and hazard icons."
            ),
            "Priority 2: status cards.",
            "Priority 3: forced interrupts.",
            "Priority 4: interrupts.",
            "Priority 5: Boost, When Defeated and When Revealed abilities.",
            "Priority 6: forced responses.",
            "Priority 7: responses.",
            "Priority 8: consequential damage.",
        ),
    ),
    "acceleration_icon": Entry(
        "Acceleration Icon",
        (
            "In villain phase step one the main scheme gets 1 extra threat per acceleration icon in play.",
            "Defeating the encounter card that bears an acceleration icon takes the icon out of play.",
            "An acceleration icon never counts as an acceleration token, nor a token as an icon.",
        ),
    ),
    "acceleration_token": Entry(
        "Acceleration Token",
        (
            "In villain phase step one the main scheme gets 1 extra threat per acceleration token in play.",
            "An emptied encounter deck puts 1 acceleration token beside the main scheme.",
            "Card effects can add acceleration tokens.",
            "A token lying on some other card still adds its threat to the main scheme.",
            "Tokens at the main scheme can never be taken out of play.",
            "Tokens at the main scheme stay when a main scheme card leaves play.",
            "A token on any other card goes when that card leaves play.",
            "An acceleration token never counts as an acceleration icon, nor an icon as a token.",
        ),
    ),
    "action": Entry(
        "Action",
        (
            ("An action is a triggered ability usable on one's own turn, or when asked on another player's turn."),
            "A player triggers actions only on cards under their control and on encounter cards.",
            "Actions on an obligation in another player's play area are out of bounds.",
        ),
    ),
    "activation": Entry(
        "Activation",
        (
            (
                "An enemy activates by attacking or by scheming, and every attack or scheme by an enemy is "
                "an activation."
            ),
            "In villain phase step two the villain activates once for each player, in player order.",
            "Against a player in hero form the villain attacks that player's identity.",
            "Against a player in alter-ego form the villain schemes.",
            "In villain phase step two every minion activates against whoever it is engaged with.",
            "A minion attacks the identity of its engaged player in hero form.",
            "A minion schemes when its engaged player is in alter-ego form.",
            "Every villain activation brings the villain 1 boost card from the encounter deck.",
            "Attacks and schemes that card abilities cause are activations too.",
            "Of several enemies activating at once against one player, villains go before minions.",
            "The player they activate against orders the villains, and then the minions.",
            "A minion that leaves play ends its activation on the spot, with no further steps.",
            "An effect that starts an activation has resolved only when that activation is over.",
            "An activation started in the middle of another one waits until the current one is over.",
            "The first player orders several activations that wait in this way.",
        ),
    ),
    "active_player": Entry(
        "Active Player",
        ("Whoever is taking their turn in the player phase is the active player.",),
    ),
    "additional": Entry("Additional", see="alteration_effect"),
    "after": Entry(
        "After",
        (("'After' points to something that has just been completed; many responses use it for their timing."),),
    ),
    "all_purpose_counter": Entry(
        "All-Purpose Counter",
        (
            "All-purpose counters have no rules of their own.",
            "Any counter type a card names or creates is tracked with all-purpose counters.",
        ),
    ),
    "alliance": Entry(
        "Alliance",
        ("Once a player announces an alliance card, every player may contribute to its costs.",),
    ),
    "ally": Entry(
        "Ally",
        (
            "An ally in play stays until an ability or game effect makes it leave.",
            "An ally at zero remaining hit points is defeated and discarded.",
            "On their turn a player may attack or thwart with as many of their allies as they like.",
            "Attacking or thwarting exhausts the ally.",
            (
                "After attacking or thwarting, an ally takes the consequential damage shown below the ATK or "
                "THW it used."
            ),
            "An attack stopped by stun, or a thwart stopped by confuse, causes no consequential damage.",
            "Against an attack on any player, each player may exhaust one of their allies as defender.",
            "A defending ally is dealt all of the attack's damage.",
            "What an ally attacks, thwarts, defends or triggers is not done by its controller's identity.",
        ),
    ),
    "ally_limit": Entry(
        "Ally Limit",
        (
            "A player may control at most three allies in play.",
            "An ally beyond the limit may still be played or put into play.",
            "A player over the limit at once chooses and discards allies until back at it.",
            "The discard down to the limit comes before abilities that resolve on entering play.",
        ),
    ),
    "already": Entry("Already", see="alteration_effect"),
    "alteration_effect": Entry(
        "Alteration Effect",
        ("An alteration effect changes how the ability written before it resolves.",),
    ),
    "alteration_additional": Entry(
        "Alteration Effect: Additional",
        (("An 'additional' modifier resolves at the same time, and on the same terms, as the ability it modifies."),),
    ),
    "alteration_already": Entry(
        "Alteration Effect: Already",
        (
            "An 'already' condition is checked before the preceding ability tries to resolve.",
            "If the condition holds, the 'already' effect resolves in place of that ability.",
        ),
    ),
    "alteration_each_time": Entry(
        "Alteration Effect: Each Time",
        (
            "Whenever an 'each time' condition is met, the running ability pauses.",
            "The 'each time' effect resolves completely before the paused ability goes on.",
        ),
    ),
    "alteration_this_that": Entry(
        "Alteration Effect: This/That Activation/Attack/Thwart",
        (
            "An effect on 'this' or 'that' activation, attack or thwart modifies the one meant.",
            ("'This' or 'that' attack and the like, used only as a condition, does not make an alteration effect."),
        ),
    ),
    "alter_ego": Entry("Alter-Ego, Alter-Ego Form", see="identity, form"),
    "amplify_icon": Entry(
        "Amplify Icon",
        ("Each boost card turned up in an enemy activation gains 1 boost icon per amplify icon in play.",),
    ),
    "and": Entry(
        "And",
        (
            "Effects joined by 'and' resolve at the same time.",
            "Effects joined by 'and' do not depend on each other; do as much of each as can be done.",
            "Each effect joined by 'and' can be canceled or prevented on its own.",
        ),
    ),
    "arrow_icon": Entry("Arrow Icon", see="cost_arrow_icon"),
    "aspect_card": Entry(
        "Aspect Card",
        (
            "Aspect cards are those of the Aggression, Justice, Leadership or Protection aspect.",
            "A deckbuilder picks one of five aspects: Aggression, Justice, Leadership, Protection or 'Pool.",
            "Beyond the identity-specific cards, the deck may be filled with cards of the chosen aspect.",
            "The aspect's name in the classification area at the bottom shows a card's aspect.",
        ),
    ),
    "assault": Entry(
        "Assault",
        (
            "A basic thwart against an assault scheme uses the character's ATK in place of its THW.",
            "An ally thwarting with its ATK takes the consequential damage under ATK, not under THW.",
            "Boosts to a 'basic power' may raise the ATK used against an assault scheme.",
        ),
    ),
    "atk": Entry("ATK", see="attack_player, basic_power"),
    "attachment": Entry(
        "Attachment",
        (
            "Attachments are encounter cards that attach to a card or other game element on entering play.",
            "An attachment on a character changes its ATK, SCH or THW by the values in its own fields.",
            "A 'SCH/THW' modifier changes SCH on a villain or minion and THW on a hero or ally.",
            "A modifier to a value the character lacks, or has only as a dash, is ignored.",
            "On an attachment to a player card, 'you' and 'your' mean the controller of that player card.",
            "An attachment's abilities and costs are open only to whoever controls the card it sits on.",
        ),
    ),
    "attach_to": Entry(
        "Attach To",
        (
            "A card that says 'attach to' must attach to the named element when it enters play.",
            "If the element it is attached to leaves play, the attached card is discarded.",
            "Otherwise an attached card stays until an ability or game effect removes it.",
            "An attached card exhausts and readies apart from the element it is on.",
            "The 'attach to' wording is checked at the moment of attaching and never afterwards.",
            "A card that fails the check stays in its earlier state or area.",
            "A card that fails the check and cannot stay where it was is discarded.",
        ),
    ),
    "attack_enemy": Entry(
        "Attack (Enemy Activation)",
        (
            "An enemy attack targets one player and resolves against that player.",
            "Each enemy attack has both an attacked player and an attacked character.",
            (
                "The attacked character is the hero by default; abilities may point the attack at the "
                "alter-ego or an ally instead."
            ),
            "Whichever of their characters is attacked, the player counts as attacked.",
            "A different player who defends with one of their characters becomes the attack's new target.",
            (
                "'When' or 'after' an enemy 'attacks you' triggers for the attacked player, whichever of "
                "their characters was attacked."
            ),
            "Step 1: an attacking villain or villainous minion gets 1 facedown boost card.",
            "Step 1 is skipped for minions without villainous.",
            "Step 2: a player who wants to defend exhausts a hero or ally as defender.",
            "Step 2: a defender from another player makes that player the target.",
            "Step 3: the enemy's boost cards resolve singly, in the order they were dealt.",
            "Step 3a: turn the boost card up.",
            "Step 3b: resolve its Boost ability, if any; the rest of its text does nothing.",
            "Step 3c: the attacker gets +1 ATK per boost icon on it.",
            "Step 3d: discard it.",
            "Step 3e: go on with the next boost card, if there is one.",
            "Step 4: the attack deals damage equal to the attacker's modified ATK.",
            "With a basic defense by a hero, the damage dealt drops by DEF and the rest goes to that hero.",
            "The hero who defended counts as attacked.",
            "For a tough hero making a basic defense DEF applies first; at 0 damage the tough status stays.",
            "With an ally defending, the ally is dealt all of the damage.",
            "If the attack defeats the defending ally, the surplus does not pass on to the identity.",
            "The ally who defended counts as attacked.",
            "A defending ally gone from play before damage leaves the attack without a defender.",
            ("Without any defender the attack is undefended and all its damage goes to the targeted character."),
            "In an undefended attack, the targeted character counts as attacked.",
            ("Step 5a: as the attack ends, retaliate X comes first, if the attacked character was not defeated."),
            ("Step 5b: then forced 'after attacks', 'after is attacked' and 'after defends' abilities, in any order."),
            "Step 5c: then the non-forced abilities with those same triggers.",
            ("'When [villain] attacks' and 'when the villain initiates an attack' are one and the same moment."),
            "If an attack ends before dealing damage, abilities after defending still resolve.",
            "If an attack ends before dealing damage, abilities after the enemy attacks do not resolve.",
        ),
    ),
    "attack_player": Entry(
        "Attack (Player Ability Type)",
        (
            "A hero or ally makes a basic attack by exhausting, dealing its ATK as damage to an enemy.",
            "A basic attack needs an enemy the character can attack, unless the character is stunned.",
            "Resolving an ability labeled as an attack attacks the target it names.",
            "An attack-labeled ability does not exhaust the hero unless its text says so.",
            "One attack-labeled ability is one attack, however many times it deals damage.",
            "A damage increase to an attack ability raises each of its instances not worded as 'additional'.",
            "Under 'make the following X attacks in order', each instance of damage is an attack of its own.",
            ("A damage increase applies to only one of several attacks in order, but may be triggered again for each."),
            "Heroes and allies may attack any enemy that no ability, such as guard, protects.",
            "An attack with several targets counts as attacking each of them.",
            "Each attacked enemy with retaliate X that survives retaliates against the attacker.",
            "After an attack, 1: retaliate X, if the attacked character was not defeated.",
            "After an attack, 2: forced 'after attacks' and 'after is attacked' abilities, in any order.",
            "After an attack, 3: non-forced abilities with those triggers.",
            "After an attack, 4: consequential damage, for an ally.",
        ),
    ),
    "attacks_against_allies": Entry(
        "Attacks Against Allies",
        (
            "Undefended damage of an attack aimed at an ally lands on that ally.",
            "The controller of an attacked ally is the attacked player.",
            "Abilities about the enemy 'attacking you' resolve against the attacked ally's controller.",
            "'You' in a boost ability means the attacked ally's controller.",
            "Heroes and allies may defend an attack on an ally in the usual way.",
            (
                "If such an attack has overkill and defeats the attacked or defending ally, the excess goes "
                "to that ally's controller's identity."
            ),
        ),
    ),
}
