"""Synthetic cards, scenarios and identities with the awkward shapes of later products, written only with the kit.

They prove that such shapes are definitions and nothing else. `register()` adds them to the registry, once; every code begins
with "probe_".
"""

from __future__ import annotations

from typing import Final

from mc_env.cards import registry
from mc_env.cards.kit import *
from tools import identities

# ------------------------------------------------------------------------------------------ scenarios


def scheme(code: str, title: str, stage: int = 1, **facts: object) -> Card:
    """A main scheme card with a plain A side."""
    return Card((MainScheme(f"{code}a", title, stage=stage), MainScheme(f"{code}b", title, stage=stage, **facts)))


CASTOR = Villain("probe_castor", "Castor", stage=1, sch=1, atk=2, hp=6)
POLLUX = Villain("probe_pollux", "Pollux", stage=1, sch=2, atk=1, hp=5)
TWIN_PLOT = scheme("probe_twin_plot", "Twin Plot", threat=0, target=20, escalation=1, abilities=[
    ForcedResponse(After(ROUND_ENDS), MakeActive(VILLAINS & ~VILLAIN))])
TWINS = Scenario("probe_twins", "Twins", villains=((CASTOR,), (POLLUX,)), schemes=((TWIN_PLOT,),), sets=("standard",))

PLANNER = Villain("probe_planner", "Planner", stage=1, sch=2, atk=1, hp=PerPlayer(10))
FIRST_PLOT = scheme("probe_first_plot", "First Plot", threat=1, target=6, escalation=1)
SECOND_PLOT = scheme("probe_second_plot", "Second Plot", threat=0, target=5, escalation=2)
DEEPER_PLOT = scheme("probe_deeper_plot", "Deeper Plot", stage=2, threat=3, target=9, escalation=1)
PLOTS = Scenario("probe_plots", "Plots", villains=((PLANNER,),), schemes=((FIRST_PLOT,), (SECOND_PLOT, DEEPER_PLOT)),
    sets=("standard",))

EASTERN_HERMIT = Villain("probe_hermit_1", "Eastern Hermit", stage=1, sch=1, atk=1, hp=8)
WESTERN_HERMIT = Villain("probe_hermit_2", "Western Hermit", stage=1, sch=2, atk=2, hp=9)
EASTERN_RETREAT = scheme("probe_retreat_1", "Eastern Retreat", threat=0, target=7, escalation=1)
WESTERN_RETREAT = scheme("probe_retreat_2", "Western Retreat", threat=0, target=7, escalation=2)
HERMITS = Scenario("probe_hermits", "Hermits", villains=((EASTERN_HERMIT,), (WESTERN_HERMIT,)),
    schemes=((EASTERN_RETREAT,), (WESTERN_RETREAT,)), sets=("standard",), own_area_each=True)

ESCAPIST = Villain("probe_escapist", "Escapist", stage=1, sch=1, atk=1, hp=4, abilities=[
    ForcedInterrupt(Would(DEFEAT, to=SELF), Instead(Heal(SELF, ALL)))])
THIRD_SIDE: Final = 2
GETAWAY = Card((
    MainScheme("probe_getaway_a", "Getaway", stage=1),
    MainScheme("probe_getaway_b", "Getaway", stage=1, threat=0, target=3, escalation=1, abilities=[
        ForcedInterrupt(Would(COMPLETE, to=SELF), Instead(Flip(SELF, face=THIRD_SIDE)))]),
    Environment("probe_getaway_c", "On the Run", abilities=[
        ForcedResponse(After(ROUND_ENDS), Do(
            AddCounters(SELF, 1, "hour"),
            If(Compare(CountersOn(SELF, "hour"), ">=", 2), LoseGame("escaped"))))])))
EVIDENCE = SideScheme("probe_evidence", "Evidence", threat=2, boost=1, abilities=[WhenDefeated(WinGame("evidence"))])
CHASE_SET = EncounterSet("probe_chase_set", "Chase", kind="scenario", cards={EVIDENCE: 1})
CHASE = Scenario("probe_chase", "Chase", villains=((ESCAPIST,),), schemes=((GETAWAY,),),
    sets=("probe_chase_set", "standard"))

# ------------------------------------------------------------------------------------------ identities

SMALL_MORPH = Hero("probe_morph_a", "Small Morph", thw=3, atk=1, dfn=1, hp=9, hand=4, traits=["Tiny"], abilities=[
    Response(After(CHANGE_FORM, to=SELF), Draw(1), name="Shrink")])
LARGE_MORPH = Hero("probe_morph_b", "Large Morph", thw=1, atk=4, dfn=2, hp=12, hand=3, traits=["Giant"], abilities=[
    Response(After(CHANGE_FORM, to=SELF), Damage(A(ENEMY), 1), name="Stomp")])
MAX_MORPH = AlterEgo("probe_morph_c", "Max Morph", rec=3, hp=9, hand=6)
MORPH = HeroSet("probe_morph", "Morph", identity=Card((SMALL_MORPH, LARGE_MORPH, MAX_MORPH)), cards={},
    starter=identities.STARTER)

PHASER = Hero("probe_phaser_a", "Phaser", thw=1, atk=1, dfn=1, hp=10, hand=5, abilities=[
    Response(After(CHANGE_FORM, to=YOU), Draw(1), name="Flow")])
PAM_PHASE = AlterEgo("probe_phaser_b", "Pam Phase", rec=3, hp=10, hand=6)
DENSITY = Card((
    Upgrade("probe_density_a", "Dense", cost=None, identity_form="dense", keywords=[Stat.PERMANENT, Stat.SETUP], abilities=[
        Gets(YOUR_HERO, atk=1), Action(Flip(SELF), limit=ONCE_PER_ROUND)]),
    Upgrade("probe_density_b", "Intangible", cost=None, identity_form="intangible", keywords=[Stat.PERMANENT], abilities=[
        Gets(YOUR_HERO, dfn=2), Action(Flip(SELF), limit=ONCE_PER_ROUND)])))
SOLID_PUNCH = Event("probe_solid_punch", "Solid Punch", cost=0, icons=ENERGY, form="dense", aspect="hero", abilities=[
    Action(Damage(A(ENEMY), 4), form=HERO_FORM, labels=ATTACK_LABEL)])
GHOST_WALK = Upgrade("probe_ghost_walk", "Ghost Walk", cost=0, icons=ENERGY, form="intangible", aspect="hero")
PHASER_SET = HeroSet("probe_phaser", "Phaser", identity=Card((PHASER, PAM_PHASE)),
    cards={DENSITY: 1, SOLID_PUNCH: 8, GHOST_WALK: 7}, starter=identities.STARTER)

ADEPT = Hero("probe_adept_a", "Adept", thw=1, atk=1, dfn=1, hp=10, hand=5, abilities=[
    Action(
        Do(ResolveAbility(In(Pile.EXTRA_DECK, name="spells", top=1), AbilityKind.SPECIAL),
           Discard(In(Pile.EXTRA_DECK, name="spells", top=1))),
        cost=Exhaust(SELF), name="Cast"),
    Gains(In(Pile.EXTRA_DECK, name="spells", top=1), Stat.FACEUP)])
ADA_ADEPT = AlterEgo("probe_adept_b", "Ada Adept", rec=3, hp=10, hand=6, abilities=[
    Action(AddToHand(In(Pile.EXTRA_DECK, name="spells", top=1)), limit=ONCE_PER_ROUND, name="Study")])
SPELL_OF_FIRE = Event("probe_spell_of_fire", "Spell of Fire", cost=None, icons=ENERGY, aspect="hero", abilities=[
    Special(Damage(A(ENEMY), 4))])
SPELL_OF_CALM = Event("probe_spell_of_calm", "Spell of Calm", cost=None, icons=MENTAL, aspect="hero", abilities=[
    Special(RemoveThreat(A(SCHEME), 3))])
ADEPT_SET = HeroSet("probe_adept", "Adept", identity=Card((ADEPT, ADA_ADEPT)), cards={}, starter=identities.STARTER,
    extra_decks={"spells": {SPELL_OF_FIRE: 1, SPELL_OF_CALM: 1}})
TRICK = Event("probe_trick", "Trick", cost=None, icons=WILD, aspect="hero", abilities=[Special(Draw(1))])
RIVAL_ADEPT = HeroSet("probe_rival", "Rival Adept", identity=Card((
    Hero("probe_rival_a", "Rival", thw=1, atk=1, dfn=1, hp=10, hand=5),
    AlterEgo("probe_rival_b", "Rita Rival", rec=3, hp=10, hand=6))), cards={}, starter=identities.STARTER,
    extra_decks={"tricks": {TRICK: 2}})

# ------------------------------------------------------------------------------------------ player cards

HEAVY_BOOTS = Upgrade("probe_heavy_boots", "Heavy Boots", cost=1, icons=PHYSICAL, aspect="basic", abilities=[
    Gains(YOUR_HERO, OVERKILL)])

BAD_DEBT = Obligation("probe_bad_debt", "Bad Debt", boost=1, abilities=[
    WhenRevealed(PlaceThreat(MAIN_SCHEME, 1)),
    ForcedResponse(After(ENTER_PLAY, to=SELF), Damage(YOU, 1)),
    Action(Discard(SELF), cost=Exhaust(YOUR_IDENTITY))])
DEBT_SET = EncounterSet("probe_debt", "Debt", cards={BAD_DEBT: 1})
REUNION = Event("probe_reunion", "Reunion", cost=0, icons=MENTAL, aspect="basic", abilities=[
    Action(PutIntoPlay(A(UPGRADE & IN_YOUR_DISCARD)))])

# cards that change what other cards are

MIND_CONTROL = Attachment("probe_mind_control", "Mind Control", boost=1, attach=ALLY, abilities=[
    WhenRevealed(TurnInto(HOST, "turncoat", engaged=ControllerOf(HOST))),
    Action(Do(TurnInto(HOST, None, control=OwnerOf(HOST)), Discard(SELF)), cost=Spend((MENTAL,)))])
BATTLE_RAGE = Attachment("probe_battle_rage", "Battle Rage", boost=1, attach=CHARACTER, abilities=[
    Gets(HOST & CHARACTER, atk=2)])
SIDEARM = Upgrade("probe_sidearm", "Sidearm", cost=1, icons=ENERGY, aspect="basic", attach=ALLY, abilities=[
    Gets(HOST & ALLY, atk=1)])

SENTINEL = Minion("probe_sentinel", "Sentinel", sch=1, atk=1, hp=5, boost=1, traits=["Robot"],
    keywords={GUARD: 1, RETALIATE: 2}, abilities=[ForcedResponse(After(ATTACK, by=SELF), PlaceThreat(MAIN_SCHEME, 1))])
NULL_FIELD = Event("probe_null_field", "Null Field", cost=0, icons=MENTAL, aspect="basic", abilities=[
    Action(Blank(A(MINION), until=Until.END_OF_PHASE))])
SILENCE = Environment("probe_silence", "Silence", abilities=[Blank(SIDE_SCHEME | UPGRADE)])

TWIN = Ally("probe_twin", "Twin", cost=2, icons=ENERGY, thw=1, atk=1, hp=3, aspect="basic")
MIGHTY_TWIN = Ally("probe_mighty_twin", "Twin", cost=3, icons=ENERGY, thw=1, atk=3, hp=4, aspect="basic")
STRANGER = Ally("probe_stranger", "Stranger", cost=2, icons=ENERGY, thw=2, atk=1, hp=2, aspect="basic", abilities=[
    Response(After(ENTER_PLAY, to=SELF), Draw(1))])
GUEST_BOOK = Support("probe_guest_book", "Guest Book", cost=1, icons=MENTAL, aspect="basic", abilities=[
    ForcedResponse(After(LEAVE_PLAY, to=ALLY), AddCounters(SELF, 1, "farewell"))])
STAND_IN = Event("probe_stand_in", "Stand-In", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Search("other", ALLY & IN_YOUR_DECK), Swap(A(ALLY & YOURS), Ref("other"))))])
SLEIGHT = Event("probe_sleight", "Sleight of Hand", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Swap(A(IN_YOUR_HAND), In(Pile.DECK, YOU, top=1)))])
TRADE = Event("probe_trade", "Trade Dance Partners", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Swap(A(MINION & EngagedWith(YOU)), A(MINION & ~EngagedWith(YOU))))])

MIRROR = Support("probe_mirror", "Mirror", cost=1, icons=MENTAL, aspect="basic", abilities=[
    Action(ResolveAbility(A(SUPPORT & YOURS & ~SELF), AbilityKind.ACTION, here=True), name="Reflect")])
ECHO = Event("probe_echo", "Echo", cost=0, icons=MENTAL, aspect="basic", abilities=[
    Action(ResolveAbility(A(EVENT & IN_YOUR_DISCARD & ~WithTitleOf(SELF)), AbilityKind.ACTION))])
CALL_BACKUP = Event("probe_call_backup", "Call Backup", cost=0, icons=MENTAL, aspect="basic", abilities=[
    Action(Do(BringIntoGame("new", "Joint Recruit"), PutIntoPlay(Ref("new"))))])

REACTOR = Environment("probe_reactor", "Reactor", abilities=[
    ForcedResponse(After(TAKE_DAMAGE, to=SELF), If(Compare(DamageOn(SELF), ">=", 5), Discard(SELF)))])
SABOTAGE = Event("probe_sabotage", "Sabotage", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(A(ENVIRONMENT), 3))])
PLOTTER = Minion("probe_plotter", "Plotter", sch=1, atk=0, hp=3, boost=1, keywords={Stat.HINDER: 2}, abilities=[
    Gets(SELF, atk=ThreatOn(SELF)), Action(RemoveThreat(SELF, 1), cost=Exhaust(YOUR_HERO))])

CHANGES = EncounterSet("probe_changes", "Changes", guises=(Guise("turncoat", CardType.MINION),),
    cards={MIND_CONTROL: 1, BATTLE_RAGE: 1, SENTINEL: 1, SILENCE: 1, REACTOR: 1, PLOTTER: 1})

# cards that are played or paid for in unusual ways

OPEN_DECK = Support("probe_open_deck", "Open Deck", cost=1, icons=MENTAL, aspect="basic", abilities=[
    Gains(In(Pile.DECK, YOU, top=1), Stat.PLAY_FROM)])
SECOND_CHANCE = Support("probe_second_chance", "Second Chance", cost=1, icons=MENTAL, aspect="basic", abilities=[
    Gains(IN_YOUR_DISCARD & (EVENT | ALLY), Stat.PLAY_FROM)])
TOLL_GATE = Support("probe_toll_gate", "Toll Gate", cost=1, icons=MENTAL, aspect="basic", abilities=[
    Action(Draw(1), cost=OneOf((Spend((ENERGY,)), Damage(YOU, 1, take=True), Discard(A(UPGRADE & YOURS)))))])
HARD_BARGAIN = Event("probe_hard_bargain", "Hard Bargain", cost=1, icons=MENTAL, aspect="basic", abilities=[
    Action(Damage(A(ENEMY), 4), cost=OneOf((Spend((ENERGY,)), DiscardFromHand(2))))])
BLOOD_BANK = Support("probe_blood_bank", "Blood Bank", cost=1, icons=MENTAL, aspect="basic", abilities=[
    Resource(Generate((WILD,)), cost=Damage(YOU, 1, take=True))])
UNITED_FRONT = Event("probe_united_front", "United Front", cost=3, icons=ENERGY, aspect="basic",
    keywords=[Stat.ALLIANCE], abilities=[Action(Damage(A(ENEMY), 6))])
JOINT_RECRUIT = Ally("probe_joint_recruit", "Joint Recruit", cost=3, icons=ENERGY, thw=1, atk=1, hp=3, aspect="basic",
    keywords=[Stat.ALLIANCE])
SHARED_VAULT = Support("probe_shared_vault", "Shared Vault", cost=1, icons=MENTAL, aspect="basic", abilities=[
    Resource(Generate((WILD,)), cost=Exhaust(SELF), anyone=True)])

WARM_UP = Event("probe_warm_up", "Warm-Up", cost=0, icons=MENTAL, aspect="basic", abilities=[
    Action(NextEvent(damage=1, threat=1))])
TARGET_PRACTICE = Support("probe_target_practice", "Target Practice", cost=1, icons=MENTAL, aspect="basic", abilities=[
    Action(NextEvent(damage=2, which=Trait("Attack")), cost=Exhaust(SELF))])
FLURRY = Event("probe_flurry", "Flurry", cost=0, icons=MENTAL, traits=["Attack"], aspect="basic", abilities=[
    Action(Do(Damage(A(ENEMY), 2), Damage(A(ENEMY), 1)), form=HERO_FORM, labels=ATTACK_LABEL)])
PRINTING_PRESS = Support("probe_printing_press", "Printing Press", cost=1, icons=MENTAL, aspect="basic", abilities=[
    Action(Do(Draw(1), RepeatAbility()), cost=Spend((MENTAL,)))])
RELENTLESS = Event("probe_relentless", "Relentless", cost=1, icons=PHYSICAL, aspect="basic", abilities=[
    Action(Do(Damage(A(ENEMY), 1), RepeatAbility()), cost=Spend((PHYSICAL,)))])
TWIN_BEAM = Event("probe_twin_beam", "Twin Beam", cost=2, icons=WILD, requirement=(ENERGY, MENTAL), aspect="basic",
    abilities=[Action(Damage(A(ENEMY), 4))])
SIGNAL_FLARE = Event("probe_signal_flare", "Signal Flare", cost=0, icons=ENERGY, max_per_round=1, aspect="basic",
    abilities=[Action(Damage(A(ENEMY), 1))])
PULSE = Upgrade("probe_pulse", "Pulse", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(A(ENEMY), 1), limit=Limit(1, Period.ROUND, shared=True))])
FOLLOW_UP = Upgrade("probe_follow_up", "Follow-Up", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Response(After(ATTACK, by=YOU), Damage(A(ENEMY), 1), limit=Limit(1, Period.INSTANCE, shared=True))])
DOUBLE_ACT = Event("probe_double_act", "Double Act", cost=0, icons=WILD, team_up=("Alpha", "Beta"), aspect="basic",
    abilities=[Action(Damage(A(ENEMY), 5))])
CAPE = Upgrade("probe_cape", "Cape", cost=0, icons=ENERGY, form=HERO_FORM, aspect="basic")

# cards with unusual numbers

TITAN = Villain("probe_titan", "Titan", stage=1, sch=1, atk=1, hp=PerPlayer(300))
TITAN_PLOT = scheme("probe_titan_plot", "Titan Plot", threat=0, target=400, escalation=1)
GIANTS = Scenario("probe_giants", "Giants", villains=((TITAN,),), schemes=((TITAN_PLOT,),), sets=("standard",))
ORBITAL_STRIKE = Event("probe_orbital_strike", "Orbital Strike", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(A(ENEMY), 290))])
AVALANCHE = Treachery("probe_avalanche", "Avalanche", boost=1, abilities=[WhenRevealed(PlaceThreat(MAIN_SCHEME, 300))])
ETERNAL = Minion("probe_eternal", "Eternal", sch=1, atk=1, keywords={Stat.INFINITE_HP: 1}, boost=1, abilities=[
    ForcedResponse(After(TAKE_DAMAGE, to=SELF), PlaceThreat(MAIN_SCHEME, 1))])

WHETSTONE = Upgrade("probe_whetstone", "Whetstone", cost=0, icons=ENERGY, aspect="basic", abilities=[Gets(YOUR_HERO, atk=1)])
MEGAPHONE = Upgrade("probe_megaphone", "Megaphone", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gets(YOUR_HERO, atk=0, how="double")])
FATIGUE = Upgrade("probe_fatigue", "Fatigue", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gets(YOUR_HERO, atk=0, how="halve")])
NEW_BODY = Upgrade("probe_new_body", "New Body", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gets(YOUR_HERO, atk=6, how="base")])
EQUALIZER = Upgrade("probe_equalizer", "Equalizer", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gets(YOUR_HERO, atk=2, how="set")])
FOCUS = Event("probe_focus", "Focus", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Gets(YOUR_HERO, atk=5, how="set", until=Until.END_OF_PHASE))])
WEAKNESS = Upgrade("probe_weakness", "Weakness", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gets(YOUR_HERO, atk=-9)])
PACIFIST = Ally("probe_pacifist", "Quiet Friend", cost=2, icons=ENERGY, thw=1, atk=None, hp=3, aspect="basic")

RAIN_OF_ARROWS = Event("probe_rain_of_arrows", "Rain of Arrows", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Assign(ENEMY, 4, by=YOU), form=HERO_FORM, labels=ATTACK_LABEL)])
SHRAPNEL = Treachery("probe_shrapnel", "Splinters", boost=1, abilities=[WhenRevealed(IndirectDamage(YOU, 5))])
BARRAGE = Treachery("probe_barrage", "Barrage", boost=1, abilities=[WhenRevealed(IndirectDamage(EACH_PLAYER, 3))])

ROCK = Minion("probe_rock", "Rock", sch=1, atk=1, hp=4, boost=1, keywords=[Stat.STEADY])
MONOLITH = Minion("probe_monolith", "Monolith", sch=1, atk=1, hp=4, boost=1, keywords=[Stat.STALWART])
DAZZLE = Event("probe_dazzle", "Dazzle", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(Stun(A(ENEMY)))])
STIFF_UPPER_LIP = Upgrade("probe_stiff_upper_lip", "Stiff Upper Lip", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gains(YOUR_HERO, Stat.STALWART)])

BOMBARDIER = Minion("probe_bombardier", "Bombardier", sch=1, atk=4, hp=3, boost=1, abilities=[
    Gains(SELF, Stat.INDIRECT_ATTACK)])

NUMBERS = EncounterSet("probe_numbers", "Numbers", cards={
    AVALANCHE: 1, ETERNAL: 1, SHRAPNEL: 1, BARRAGE: 1, ROCK: 1, MONOLITH: 1, BOMBARDIER: 1})

# keywords

SHARPSHOOTER = Ally("probe_sharpshooter", "Sharpshooter", cost=2, icons=ENERGY, thw=1, atk=1, hp=3, keywords=[RANGED],
    aspect="basic")
LANCE = Event("probe_lance", "Lance", cost=0, icons=ENERGY, keywords=[PIERCING, OVERKILL], aspect="basic", abilities=[
    Action(Damage(A(ENEMY), 4), form=HERO_FORM, labels=ATTACK_LABEL)])
HARPOON = Upgrade("probe_harpoon", "Harpoon", cost=0, icons=ENERGY, aspect="basic", abilities=[Gains(YOUR_HERO, RANGED)])
BROKEN_STRING = Upgrade("probe_broken_string", "Broken String", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Loses(YOUR_HERO, RANGED)])
THORN_COAT = Upgrade("probe_thorn_coat", "Thorn Coat", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gains(YOUR_HERO, RETALIATE)])
VANISH = Event("probe_vanish", "Vanish", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(Discard(A(MINION)))])
WATCHMAN = Minion("probe_watchman", "Watchman", sch=1, atk=1, hp=3, boost=1, keywords=[Stat.PATROL])
LONELY_HOUR = Treachery("probe_lonely_hour", "Lonely Hour", boost=1, keywords=[Stat.PERIL], abilities=[
    WhenRevealed(Damage(YOU, 3))])
FIELD_MEDIC = Support("probe_field_medic", "Field Medic", cost=1, icons=MENTAL, aspect="basic", abilities=[
    Interrupt(Would(TAKE_DAMAGE, to=IDENTITY), Prevent(2), cost=Exhaust(SELF))])
BARRICADE = SideScheme("probe_barricade", "Barricade", threat=1, boost=1, keywords={Stat.HINDER: PerPlayer(2)})
AGITATOR = Minion("probe_agitator", "Agitator", sch=1, atk=1, hp=3, boost=1, keywords={Stat.INCITE: PerPlayer(1)})
CAPTAIN = Minion("probe_captain", "Captain", sch=1, atk=1, hp=3, boost=1, keywords=[Stat.VILLAINOUS])
WOLF = Minion("probe_wolf", "Wolf", sch=1, atk=1, hp=2, boost=1, traits=["Wolf"], teamwork="Wolf")
BUNKER = SideScheme("probe_bunker", "Bunker", threat=6, boost=1, keywords=[Stat.ASSAULT])
WINDFALL = Support("probe_windfall", "Windfall", cost=0, icons=ENERGY, keywords=[Stat.TEMPORARY], aspect="basic")
TROPHY = Minion("probe_trophy", "Prize Beast", sch=1, atk=1, hp=2, boost=1, keywords={Stat.VICTORY: 2})
PRIZE = SideScheme("probe_prize", "Prize", threat=1, boost=1, keywords={Stat.VICTORY: 3})
CROWN = Attachment("probe_crown", "Crown", boost=1, attach=MINION, keywords={Stat.VICTORY: 1})
LAST_FLARE = Support("probe_last_flare", "Last Flare", cost=0, icons=ENERGY, uses=("flare", 1), aspect="basic",
    keywords={Stat.VICTORY: 1}, abilities=[Action(Damage(A(ENEMY), 1), cost=RemoveCounters(SELF, 1, "flare"))])
PARADE = Event("probe_parade", "Parade", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(A(ENEMY), StatOf(In(Pile.VICTORY), Stat.VICTORY, printed=True)))])
BLADE = Upgrade("probe_blade", "Blade", cost=0, icons=ENERGY, keywords=[Stat.RESTRICTED], aspect="basic")
BOW = Upgrade("probe_bow", "Bow", cost=0, icons=ENERGY, keywords=[Stat.RESTRICTED], aspect="basic")
AXE = Upgrade("probe_axe", "Axe", cost=0, icons=ENERGY, keywords=[Stat.RESTRICTED], aspect="basic")
BIRTHRIGHT = Upgrade("probe_birthright", "Birthright", cost=0, icons=ENERGY, keywords=[Stat.PERMANENT], aspect="basic")
EMBARGO = SideScheme("probe_embargo", "Embargo", threat=2, boost=1, keywords=[Stat.PERMANENT])
LOUD_TOWER = Environment("probe_loud_tower", "Loud Tower", amplify=1)
WITCH_HUNT = SideScheme("probe_witch_hunt", "Witch Hunt", threat=2, boost=1, keywords=[Stat.SETUP], abilities=[
    WhenRevealed(PlaceThreat(SELF, 2))])
WAR_PAINT = Attachment("probe_war_paint", "War Paint", boost=1, attach=VILLAINS, keywords=[Stat.SETUP], abilities=[
    Gets(HOST, atk=1)])

# enemies that act in unusual ways, and player side schemes

AMBUSH = Treachery("probe_ambush", "Ambush", boost=1, abilities=[
    WhenRevealed(Do(
        Choose("ally", ALLY, by=FIRST_PLAYER),
        EnemyAttacks(VILLAIN, who=ControllerOf(Ref("ally")), character=Ref("ally"))))])
STING = Treachery("probe_sting", "Sting", boost_star=True, abilities=[Boost(Damage(YOU, 1))])
SPIKED_FIST = Attachment("probe_spiked_fist", "Spiked Fist", boost=1, attach=VILLAINS, abilities=[Gains(HOST, OVERKILL)])
CALL_TO_ARMS = Treachery("probe_call_to_arms", "Call to Arms", boost_star=True, abilities=[
    Boost(EnemyAttacks(MINION & EngagedWith(YOU)))])
MARCHING_ORDERS = Treachery("probe_marching_orders", "Marching Orders", boost_star=True, abilities=[
    Boost(Do(EnemySchemes(VILLAIN), PlaceThreat(MAIN_SCHEME, 2)))])
OLD_FOES = Treachery("probe_old_foes", "Old Foes", boost=1, abilities=[WhenRevealed(Reveal(YOUR_NEMESIS & MINION))])
ENEMIES = EncounterSet("probe_enemies", "Enemies", cards={
    AMBUSH: 1, OLD_FOES: 1, STING: 1, SPIKED_FIST: 1, CALL_TO_ARMS: 1, MARCHING_ORDERS: 1})

STAKEOUT = PlayerSideScheme("probe_stakeout", "Stakeout", cost=1, icons=MENTAL, threat=3, aspect="basic", abilities=[
    WhenDefeated(Draw(2))])
MANHUNT = PlayerSideScheme("probe_manhunt", "Manhunt", cost=0, icons=MENTAL, threat=PerPlayer(1), aspect="basic",
    keywords={Stat.VICTORY: 1}, abilities=[Gets(YOUR_HERO, thw=1)])
PICNIC = PlayerSideScheme("probe_picnic", "Picnic", cost=0, icons=MENTAL, threat=2, aspect="basic")
BLUEPRINT = Support("probe_blueprint", "Blueprint", cost=0, icons=MENTAL, aspect="basic", abilities=[
    Action(PutIntoPlay(SET_ASIDE & Named("Gadget")), cost=Exhaust(SELF))])
GADGET = Upgrade("probe_gadget", "Gadget", cost=None, icons=MENTAL, aspect="basic", linked="Blueprint")

KEYWORDS = EncounterSet("probe_keywords", "Keywords", cards={
    WATCHMAN: 1, LONELY_HOUR: 1, BARRICADE: 1, AGITATOR: 1, CAPTAIN: 1, WOLF: 2, BUNKER: 1, TROPHY: 1, PRIZE: 1, CROWN: 1,
    EMBARGO: 1, LOUD_TOWER: 1})
PROLOGUE = EncounterSet("probe_prologue", "Prologue", cards={WITCH_HUNT: 1, WAR_PAINT: 1})

POOL = CardPool("probe_pool", "Probes", (
    STAKEOUT, MANHUNT, PICNIC, BLUEPRINT, GADGET,
    SHARPSHOOTER, LANCE, HARPOON, BROKEN_STRING, THORN_COAT, VANISH, FIELD_MEDIC, WINDFALL,
    LAST_FLARE, PARADE, BLADE, BOW, AXE, BIRTHRIGHT,
    ORBITAL_STRIKE, WHETSTONE, MEGAPHONE, FATIGUE, NEW_BODY, EQUALIZER, FOCUS, WEAKNESS, PACIFIST, RAIN_OF_ARROWS,
    DAZZLE, STIFF_UPPER_LIP,
    OPEN_DECK, SECOND_CHANCE, TOLL_GATE, HARD_BARGAIN, BLOOD_BANK, UNITED_FRONT, JOINT_RECRUIT, SHARED_VAULT, WARM_UP,
    TARGET_PRACTICE, FLURRY, PRINTING_PRESS, RELENTLESS, TWIN_BEAM, SIGNAL_FLARE, PULSE, FOLLOW_UP, DOUBLE_ACT, CAPE,
    HEAVY_BOOTS, REUNION, SIDEARM, NULL_FIELD, TWIN, MIGHTY_TWIN, STRANGER, GUEST_BOOK, STAND_IN, SLEIGHT, TRADE, MIRROR, ECHO,
    CALL_BACKUP, SABOTAGE))

# ------------------------------------------------------------------------------------------ registration

SETS = (
    POOL, DEBT_SET, CHANGES, NUMBERS, KEYWORDS, ENEMIES, PROLOGUE, MORPH, PHASER_SET, ADEPT_SET, RIVAL_ADEPT, CHASE_SET,
    TWINS, PLOTS, HERMITS, CHASE, GIANTS)


def register() -> None:
    """Add everything to the registry, once."""
    identities.register()
    if TWINS.code not in registry.SCENARIOS:
        registry.register(*SETS)
