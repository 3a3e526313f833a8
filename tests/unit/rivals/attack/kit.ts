import type { Attack } from '../../../../src/lib/games/rivals/attack/attack.ts';
import type { Field } from '../../../../src/lib/games/rivals/attack/field.ts';
import { outcomeOf } from '../../../../src/lib/games/rivals/attack/outcome.ts';
import type { Vampire } from '../../../../src/lib/games/rivals/match/state.ts';
import { DEFAULT_READINGS } from '../../../../src/lib/games/rivals/readings.ts';

/** A vampire of BP 5, full, in the Streets in a party of its own unless it is said otherwise. */
export const vampire = (id: string, own: Partial<Vampire> = {}): Vampire => ({
	id,
	place: 'streets',
	party: Number(id.slice(id.indexOf('v') + 1)),
	bp: 5,
	blood: own.bp ?? 5,
	...own
});

export const atHaven = (id: string, own: Partial<Vampire> = {}): Vampire => {
	const { party: _none, ...one } = vampire(id, { place: 'haven', ...own });
	return one;
};

type Coteries = Readonly<Record<string, readonly Vampire[]>>;

/** A table where it is the turn of s1 and everybody had a turn; three in a ring: s1 hunts s2, s2 hunts s3, s3 hunts s1. */
export function fieldOf(
	coteries: Coteries,
	own: Partial<Field> & { prestige?: number } = {}
): Field {
	const { prestige = 10, ...rest } = own;
	const order = Object.keys(coteries);
	return {
		order,
		rivals: Object.fromEntries(
			order.map((seat, at) => [seat, order[(at + 1) % order.length] ?? seat])
		),
		turn: { number: 9, seat: 's1', phase: 'action', actionsLeft: 2 },
		seats: Object.fromEntries(
			Object.entries(coteries).map(([seat, vampires]) => [
				seat,
				{ prestige, agenda: 0, begun: true, vampires }
			])
		),
		readings: DEFAULT_READINGS,
		...rest
	};
}

export const reading = (own: Partial<Field['readings']>): Pick<Field, 'readings'> => ({
	readings: { ...DEFAULT_READINGS, ...own }
});

/** An attack of s1v1 on s2v1, all answered with "none" unless it is said otherwise. */
export const attackOf = (own: Partial<Attack> = {}): Attack => ({
	told: 1,
	seat: 's1',
	attacker: 's1v1',
	target: { vampire: 's2v1' },
	intel: [],
	type: 'physical',
	card: 'none',
	block: { by: null },
	reaction: 'none',
	texts: {},
	...(own as object)
});

/** What becomes of one vampire. */
export const hurtOf = (field: Field, attack: Attack, id: string) =>
	outcomeOf(field, attack).hurt.find(({ vampire: one }) => one === id);

/** The reason of a refusal; null: none. */
export const reasonOf = (
	decision: { readonly accepted: boolean; readonly refusal?: { readonly reason: string } } | null
): string | null => decision?.refusal?.reason ?? null;

/** The first vampire of a seat. */
export function firstOf({ seats }: Pick<Field, 'seats'>, seat: string): Vampire {
	const one = seats[seat]?.vampires[0];
	if (!one) throw new Error(`${seat} has no vampire`);
	return one;
}
