"""Cards for words of the kit that came with later products. Each card shows one thing; every code begins with "grown_"."""

from __future__ import annotations

from typing import Final

from mc_env.cards import registry
from mc_env.cards.kit import *

# ------------------------------------------------------------------------------------------ numbers and selectors

WEAK_LINK = Event("grown_weak_link", "Weak Link", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(A(Extreme(ENEMY, Measure("remaining"), highest=False)), 1))])
OPEN_WOUND = Event("grown_open_wound", "Open Wound", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(Extreme(ENEMY, Measure("damage")), 1))])
HOT_SPOT = Event("grown_hot_spot", "Hot Spot", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(RemoveThreat(Extreme(SCHEME, Measure("threat")), 1))])
JAR = Support("grown_jar", "Candy Jar", cost=0, icons=ENERGY, aspect="basic", counters=("sweet", 2))
BIG_JAR = Support("grown_big_jar", "Big Candy Jar", cost=0, icons=ENERGY, aspect="basic", counters=("sweet", PerPlayer(3)))
SWEET_TOOTH = Event("grown_sweet_tooth", "Sweet Tooth", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(RemoveCounters(Extreme(SUPPORT, Measure("counters", "sweet")), 1, "sweet"))])
CURTAIN = Event("grown_curtain", "Curtain", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, Times(StageNumber(), 2)))])
HALF_MEASURES = Event("grown_half_measures", "Half Measures", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(DiscardFromHand(Divided(CardsInHand(YOU))))])
ROUND_UP = Event("grown_round_up", "Round Up", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, Divided(CardsInHand(YOU), up=True)))])
VARIETY = Event("grown_variety", "Variety", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(DiscardTop(3).named("seen"), Damage(VILLAIN, DifferentTypes(Ref("seen")))))])
OPENING_NIGHT = Support("grown_opening_night", "Opening Night", cost=0, icons=ENERGY, aspect="basic", abilities=[
    CostChange(ALLY, Either(Compare(PlayedThisRound(ALLY, EACH_PLAYER), "==", 0), 1, 0), who=EACH_PLAYER)])
FIRST_COME = Treachery("grown_first_come", "First Come", abilities=[
    WhenRevealed(Do(DiscardTop(3, None).named("seen"), PutIntoPlay(First(Ref("seen") & MINION))))])

# ------------------------------------------------------------------------------------------ windows

TRAP = Upgrade("grown_trap", "Trap", cost=0, icons=ENERGY, aspect="basic", traits=("Preparation",), abilities=[
    Action(Damage(VILLAIN, 1), cost=Discard(SELF))])
TRAPPER = Support("grown_trapper", "Trapper", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Response(After(TRIGGER_ABILITY, by=YOU, to=Trait("Preparation") & YOURS), Draw(1))])
SHORTCUT = Support("grown_shortcut", "Shortcut", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(Would(SURGES, by=YOU), Draw(2), cost=Discard(SELF))])
DETOUR = Support("grown_detour", "Detour", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(Would(SURGES, by=YOU), Instead(Draw(1)), cost=Discard(SELF))])
RUSH = Treachery("grown_rush", "Rush", keywords=[SURGE], abilities=[WhenRevealed(Damage(YOU, 1))])
BEDTIME = Support("grown_bedtime", "Bedtime", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedInterrupt(When(TURN_ENDS, by=YOU), DiscardFromHand(9, each=True))])
KEYHOLE = Support("grown_keyhole", "Keyhole", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(REVEAL, by=YOU, to=TREACHERY), CancelCard(), cost=Discard(SELF))])
DAWN_PATROL = Support("grown_dawn_patrol", "Dawn Patrol", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(STEP_ONE_ENDS), RemoveThreat(MAIN_SCHEME, 1))])
SANDGLASS = Support("grown_sandglass", "Sandglass", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(PLACE_ACCELERATION, to=MAIN_SCHEME), Draw(1))])
HASTE = Event("grown_haste", "Haste", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(AddAcceleration(2))])
SLEEPLESS = Support("grown_sleepless", "Sleepless", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedInterrupt(When(READY_STEP), Damage(VILLAIN, Count(EXHAUSTED & IDENTITY)))])

# ------------------------------------------------------------------------------------------ costs and piles

DIG = Event("grown_dig", "Dig", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(DiscardUntil(ALLY, who=YOU).named("found"), AddToHand(Ref("found"))))])
RAINBOW = Event("grown_rainbow", "Rainbow", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, 3), cost=SpendDifferent(2))])
CROWD = Event("grown_crowd", "Crowd", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Draw(Count(Ref("crowd"))), cost=Do(
        Choose("crowd", ALLY & YOURS & READY, count=9, up_to=True), Exhaust(Ref("crowd"))))])
FLATTERER = Ally("grown_flatterer", "Flatterer", cost=4, icons=ENERGY, aspect="basic", thw=1, atk=1, hp=2, abilities=[
    Constant(CostChange(SELF, Count(MINION & EngagedWith(YOU))), active_in=Pile.HAND)])
BOOMERANG = Ally("grown_boomerang", "Boomerang", cost=1, icons=ENERGY, aspect="basic", thw=1, atk=1, hp=2, abilities=[
    Constant(Gains(SELF, Stat.PLAY_FROM), active_in=Pile.DISCARD)])
DIVA = Ally("grown_diva", "Diva", cost=0, icons=ENERGY, aspect="basic", thw=1, atk=2, hp=3, abilities=[
    AdditionalCost(SELF, DiscardFromHand(1), to="attack"), AdditionalCost(SELF, Damage(YOU, 1, take=True), to="thwart")])
MANNEQUIN = Ally("grown_mannequin", "Mannequin", cost=0, icons=ENERGY, aspect="basic", thw=1, atk=1, hp=3, abilities=[
    CostChange(UPGRADE, 1, who=EACH_PLAYER, on=SELF)])
SCARF = Upgrade("grown_scarf", "Scarf", cost=2, icons=ENERGY, aspect="basic", attach=ALLY, abilities=[Gets(HOST, hp=1)])
BRAVADO = ResourceCard("grown_bravado", "Bravado", icons=(PHYSICAL, PHYSICAL), aspect="basic", spend_form=HERO_FORM)
LOOSE_CHANGE = Treachery("grown_loose_change", "Loose Change", abilities=[WhenRevealed(DiscardResources(3))])
PICKPOCKET = Treachery("grown_pickpocket", "Pickpocket", abilities=[
    WhenRevealed(DiscardResources(1, types=(MENTAL, PHYSICAL)))])
SUMMONS = Treachery("grown_summons", "Summons", abilities=[
    WhenRevealed(EachTime("called", DiscardTop(3, None), OfSet(""), DealAsEncounter(Ref("called"))))])

# ------------------------------------------------------------------------------------------ what is ignored

SKYLIGHT = Event("grown_skylight", "Skylight", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(RemoveThreat(MAIN_SCHEME, 2, ignores_crisis=True, ignores_patrol=True), labels=THWART_LABEL)])
HIGH_LOB = Event("grown_high_lob", "High Lob", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, 2, ignores_guard=True), labels=ATTACK_LABEL)])
STROLLER = Minion("grown_stroller", "Stroller", sch=1, atk=1, hp=3, keywords=[Stat.PATROL])
SHOCK_ABSORBER = Attachment("grown_shock_absorber", "Shock Absorber", attach=VILLAIN, abilities=[
    Modify(HOST, (Change(Stat.DAMAGE_TAKEN, 3, "cap"),))])

# ------------------------------------------------------------------------------------------ divided, named, from extra decks

BROOM = Event("grown_broom", "Broad Broom", cost=0, icons=ENERGY, aspect="basic", traits=["Thwart"], abilities=[
    Action(RemoveDivided(SCHEME, 4).named("swept").then(Draw(Divided(Result("swept")))), labels=THWART_LABEL)])
RECIPES = Support("grown_recipes", "Recipe Book", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, 2), cost=Exhaust(SELF), name="Pepper"), Action(Heal(YOU, 1), name='"Honey"'),
    Special(Draw(1), name="Pepper")])
COOK = Support("grown_cook", "Hungry Cook", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(ResolveAbility(SUPPORT & Named("Recipe Book"), name="Honey"), limit=ONCE_PER_ROUND, name="Breakfast"),
    Action(ResolveAbility(SUPPORT & Named("Recipe Book"), AbilityKind.SPECIAL, name="Pepper"), limit=ONCE_PER_ROUND,
        name="Supper")])

GEAR = Event("grown_gear", "Brass Gear", cost=0, aspect="hero", abilities=[Special(Damage(VILLAIN, 1))])
SPRING = Event("grown_spring", "Coiled Spring", cost=0, aspect="hero", abilities=[Special(Draw(1))])
TOP_GEAR = In(Pile.EXTRA_DECK, name="gears", top=1)
TOP_SPRING = In(Pile.EXTRA_DECK, name="springs", top=1)
CLOCKMAKER = Hero("grown_clockmaker_a", "Clockmaker", thw=1, atk=1, dfn=1, hp=10, hand=5, abilities=[
    Action(Discard(TOP_GEAR), name="Wind"), Action(Discard(TOP_SPRING), name="Unwind")])
CLARA = AlterEgo("grown_clockmaker_b", "Clara Clock", rec=3, hp=10, hand=6)
CLOCK: Final = HeroSet("grown_clockmaker", "Clockmaker", identity=Card((CLOCKMAKER, CLARA)), cards={},
    extra_decks={"gears": {GEAR: 1}, "springs": {SPRING: 1}}, finite_decks=("gears",), pileless_decks=("springs",))

# ------------------------------------------------------------------------------------------ enemies

PUSH = Treachery("grown_push", "Push", abilities=[
    WhenRevealed(EnemyAttacks(VILLAIN, YOU, more=StageNumber()), form=HERO_FORM),
    WhenRevealed(EnemySchemes(VILLAIN, more=StageNumber()), form=ALTER_EGO_FORM)])
GLANCE = Treachery("grown_glance", "Glance", abilities=[WhenRevealed(EnemyAttacks(VILLAIN, YOU, boosted=False))])
ECHO = Attachment("grown_echo", "Loud Echo", attach=YOUR_IDENTITY, abilities=[Gains(HOST, Stat.REVEALS_AGAIN)])
SHOVE = Treachery("grown_shove", "Shove", boost_star=True, abilities=[
    WhenRevealed(Damage(YOU, 1)), Boost(EnemyAttacks(VILLAIN, YOU, more=3, boosted=False))])

FLASHBULB = Event("grown_flashbulb", "Flashbulb", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(Stun(A(ENEMY)))])

# A villain with two sides: Jekyll cannot be hurt while he has patience, Hyde calms down again.
JEKYLL = tuple(Villain(f"grown_jekyll_{i}a", "Jekyll", stage=i, sch=1, atk=0, hp=10, abilities=[
    ForcedInterrupt(Would(TAKE_DAMAGE, to=SELF), Instead(RemoveCounters(ENVIRONMENT & Named("Patience"), Amount(), "calm")))])
    for i in (1, 2))
HYDE = tuple(Villain(f"grown_jekyll_{i}b", "Hyde", stage=i, sch=0, atk=i, hp=10, abilities=[
    WhenRevealed(IndirectDamage(EACH_PLAYER, 1)),
    ForcedInterrupt(Would(SCHEMES, by=SELF), Instead(RemoveCounters(ENVIRONMENT & Named("Fury"), 1, "rage")))])
    for i in (1, 2))
PATIENCE = Environment("grown_patience_a", "Patience", counters=("calm", PerPlayer(2)), abilities=[
    IfEver(Compare(CountersOn(SELF, "calm"), "==", 0), Flip(VILLAIN | SELF, reveal=True))])
FURY = Environment("grown_patience_b", "Fury", counters=("rage", 1), abilities=[
    IfEver(Compare(CountersOn(SELF, "rage"), "==", 0), Flip(VILLAIN | SELF, reveal=True))])
MOODS: Final = EncounterSet("grown_moods", "Moods", kind="scenario", cards={}, aside={Card((PATIENCE, FURY)): 1})
STREET_A = MainScheme("grown_street_a", "Foggy Street", stage=1, abilities=[Setup(PutIntoPlay(SET_ASIDE & Named("Patience")))])
STREET_B = MainScheme("grown_street_b", "Foggy Street", stage=1, threat=0, target=30, escalation=1)
STREET: Final = Scenario("grown_street", "Foggy Street",
    villains=(tuple(Card(sides) for sides in zip(JEKYLL, HYDE, strict=True)),),
    schemes=((Card((STREET_A, STREET_B)),),), sets=("grown_moods", "standard"), standard=(1, 2), expert=(1, 2))

POOL: Final = CardPool("grown", "Grown", (
    WEAK_LINK, OPEN_WOUND, HOT_SPOT, JAR, BIG_JAR, SWEET_TOOTH, CURTAIN, HALF_MEASURES, ROUND_UP, VARIETY, OPENING_NIGHT,
    TRAP, TRAPPER, SHORTCUT, DETOUR, BEDTIME, KEYHOLE, DAWN_PATROL, SANDGLASS, HASTE, SLEEPLESS,
    DIG, RAINBOW, CROWD, FLATTERER, BOOMERANG, DIVA, MANNEQUIN, SCARF, BRAVADO, FLASHBULB, SKYLIGHT, HIGH_LOB,
    BROOM, RECIPES, COOK))
SET: Final = EncounterSet("grown_set", "Grown", kind="scenario", cards={
    FIRST_COME: 1, RUSH: 1, LOOSE_CHANGE: 1, PICKPOCKET: 1, SUMMONS: 1, PUSH: 1, GLANCE: 1, ECHO: 1, SHOVE: 1,
    STROLLER: 1, SHOCK_ABSORBER: 1})

registry.load()
if POOL.code not in registry.POOLS:
    registry.register(POOL, SET, MOODS, STREET, CLOCK)
