import type { SeatId } from '../../../games/heritage/shapes.ts';
import { standings } from '../../../games/heritage/standings/standings.ts';
import type { Chapter, ChronicleState } from '../../../games/heritage/state.ts';
import { ERAS, eraOf, lastChapterOf } from '../../../games/heritage/vocabulary.ts';
import { counted, listed, type Names } from '../ledger/names.ts';

/** Who somebody was in this chronicle. */
interface Portrait {
	readonly seat: SeatId;
	/** From 1, round the table. */
	readonly number: number;
	readonly name: string;
	/** The name on the sheet; null: the prologue was never written. */
	readonly persona: string | null;
	readonly titles: readonly string[];
	/** Haven, who serves there, leaders, in lines. */
	readonly lines: readonly string[];
}

/** A whole chronicle on one page. */
export interface Memorial {
	readonly portraits: readonly Portrait[];
	readonly eras: readonly {
		readonly era: number;
		/** Null: nobody noted it. */
		readonly dominatedBy: string | null;
		/** Who won its chapters, as far as they were recorded. */
		readonly victors: readonly string[];
	}[];
	readonly moments: readonly { readonly title: string; readonly text: string }[];
}

export function memorialOf(state: ChronicleState, names: Names): Memorial {
	return {
		portraits: state.seats.map((seat, index) => portraitOf(state, seat, index + 1, names)),
		eras: ERAS.map((era) => {
			const dominant = state.eras.find((one) => one.era === era)?.seat ?? null;
			return {
				era,
				dominatedBy: dominant === null ? null : names.seat(dominant),
				victors: state.chapters
					.filter(({ number }) => eraOf(number) === era)
					.flatMap(({ outcome }) => outcome.order.slice(0, 1).map(names.seat))
			};
		}).filter(({ era }) => lastChapterOf(era) >= state.firstChapter),
		moments: [
			...closeAndFar(state.chapters, names),
			...mostOf(state, names),
			...banishedAll(state.banished.length)
		]
	};
}

function portraitOf(state: ChronicleState, seat: SeatId, number: number, names: Names): Portrait {
	const { sheet = null, haven = null } = state.players[seat] ?? {};
	const own = standings(state).find((row) => row.seat === seat);
	const served = haven?.retainer ? `, where ${names.character(haven.retainer)} serves` : '';
	return {
		seat,
		number,
		name: names.seat(seat),
		persona: sheet?.name ?? null,
		titles: sheet?.titles ?? [],
		lines: [
			`${counted(own?.wins ?? 0, 'chapter')} won, ${counted(own?.missions ?? 0, 'mission')} claimed, ${counted(own?.dots ?? 0, 'dot')}`,
			...(haven ? [`Haven: ${haven.name}${served}`] : []),
			...(haven && haven.leaders.length > 0
				? [`Leaders at home: ${listed(haven.leaders.map(names.character))}`]
				: [])
		]
	};
}

interface Lead {
	readonly chapter: number;
	readonly victor: SeatId;
	readonly second: SeatId;
	readonly by: number;
}

function leadIn({ number, outcome }: Chapter): Lead[] {
	const [victor, second] = outcome.order;
	if (victor === undefined || second === undefined) return [];
	const by = (outcome.totals[victor] ?? 0) - (outcome.totals[second] ?? 0);
	return [{ chapter: number, victor, second, by }];
}

/** The closest chapter and the largest win; the earlier one of equals. An order set by hand is neither. */
function closeAndFar(chapters: readonly Chapter[], names: Names): Memorial['moments'] {
	const leads = chapters
		.flatMap(leadIn)
		.filter(({ by }) => by >= 0)
		.sort((a, b) => a.by - b.by || a.chapter - b.chapter);
	const [closest] = leads;
	const widest = leads.findLast(({ by }, index) => by !== leads[index - 1]?.by);
	if (!closest || !widest || closest === widest) return [];
	const told = ({ chapter, victor, second, by }: Lead) =>
		by === 0
			? `Chapter ${chapter}: ${names.seat(victor)} won, tied on points with ${names.seat(second)}.`
			: `Chapter ${chapter}: ${names.seat(victor)} won, ${counted(by, 'point')} ahead of ${names.seat(second)}.`;
	return [
		{ title: 'The closest night', text: told(closest) },
		{ title: 'The largest win', text: told(widest) }
	];
}

/** Who claimed most missions, and who owes most. */
function mostOf(state: ChronicleState, names: Names): Memorial['moments'] {
	const missions = new Map(standings(state).map((row) => [row.seat, row.missions]));
	const debts = new Map(
		state.seats.map((seat) => [seat, state.players[seat]?.haven?.obligations.length ?? 0])
	);
	const most = (title: string, counts: ReadonlyMap<SeatId, number>, one: string) => {
		const best = Math.max(0, ...counts.values());
		const who = state.seats.filter((seat) => counts.get(seat) === best);
		if (best === 0) return [];
		return [{ title, text: `${listed(who.map(names.seat))}, with ${counted(best, one)}.` }];
	};
	return [
		...most('Most missions', missions, 'mission'),
		...most('Most obligations', debts, 'obligation')
	];
}

function banishedAll(banished: number): Memorial['moments'] {
	if (banished === 0) return [];
	return [{ title: 'Banished for good', text: `${counted(banished, 'character')}.` }];
}
