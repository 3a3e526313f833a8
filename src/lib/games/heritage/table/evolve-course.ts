import { found, type Bloodline } from '../bloodline/bloodline.ts';
import { completed } from '../ruleset.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { TableEventOf } from './events.ts';
import { unordered } from './evolve-cards.ts';
import { EMPTY_TABLE, type Table } from './table.ts';

const byId = <T extends { readonly id: ThingId }>(cards: readonly T[]) =>
	Object.fromEntries(cards.map((card) => [card.id, card]));

/** Everything laid out: leaders with their power and boons, the rest of the cast in the deck. */
export function tableSet(before: Table, { setting }: TableEventOf<'TableSet'>): Table {
	const { chapter, era, dealer, seats, firstPlayer, cast, schemes, missions } = setting;
	const ruleset = completed(setting.ruleset);
	const out = new Set(seats.flatMap(({ leader, retainer }) => [leader, retainer]));
	const deck = cast.filter(({ id, kind }) => kind !== 'leader' && !out.has(id));
	const bySeat = <T>(of: (setting: (typeof seats)[number]) => T): { [seat: SeatId]: T } =>
		Object.fromEntries(seats.map((one) => [one.seat, of(one)]));
	return {
		...EMPTY_TABLE,
		// Where a table was taken back, its questions are none of this one's.
		asked: before.phase === 'empty' ? before.asked : 0,
		phase: 'set-up',
		chapter,
		era,
		dealer,
		ruleset,
		seats,
		firstPlayer,
		cast: byId(cast),
		schemes: byId(schemes),
		missions,
		deck: unordered(deck.map(({ id }) => id)),
		bloodlines: bySeat(({ leader, clan }): Bloodline => {
			const boons = Array.from({ length: ruleset.startBoons }, () => clan);
			return found(leader, { power: ruleset.startPower, boons });
		}),
		retainers: bySeat(({ retainer }) => retainer),
		hands: bySeat(() => ({ drawn: 0, held: [] })),
		recruits: bySeat(() => 0),
		lapses: bySeat(() => 0)
	};
}

export function boardSet(
	table: Table,
	{ category, battleground, state }: TableEventOf<'BoardSet'>
): Table {
	return { ...table, boards: { ...table.boards, [category]: { battleground, state } } };
}

export function boardChanged(
	table: Table,
	{ category, state }: TableEventOf<'BoardChanged'>
): Table {
	const board = table.boards[category];
	if (!board) return table;
	return { ...table, boards: { ...table.boards, [category]: { ...board, state } } };
}

export function turnBegan(table: Table, { seat, round }: TableEventOf<'TurnBegan'>): Table {
	return { ...table, round, turn: { seat, recruit: 'open', schemes: 1, used: [] } };
}

export function recruitLapsed(table: Table, { seat }: TableEventOf<'RecruitLapsed'>): Table {
	const lapses = { ...table.lapses, [seat]: (table.lapses[seat] ?? 0) + 1 };
	return { ...table, lapses, turn: table.turn && { ...table.turn, recruit: 'lapsed' } };
}

export function questionAsked(
	table: Table,
	{ question, resolution }: TableEventOf<'QuestionAsked'>
): Table {
	return { ...table, asked: question.id + 1, question, resolution };
}

/** One that the table took from elsewhere ends what asked for it. */
export function primogenConsulted(
	table: Table,
	{ mission, draw, taken }: TableEventOf<'PrimogenConsulted'>
): Table {
	const after = { ...table, draws: [...table.draws, { mission, draw }] };
	return taken ? questionAnswered(after) : after;
}

export function questionAnswered(table: Table): Table {
	return { ...table, question: null, resolution: EMPTY_TABLE.resolution };
}

export function chapterScored(
	table: Table,
	{ totals, order, ties }: TableEventOf<'ChapterScored'>
): Table {
	return { ...table, phase: 'finished', turn: null, result: { totals, order, ties } };
}

/** What was asked is asked anew, or dealt, by what follows. */
export function dealerChanged(table: Table, { dealer }: TableEventOf<'DealerChanged'>): Table {
	return { ...table, dealer, question: null, resolution: EMPTY_TABLE.resolution };
}
