import type { SeatId } from '../../../games/core/seats.ts';
import { isOut } from '../../../games/vendetta/count/parts.ts';
import { rankingOf, type Level } from '../../../games/vendetta/count/places.ts';
import type { FinalCount, Held, Out, SeatCount } from '../../../games/vendetta/count/shapes.ts';
import type { AtTable } from '../../../games/vendetta/seating.ts';

/** A player's figures as they are typed; null: not typed yet. */
export interface SeatForm {
	pool: number | null;
	alliance: number | null;
	drained: number | null;
	relic: number | null;
	/** 3: out of the game. */
	tokens: number;
	out: Out['out'] | null;
}

/** A count as it is typed. */
export interface CountForm {
	seats: { [seat: SeatId]: SeatForm };
	blood: { [seat: SeatId]: number | null };
	winsTies: SeatId[];
	ambition: SeatId | null;
	/** Who went out, the first of them first, where the table knew it. */
	wentOut: SeatId[];
}

const MOST_TYPED = 99;

/** With a third token a player is out. */
export const OUT = 3;

const FIGURES = ['pool', 'alliance', 'drained', 'relic'] as const;
export type Figure = (typeof FIGURES)[number];

export const figuresAsked = (relics: boolean): readonly Figure[] =>
	relics ? FIGURES : FIGURES.filter((figure) => figure !== 'relic');

/** Nothing is typed of a player yet. */
export const EMPTY: SeatForm = {
	pool: null,
	alliance: null,
	drained: null,
	relic: null,
	tokens: 0,
	out: null
};

const formOf = (count: SeatCount | undefined): SeatForm => {
	if (!count) return { ...EMPTY };
	return isOut(count) ? { ...EMPTY, tokens: OUT, out: count.out } : { ...count, out: null };
};

/** The form of a count that stands, or an empty one. */
export const countForm = (seats: readonly SeatId[], count: FinalCount | null): CountForm => ({
	seats: Object.fromEntries(seats.map((seat) => [seat, formOf(count?.seats[seat])])),
	blood: { ...count?.blood },
	winsTies: [...(count?.winsTies ?? [])],
	ambition: count?.ambition ?? null,
	wentOut: [...(count?.wentOut ?? [])]
});

/** Reads a form that was kept, our own words from an earlier day; null: it is none of these seats. */
export function readCountForm(seats: readonly SeatId[], stored: unknown): CountForm | null {
	const { seats: forms, blood, winsTies, ambition, wentOut } = fieldsOf(stored);
	const read = seats.map((seat) => readSeat(fieldsOf(forms)[seat]));
	if (read.includes(null)) return null;
	return {
		seats: Object.fromEntries(seats.map((seat, index) => [seat, read[index] ?? { ...EMPTY }])),
		blood: Object.fromEntries(
			seats.flatMap((seat) => {
				const drops = fieldsOf(blood)[seat];
				return isFigure(drops) ? [[seat, drops]] : [];
			})
		),
		winsTies: Array.isArray(winsTies) ? seats.filter((seat) => winsTies.includes(seat)) : [],
		ambition: seats.find((seat) => seat === ambition) ?? null,
		wentOut: Array.isArray(wentOut)
			? [...new Set(wentOut)].flatMap((out) => seats.find((seat) => seat === out) ?? [])
			: []
	};
}

function readSeat(stored: unknown): SeatForm | null {
	const { pool, alliance, drained, relic, tokens, out } = fieldsOf(stored);
	if (!isFigure(tokens)) return null;
	const figure = (typed: unknown): number | null => (isFigure(typed) ? typed : null);
	return {
		pool: figure(pool),
		alliance: figure(alliance),
		drained: figure(drained),
		relic: figure(relic),
		tokens: Math.min(tokens, OUT),
		out: out === 1 || out === 2 || out === 3 ? out : null
	};
}

const fieldsOf = (stored: unknown): { readonly [field: string]: unknown } =>
	typeof stored === 'object' && stored !== null ? { ...stored } : {};

const isFigure = (typed: unknown): typed is number =>
	Number.isInteger(typed) && Number(typed) >= 0 && Number(typed) <= MOST_TYPED;

/** A player's figures as far as they are typed; what is still empty counts 0. */
export function seatCount(form: SeatForm, relics: boolean): SeatCount {
	if (form.tokens === OUT) return { out: form.out ?? 1 };
	const held: Held = {
		pool: form.pool ?? 0,
		alliance: form.alliance ?? 0,
		drained: form.drained ?? 0,
		relic: relics ? (form.relic ?? 0) : 0,
		tokens: form.tokens
	};
	return held;
}

/** Whether all of a player's figures are typed. */
export const isTyped = (form: SeatForm, relics: boolean): boolean =>
	form.tokens === OUT
		? form.out !== null
		: figuresAsked(relics).every((figure) => form[figure] !== null);

/** A form, held against the rules. */
export interface Checked {
	/** Who is not counted yet. */
	readonly missing: readonly SeatId[];
	/** What breaks ties and has to be asked, once everybody is counted. */
	readonly ties: readonly Level[];
	/** The count; what nobody needs to know is left out. Null: something is missing. */
	readonly count: FinalCount | null;
	/** What the figures come to so far. */
	readonly counted: FinalCount;
}

/** What of a form can be counted. */
export function checked(table: AtTable, relics: boolean, form: CountForm): Checked {
	const missing = table.seats.filter((seat) => {
		const one = form.seats[seat];
		return !one || !isTyped(one, relics);
	});
	const wentOut = form.wentOut.filter((seat) => form.seats[seat]?.tokens === OUT);
	const counted: FinalCount = {
		seats: Object.fromEntries(
			table.seats.map((seat) => [seat, seatCount(form.seats[seat] ?? EMPTY, relics)])
		),
		blood: Object.fromEntries(
			Object.entries(form.blood).flatMap(([seat, blood]) => (blood ? [[seat, blood]] : []))
		),
		winsTies: form.winsTies,
		ambition: form.ambition,
		...(wentOut.length > 1 && { wentOut })
	};
	if (missing.length > 0) return { missing, ties: [], count: null, counted };
	const ties = rankingOf(table, counted).asked;
	const needed = neededOf(counted, ties, levelSeats(table, counted));
	const isOpen = ties.some(({ isKnown }) => !isKnown);
	return { missing, ties, count: isOpen ? null : needed, counted };
}

/** Who is level in Influence with somebody else, in turn order as they sit. */
export function levelSeats(table: AtTable, counted: FinalCount): readonly SeatId[] {
	const bare = { ...counted, blood: {}, winsTies: [], ambition: null };
	return [...new Set(rankingOf(table, bare).asked.flatMap(({ seats }) => seats))];
}

/** A count without what no tie asks for, so that the same evening is the same count. */
function neededOf(
	counted: FinalCount,
	ties: readonly Level[],
	level: readonly SeatId[]
): FinalCount {
	const asked = ties.filter(({ by }) => by === 'blood').flatMap(({ seats }) => seats);
	return {
		...counted,
		blood: Object.fromEntries(
			Object.entries(counted.blood).filter(([seat]) => asked.includes(seat))
		),
		winsTies: counted.winsTies.filter((seat) => level.includes(seat)),
		ambition: ties.some(({ by }) => by === 'order') ? counted.ambition : null
	};
}
