import type { Battlegrounds } from '../../../games/heritage/boards/battleground.ts';
import type { ScoreSource } from '../../../games/heritage/chapter/point-sentences.ts';
import { pointsOf } from '../../../games/heritage/chapter/points.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { counted, listed } from '../ledger/names.ts';
import { SOURCES } from '../table/screen/points-view.ts';
import { gainWords } from '../table/screen/prospect-words.ts';

/** What the points of the person at this screen changed by, and where they come from; null: they did not. */
export function changeWords(
	before: Table,
	after: Table,
	battlegrounds: Battlegrounds,
	seat: SeatId,
	called: (source: ScoreSource) => string
): string | null {
	const [was, is] = [before, after].map((table) => pointsOf(table, battlegrounds)[seat]);
	if (!was || !is || was.total === is.total) return null;
	const by = SOURCES.map((source) => ({ source, change: is.by[source] - was.by[source] }))
		.filter(({ change }) => change !== 0)
		.map(({ source, change }) => `${called(source)} ${gainWords(change)}`);
	const change = is.total - was.total;
	return `You ${change > 0 ? 'gain' : 'lose'} ${counted(Math.abs(change), 'point')}: ${listed(by)}.`;
}
