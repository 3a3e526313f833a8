import * as v from 'valibot';
import { listOf, recordOf } from '../../../games/core/bounded.ts';
import { readAs } from '../../../games/core/read-as.ts';
import { seatSchema, type SeatId } from '../../../games/core/seats.ts';
import { rankingOf, type Level } from '../../../games/vendetta/count/places.ts';
import {
	isOut,
	type AtTable,
	type FinalCount,
	type Held,
	type SeatCount
} from '../../../games/vendetta/count/shapes.ts';
import { MOST_SEATS } from '../../../games/vendetta/setting.ts';

const MOST_TYPED = 999;
const typedSchema = v.nullable(
	v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_TYPED))
);

const seatFormSchema = v.object({
	pool: typedSchema,
	alliance: typedSchema,
	drained: typedSchema,
	relic: typedSchema,
	/** 3: out of the game. */
	tokens: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
	out: v.nullable(v.picklist([1, 2, 3]))
});
export type SeatForm = v.InferOutput<typeof seatFormSchema>;

const countFormSchema = v.object({
	seats: recordOf(seatSchema, seatFormSchema, MOST_SEATS),
	blood: recordOf(seatSchema, typedSchema, MOST_SEATS),
	winsTies: listOf(seatSchema, MOST_SEATS),
	ambition: v.nullable(seatSchema)
});
/** A count as it is typed; null: not typed yet. */
export type CountForm = v.InferOutput<typeof countFormSchema>;

/** With a third token a player is out. */
export const OUT = 3;

export const FIGURES = ['pool', 'alliance', 'drained', 'relic'] as const;
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
	ambition: count?.ambition ?? null
});

/** Reads a form that was kept; null: it is none of these seats. */
export function readCountForm(seats: readonly SeatId[], stored: unknown): CountForm | null {
	const form = readAs(countFormSchema, stored);
	return form && seats.every((seat) => form.seats[seat]) ? form : null;
}

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
	const counted: FinalCount = {
		seats: Object.fromEntries(
			table.seats.map((seat) => [seat, seatCount(form.seats[seat] ?? EMPTY, relics)])
		),
		blood: Object.fromEntries(
			Object.entries(form.blood).flatMap(([seat, blood]) => (blood ? [[seat, blood]] : []))
		),
		winsTies: form.winsTies,
		ambition: form.ambition
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
