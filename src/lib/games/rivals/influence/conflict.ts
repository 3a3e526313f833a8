import type { SeatId } from '../../core/seats.ts';

/*
 * An influence conflict: a Scheme asks, and all answer one after the other, clockwise from the active player. What is in a fist and
 * on a card that lies face down opens together, once all have answered [Schemes].
 */

/** YES and NO; `out`: stays out, and stakes nothing. */
export const SIDES = ['yes', 'no', 'out'] as const;
export type Side = (typeof SIDES)[number];

/** Influence that lies open in an answer. `vampire`: who exerts it and gets a No Influence token; left out: a card's text made it. */
export type Exerted = { readonly vampire?: string; readonly influence: number };

/** An answer, as everybody hears it. */
export type Answer = {
	readonly seat: SeatId;
	readonly side: Side;
	readonly exerted: readonly Exerted[];
	/** Whether an Influence Modifier lies face down [Modifiers]. */
	readonly modifier: boolean;
	/** Whether a fist is out. It may be empty: that is a bluff. */
	readonly fist: boolean;
};

/** What an answer hides: Prestige in the fist, and the Influence of the card that lies face down. */
export type Stake = { readonly fist: number; readonly modifier: number };

const NO_STAKE: Stake = { fist: 0, modifier: 0 };

/** What everybody hears of an answer: its Influence without the secret part. */
export const visibleOf = ({ exerted }: Pick<Answer, 'exerted'>): number =>
	exerted.reduce((sum, { influence }) => sum + influence, 0);

/** Whether an answer hides anything, even an empty fist. */
export const hides = ({ modifier, fist }: Pick<Answer, 'modifier' | 'fist'>): boolean =>
	modifier || fist;

/** Who answers next; null: all have. `order`: clockwise from the active player. */
export const nextToAnswer = (
	order: readonly SeatId[],
	answers: readonly Pick<Answer, 'seat'>[]
): SeatId | null => order[answers.length] ?? null;

/** One part of a side's total, and where it comes from. */
export type TallyPart = {
	readonly seat: SeatId;
	readonly from: 'exerted' | 'text' | 'modifier' | 'prestige';
	readonly vampire?: string;
	readonly influence: number;
};

export type Tally = {
	readonly yes: readonly TallyPart[];
	readonly no: readonly TallyPart[];
	readonly totals: { readonly yes: number; readonly no: number };
	/** A tie goes to the active player, who says YES; 0:0 too [Conflict]. */
	readonly passes: boolean;
	readonly tied: boolean;
	/** Prestige that leaves each supply for good: the winners pay what their fist held, losers keep it [Conflict]. */
	readonly paid: { readonly [seat: SeatId]: number };
	/** Prestige that goes back out of a losing fist. */
	readonly returned: { readonly [seat: SeatId]: number };
};

const partsOf = ({ seat, exerted }: Answer, { fist, modifier }: Stake): readonly TallyPart[] => [
	...exerted.map(({ vampire, influence }): TallyPart =>
		vampire === undefined
			? { seat, from: 'text', influence }
			: { seat, from: 'exerted', vampire, influence }
	),
	...(modifier > 0 ? [{ seat, from: 'modifier' as const, influence: modifier }] : []),
	...(fist > 0 ? [{ seat, from: 'prestige' as const, influence: fist }] : [])
];

const sum = (parts: readonly TallyPart[]): number =>
	parts.reduce((total, { influence }) => total + influence, 0);

/**
 * Counts a conflict that all have answered [Conflict]. `stakes`: what opened, by seat; who hid nothing needs none. Who stayed out
 * counts on no side.
 */
export function tallyOf(
	answers: readonly Answer[],
	stakes: { readonly [seat: SeatId]: Stake }
): Tally {
	const stakeOf = (seat: SeatId): Stake => stakes[seat] ?? NO_STAKE;
	const on = (side: Side) => answers.filter((answer) => answer.side === side);
	const sideOf = (side: Side) =>
		on(side).flatMap((answer) => partsOf(answer, stakeOf(answer.seat)));
	const [yes, no] = [sideOf('yes'), sideOf('no')];
	const totals = { yes: sum(yes), no: sum(no) };
	const passes = totals.yes >= totals.no;
	const fistsOf = (side: Side) =>
		Object.fromEntries(
			on(side)
				.map(({ seat }) => [seat, stakeOf(seat).fist] as const)
				.filter(([, fist]) => fist > 0)
		);
	return {
		yes,
		no,
		totals,
		passes,
		tied: totals.yes === totals.no,
		paid: fistsOf(passes ? 'yes' : 'no'),
		returned: fistsOf(passes ? 'no' : 'yes')
	};
}
