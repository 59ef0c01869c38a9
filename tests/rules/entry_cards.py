"""Small cards for single rules of the Reference, entries A to I, that no other card of the tests shows.

Each card shows one thing. Importing this module registers them, once; every code begins with "entry_".
"""

from __future__ import annotations

from typing import Final

from mc_env.cards import registry
from mc_env.cards.kit import *
from mc_env.cards.terms import Event as Happening
from tools import identities

# ------------------------------------------------------------------------------------------ abilities

SUDDEN_BLOW = Treachery("entry_sudden_blow", "Sudden Blow", boost=0, abilities=[WhenRevealed(Damage(YOU, 1))])
SPITEFUL_THUG = Minion("entry_spiteful", "Spiteful Thug", sch=1, atk=0, hp=1, abilities=[
    WhenDefeated(Damage(YOUR_IDENTITY, 1))])
GRUDGE = Environment("entry_grudge", "Grudge", abilities=[ForcedInterrupt(When(ATTACK, by=HERO), Damage(HERO, 1))])
BACKLASH = Environment("entry_backlash", "Backlash", abilities=[ForcedResponse(After(ATTACK, by=HERO), Damage(HERO, 1))])
STING_RAY = Treachery("entry_sting_ray", "Sting Ray", boost=0, boost_star=True, abilities=[Boost(Damage(YOU, 1))])
DARK_BARGAIN = Treachery("entry_bargain", "Dark Bargain", abilities=[
    WhenRevealed(Do(May(Damage(YOU, 2)), PlaceThreat(MAIN_SCHEME, 1)))])
RECALL = Event("entry_recall", "Recall Notice", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(ReturnToHand(A(ALLY)))])
TRAINING_DUMMY = Upgrade("entry_dummy", "Training Dummy", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gets(YOUR_HERO, atk=1), Action(Draw(1), cost=Exhaust(SELF))])
DOUBLE_PURPOSE = Event("entry_double_purpose", "Double Purpose", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Together(Damage(A(MINION), 2), RemoveThreat(A(SCHEME), 2)))])
LAST_WORD = Event("entry_last_word", "Last Word", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Damage(A(ENEMY), 3), If(Exists(Hit("defeated")), Draw(1))), form=HERO_FORM, labels=ATTACK_LABEL)])
RECRUITER = Treachery("entry_recruiter", "Recruiter", abilities=[
    WhenRevealed(EachTime("recruit", DiscardTop(4, who=None), MINION, PutIntoPlay(Ref("recruit"), engaged=YOU)))])
PRESS_GANG = Treachery("entry_press_gang", "Press Gang", abilities=[
    WhenRevealed(EachTime("thug", DiscardUntil(SIDE_SCHEME), MINION, Damage(YOU, 1)))])
DRAFT_NOTICE = Treachery("entry_draft_notice", "Draft Notice", abilities=[
    WhenRevealed(EachTime("draftee", DiscardTop(4, who=None), MINION, DealEncounter(1)))])
STOPWATCH = Support("entry_stopwatch", "Stopwatch", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(Happening.ACTIVATION_ENDS), AddCounters(SELF, 1, "tick"))])
GARDEN = Support("entry_garden", "Garden", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(AddCounters(SELF, 2, "tulip"))])

METRONOME = Environment("entry_metronome", "Metronome", abilities=[
    ForcedInterrupt(When(DEFEAT, to=MINION), AddCounters(SELF, 1, "beat"), name="First"),
    ForcedResponse(After(DEFEAT, to=MINION), AddCounters(SELF, 1, "beat"), name="Fourth")])
DRUMMER = Support("entry_drummer", "Drummer", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(DEFEAT, to=MINION), AddCounters(SELF, 1, "beat"), name="Second"),
    Response(After(DEFEAT, to=MINION), AddCounters(SELF, 1, "beat"), name="Fifth")])

# ------------------------------------------------------------------------------------------ acceleration

FUSE = Treachery("entry_fuse", "Fuse", abilities=[WhenRevealed(AddAcceleration(1, on=A(SIDE_SCHEME)))])
SLOW_FUSE = SideScheme("entry_slow_fuse", "Slow Fuse", threat=2)
ICON_SCHEME = SideScheme("entry_icon_scheme", "Icon Scheme", threat=2, acceleration=1)
DEFUSE = Event("entry_defuse", "Defuse", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(RemoveCounters(A(MAIN_SCHEMES), 1, "acceleration"))])
ICON_HUNT = Event("entry_icon_hunt", "Icon Hunt", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Discard(A(SIDE_SCHEME & Keyword(Stat.ACCELERATION))))])

# ------------------------------------------------------------------------------------------ attacks, thwarts, defenses

ADRENALINE = Upgrade("entry_adrenaline", "Adrenaline", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(THWART, by=YOUR_HERO, where=EventHas("basic")),
        Gets(YOUR_HERO, atk=2, thw=2, until=END_OF_ATTACK), cost=Exhaust(SELF))])
SLOGAN = Attachment("entry_slogan", "Slogan", attach=MINION | ALLY, abilities=[Gets(HOST, sch=1, thw=1)])
LEVY = Attachment("entry_levy", "Levy", attach=ALLY, abilities=[ForcedInterrupt(When(ATTACK, by=HOST), Damage(YOU, 1))])
HOME_INVASION = Treachery("entry_home_invasion", "Home Invasion", abilities=[
    WhenRevealed(EnemyAttacks(VILLAIN, character=YOUR_ALTER_EGO))])
LOOKOUT = Support("entry_lookout", "Lookout", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(BOOST_FLIP), Draw(1))])
TRUCE = Environment("entry_truce", "Truce", abilities=[Cannot(ENEMY, Stat.CANNOT_BE_ATTACKED)])
COMBO = Event("entry_combo", "Combo Strike", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Damage(A(ENEMY), 2), Damage(A(ENEMY), 1)), form=HERO_FORM, labels=ATTACK_LABEL)])
TWO_BLOWS = Event("entry_two_blows", "Two Blows", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(LabeledAttack(Damage(A(ENEMY), 2)), LabeledAttack(Damage(A(ENEMY), 2))), form=HERO_FORM)])
BRASS_RING = Upgrade("entry_brass_ring", "Brass Ring", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(ATTACK, by=YOUR_HERO), Gets(YOUR_HERO, damage_dealt=1, until=END_OF_ATTACK), cost=Exhaust(SELF))])
WIND_UP = Event("entry_wind_up", "Wind-Up", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Delay(Stage.WHEN, ATTACK, Gets(YOUR_HERO, damage_dealt=1, until=END_OF_ATTACK)))])
TRACER_ROUNDS = Upgrade("entry_tracer_rounds", "Tracer Rounds", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gains(YOUR_HERO, RANGED)])
BORROWED_BODY = Upgrade("entry_borrowed_body", "Borrowed Body", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gets(YOUR_HERO, atk=4, how="base")])
SHIELD_BEARER = Event("entry_shield_bearer", "Shield Bearer", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(ATTACK, by=ENEMY, to=YOU), DefendedBy(A(ALLY & YOURS)))])
PEP_TALK = Support("entry_pep_talk", "Pep Talk", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Response(After(DEFEND, by=YOUR_HERO, where=EventHas("basic")), Draw(1))])
FLINCH = Support("entry_flinch", "Flinch", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(Would(TAKE_DAMAGE, to=YOU), Draw(1))])
WINCE = Support("entry_wince", "Wince", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(TAKE_DAMAGE, to=YOU), Draw(1))])
FLAW = Event("entry_flaw", "Bad Reflex", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedInterrupt(When(ATTACK, by=VILLAIN, to=YOU), Damage(YOU, 1))])

THORNY_FRIEND = Ally("entry_thorny", "Thorny Friend", cost=0, icons=ENERGY, aspect="basic", thw=1, atk=1, hp=4,
    keywords={RETALIATE: 1})
HOME_COOKING = Event("entry_home_cooking", "Home Cooking", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Heal(IDENTITY & Named("Peter Parker"), 2))])
ONE_AFTER_ANOTHER = Treachery("entry_one_after", "One After Another", abilities=[
    WhenRevealed(Do(EnemyAttacks(VILLAIN), PlaceThreat(MAIN_SCHEME, 3)))])
SALVAGE = Event("entry_salvage", "Salvage", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(PutIntoPlay(A(UPGRADE & IN_YOUR_DISCARD)))])

# ------------------------------------------------------------------------------------------ choosing and repeating

CATCH_A_BREATH = Event("entry_breath", "Catch a Breath", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(ChooseOne(Heal(YOUR_HERO, 2), Draw(1)))])

HEADCOUNT = Event("entry_headcount", "Headcount", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(CHARACTER, 1))])
ROLL_CALL = Event("entry_roll_call", "Roll Call", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(ENEMY, 1))])
DOUBLE_TAP = Event("entry_double_tap", "Double Tap", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Choose("two", ENEMY, count=2), Damage(Ref("two"), 1)))])
CLEAN_UP = Event("entry_clean_up", "Clean-Up", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(May(DiscardFromHand(5, up_to=True)), IfDone(Damage(VILLAIN, 2))))])
FORK = Event("entry_fork", "Fork in the Road", cost=0, icons=MENTAL, aspect="basic", abilities=[
    Action(ChooseOne(Pay(Spend((ENERGY,))).if_done(Damage(VILLAIN, 3)), Draw(1)))])
ENERGY_ONLY = Event("entry_energy_only", "Energy Only", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, Either(Paid(MENTAL), 5, 1)), cost=Spend((ENERGY,)))])
EXTORTION = Treachery("entry_extortion", "Extortion", abilities=[
    WhenRevealed(ChooseOne(Pay(Spend((ENERGY, MENTAL, PHYSICAL))), DiscardFromHand(4)))])
RANSOM = Treachery("entry_ransom", "Ransom", abilities=[
    WhenRevealed(ChooseOne(Pay(Spend((ENERGY, MENTAL))).if_done(Heal(YOUR_HERO, 1)), DiscardFromHand(4)))])
SHAKEDOWN = Treachery("entry_shakedown", "Shakedown", abilities=[
    WhenRevealed(ChooseOne(Do(Exhaust(YOUR_HERO), PlaceThreat(MAIN_SCHEME, 1)), DiscardFromHand(4)))])
MANY_HANDS = Event("entry_many_hands", "Many Hands", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(A(ENEMY), Count(UPGRADE & YOURS)))])
MANY_FISTS = Event("entry_many_fists", "Many Fists", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(ForEach("upgrade", UPGRADE & YOURS, Damage(A(ENEMY), 1)))])
SPARK = Event("entry_spark", "Spark", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(NextEvent(damage=1))])
TOLL_BOOTH = Treachery("entry_toll_booth", "Toll Booth", abilities=[WhenRevealed(ForEachPlayer(DiscardFromHand(1)))])
DAZE = Event("entry_daze", "Daze", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(Confuse(A(ENEMY)))])
TATTLING_JAMMER = Environment("entry_tattling_jammer", "Tattling Jammer", abilities=[
    ForcedInterrupt(When(PLAY, to=EVENT), Do(CancelEvent(), PlaceThreat(MAIN_SCHEME, 1)))])

# ------------------------------------------------------------------------------------------ costs

GRAND_HALL = Support("entry_grand_hall", "Grand Hall", cost=PerPlayer(1), icons=ENERGY, aspect="basic")
STUDY_GROUP = Support("entry_study_group", "Study Group", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(If(Paid(MENTAL), Damage(VILLAIN, 3), Damage(VILLAIN, 1)), cost=Spend(any_=1))])
ROAD_TOLL = Environment("entry_road_toll", "Road Toll", abilities=[
    CostChange(SUPPORT, 1, sign=1, who=EACH_PLAYER)])
BRIDGE_TOLL = Environment("entry_bridge_toll", "Bridge Toll", abilities=[
    CostChange(SUPPORT, 1, sign=1, who=EACH_PLAYER)])
BRIBE = Environment("entry_bribe", "Bribe", abilities=[AdditionalCost(EVENT | ALLY, DiscardFromHand(1))])
BLOOD_MONEY = Environment("entry_blood_money", "Blood Money", abilities=[AdditionalCost(EVENT | ALLY, Damage(YOU, 1, take=True))])
STAMP_DUTY = Environment("entry_stamp_duty", "Stamp Duty", abilities=[AdditionalCost(EVENT | ALLY, Spend((MENTAL,)))])
HANGER_ON = Ally("entry_hanger_on", "Hanger-On", cost=1, icons=ENERGY, aspect="basic", thw=1, atk=1, hp=2)
JUNK_SALE = Event("entry_junk_sale", "Junk Sale", cost=2, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, 5), cost=DiscardFromHand(2))])
SHED = Support("entry_shed", "Shed", cost=1, icons=ENERGY, aspect="basic")
PAWN_SHOP = Support("entry_pawn_shop", "Pawn Shop", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Draw(1), cost=DiscardFromHand(2))])

# ------------------------------------------------------------------------------------------ later moments

TIME_BOMB = Event("entry_time_bomb", "Time Bomb", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Delay(Stage.AFTER, ROUND_ENDS, Damage(VILLAIN, 3)))])
STICKY_BOMB = Event("entry_sticky_bomb", "Sticky Bomb", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Delay(Stage.AFTER, ROUND_ENDS, Damage(VILLAIN, 2)), form=HERO_FORM, labels=ATTACK_LABEL)])
TALLY = Environment("entry_tally", "Tally", abilities=[
    ForcedResponse(After(ROUND_ENDS), PlaceThreat(MAIN_SCHEME, DamageOn(VILLAIN)))])
NIGHT_WATCH = Support("entry_night_watch", "Night Watch", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(PHASE_ENDS), AddCounters(SELF, StatOf(YOUR_HERO, Stat.ATK), "watch"))])

# ------------------------------------------------------------------------------------------ decks and discard piles

DOUBLE_TROUBLE = Treachery("entry_double_trouble", "Double Trouble", abilities=[WhenRevealed(DealEncounter(2))])
GRAVE_ROBBER = Event("entry_grave_robber", "Grave Robber", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Discard(A(IN_YOUR_DISCARD)))])
SCAVENGER = Support("entry_scavenger", "Scavenger", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Response(After(Happening.DISCARD, by=YOU, to=ALLY, where=EventHas("from_deck")), Damage(VILLAIN, 1))])
MILL = Event("entry_mill", "Mill", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(DiscardTop(3))])
SCRY = Event("entry_scry", "Scry", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(LookAt("seen", In(Pile.DECK, YOU, top=2)), Discard(A(Ref("seen")))))])
TOSS = Event("entry_toss", "Toss", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(DiscardFromHand(1))])
REWIND = Treachery("entry_rewind", "Rewind", abilities=[WhenRevealed(ShuffleInto(IN_YOUR_DISCARD))])
FUGITIVE = Minion("entry_fugitive", "Fugitive", sch=0, atk=1, hp=4, keywords={Stat.VICTORY: 1})
WANTED = Treachery("entry_wanted", "Wanted", abilities=[
    WhenRevealed(Do(Find("it", MINION & Named("Fugitive")), Reveal(Ref("it"))))])
OLD_ENEMY = Treachery("entry_old_enemy", "Old Enemy", abilities=[
    WhenRevealed(Do(Find("it", MINION & Named("Vulture")), Reveal(Ref("it"))))])
HEADHUNT = Event("entry_headhunt", "Headhunt", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Find("it", ALLY & Named("Cut-Out")), AddToHand(Ref("it"), who=YOU)))])

# ------------------------------------------------------------------------------------------ cards with two sides

DAY_AND_NIGHT = Card((
    Environment("entry_day", "Broad Daylight", abilities=[Gets(VILLAIN, atk=1)]),
    Environment("entry_night", "Dead of Night", abilities=[Gets(VILLAIN, sch=1)])))
TURN_OF_THE_TIDE = Event("entry_tide", "Turn of the Tide", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Flip(A(ENVIRONMENT)))])
SHAPESHIFTER = Card((
    Minion("entry_shape_a", "Meek Shape", sch=1, atk=1, hp=5),
    Minion("entry_shape_b", "Fierce Shape", sch=1, atk=3, hp=5)))
UNMASK = Event("entry_unmask", "Unmask", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(Flip(A(MINION)))])
SECRET_BASE = Card((
    SideScheme("entry_secret_base", "Secret Base", threat=3),
    Environment("entry_open_base", "Open Base", abilities=[Gets(VILLAIN, atk=1)])))
EXPOSE = Event("entry_expose", "Expose", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(Flip(A(SIDE_SCHEME)))])
CUT_OUT = Card((
    Ally("entry_cut_out_a", "Cut-Out", cost=0, icons=ENERGY, aspect="basic", thw=1, atk=1, hp=2),
    Ally("entry_cut_out_b", "Cut-Out", cost=0, icons=ENERGY, aspect="basic", thw=1, atk=2, hp=2)))
RULES_OF_ENGAGEMENT = Card((
    Environment("entry_rules_standard", "Rules of Engagement", mode="standard", abilities=[Gets(VILLAIN, atk=1)]),
    Environment("entry_rules_expert", "Rules of Engagement", mode="expert", abilities=[Gets(VILLAIN, atk=2)])))

TWO_MODES: Final = EncounterSet("entry_two_modes", "Two Modes", cards={Card((
    Environment("entry_mode_standard", "House Rules", mode="standard", abilities=[Gets(VILLAIN, sch=1)]),
    Environment("entry_mode_expert", "House Rules", mode="expert", abilities=[Gets(VILLAIN, sch=2)]))): 1})

# ------------------------------------------------------------------------------------------ in play and out of play

HEAT_WAVE = Environment("entry_heat_wave", "Heat Wave", abilities=[Gets(ENEMY, atk=1)])
COLD_FRONT = Event("entry_cold_front", "Cold Front", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Discard(A(ENVIRONMENT)))])
COME_HERE = Event("entry_come_here", "Come Here", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Engage(A(MINION & ~EngagedWith(YOU))))])
CONFISCATE = Event("entry_confiscate", "Confiscate", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Discard(A((ATTACHMENT | UPGRADE) & ~ControlledBy(EACH_PLAYER))))])
INVENTORY = Event("entry_inventory", "Inventory", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Exhaust(A((ATTACHMENT | UPGRADE | SUPPORT) & ControlledBy(EACH_PLAYER))))])
READ_THE_LABEL = Event("entry_label", "Read the Label", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(A(MINION & StatIs(GUARD, ">=", 1, printed=True)), 1))])
FRESH_START = Event("entry_fresh_start", "Fresh Start", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(A(ENEMY), StatOf(YOUR_IDENTITY, Stat.HP, printed=True)))])
FIRE_SALE = Event("entry_fire_sale", "Fire Sale", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Discard(A(YOURS)))])
VAULT = Support("entry_vault", "Vault", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(PutUnder(A(IN_YOUR_HAND)), cost=Exhaust(SELF))])
BANISH = Event("entry_banish", "Banish", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(SetAside(A(UPGRADE & YOURS)))])
DOORMAN = Support("entry_doorman", "Doorman", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(ENTER_PLAY), AddCounters(SELF, 1, "in")),
    ForcedResponse(After(LEAVE_PLAY), AddCounters(SELF, 1, "out"))])
GHOST = Ally("entry_ghost", "Ghost of Mine", cost=0, icons=ENERGY, aspect="basic", thw=1, atk=1, hp=2, abilities=[
    Cannot(SELF, Stat.CANNOT_TAKE_DAMAGE)])
AEGIS = Upgrade("entry_aegis", "Aegis", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Cannot(YOUR_IDENTITY, Stat.CANNOT_TAKE_DAMAGE)])
SCATTER = Treachery("entry_scatter", "Scatter Shot", abilities=[WhenRevealed(IndirectDamage(YOU, 4))])
NAGGING_DEBT = Obligation("entry_nagging_debt", "Nagging Debt", give_to="Ann Archer", abilities=[
    Interrupt(When(ATTACK, by=VILLAIN), Discard(SELF))])
HERALD = Support("entry_herald", "Herald", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(PLAY, to=EVENT, by=YOU), Draw(1), name="Before"),
    Response(After(PLAY, to=EVENT, by=YOU), Draw(1), name="Behind")])

# ------------------------------------------------------------------------------------------ classifications

CAMPAIGN_MEDAL = Upgrade("entry_campaign_medal", "Campaign Medal", cost=0, icons=ENERGY, aspect="campaign")
CAMPAIGN_WOUND = Treachery("entry_campaign_wound", "Campaign Wound", abilities=[WhenRevealed(Damage(YOU, 1))])
CAMPAIGN: Final = EncounterSet("entry_campaign", "Campaign", kind="campaign", cards={CAMPAIGN_WOUND: 1})
OVERTURE = Environment("entry_overture_card", "Overture", keywords=[Stat.SETUP], abilities=[Gets(VILLAIN, atk=1)])
OVERTURE_SET: Final = EncounterSet("entry_overture", "Overture", cards={OVERTURE: 1})
ELDER_TWIN = Ally("entry_elder_twin", "The Twin", subtitle="Elder", unique=True, cost=2, icons=ENERGY, aspect="basic",
    thw=1, atk=1, hp=2)
YOUNGER_TWIN = Ally("entry_younger_twin", "The Twin", subtitle="Younger", unique=True, cost=2, icons=ENERGY, aspect="basic",
    thw=1, atk=1, hp=2)

POOL: Final = CardPool("entry_pool", "Entries", (
    CAMPAIGN_MEDAL, ELDER_TWIN, YOUNGER_TWIN, HANGER_ON, JUNK_SALE, THORNY_FRIEND, HOME_COOKING, SALVAGE,
    CATCH_A_BREATH, DRUMMER, EXPOSE, RECALL, TRAINING_DUMMY, DOUBLE_PURPOSE, LAST_WORD, STOPWATCH, GARDEN, DEFUSE,
    ICON_HUNT, ADRENALINE, LOOKOUT, COMBO, TWO_BLOWS, BRASS_RING, WIND_UP, TRACER_ROUNDS, BORROWED_BODY,
    SHIELD_BEARER, PEP_TALK, FLINCH, WINCE, FLAW, HEADCOUNT, ROLL_CALL, DOUBLE_TAP, CLEAN_UP, FORK, MANY_HANDS, ENERGY_ONLY,
    MANY_FISTS, SPARK, DAZE, GRAND_HALL, STUDY_GROUP, SHED, PAWN_SHOP, TIME_BOMB, STICKY_BOMB, NIGHT_WATCH,
    GRAVE_ROBBER, SCAVENGER, MILL, SCRY, TOSS, HEADHUNT, TURN_OF_THE_TIDE, UNMASK, COLD_FRONT, COME_HERE, CONFISCATE,
    INVENTORY, READ_THE_LABEL, FRESH_START, FIRE_SALE, VAULT, BANISH, DOORMAN, GHOST, AEGIS, HERALD, CUT_OUT))
SET: Final = EncounterSet("entry_set", "Entries", kind="scenario", cards=dict.fromkeys((
    ONE_AFTER_ANOTHER, BRIBE, BLOOD_MONEY, STAMP_DUTY, DRAFT_NOTICE, METRONOME, SECRET_BASE, SUDDEN_BLOW,
    SPITEFUL_THUG, GRUDGE, BACKLASH, STING_RAY, DARK_BARGAIN, RECRUITER, PRESS_GANG, FUSE, SLOW_FUSE, ICON_SCHEME,
    SLOGAN, LEVY, HOME_INVASION, TRUCE, TOLL_BOOTH, TATTLING_JAMMER, ROAD_TOLL, BRIDGE_TOLL, TALLY, DOUBLE_TROUBLE,
    REWIND, FUGITIVE, WANTED, OLD_ENEMY, HEAT_WAVE, SCATTER, NAGGING_DEBT, DAY_AND_NIGHT, SHAPESHIFTER,
    RULES_OF_ENGAGEMENT, EXTORTION, RANSOM, SHAKEDOWN), 1))

identities.register()
registry.load()
if POOL.code not in registry.POOLS:
    registry.register(POOL, SET, TWO_MODES, CAMPAIGN, OVERTURE_SET)
