import { awake } from '../../../games/heritage/bloodline/kinship.ts';
import type { ScoreSource } from '../../../games/heritage/chapter/point-sentences.ts';
import { LEARNER } from '../../../games/heritage/lesson/learner.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { bloodlineOf } from '../../../games/heritage/table/where.ts';
import { counted, listed } from '../ledger/names.ts';
import type { ScreenNames } from '../table/names.ts';
import { SOURCES, sourceName } from '../table/screen/points-view.ts';
import { gainWords } from '../table/screen/prospect-words.ts';

type By = { readonly [S in ScoreSource]: number };

/** What brought or took points, one sentence each; what came to nothing is left out. */
export function earned(table: Table, by: By | null, names: ScreenNames): readonly string[] {
	if (by === null) return [];
	return SOURCES.filter((source) => by[source] !== 0).map(
		(source) => `${gainWords(by[source])}: ${why(source, table, names)}`
	);
}

/** By how much the winner was ahead of the learner, and with what most of all; null: the learner won, or was level. */
export function behind(
	table: Table,
	points: { readonly [seat: SeatId]: { readonly total: number; readonly by: By } },
	names: ScreenNames
): string | null {
	const winner = table.result?.order[0] ?? LEARNER;
	const [theirs, own] = [points[winner], points[LEARNER]];
	if (winner === LEARNER || !theirs || !own) return null;
	const more = SOURCES.map((source) => ({ source, by: theirs.by[source] - own.by[source] }))
		.filter(({ by }) => by > 0)
		.toSorted((a, b) => b.by - a.by)
		.slice(0, 2)
		.map(({ source, by }) => `${sourceName(source, names)} +${by}`);
	const ahead = theirs.total - own.total;
	const by = ahead > 0 ? `by ${counted(ahead, 'point')}` : 'the tie';
	return `${names.seat(winner)} won ${by}. Ahead of you: ${listed(more)}.`;
}

function why(source: ScoreSource, table: Table, names: ScreenNames): string {
	const own = awake(bloodlineOf(table, LEARNER));
	switch (source) {
		case 'class':
			return `${names.board('class')} pays each vampire of the leading side.`;
		case 'temperament':
			return `the space of your morality token on ${names.board('temperament')}.`;
		case 'geography':
			return `${names.board('geography')} pays each vampire of a direction with the most courts.`;
		case 'power':
			return `your vampires hold ${by(
				own.reduce((sum, { power }) => sum + power, 0),
				'power'
			)}, 1 point each.`;
		case 'boons':
			return `${counted(
				own.reduce((sum, { boons }) => sum + boons.length, 0),
				'boon'
			)} in your bloodline, 1 point each.`;
		case 'infamy':
			return `each infamy on your vampires costs 1 point.`;
		case 'missions': {
			const claimed = table.missions.filter(({ id }) => table.claims[id] === LEARNER);
			return `you claimed ${listed(claimed.map(({ id }) => names.mission(id)))}.`;
		}
	}
}

const by = (amount: number, what: string): string => `${amount} ${what}`;
