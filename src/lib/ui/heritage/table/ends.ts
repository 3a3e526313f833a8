import type { Battlegrounds } from '../../../games/heritage/boards/battleground.ts';
import { pointsOf } from '../../../games/heritage/chapter/points.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Question } from '../../../games/heritage/table/request.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { signed } from '../ledger/names.ts';
import { foresee, type Foreseen } from './foresee.ts';
import { answering } from './planned.ts';

/** How what was foreseen can end, once all have chosen and chance has fallen. */
export type Ends = {
	readonly tables: readonly Table[];
	/** Whose choices it still depends on. */
	readonly choosers: ReadonlySet<SeatId>;
	/** Whether chance falls on the way. */
	readonly chance: boolean;
	/** Whether it can end otherwise too: cards come that nobody knows, or there are more ways than anybody waits for. */
	readonly open: boolean;
};

/** So many decisions are tried at most: each takes a slow phone a few milliseconds. */
const MOST_TRIED = 40;

/* Of these it is public what may come; of a deck or a pile only what may be left. */
const KNOWN_LOTS = new Set<Question['prompt']>([
	'who-goes-first',
	'which-allegiance',
	'which-archetype-showed',
	'whom-the-lot-favours'
]);

/** Tries one decision after the other, and stops after each, so that a tap in between need not wait. */
export function* endsOf(battlegrounds: Battlegrounds, foreseen: Foreseen): Generator<void, Ends> {
	const tables: Table[] = [];
	const choosers = new Set<SeatId>();
	const waiting = [foreseen];
	let [chance, open, tried] = [false, false, 0];
	for (let now = waiting.shift(); now; now = waiting.shift()) {
		const { question } = now.table;
		const answers = question && now.refusal === null ? answersTo(question, now) : [];
		if (question && (answers.length === 0 || tried + answers.length > MOST_TRIED)) open = true;
		if (!question || answers.length === 0 || tried + answers.length > MOST_TRIED) {
			tables.push(now.table);
			continue;
		}
		if (now.choice?.seat) choosers.add(now.choice.seat);
		else chance = true;
		for (const answer of answers) {
			tried += 1;
			const next = foresee(battlegrounds, now.table, [answering(question, answer, '')]);
			if (next.refusal === null) waiting.push(next);
			yield;
		}
	}
	return { tables, choosers, chance, open };
}

/** What may be answered; nothing, where nobody here can know. */
function answersTo(
	{ prompt, options, least, most }: Question,
	{ choice }: Foreseen
): readonly (readonly string[])[] {
	if (prompt === 'do-it-by-hand' || (choice === null && !KNOWN_LOTS.has(prompt))) return [];
	const none = least === 0 ? [[]] : [];
	// Who pays what makes no difference to points: any of the ways stands for all.
	if (most > 1) return [...none, options.slice(0, most)];
	return [...none, ...options.map((option) => [option])];
}

/** A player's total where it ends worst and where it ends best. */
export type Range = { readonly worst: number; readonly best: number };

/** The totals of each player over all ends. */
export function totalsOf(
	battlegrounds: Battlegrounds,
	{ tables }: Ends
): { readonly [seat: SeatId]: Range } {
	const points = tables.map((table) => pointsOf(table, battlegrounds));
	const seats = tables[0]?.seats ?? [];
	return Object.fromEntries(
		seats.map(({ seat }) => {
			const totals = points.map((by) => by[seat]?.total ?? 0);
			return [seat, { worst: Math.min(...totals), best: Math.max(...totals) }];
		})
	);
}

/** What points change by: “+3”, or “−2 to +3”. */
export const rangeWords = ({ worst, best }: Range): string =>
	worst === best ? gain(best) : `${gain(worst)} to ${gain(best)}`;

/** A difference with its sign. */
export const gain = (by: number): string => (by > 0 ? `+${by}` : signed(by));

/** Goes through at once. */
export function ended<Result>(steps: Generator<void, Result>): Result {
	let step = steps.next();
	while (!step.done) step = steps.next();
	return step.value;
}
