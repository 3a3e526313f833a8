import { awake } from '../../../games/heritage/bloodline/kinship.ts';
import type { ScoreSource } from '../../../games/heritage/chapter/point-sentences.ts';
import { LEARNER } from '../../../games/heritage/lesson/learner.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { bloodlineOf } from '../../../games/heritage/table/where.ts';
import { counted, listed, signed } from '../ledger/names.ts';
import type { ScreenNames } from '../table/names.ts';
import { SOURCES } from '../table/screen/points-view.ts';

type By = { readonly [S in ScoreSource]: number };

/** What brought or took points, one sentence each; what came to nothing is left out. */
export function earned(table: Table, by: By | null, names: ScreenNames): readonly string[] {
	if (by === null) return [];
	return SOURCES.filter((source) => by[source] !== 0).map(
		(source) => `${signed(by[source])}: ${why(source, table, names)}`
	);
}

function why(source: ScoreSource, table: Table, names: ScreenNames): string {
	const own = awake(bloodlineOf(table, LEARNER));
	switch (source) {
		case 'class':
			return `${names.board('class')} pays each vampire of the side that leads.`;
		case 'temperament':
			return `your morality token on ${names.board('temperament')} counts by its space.`;
		case 'geography':
			return `${names.board('geography')} pays each vampire of a direction with most courts.`;
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
			return `infamy on your vampires takes 1 point each.`;
		case 'missions': {
			const claimed = table.missions.filter(({ id }) => table.claims[id] === LEARNER);
			return `you claimed ${listed(claimed.map(({ id }) => names.mission(id)))}.`;
		}
	}
}

const by = (amount: number, what: string): string => `${amount} ${what}`;
