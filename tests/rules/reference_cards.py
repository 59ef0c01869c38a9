"""Cards for entries J to Z of the Reference that the core set does not show: leaving play, control, playing, areas, windows.

Each card shows one thing. Importing this module registers them, once; every code begins with "ref_".
"""

from __future__ import annotations

from typing import Final

from mc_env.cards import registry
from mc_env.cards.kit import *

# ------------------------------------------------------------------------------------------ leaving play

LEDGER = Support("ref_ledger", "Ledger", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(LEAVE_PLAY), AddCounters(SELF, 1, "loss"))])
KEEPSAKE = Upgrade("ref_keepsake", "Keepsake", cost=0, icons=ENERGY, aspect="basic", attach=ALLY, abilities=[
    Interrupt(When(LEAVE_PLAY, to=SELF), Do(Draw(1), Gets(YOUR_HERO, atk=1, until=END_OF_PHASE)))])
FAREWELL = Upgrade("ref_farewell", "Farewell", cost=0, icons=ENERGY, aspect="basic", attach=ALLY, abilities=[
    Response(After(LEAVE_PLAY, to=SELF), Draw(1))])
LIFELINE = Support("ref_lifeline", "Lifeline", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(Would(LEAVE_PLAY, to=ALLY & YOURS), Instead(ReturnToHand(THAT_CARD)), cost=Exhaust(SELF))])
SCRAP_YARD = Support("ref_scrap_yard", "Scrap Yard", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedInterrupt(Would(LEAVE_PLAY, to=UPGRADE), Instead(SetAside(THAT_CARD)))])
TINKERER = Support("ref_tinkerer", "Tinkerer", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Draw(2), cost=Discard(A(UPGRADE & YOURS)))])
LAST_MATCH = Support("ref_last_match", "Last Match", cost=0, icons=ENERGY, aspect="basic", uses=("match", 1), abilities=[
    Action(Damage(A(ENEMY), 1), cost=RemoveCounters(SELF, 1, "match"))])
DISMISS = Event("ref_dismiss", "Dismiss", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Discard(A(ALLY | MINION)))])
ENSHRINE = Event("ref_enshrine", "Enshrine", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(PutInVictoryDisplay(A(ALLY)))])
ERASE = Event("ref_erase", "Erase", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(RemoveFromGame(A(ALLY)))])

PACK_HUNTER = Minion("ref_pack_hunter", "Pack Hunter", sch=1, atk=2, hp=4, traits=["Pack"], teamwork="Pack",
    keywords=[QUICKSTRIKE])
PACK_PUP = Minion("ref_pack_pup", "Pack Pup", sch=1, atk=1, hp=2, traits=["Pack"])

# ------------------------------------------------------------------------------------------ ownership and control

CHARM = Event("ref_charm", "Charm", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(TakeControl(A(ALLY & ~YOURS), until=Until.END_OF_PHASE))])
LEASH = Support("ref_leash", "Leash", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(TakeControl(A(ALLY & ~YOURS), until=Until.LEAVES_PLAY), cost=Exhaust(SELF)),
    Action(Discard(SELF), name="Let Go")])
RECRUIT = Event("ref_recruit", "Recruit", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(TakeControl(A(ALLY & ~YOURS)))])
HOSTAGE = Ally("ref_hostage", "Hostage", thw=1, atk=1, hp=3)  # scenario: HOSTAGE
RELEASE = Event("ref_release", "Release", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(PutIntoPlay(IN_ENCOUNTER_DISCARD & Named("Hostage")))])
ALL_PRESENT = Event("ref_all_present", "All Present", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(A(ENEMY), Count(ALLY & YOURS)))])
CONDOLENCES = Event("ref_condolences", "Condolences", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Choose("friend", ALLY & IN_ANY_DISCARD), Draw(1, who=ControllerOf(Ref("friend")))))])
LIBRARY = Support("ref_library", "Library", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gains(ALLY & IN_ANY_DISCARD, Stat.PLAY_FROM), Gains(EVENT & IN_ANY_DISCARD, Stat.PLAY_FROM)])

# ------------------------------------------------------------------------------------------ moving

HEAVE = Event("ref_heave", "Heave", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(MoveDamage(A(FRIENDLY & IsDamaged(), name="from"), A(FRIENDLY & ~Ref("from")), 3))])
DECOY = Event("ref_decoy", "Decoy", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(MoveThreat(MAIN_SCHEME, A(SCHEME), 2))])

# ------------------------------------------------------------------------------------------ playing and paying

HEADHUNTER = Event("ref_headhunter", "Headhunter", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(PlayCard(ALLY, cheaper=2))])
FREE_RIDE = Event("ref_free_ride", "Free Ride", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(PlayCard(CARD, free=True))])
STRICT = Event("ref_strict", "Strict", cost=1, icons=MENTAL, aspect="basic", requirement=(PHYSICAL,), abilities=[
    Action(Damage(A(ENEMY), 3))])
DISCOUNT = Event("ref_discount", "Discount", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(CostChange(None, 5, until=Until.NEXT_PLAY))])
PURIST = Support("ref_purist", "Purist", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(A(ENEMY), 2), cost=Spend((ENERGY,), printed=True))])
BRUTE = Event("ref_brute", "Brute", cost=2, icons=MENTAL, aspect="basic", only_resources=(PHYSICAL,), abilities=[
    Action(Damage(A(ENEMY), 4))])
SPONSOR = Support("ref_sponsor", "Sponsor", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Resource(Generate((WILD,), only_for=OfAspect("aggression")), cost=Exhaust(SELF))])
SMUGGLE = Event("ref_smuggle", "Smuggle", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(PutIntoPlay(A(IN_YOUR_HAND & (ALLY | UPGRADE))))])
COSTUME = Upgrade("ref_costume", "Costume", cost=0, icons=ENERGY, form=HERO_FORM, aspect="basic")
NARROW_PATH = Event("ref_narrow_path", "Narrow Path", cost=1, icons=ENERGY, aspect="basic", form=HERO_FORM,
    only_if=Exists(YOUR_IDENTITY & IsDamaged()), abilities=[Action(Draw(1))])
ATTIC = Support("ref_attic", "Attic", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gains(In(Pile.DECK, YOU, top=1), Stat.PLAY_FROM)])
COSMIC_COIN = ResourceCard("ref_cosmic_coin", "Cosmic Coin", icons=WILD, aspect="basic")
VENDING_MACHINE = Support("ref_vending_machine", "Vending Machine", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, 1), cost=Spend((ENERGY,)), name="energy"),
    Action(Damage(VILLAIN, 1), cost=Spend((MENTAL,)), name="mental"),
    Action(Damage(VILLAIN, 1), cost=Spend((PHYSICAL,)), name="physical"),
    Action(Damage(VILLAIN, 1), cost=Spend((WILD,)), name="wild")])
TOLLBOOTH = Support("ref_tollbooth", "Tollbooth", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, 3), cost=Spend(any_=3))])
COACH = Support("ref_coach", "Coach", cost=0, icons=ENERGY, aspect="aggression", abilities=[
    Action(Damage(VILLAIN, 1), cost=Spend(any_=1))])
POWER_CELL = Support("ref_power_cell", "Power Cell", cost=0, icons=MENTAL, aspect="basic", abilities=[
    Resource(Generate((ENERGY,)), cost=Exhaust(SELF))])

# ------------------------------------------------------------------------------------------ areas

GUILTY_CONSCIENCE = Obligation("ref_guilty_conscience", "Guilty Conscience", abilities=[
    WhenRevealed(Exhaust(YOUR_IDENTITY)), Response(After(ATTACK, by=HERO), Discard(SELF))])
MUSTER = Event("ref_muster", "Muster", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Search("friend", ALLY & (IN_YOUR_DECK | IN_YOUR_DISCARD)), AddToHand(Ref("friend"))))])
PARADE_GROUND = Event("ref_parade_ground", "Parade Ground", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, StatOf(In(Pile.VICTORY), Stat.VICTORY, printed=True)))])
CENSUS_RHINO = Event("ref_census_rhino", "Census", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, Count(IN_ENCOUNTER_DISCARD & OfSet("rhino"))))])
CENSUS_STANDARD = Event("ref_census_standard", "Census", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, Count(IN_ENCOUNTER_DISCARD & OfSet("standard"))))])
CENSUS_BOMB_SCARE = Event("ref_census_bomb_scare", "Census", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, Count(IN_ENCOUNTER_DISCARD & OfSet("bomb_scare"))))])

# ------------------------------------------------------------------------------------------ the round, windows

BIG_BAG = Event("ref_big_bag", "Big Bag", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Gets(YOUR_IDENTITY, hand_size=2, until=END_OF_PHASE))])
GRAVEYARD_SHIFT = Support("ref_graveyard_shift", "Graveyard Shift", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(PHASE_ENDS), Draw(1))])
STING_OPERATION = Treachery("ref_sting_operation", "Sting Operation", boost=1)
EARLY_BIRD = Support("ref_early_bird", "Early Bird", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedInterrupt(When(ATTACK, by=ENEMY, to=YOU), AddCounters(SELF, 1, "call"))])
REFLEX = Support("ref_reflex", "Reflex", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(ATTACK, by=ENEMY, to=YOU), Draw(1), cost=Exhaust(SELF))])
TRIPWIRE = Support("ref_tripwire", "Tripwire", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(Would(TAKE_DAMAGE, to=YOU), Prevent(1), cost=Exhaust(SELF))])
APPLAUSE = Support("ref_applause", "Applause", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Response(After(ATTACK, by=HERO), Draw(1))])
TURNSTILE = Environment("ref_turnstile", "Turnstile", abilities=[Response(After(ATTACK, by=HERO), Draw(1))])
WAKE = Support("ref_wake", "Wake", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Response(After(DEFEAT, to=MINION), Draw(1))])
BRUISE = Support("ref_bruise", "Bruise", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Response(After(TAKE_DAMAGE, to=MINION), Draw(1))])
LAST_RITES = Support("ref_last_rites", "Last Rites", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(DEFEAT, to=MINION), Draw(1))])
TETHER = Upgrade("ref_tether", "Tether", cost=0, icons=ENERGY, aspect="basic", attach=MINION, abilities=[
    Interrupt(When(LEAVE_PLAY, to=HOST), Draw(1))])
SUGGESTION_BOX = Support("ref_suggestion_box", "Suggestion Box", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(PHASE_ENDS), May(Damage(VILLAIN, 1)))])
DRAMA_QUEEN = Minion("ref_drama_queen", "Drama Queen", sch=1, atk=1, hp=1, abilities=[
    WhenRevealed(PlaceThreat(MAIN_SCHEME, 1)), WhenDefeated(Damage(VILLAIN, 1))])
RUMMAGE = Event("ref_rummage", "Rummage", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(Reveal())])
AMBUSH_ALLEY = Treachery("ref_ambush_alley", "Ambush Alley", abilities=[WhenRevealed(Damage(YOU, 2))])

POOL: Final = CardPool("ref_pool", "Reference", (
    LEDGER, KEEPSAKE, FAREWELL, LIFELINE, SCRAP_YARD, TINKERER, LAST_MATCH, DISMISS, ENSHRINE, ERASE, CHARM, LEASH,
    RECRUIT, RELEASE, ALL_PRESENT, CONDOLENCES, LIBRARY, HEAVE, DECOY, HEADHUNTER, FREE_RIDE, STRICT, DISCOUNT,
    PURIST, BRUTE, SPONSOR, SMUGGLE, COSTUME, NARROW_PATH, ATTIC, COSMIC_COIN, VENDING_MACHINE, TOLLBOOTH, COACH,
    POWER_CELL, MUSTER, PARADE_GROUND, CENSUS_RHINO, CENSUS_STANDARD, CENSUS_BOMB_SCARE, BIG_BAG, GRAVEYARD_SHIFT,
    EARLY_BIRD, REFLEX, TRIPWIRE, APPLAUSE, WAKE, BRUISE, LAST_RITES, TETHER, SUGGESTION_BOX, RUMMAGE))
SET: Final = EncounterSet("ref_set", "Reference", kind="scenario", cards={
    PACK_HUNTER: 1, PACK_PUP: 1, HOSTAGE: 1, GUILTY_CONSCIENCE: 1, STING_OPERATION: 1, TURNSTILE: 1, DRAMA_QUEEN: 1,
    AMBUSH_ALLEY: 1})

registry.load()
if POOL.code not in registry.POOLS:
    registry.register(POOL, SET)
