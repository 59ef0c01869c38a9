"""What the words of the kit are called in texts: sentences of effects, filled from the fields of nodes, and shorter words."""

from __future__ import annotations

from typing import Final

from mc_env.versus.cards import kit
from mc_env.versus.terms import (
    ANY_NUMBER,
    EVENT_APPEARS,
    EVENT_ATTACK_DECLARED,
    EVENT_ATTACKED,
    EVENT_ATTACKS,
    EVENT_BUILD_BEGINS,
    EVENT_DISCARDS,
    EVENT_DRAWS,
    EVENT_EQUIPS,
    EVENT_GAINS_ATK,
    EVENT_GAINS_PLUS,
    EVENT_KO,
    EVENT_LEAVES_HAND,
    EVENT_LEAVES_PLAY,
    EVENT_LOCATION_APPEARS,
    EVENT_MAIN_BEGINS,
    EVENT_PLOT_TWIST,
    EVENT_POWER_UP,
    EVENT_RECOVERS,
    EVENT_RECRUIT,
    EVENT_RESOURCE,
    EVENT_SUPER_POWER,
    EVENT_SURVIVES,
    EVENT_TURN_BEGINS,
    EVENT_TURN_ENDS,
    EVENT_WOUNDED,
    ONCE_A_GAME,
    ONCE_A_LEVEL,
    ONCE_A_TURN,
    PILE_DECK,
    PILE_HAND,
    PILE_KO,
    STAT_ATTACKS_FIRST,
    STAT_ATTACKS_PLAYERS,
    STAT_CANNOT_BE_ATTACKED,
    STAT_CANNOT_BE_STRUCK,
    STAT_CANNOT_BE_STUNNED,
    STAT_CANNOT_MOVE,
    STAT_CANNOT_READY,
    STAT_CANNOT_RECOVER,
    STAT_CANNOT_STRIKE,
    STAT_CANNOT_STRIKE_BACK,
    STAT_DEADLY,
    STAT_DOUBLE_STRIKE,
    STAT_DURABLE,
    STAT_GAINS_NO_MINUS,
    STAT_GAINS_NO_PLUS,
    STAT_NO_PLOT_TWISTS,
    STAT_NO_STRIKE_BACK_AGAINST,
    STAT_NO_WOUND,
    STAT_POWERED_UP_BY_ANYONE,
    STAT_RECRUITS_FROM_KO_PILE,
    STAT_SNIPER,
    STAT_SNIPES_THE_PROTECTED,
    STAT_STUNS_WHOM_IT_STRIKES,
    STAT_TEAM_ATTACKS_WITH_MAIN,
    UNTIL_COMBAT_ENDS,
    UNTIL_GONE,
    UNTIL_NEXT_ATTACK_ENDS,
    UNTIL_RECOVERY_ENDS,
    UNTIL_SOURCE_GOES,
    UNTIL_TURN_ENDS,
    UNTIL_YOUR_NEXT_TURN,
    UNTIL_YOUR_NEXT_TURN_ENDS,
)

SENTENCES: Final[dict[type[kit.Effect], str]] = {
    kit.GainXP: "This character gains XP: {n}",
    kit.IfYouDo: "{effect}. If you do, {then}",
    kit.NextTime: "The next time that {when}{cond}, {until}: {effect}",
    kit.Exhaust: "Exhaust {target}",
    kit.Lose: "{target} loses {stat} and cannot gain it {until}",
    kit.RemoveMinus: "Remove all -1/-1 counters from {target}",
    kit.RemoveOnePlus: "Remove a +1/+1 counter from {target}",
    kit.DoubleMinus: "Double the -1/-1 counters on {target}",
    kit.MatchATK: "This character gains ATK this combat until it has as much as {target}",
    kit.HaveBaseOfThat: "This character has the base ATK and DEF of that character {until}",
    kit.Brainwash: "Exhaust {target} and move it to your back row, until this character gets stunned or leaves your side; "
    "then it moves to its owner's back row",
    kit.SetAside: "Remove {target} from the game with its counters. When your next turn begins or this character leaves play, "
    "it appears on its owner's side with them",
    kit.DesertToTheStrongest: "If an enemy player has a face-up character with more ATK than each face-up one on your side, "
    "move this character to that player's back row",
    kit.DramaticEntrance: "If the defender is on your side, a character of your hand appears beside it and becomes the defender "
    "in its place; at the end of combat KO that character",
    kit.Drive: "If this character is ready, choose an enemy row: it may make melee attacks against characters there, one after "
    "another, until it gets stunned or you have done enough; then it goes exhausted to one of your rows",
    kit.TakeOver: "This character becomes your main character; the one that was becomes a supporting character",
    kit.MakeTokens: "Put {code} tokens into your front row until there are {up_to} on your side",
    kit.ChooseEnemyPlayer: "Choose an enemy player",
    kit.RevealHands: "Enemy players play with their hands revealed, until one of them pays [{symbol}] in their main phase",
    kit.EnemiesCannot: "Enemy players {stat} {until}",
    kit.YouMay: "You {stat} {until}",
    kit.GainPoints: "You have more recruit points this turn: {n}",
    kit.PayPoint: "Pay a recruit point",
    kit.Search: "Find {which} in your {piles}: {to}",
    kit.DiscardFromEnemyHand: "Look at the hand of an enemy player and choose {which}, which that player discards",
    kit.Arrange: "Look at the top {n} cards of your deck; put {bottom} of them at the bottom, the others back on top",
    kit.PlayFromDeck: "Find a plot twist for combats of any turn in your deck, with another name than all in your KO pile; "
    "play it if you can",
    kit.RevealUntilCharacter: "Reveal cards of your deck up to a character that is not on your side; it comes there, the others "
    "are shuffled in. At the end of the turn KO it",
    kit.ConsumeSoul: "Remove a character of an enemy KO pile from the game, and all with its name in that player's KO pile, hand "
    "and deck",
    kit.KnockOutAllResources: "KO all resources",
    kit.PutThatCardOntoYourSide: "Put the discarded card onto your side",
}

AMOUNTS: Final[dict[type[kit.Value], str]] = {
    kit.InYourKOPile: "one for each {which} in your KO pile",
    kit.InKOPiles: "one for each {which} in all KO piles",
    kit.AllResources: "one for each resource on all sides",
    kit.BasicLocations: "one for each location without a team on all sides that gives {symbol}",
    kit.CardsMoreThanThey: "one for each card that you have in hand more than they",
    kit.PlusOn: "one for each +1/+1 counter on each {which}",
    kit.CurrentATK: "as much as its ATK",
    kit.CurrentDEF: "as much as its DEF",
    kit.AmountOfThat: "as much as that",
    kit.TimesUsed: "one for each time you have used a super power named {name} this game",
    kit.Total: "{first}, and {second}",
}

EVENTS: Final = {
    EVENT_GAINS_ATK: "{to} gains ATK",
    EVENT_LOCATION_APPEARS: "a location appears on your side",
}
OF_ANYBODY: Final = {  # if it does not matter whose
    EVENT_BUILD_BEGINS: "a player's build phase begins",
    EVENT_RESOURCE: "a resource appears on any side",
}

STATS: Final = {
    STAT_CANNOT_STRIKE: "cannot strike",
    STAT_CANNOT_BE_STRUCK: "cannot be struck",
    STAT_CANNOT_BE_STUNNED: "cannot be stunned",
    STAT_CANNOT_READY: "cannot ready",
    STAT_CANNOT_MOVE: "cannot be moved",
    STAT_CANNOT_BE_ATTACKED: "cannot be attacked",
    STAT_GAINS_NO_PLUS: "cannot gain +1/+1 counters",
    STAT_GAINS_NO_MINUS: "cannot gain -1/-1 counters",
    STAT_DURABLE: "recovers without a wound when stunned other than by a strike in combat",
    STAT_STUNS_WHOM_IT_STRIKES: "stuns whom it strikes",
    STAT_SNIPES_THE_PROTECTED: "may make ranged attacks alone against protected characters",
    STAT_ATTACKS_FIRST: "is in your first attack of each turn if it can attack",
    STAT_POWERED_UP_BY_ANYONE: "is powered up by any character you discard",
}

OF_PLAYERS: Final = {
    STAT_NO_PLOT_TWISTS: "cannot play plot twists",
    STAT_RECRUITS_FROM_KO_PILE: "may recruit from your KO pile",
}

PILES: Final = {PILE_HAND: "hand", PILE_DECK: "deck", PILE_KO: "KO pile"}

PLACES: Final = {
    kit.INTO_HAND: "it goes to your hand",
    kit.ONTO_SIDE: "it comes onto your side",
    kit.TO_BOTTOM: "it goes to the bottom of your deck",
}

AFTER: Final = {  # what stands after the noun
    "has -1/-1": "with a -1/-1 counter",
    "has +1/+1": "with a +1/+1 counter",
    "of that player": "of that player",
    "appeared this turn": "that appeared this turn",
    "attacked since your last turn": "that attacked since your last turn ended",
    "not of its player's main character's team": "that shares no team with its player's main character",
    "yours": "on your side",
    "in combat": "in the combat",
    "survived": "that survived",
}

BEFORE: Final = {  # what stands before it
    "good": "Good",
    "evil": "Evil",
    "front row": "front row",
}

UNTIL: Final = {
    UNTIL_COMBAT_ENDS: "this combat",
    UNTIL_TURN_ENDS: "this turn",
    UNTIL_NEXT_ATTACK_ENDS: "for its next attack this turn",
    UNTIL_YOUR_NEXT_TURN: "until your next turn begins",
    UNTIL_YOUR_NEXT_TURN_ENDS: "until after your next turn",
    UNTIL_GONE: "for good",
    UNTIL_SOURCE_GOES: "until this character gets stunned or leaves play",
    UNTIL_RECOVERY_ENDS: "until after your next recovery phase",
}

OF_CHARACTERS: Final = {
    STAT_DOUBLE_STRIKE: "strikes with double ATK",
    STAT_CANNOT_RECOVER: "cannot recover",
    STAT_CANNOT_STRIKE_BACK: "cannot strike back against team attacks",
    STAT_NO_STRIKE_BACK_AGAINST: "is not struck back",
    STAT_SNIPER: "is not struck back in ranged attacks",
    STAT_NO_WOUND: "gets no wound when stunned",
    STAT_DEADLY: "KOs whom it stuns",
    STAT_ATTACKS_PLAYERS: "may attack enemy players whose characters are all stunned",
    STAT_TEAM_ATTACKS_WITH_MAIN: "may attack together with any main character",
}

WHEN: Final = {
    EVENT_EQUIPS: "an equipment appears on your side",
    **EVENTS,
    EVENT_APPEARS: "{to} appears",
    EVENT_ATTACKS: "{by} attacks",
    EVENT_ATTACKED: "{to} is attacked",
    EVENT_KO: "{to} gets KO'd",
    EVENT_TURN_BEGINS: "your turn begins",
    EVENT_TURN_ENDS: "your turn ends",
    EVENT_POWER_UP: "{to} is powered up",
    EVENT_RECRUIT: "you recruit a character",
    EVENT_PLOT_TWIST: "you play a plot twist",
    EVENT_SUPER_POWER: "you use a super power",
    EVENT_RESOURCE: "you gain a resource",
    EVENT_LEAVES_HAND: "a card leaves your hand",
    EVENT_BUILD_BEGINS: "your build phase begins",
    EVENT_MAIN_BEGINS: "your main phase begins",
    EVENT_RECOVERS: "{to} recovers",
    EVENT_LEAVES_PLAY: "{to} leaves play",
    EVENT_DRAWS: "you draw one or more cards",
    EVENT_DISCARDS: "you discard one or more cards",
    EVENT_WOUNDED: "{to} gets wounded",
    EVENT_GAINS_PLUS: "{to} gains one or more +1/+1 counters",
    EVENT_ATTACK_DECLARED: "{by} attacks, alone or with others",
    EVENT_SURVIVES: "{to} survives a combat",
}

NOUNS: Final = {
    "main": "main character",
    "supporting": "supporting character",
    "attacker": "attacker",
    "defender": "defender",
    "plot twist": "plot twist",
    "with the name": "card",
    "their main": "main character of theirs",
    "your main character": "your main character",
    "remembered": "it",
    "location": "location",
}

ON_TARGET: Final = {
    kit.RemovePlus: "Remove all +1/+1 counters from {}",
    kit.Transmute: "Turn the +1/+1 counters of {} into -1/-1 counters, or the other way round",
    kit.Stun: "Stun {}",
    kit.Wound: "Wound {}",
    kit.KnockOut: "KO {}",
    kit.Ready: "Ready {}",
    kit.Recover: "Recover {}",
    kit.Freeze: "Freeze {}",
    kit.Push: "Push {}",
    kit.Pull: "Pull {}",
    kit.SwitchRow: "Move {} to the other row",
    kit.ReturnToHand: "Return {} to its owner's hand",
    kit.Defend: "Replace a defender on your side with {}; they switch positions",
    kit.BecomeLike: "This turn this character's base ATK and DEF are the current ones of {}",
    kit.TakeControl: "Ready {} and move it to one of your rows; at the end of your turn it goes back",
    kit.StunUnlessDiscard: "Stun {} unless its player discards a random card",
    kit.SwitchValues: "Switch ATK and DEF of {} this combat",
    kit.BackToBase: "Remove all +1/+1 counters from {}; this combat it has its base ATK and DEF",
}

PLAIN: Final = {
    kit.CancelCombat: "Cancel the combat",
    kit.BecomeLevelOne: "This character becomes level 1",
    kit.OntoYourSide: "Put this card from your KO pile onto your side",
    kit.Dig: "Find a copy of this character in your deck: it comes onto your side",
    kit.ResourceFromDeck: "The top card of your deck becomes a resource, a location face up if you like",
    kit.KnockOutResource: "KO a face-down resource",
    kit.ShuffleIn: "Shuffle this card into its owner's deck",
    kit.BecomeResource: "Make this card a face-down resource of its owner",
    kit.MinusToRow: "All characters of an enemy row of your choice get a -1/-1 counter",
    kit.NewHand: "A player discards their hand and draws as many cards",
    kit.AttackBackRow: "This character may attack a character of that back row right after this combat",
    kit.Transform: "This character is replaced with a level 2 main character from your side deck",
    kit.DiscardToStun: "Choose a face-up enemy supporting character and discard a card that costs at least as much: stun it",
    kit.KnockOutTheirResource: "KO a resource of theirs",
    kit.PlayTwist: "Play an any-turn Combat plot twist from your KO pile, then shuffle it into your deck",
    kit.ShuffleInCharacters: "Shuffle all characters of a KO pile into its owner's deck",
    kit.TheyDiscardAtRandom: "They discard a random card",
    kit.CancelPower: "Cancel that super power",
    kit.RaiseFromEnemy: "A character of an enemy player's KO pile comes onto your side",
}

LIMITS: Final = {
    ONCE_A_TURN: "",
    ONCE_A_GAME: " Only once each game.",
    ONCE_A_LEVEL: " Only once on this level.",
    ANY_NUMBER: " Any number of times each turn.",
}
