import { chosenPairs } from '../../../games/heritage/chronicle/era-scoring.ts';
import type { Dominance, SeatId, ThingId } from '../../../games/heritage/shapes.ts';
import { worthNow } from '../../../games/heritage/standings/worth.ts';
import type { Chapter, ChronicleState } from '../../../games/heritage/state.ts';
import { capital } from '../ledger/changes.ts';
import { counted, type Names } from '../ledger/names.ts';
import { roman } from '../../../games/core/numerals.ts';

/** What the engine's standings say of a seat. */
export interface Row {
	readonly seat: SeatId;
	readonly place: number;
	readonly wins: number;
	readonly missions: number;
	readonly erasDominated: number;
	readonly dots: number;
}

/** A number, and what adds up to it. */
export interface Counted {
	readonly value: number;
	readonly parts: readonly { readonly label: string; readonly value: string | number }[];
	readonly why?: string | undefined;
}

/** Where a player finished in one chapter. */
export interface Finish {
	readonly chapter: number;
	readonly place: number;
	/** Null: the place is known, the points are not. */
	readonly points: number | null;
}

/** A player in the standings, ready to be shown. */
export interface StandingView {
	readonly seat: SeatId;
	/** From 1, round the table. */
	readonly number: number;
	readonly name: string;
	readonly sheetName: string | null;
	/** The chapter from which on somebody is away; null: is there. */
	readonly awaySince: number | null;
	readonly href: string;
	readonly place: number;
	readonly wins: Counted;
	readonly missions: Counted;
	readonly eras: Counted;
	readonly dots: Counted;
	readonly finishes: readonly Finish[];
}

/** The standings as they are shown; `home` is where the chronicle lies. */
export function standingViews(
	state: ChronicleState,
	rows: readonly Row[],
	names: Names,
	home: string
): StandingView[] {
	return rows.map((row) => ({
		seat: row.seat,
		number: state.seats.indexOf(row.seat) + 1,
		name: names.seat(row.seat),
		sheetName: state.players[row.seat]?.sheet?.name ?? null,
		awaySince: state.players[row.seat]?.away?.since ?? null,
		href: `${home}/players/${row.seat}`,
		place: row.place,
		wins: {
			value: row.wins,
			parts: winsOf(state, row.seat),
			why: 'The player with the most chapters won receives the final card.'
		},
		missions: { value: row.missions, parts: missionsOf(state, row.seat) },
		eras: { value: row.erasDominated, parts: erasOf(state.eras, row.seat) },
		dots: {
			value: row.dots,
			parts: dotsOf(state, row.seat, names.trait),
			why: worthWords(state, row.seat)
		},
		finishes: finishesOf(state, row.seat)
	}));
}

/** The chapters a seat won, one line each. */
function winsOf(state: ChronicleState, seat: SeatId): Counted['parts'] {
	const won = state.chapters.filter(({ outcome }) => outcome.order[0] === seat);
	return [
		...before('Before this ledger began', state.players[seat]?.before.wins),
		...won.map((chapter) => ({
			label: `Chapter ${chapter.number}${playedAs(chapter, seat)}`,
			value: 1
		}))
	];
}

function missionsOf(state: ChronicleState, seat: SeatId): Counted['parts'] {
	return [
		...before('Before this ledger began', state.players[seat]?.before.missionsThisEra),
		...state.chapters.flatMap(({ number, record }) =>
			record.missions
				.filter(({ claimant }) => claimant === seat)
				.map(({ name }) => ({ label: `Chapter ${number}: ${name}`, value: 1 }))
		)
	];
}

function erasOf(eras: readonly Dominance[], seat: SeatId): Counted['parts'] {
	const how = {
		'most-missions': 'most missions',
		'more-wins': 'more chapters won',
		'primogen-draw': 'primogen draw',
		'by-hand': 'set by hand'
	};
	return eras
		.filter((dominance) => dominance.seat === seat)
		.map(({ era, by }) => ({ label: `Era ${roman(era)}`, value: by ? how[by] : 'as entered' }));
}

function dotsOf(
	state: ChronicleState,
	seat: SeatId,
	traitName: (trait: ThingId) => string
): Counted['parts'] {
	const dots = state.players[seat]?.sheet?.dots ?? {};
	return state.traits
		.filter(({ id }) => (dots[id] ?? 0) > 0)
		.map(({ id }) => ({ label: traitName(id), value: dots[id] ?? 0 }));
}

/** What the dots are worth by the scoring cards chosen so far; nothing before the first. */
function worthWords(state: ChronicleState, seat: SeatId): string | undefined {
	const pairs = chosenPairs(state);
	if (pairs.length === 0) return undefined;
	const { total } = worthNow(state, pairs, seat);
	return `Worth ${counted(total, 'point')} by the scoring cards chosen so far.`;
}

function finishesOf(state: ChronicleState, seat: SeatId): Finish[] {
	const known = state.orderBefore?.indexOf(seat) ?? -1;
	const earlier =
		known >= 0 ? [{ chapter: state.firstChapter - 1, place: known + 1, points: null }] : [];
	const recorded = state.chapters.flatMap(({ number, outcome }) => {
		const at = outcome.order.indexOf(seat);
		return at < 0 ? [] : [{ chapter: number, place: at + 1, points: outcome.totals[seat] ?? 0 }];
	});
	return [...earlier, ...recorded];
}

function playedAs({ record }: Chapter, seat: SeatId): string {
	const player = record.players.find((one) => one.seat === seat);
	return player ? `, as ${capital(player.clan)}` : '';
}

const before = (label: string, value: number | undefined): Counted['parts'] =>
	value ? [{ label, value }] : [];
