import type { SeatId } from '../../core/seats.ts';
import type { VampireId } from '../match/state.ts';
import { findVampire } from '../match/vampires.ts';
import { reactorOf, victimOf, type Attack } from './attack.ts';
import type { Hurt } from './blood.ts';
import type { Field } from './field.ts';
import { knockedBy, mortalFallen, placedBy, type Outcome } from './outcome.ts';
import { princeAfter } from './prince.ts';

/** What a table says came of an attack, where the sums say otherwise. */
export type Told = {
	/** Blood that is left, by vampire; who has none left falls. */
	readonly blood: { readonly [vampire: VampireId]: number };
	/** Where those at 0 go; left out: into torpor. */
	readonly fall: { readonly [vampire: VampireId]: 'torpor' | 'burned' };
	/** All the Agenda that each player gains by it. */
	readonly agenda: { readonly [seat: SeatId]: number };
	/** Whether the mortal that was attacked falls; left out: as the sums say. */
	readonly mortalFalls?: boolean;
};

/** Every vampire of whom the table may say something: both sides, and who is hurt besides. */
export function toldOf(field: Field, attack: Attack, outcome: Outcome): readonly VampireId[] {
	const victim = victimOf(field, attack);
	const ids = new Set([
		attack.attacker,
		...(victim ? [victim.vampire.id] : []),
		...outcome.others.map(({ vampire }) => vampire),
		...outcome.hurt.map(({ vampire }) => vampire)
	]);
	return [...ids];
}

/**
 * The outcome with what the table says in it. All that follows does so by the rules: who felled whom, the Prestige that goes
 * onto those in torpor, and where the Prince of the City goes.
 */
export function toldOutcome(
	field: Field,
	attack: Attack,
	outcome: Outcome,
	{ blood, fall, agenda, mortalFalls }: Told
): Outcome {
	const victim = victimOf(field, attack);
	const hurt = toldOf(field, attack, outcome).flatMap((id): readonly Hurt[] => {
		const found = findVampire(field, id);
		if (!found) return [];
		const { seat, vampire } = found;
		const summed = outcome.hurt.find((one) => one.vampire === id);
		const to = blood[id] ?? summed?.to ?? vampire.blood;
		if (to === vampire.blood && to > 0) return [];
		const falls = to > 0 ? null : (fall[id] ?? summed?.fall ?? 'torpor');
		// Where the sums let it fall, too, they know by whom; else by the other side.
		const other = seat === attack.seat ? (victim?.seat ?? null) : attack.seat;
		const by = falls === null ? null : summed?.fall ? summed.by : other === seat ? null : other;
		const defeated =
			falls === 'torpor' || (falls === 'burned' && field.readings.burnDefeat === 'aggravated');
		return [{ vampire: id, seat, from: vampire.blood, to, fall: falls, by, defeated }];
	});
	const mortal =
		mortalFalls === undefined || !outcome.mortal
			? outcome.mortal
			: mortalFalls
				? mortalFallen(field, attack)
				: { falls: false, goes: null, mends: 0 };
	return {
		...outcome,
		hurt,
		placed: placedBy(hurt),
		agenda: Object.entries(agenda)
			.filter(([, points]) => points !== 0)
			.map(([seat, points]) => ({ seat, points, why: 'text', rule: 'Agenda' })),
		prince: princeAfter(field, hurt, {
			attacker: attack.attacker,
			reactor: reactorOf(field, attack)?.vampire.id ?? null
		}),
		mortal,
		knocked: knockedBy(field, hurt)
	};
}
