import * as v from 'valibot';
import type { TableEvent } from '../../table/events.ts';
import { atOnce } from '../../table/request.ts';
import type { Table } from '../../table/table.ts';
import { vampireOf } from '../../table/where.ts';
import { battleground, type Modification } from '../battleground.ts';
import { byDirection, directionOf, whichDirection, type ByDirection } from '../directions.ts';
import { facts, INVESTIGATED_POINTS as POINTS, LAST_SPACE as LAST } from './facts.ts';

/** How far the investigator of each direction has come. */
export type Investigators = ByDirection<number>;

const spaceSchema = v.pipe(
	v.number('expected the space of an investigator'),
	v.integer('an investigator stands on one space, not between two'),
	v.minValue(0, 'investigators begin on space 0'),
	v.maxValue(LAST, `the last space is ${LAST}; past it an investigator is back on 0`)
);

/** Who is exposed bears 1 infamy; nobody is, if no vampire did it or it fell into torpor meanwhile. */
function exposed(table: Table, { vampire }: Modification): readonly TableEvent[] {
	if (vampire === null || vampireOf(table, vampire)?.torpor !== false) return [];
	return [{ type: 'TokensChanged', vampire, power: 0, infamy: 1 }];
}

/** The Masquerade: investigators come closer until somebody is exposed (rulebook, battleground F; reading F). */
export const rules = battleground<Investigators>({
	...facts,
	schema: v.strictObject({
		north: spaceSchema,
		east: spaceSchema,
		south: spaceSchema,
		west: spaceSchema
	}),
	sentences: {
		unnoticed: 'The investigator of the {direction} is still on space 0.',
		watched: 'The investigator of the {direction} is on space {space}.',
		'nearly-exposed': 'The investigator of the {direction} is on the last space.',
		roaming: 'Roaming vampires always score 1.'
	},
	setUp: () => atOnce(byDirection(() => 0)),
	/** One step, two for who roams; past the last space it begins anew. */
	*modify(table, state, by) {
		const direction = yield* whichDirection(by);
		const space = state[direction] + (by.attribute === 'roaming' ? 2 : 1);
		if (space <= LAST) return { state: { ...state, [direction]: space } };
		return { state: { ...state, [direction]: 0 }, events: exposed(table, by) };
	},
	worth(table, state, _, vampire) {
		const direction = directionOf(table, vampire);
		if (direction === null) return { points: 1, why: 'roaming', about: {} };
		const space = state[direction];
		const points = POINTS[space] ?? 0;
		if (space === 0) return { points, why: 'unnoticed', about: { direction } };
		return points > 0
			? { points, why: 'watched', about: { direction, space } }
			: { points, why: 'nearly-exposed', about: { direction } };
	}
});
