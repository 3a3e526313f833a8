import { roomOn } from '../influence/bearers.ts';
import { seatOf, type Vampire, type VampireId } from '../match/state.ts';
import { findVampire, isActive, type Found } from '../match/vampires.ts';
import { chosenTarget, openCard, reactorOf, victimOf, type Attack, type Texts } from './attack.ts';
import { harmed, mortalFalls, type Hurt } from './blood.ts';
import { princeAfter, type PrinceMoves } from './prince.ts';
import { damageOf, textDamage, type Body, type Sum } from './sum.ts';
import { partyOf, rivalOf, type Field } from './field.ts';

/* What an attack comes to, steps 10 to 13: the sums, and what follows from them. It changes nothing by itself. */

interface Points {
	readonly seat: string;
	readonly points: number;
	readonly why: 'rival' | 'mortal' | 'text';
	readonly vampire?: string;
	readonly by?: string;
	readonly rule: string;
}

export interface MortalFate {
	readonly falls: boolean;
	/** Where its card goes; null: it stays. */
	readonly goes: 'burned' | 'discard' | 'attached' | null;
	readonly mends: number;
}

interface Knocked {
	readonly seat: string;
	readonly by: string | null;
	readonly how: 'prestige' | 'vampires';
}

export interface Outcome {
	readonly sum: Sum;
	/** What the Reaction strikes back with. */
	readonly back: Sum | null;
	readonly others: readonly { readonly vampire: string; readonly sum: Sum }[];
	readonly hurt: readonly Hurt[];
	/** Prestige that goes onto vampires in torpor, by seat. */
	readonly placed: readonly { readonly seat: string; readonly amount: number }[];
	readonly agenda: readonly Points[];
	readonly exhausts: readonly string[];
	readonly prince: PrinceMoves | null;
	readonly mortal: MortalFate | null;
	/** A blocker from elsewhere, and whose party in the Streets it is in now; null: a party of its own (R42). */
	readonly joins: { readonly vampire: VampireId; readonly party: VampireId | null } | null;
	readonly knocked: readonly Knocked[];
}

const body = ({ id, facts }: Vampire): Body => ({
	id,
	...(facts?.physical !== undefined && { physical: facts.physical }),
	...(facts?.social !== undefined && { social: facts.social }),
	...(facts?.mental !== undefined && { mental: facts.mental })
});

/** Which texts hold: of two that cancel each other the active player's does [CC25]. */
function cancelledIn({ cancels = [] }: Texts): (card: 'card' | 'reaction') => boolean {
	const both = cancels.includes('card') && cancels.includes('reaction');
	return (card) => cancels.includes(card) && !(both && card === 'card');
}

/** Bonuses of a void Attack card are told no longer; its printed damage stays. */
export function outcomeOf(field: Field, attack: Attack): Outcome {
	const attacker = findVampire(field, attack.attacker);
	if (!attacker || !attack.type)
		throw new Error('an attack without attacker or type has no outcome');
	const { type, texts = {} } = attack;
	const { readings } = field;
	const victim = victimOf(field, attack);
	const reactor = reactorOf(field, attack);
	const card = openCard(attack.card);
	const isCancelled = cancelledIn(texts);
	const reaction = isCancelled('reaction') ? null : openCard(attack.reaction);

	// Shields are for who played them, even where a Targeted card hits somebody else [CC30].
	const reacts = reactor && reactor.vampire.id === victim?.vampire.id;
	const sum = damageOf(
		{
			type,
			striker: body(attacker.vampire),
			card: card && {
				damage: card.damage,
				...(card.aggravated !== undefined && { aggravated: card.aggravated }),
				...(card.name !== undefined && { name: card.name })
			},
			...(texts.bonuses && { bonuses: texts.bonuses })
		},
		{
			victim: victim && body(victim.vampire),
			shields: reacts ? (reaction?.shields ?? 0) : 0,
			prevented: texts.prevented ?? 0,
			...(texts.cutsAggravated !== undefined && { cutsAggravated: texts.cutsAggravated })
		},
		readings
	);
	const back =
		reactor && reaction?.damage !== undefined
			? damageOf(
					{
						type,
						striker: body(reactor.vampire),
						card: {
							damage: reaction.damage,
							...(reaction.aggravated !== undefined && { aggravated: reaction.aggravated }),
							...(reaction.name !== undefined && { name: reaction.name })
						},
						...(texts.back && { bonuses: texts.back })
					},
					{ victim: body(attacker.vampire), prevented: texts.preventedBack ?? 0 },
					readings
				)
			: null;
	const others = (victim ? (texts.harms ?? []) : []).flatMap((harm) => {
		const found = findVampire(field, harm.vampire);
		return found
			? [{ vampire: harm.vampire, sum: textDamage(type, body(found.vampire), harm, readings) }]
			: [];
	});
	const hurt = hurtBy(field, { attacker, victim, sum, back, others, texts });
	const mortal = victim ? null : mortalAfter(field, attack, sum);
	return {
		sum,
		back,
		others,
		hurt: mortal ? mended(attacker, mortal, hurt) : hurt,
		placed: placedBy(hurt),
		agenda: agendaFrom(field, attack, hurt, mortal),
		exhausts: [attack.attacker, attack.block?.by, ...(texts.exhausts ?? [])].filter(
			(id): id is string => typeof id === 'string'
		),
		prince: princeAfter(field, hurt, {
			attacker: attack.attacker,
			reactor: reactor?.vampire.id ?? null
		}),
		mortal,
		joins: joinedBy(field, attack),
		knocked: knockedBy(field, hurt)
	};
}

interface Blows {
	readonly attacker: Found;
	readonly victim: Found | null;
	readonly sum: Sum;
	readonly back: Sum | null;
	readonly others: Outcome['others'];
	readonly texts: Texts;
}

/** Every vampire that loses or wins Blood. Both may fall: all damage lands, even from a vampire at 0 [Steps]. */
function hurtBy(
	field: Field,
	{ attacker, victim, sum, back, others, texts }: Blows
): readonly Hurt[] {
	// A mortal has no Blood to lose or to be stolen [Mortals].
	const losses = (texts.losses ?? []).filter(({ vampire }) => findVampire(field, vampire));
	const ids = new Set([
		...(victim ? [victim.vampire.id] : []),
		attacker.vampire.id,
		...others.map(({ vampire }) => vampire),
		...losses.flatMap(({ vampire, to }) => [vampire, ...(to === undefined ? [] : [to])])
	]);
	return [...ids].flatMap((id) => {
		const found = findVampire(field, id);
		if (!found) return [];
		const blows = [
			...(id === victim?.vampire.id ? [sum] : []),
			...(id === attacker.vampire.id && back ? [back] : []),
			...others.filter(({ vampire }) => vampire === id).map((other) => other.sum)
		];
		const total = (amounts: readonly number[]): number =>
			amounts.reduce((all, one) => all + one, 0);
		const after = harmed({
			blood: found.vampire.blood,
			bp: found.vampire.bp,
			lost: total(losses.filter(({ vampire }) => vampire === id).map(({ amount }) => amount)),
			gained: stolenFor(field, id, losses),
			taken: total(blows.map(({ taken }) => taken)),
			aggravated: total(blows.map(({ aggravated }) => aggravated))
		});
		if (after.from === after.to && !after.fall) return [];
		const other = found.seat === attacker.seat ? (victim?.seat ?? null) : attacker.seat;
		// Reading credit: whose effect it was, for Blood loss too; one's own is nobody's.
		const lost = losses.find(({ vampire, of }) => vampire === id && of !== undefined)?.of;
		const cause = after.bled && lost !== undefined ? lost : other;
		return [
			{
				vampire: id,
				seat: found.seat,
				from: after.from,
				to: after.to,
				fall: after.fall,
				by: after.fall && cause !== found.seat ? cause : null,
				defeated:
					after.fall === 'torpor' ||
					(after.fall === 'burned' && field.readings.burnDefeat === 'aggravated')
			}
		];
	});
}

/** Nobody steals more than is there. */
const stolenFor = (field: Field, thief: string, losses: NonNullable<Texts['losses']>): number =>
	losses
		.filter(({ to }) => to === thief)
		.reduce(
			(all, { vampire, amount }) =>
				all + Math.min(amount, findVampire(field, vampire)?.vampire.blood ?? 0),
			0
		);

/** What becomes of a mortal by the sum. */
function mortalAfter(field: Field, attack: Attack, { dealt }: Sum): MortalFate | null {
	const { target } = attack;
	if (!target || !('mortal' in target)) return null;
	return mortalFalls(target.mortal.blood, dealt)
		? mortalFallen(field, attack)
		: { falls: false, goes: null, mends: 0 };
}

/** A mortal's Agenda, then Burn or Attach; an antagonist goes to a pile (reading `fallen`). Null: no mortal. */
export function mortalFallen(
	field: Field,
	{ attacker, target, reward }: Pick<Attack, 'attacker' | 'target' | 'reward'>
): MortalFate | null {
	if (!target || !('mortal' in target)) return null;
	const { mortal } = target;
	if (mortal.kind === 'antagonist') return { falls: true, goes: field.readings.fallen, mends: 0 };
	// Reading fourth: where foes attached three cards, no other one is attached.
	return reward === 'attach' && !roomOn(field, attacker, 'other').full
		? { falls: true, goes: 'attached', mends: 0 }
		: { falls: true, goes: 'burned', mends: mortal.burn ?? 0 };
}

/** The attacker mends what a burned mortal gives, up to its BP [Mending]. */
function mended({ seat, vampire }: Found, { mends }: MortalFate, hurt: readonly Hurt[]) {
	const to = Math.max(vampire.blood, Math.min(vampire.bp, vampire.blood + mends));
	if (to === vampire.blood) return hurt;
	const { id, blood } = vampire;
	return [...hurt, { vampire: id, seat, from: blood, to, fall: null, by: null, defeated: false }];
}

/** One Prestige each onto those in torpor, even the last; none onto the burned [Torpor]. */
export function placedBy(hurt: readonly Hurt[]): Outcome['placed'] {
	const seats = [...new Set(hurt.filter(({ fall }) => fall === 'torpor').map(({ seat }) => seat))];
	return seats.map((seat) => ({
		seat,
		amount: hurt.filter((one) => one.seat === seat && one.fall === 'torpor').length
	}));
}

/** Whoever fells a vampire of its Rival's coterie gains 1, besides what texts give [Agenda] [CC32]. */
function agendaFrom(
	field: Field,
	{ seat, target, texts }: Attack,
	hurt: readonly Hurt[],
	mortal: MortalFate | null
): readonly Points[] {
	const felled = hurt.flatMap(({ vampire, seat: victim, by, fall }): Points[] =>
		fall && by !== null && rivalOf(field, by) === victim
			? [{ seat: by, points: 1, why: 'rival', vampire, rule: 'Agenda' }]
			: []
	);
	const won =
		mortal?.falls && target && 'mortal' in target && target.mortal.agenda > 0
			? [
					{
						seat,
						points: target.mortal.agenda,
						why: 'mortal' as const,
						rule: 'Mortals and Retainers'
					}
				]
			: [];
	const told = (texts?.agenda ?? []).map((one) => ({
		...one,
		why: 'text' as const,
		rule: 'Agenda'
	}));
	return [...felled, ...won, ...told];
}

/** Who is knocked out once the conflict ends, and by whom [Win]. */
export function knockedBy(field: Field, hurt: readonly Hurt[]): readonly Knocked[] {
	return field.order.flatMap((seat): Knocked[] => {
		const side = seatOf(field, seat);
		const fallen = hurt.filter((one) => one.seat === seat && one.fall);
		const by = fallen.at(-1)?.by ?? null;
		if (fallen.length === 0) return [];
		const placed = fallen.filter(({ fall }) => fall === 'torpor').length;
		if (side.prestige - placed <= 0) return [{ seat, by, how: 'prestige' }];
		const left = side.vampires.filter(
			(one) => isActive(one) && !fallen.some(({ vampire }) => vampire === one.id)
		);
		return left.length === 0 ? [{ seat, by, how: 'vampires' }] : [];
	});
}

/** A vampire that blocks from elsewhere joins the target's party, if that is of its coterie and in the Streets [CC29]. */
function joinedBy(field: Field, attack: Attack): Outcome['joins'] {
	const { block } = attack;
	if (!block?.byText || block.by === null) return null;
	const blocker = findVampire(field, block.by);
	const target = chosenTarget(field, attack);
	if (!blocker) return null;
	const own = target?.seat === blocker.seat ? target.vampire : null;
	// Of the same party already: it blocked where it stood.
	if (own && partyOf(field, blocker.seat, own).some(({ id }) => id === block.by)) return null;
	return { vampire: block.by, party: own?.place === 'streets' ? own.id : null };
}
