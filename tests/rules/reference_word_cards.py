"""Cards for entries J to Z of the Reference that the core set does not show: words, targets, the FAQ.

Each card shows one thing. Importing this module registers them, once; every code begins with "ref_".
"""

from __future__ import annotations

from typing import Final

from mc_env.cards import registry
from mc_env.cards.kit import *
from mc_env.cards.terms import STAR

# ------------------------------------------------------------------------------------------ words

PEEK = Event("ref_peek", "Peek", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(LookAt("top", In(Pile.DECK, YOU, top=3)), Damage(VILLAIN, Icons(Ref("top"), None))))])
QUIVER = Event("ref_quiver", "Quiver", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Search("arrow", In(Pile.DECK, YOU, top=3)), AddToHand(Ref("arrow"))))])
ATTIC_SALE = Event("ref_attic_sale", "Attic Sale", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(BringIntoGame("find", "Pacifist"), AddToHand(Ref("find"))))])
TRAPDOOR = Event("ref_trapdoor", "Trapdoor", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Swap(A(IN_YOUR_HAND), In(Pile.DECK, YOU, top=1)))])
HEDGEHOG = Minion("ref_hedgehog", "Hedgehog", sch=1, atk=1, hp=6, keywords={RETALIATE: 2})
PLIERS = Attachment("ref_pliers", "Pliers", attach=MINION, abilities=[Loses(HOST, RETALIATE)])
STUDY = Event("ref_study", "Study", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, StatOf(MINION, RETALIATE, printed=True)))])
CROWD_PLEASER = Upgrade("ref_crowd_pleaser", "Crowd Pleaser", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gets(YOUR_HERO, atk=AtMost(Count(ALLY & YOURS), 1))])
SHOW_OFF = Upgrade("ref_show_off", "Show-Off", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gets(YOUR_HERO, atk=AtMost(Count(ALLY & YOURS), 1))])
QUESTION_MARK = Minion("ref_question_mark", "Question Mark", sch=STAR, atk=STAR, hp=3, keywords=[Stat.VILLAINOUS])
PADDING = Attachment("ref_padding", "Padding", attach=MINION, abilities=[Gets(HOST, hp=2)])
LEDGER_BOOK = Support("ref_ledger_book", "Ledger Book", cost=0, icons=ENERGY, aspect="basic")
CHECKUP = Event("ref_checkup", "Checkup", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(
        Choose("patient", MINION),
        AddCounters(SUPPORT & Named("Ledger Book"), Remaining(Ref("patient")), "remaining"),
        AddCounters(SUPPORT & Named("Ledger Book"), DamageOn(Ref("patient")), "sustained")))])
THICK_SKIN = Upgrade("ref_thick_skin", "Thick Skin", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gets(YOUR_IDENTITY, hp=3)])
BITTER_MEMORY = Event("ref_bitter_memory", "Bitter Memory", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, DamageOn(YOU)))])
CURFEW = Event("ref_curfew", "Curfew", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, Count(EXHAUSTED & (ALLY | SUPPORT))))])
PLAN_B = Event("ref_plan_b", "Plan B", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(RemoveThreat(MAIN_SCHEME, 2).otherwise(Draw(1)))])
MUSTER_ROLL = Event("ref_muster_roll", "Muster Roll", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(MINION & Named("Hydra Mercenary"), 1))])
CLEAR_OUT = Event("ref_clear_out", "Clear Out", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(DiscardFromHand(9, each=True), Search("friend", ALLY & IN_YOUR_DECK), AddToHand(Ref("friend"))))])
BLASTER = Upgrade("ref_blaster", "Blaster", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(A(ENEMY), 1), cost=Exhaust(SELF), labels=ATTACK_LABEL)])
OUTBURST = Event("ref_outburst", "Outburst", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(A(ENEMY), 1), labels=ATTACK_LABEL)])
ECHO_CHAMBER = Support("ref_echo_chamber", "Echo Chamber", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Response(After(ATTACK, by=YOUR_IDENTITY), Draw(1))])
SIDEARM_HOLSTER = Upgrade("ref_sidearm_holster", "Sidearm Holster", cost=0, icons=ENERGY, aspect="basic", attach=ALLY,
    abilities=[Action(Damage(A(ENEMY), 1), cost=Exhaust(SELF), labels=ATTACK_LABEL)])

# An identity and an ally of the same title, who are two people; cards of the set mean the identity.
RIPPLE = Hero("ref_ripple_a", "Ripple", thw=1, atk=1, dfn=1, hp=10, hand=5)
MAYA = AlterEgo("ref_ripple_b", "Maya", rec=3, hp=10, hand=6)
MIRROR_IMAGE = Event("ref_mirror_image", "Mirror Image", cost=0, icons=ENERGY, aspect="hero", abilities=[
    Action(Heal(CHARACTER & Named("Ripple"), 3))])
RIPPLE_ALLY = Ally("ref_ripple_ally", "Ripple", subtitle="Somebody Else", unique=True, cost=0, icons=ENERGY, aspect="basic",
    thw=1, atk=1, hp=4, abilities=[Response(After(ATTACK, by=Named("Ripple")), Draw(1))])
OTHER_RIPPLE = Hero("ref_other_ripple_a", "Ripple", thw=2, atk=2, dfn=2, hp=9, hand=5)
ALEX = AlterEgo("ref_other_ripple_b", "Alex", rec=3, hp=9, hand=6)
# own: MIRROR_IMAGE
RIPPLE_SET: Final = HeroSet("ref_ripple", "Ripple", identity=Card((RIPPLE, MAYA)), cards={MIRROR_IMAGE: 1})
OTHER_RIPPLE_SET: Final = HeroSet("ref_other_ripple", "Ripple", identity=Card((OTHER_RIPPLE, ALEX)), cards={})

# ------------------------------------------------------------------------------------------ targets and effects

SINGLE_OUT = Event("ref_single_out", "Single Out", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Choose("one", MINION), Damage(Ref("one"), 1), Stun(Ref("one"))))])
NEW_BREATH = Event("ref_new_breath", "New Breath", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Ready(Ref("ally")), cost=Do(Choose("ally", ALLY & YOURS), Exhaust(Ref("ally"))))])
DIZZY_SPELL = Event("ref_dizzy_spell", "Dizzy Spell", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Choose("one", MINION), Together(Stun(Ref("one")), Damage(Ref("one"), 1))))])
COLD_SNAP = Event("ref_cold_snap", "Cold Snap", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Choose("one", MINION), Together(Stun(Ref("one")), Confuse(Ref("one")))))])
FIX_IT = Event("ref_fix_it", "Fix It", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(RemoveThreat(MAIN_SCHEME, 1))])
GHOST = Minion("ref_ghost", "Ghost", sch=1, atk=1, hp=3, abilities=[Cannot(SELF, Stat.CANNOT_TAKE_DAMAGE)])
KNOCK_DOWN = Event("ref_knock_down", "Knock Down", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Damage(A(MINION, name="one"), 1), Stun(Ref("one"))))])
CLIPPING = Support("ref_clipping", "Clipping", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Response(After(THWART, by=YOUR_HERO), Draw(1))])
DOUBLE_CHECK = Event("ref_double_check", "Double Check", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(RemoveThreat(MAIN_SCHEME, 1), RemoveThreat(MAIN_SCHEME, 1)), labels=THWART_LABEL)])
SWEEP_UP = Event("ref_sweep_up", "Sweep Up", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(RemoveThreat(A(SIDE_SCHEME), 1))])
FORCE_FIELD = Event("ref_force_field", "Force Field", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(ATTACK, by=ENEMY, to=YOU), Gets(YOUR_HERO, damage_taken=-9, until=END_OF_ATTACK))])
WINDUP = Event("ref_windup", "Windup", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Gets(YOUR_HERO, atk=3, until=END_OF_ATTACK))])
STUN_GUN = Upgrade("ref_stun_gun", "Stun Gun", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(A(ENEMY), 1), labels=ATTACK_LABEL, limit=ONCE_PER_ROUND)])
WATER_COOLER = Support("ref_water_cooler", "Water Cooler", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Draw(1), cost=Exhaust(SELF), anyone=True)])
OUCH = Event("ref_ouch", "Ouch", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(Damage(YOU, 1))])
BANDAGE = Event("ref_bandage", "Bandage", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(TakeStatus(None, YOU))])
OVERREACH = Event("ref_overreach", "Overreach", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Damage(A(MINION), 5), Draw(ExcessDamage())), labels=ATTACK_LABEL)])
BORROW = Event("ref_borrow", "Borrow", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(TakeControl(A(UPGRADE & ~YOURS)))])
DISTRESS_CALL = Event("ref_distress_call", "Distress Call", cost=3, icons=ENERGY, aspect="basic",
    keywords=[Stat.ALLIANCE], abilities=[Interrupt(When(REVEAL, to=TREACHERY), CancelEffects())])
SIREN = Minion("ref_siren", "Siren", sch=1, atk=1, hp=4, traits=["Singer"], keywords=[GUARD], hazard=1, abilities=[
    ForcedResponse(After(ATTACK, by=SELF), Draw(1))])
GAG_ORDER = Event("ref_gag_order", "Gag Order", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Blank(A(MINION), until=END_OF_PHASE))])
SINGERS_BEWARE = Event("ref_singers_beware", "Singers Beware", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(MINION & Trait("Singer"), 1))])

# ------------------------------------------------------------------------------------------ the FAQ of other products

SPOTTED = Treachery("ref_spotted", "Spotted", abilities=[WhenRevealed(EnemyAttacks(VILLAIN))])
SPLIT_MIND = Card((
    Minion("ref_split_mind_a", "Split Mind", sch=1, atk=3, hp=5, keywords=[Stat.VILLAINOUS]),
    Minion("ref_split_mind_b", "Calm Mind", sch=1, atk=STAR, hp=5, keywords=[Stat.VILLAINOUS], abilities=[
        ForcedInterrupt(Would(ATTACK, by=SELF), Instead(PlaceThreat(MAIN_SCHEME, 1)))])))
IDENTITY_CRISIS = Treachery("ref_identity_crisis", "Identity Crisis", boost=2, boost_star=True, abilities=[
    Boost(Flip(ATTACKER))])
BRAWL = Event("ref_brawl", "Brawl", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Damage(A(ENEMY, name="first"), 3), Damage(A(ENEMY & ~Ref("first")), 3)), labels=ATTACK_LABEL)])
DIVE = Event("ref_dive", "Dive", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Damage(A(ENEMY, name="first"), 3), Damage(ENEMY & ~Ref("first"), 1)), labels=ATTACK_LABEL)])
FOLLOW_THROUGH = Upgrade("ref_follow_through", "Follow Through", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Response(After(ATTACK, by=YOUR_HERO, to=ENEMY), Damage(THAT_CARD, 1))])
TWO_STEPS = Event("ref_two_steps", "Two Steps", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(LabeledAttack(Damage(A(ENEMY), 1)), LabeledAttack(Damage(A(ENEMY), 1))))])
SOMERSAULT = Support("ref_somersault", "Somersault", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(BOOST_FLIP), Prevent(ALL))])
TWOFOLD_TROUBLE = Treachery("ref_twofold_trouble", "Twofold Trouble", boost=1, boost_star=True, abilities=[
    Boost(Toughen(VILLAIN))])
RECITAL = Support("ref_recital", "Recital", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(ResolveAbility(A(EVENT & IN_YOUR_DISCARD), AbilityKind.ACTION), cost=Exhaust(SELF))])
SILENCE_PLEASE = Environment("ref_silence_please", "Silence Please", abilities=[
    Cannot(EVENT, Stat.CANNOT_BE_PLAYED)])
GUILD_BANNER = Support("ref_guild_banner", "Guild Banner", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Gains(ALLY & YOURS, trait="Guild")])
GUILD_HALL = Support("ref_guild_hall", "Guild Hall", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Response(After(ENTER_PLAY, to=ALLY & Trait("Guild")), AddCounters(SELF, 1, "guest"))])
TENDRILS = Event("ref_tendrils", "Tendrils", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(ATTACK, by=ENEMY, to=YOU), CancelEvent(), labels=DEFENSE_LABEL)])
PRIDE = Support("ref_pride", "Pride", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Response(After(DEFEND, by=YOUR_HERO), AddCounters(SELF, 1, "medal"))])
COUNTERBLOW = Event("ref_counterblow", "Counterblow", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(ATTACK, by=VILLAIN, to=YOU), Damage(ATTACKER, 4), labels=(ATTACK_LABEL, DEFENSE_LABEL))])
TO_THE_RESCUE = Event("ref_to_the_rescue", "To the Rescue", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(ATTACK, by=ENEMY, to=YOU), Do(
        Choose("friend", ALLY & IN_YOUR_HAND), PutIntoPlay(Ref("friend")), DefendedBy(Ref("friend"))),
        labels=DEFENSE_LABEL)])
RICOCHET = Event("ref_ricochet", "Ricochet", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Damage(A(ENEMY), 1), Damage(A(ENEMY), 1)))])
WEAK_SPOT = Attachment("ref_weak_spot", "Weak Spot", attach=MINION, abilities=[Gets(HOST, damage_taken=1)])
STEAMROLLER = Event("ref_steamroller", "Steamroller", cost=0, icons=ENERGY, aspect="basic", keywords=[OVERKILL],
    abilities=[Action(Damage(A(ENEMY), 4), labels=ATTACK_LABEL)])
FRAGILE_WORLD = Environment("ref_fragile_world", "Fragile World", abilities=[Gets(CHARACTER, damage_taken=1)])
SCRAPPER = Ally("ref_scrapper", "Scrapper", cost=0, icons=ENERGY, aspect="basic", thw=1, atk=1, hp=2, abilities=[
    Response(After(TAKE_DAMAGE, to=SELF), Draw(1))])
FRIENDLY_FIRE = Event("ref_friendly_fire", "Friendly Fire", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(A(ALLY), 1))])
STRAY_SHOTS = Treachery("ref_stray_shots", "Stray Shots", boost_star=True, abilities=[Boost(Damage(ALLY, 2))])

# ------------------------------------------------------------------------------------------ finer points

ENERGY_DRINK = Event("ref_energy_drink", "Energy Drink", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Gets(YOUR_HERO, atk=3, until=END_OF_PHASE))])
AFTERGLOW = Support("ref_afterglow", "Afterglow", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(PHASE_ENDS), Damage(VILLAIN, StatOf(YOUR_HERO, Stat.ATK)))])
LONG_HAUL = Event("ref_long_haul", "Long Haul", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Gets(YOUR_HERO, atk=1, until=END_OF_ROUND))])
SUNDOWN = Support("ref_sundown", "Sundown", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(ROUND_ENDS), Damage(VILLAIN, StatOf(YOUR_HERO, Stat.ATK)))])
BRACE = Event("ref_brace", "Brace", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(ATTACK, by=ENEMY, to=YOU), Gets(YOUR_HERO, atk=1, until=END_OF_PHASE))])
SCRUB = Event("ref_scrub", "Scrub", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(Discard(A(SCHEME)))])
LUCKY_CHARM = Upgrade("ref_lucky_charm", "Lucky Charm", cost=0, icons=ENERGY, aspect="basic", max_per_player=1)
RIPPLE_KIN = Ally("ref_ripple_kin", "Ripple", subtitle="Kin", unique=True, cost=0, icons=ENERGY, aspect="basic",
    thw=1, atk=1, hp=4)
RIPPLE_CLONE = Ally("ref_ripple_clone", "Ripple", subtitle="Kin", unique=True, cost=0, icons=ENERGY, aspect="basic",
    thw=1, atk=1, hp=4)
SHELVE = Event("ref_shelve", "Shelve", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(SetAside(A(SUPPORT)))])
BLOOD_OATH = Support("ref_blood_oath", "Blood Oath", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Draw(2), cost=Damage(YOU, 1, take=True))])
DEVILS_BARGAIN = Event("ref_devils_bargain", "Devils Bargain", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Pay(Damage(YOU, 1, take=True)).if_done(Draw(2)))])
LAST_GASP = Minion("ref_last_gasp", "Last Gasp", sch=1, atk=1, hp=1, abilities=[
    WhenDefeated(Damage(VILLAIN, Count(MINION)))])
MARTYR = Ally("ref_martyr", "Martyr", cost=0, icons=ENERGY, aspect="basic", thw=1, atk=1, hp=1, abilities=[
    WhenDefeated(Draw(1))])
DISCOUNT_ONE = Event("ref_discount_one", "Discount One", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(CostChange(None, 1, until=Until.NEXT_PLAY))])
EVERYTHING = Event("ref_everything", "Everything", cost=0, icons=MENTAL, aspect="basic", abilities=[
    Action(Damage(VILLAIN, Number("X")), cost=Spend(x="X"))])

WARDEN = Villain("ref_warden", "Warden", stage=1, sch=1, atk=2, hp=20)
BOTTOM_A = MainScheme("ref_bottom_a", "Foot of the Stairs", stage=1)
BOTTOM_B = MainScheme("ref_bottom_b", "Foot of the Stairs", stage=1, threat=0, target=4, escalation=1)
TOP_A = MainScheme("ref_top_a", "Top of the Stairs", stage=2)
TOP_B = MainScheme("ref_top_b", "Top of the Stairs", stage=2, threat=2, target=30, escalation=1, abilities=[
    WhenRevealed(PlaceThreat(SELF, Plus(ThreatOn(SELF), 1)))])
STAIRS: Final = Scenario("ref_stairs", "Stairs", villains=((WARDEN,),),
    schemes=((Card((BOTTOM_A, BOTTOM_B)), Card((TOP_A, TOP_B))),), sets=("standard",))

POOL: Final = CardPool("ref_words", "Reference words", (
    PEEK, QUIVER, ATTIC_SALE, TRAPDOOR, STUDY, CROWD_PLEASER, SHOW_OFF, LEDGER_BOOK, CHECKUP, THICK_SKIN,
    BITTER_MEMORY, CURFEW, PLAN_B, MUSTER_ROLL, CLEAR_OUT, BLASTER, OUTBURST, ECHO_CHAMBER, SIDEARM_HOLSTER,
    RIPPLE_ALLY, SINGLE_OUT, NEW_BREATH, DIZZY_SPELL, COLD_SNAP, FIX_IT, KNOCK_DOWN, CLIPPING, DOUBLE_CHECK,
    SWEEP_UP, FORCE_FIELD, WINDUP, STUN_GUN, WATER_COOLER, OUCH, BANDAGE, OVERREACH, BORROW, DISTRESS_CALL,
    GAG_ORDER, SINGERS_BEWARE, BRAWL, DIVE, FOLLOW_THROUGH, TWO_STEPS, SOMERSAULT, RECITAL, GUILD_BANNER,
    GUILD_HALL, TENDRILS, PRIDE, COUNTERBLOW, TO_THE_RESCUE, RICOCHET, STEAMROLLER, SCRAPPER, FRIENDLY_FIRE,
    ENERGY_DRINK, AFTERGLOW, LONG_HAUL, SUNDOWN, BRACE, SCRUB, LUCKY_CHARM, RIPPLE_KIN, RIPPLE_CLONE, SHELVE,
    BLOOD_OATH, DEVILS_BARGAIN, MARTYR, DISCOUNT_ONE, EVERYTHING))
SET: Final = EncounterSet("ref_word_set", "Reference words", kind="scenario", cards={
    HEDGEHOG: 1, PLIERS: 1, QUESTION_MARK: 1, PADDING: 1, GHOST: 1, SIREN: 1, SPOTTED: 1, SPLIT_MIND: 1,
    IDENTITY_CRISIS: 1, TWOFOLD_TROUBLE: 1, SILENCE_PLEASE: 1, WEAK_SPOT: 1, FRAGILE_WORLD: 1, STRAY_SHOTS: 1,
    LAST_GASP: 1})

registry.load()
if POOL.code not in registry.POOLS:
    registry.register(POOL, SET, RIPPLE_SET, OTHER_RIPPLE_SET, STAIRS)
