import { expect, test } from 'vitest';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { doingsOf } from '../../../../src/lib/server/games/heritage/doings.ts';
import { underWay } from '../../../unit/heritage/cases/at-table.ts';
import {
	CLEAR,
	happened,
	recordedAnyway,
	settled,
	stateAfter
} from '../../../unit/heritage/table.ts';

const steps = (events: readonly Event[]) =>
	doingsOf(
		events.map((event, index) => ({
			sequence: index + 1 - settled().length,
			seat: null,
			actor: 'anna-by-day',
			at: '',
			event
		}))
	).map(({ sequence }) => sequence);

const ended: Event = { type: 'HappenedAtTable', event: { type: 'TurnEnded', seat: 's2' } };
const back = (kept: number): Event => ({ type: 'UndoneAtTable', kept });
const redone: Event = { type: 'RedoneAtTable' };

test.each<[string, readonly Event[], readonly number[]]>([
	['each step, by the event that it began with', underWay(), [1, 3, 5]],
	['those that stand', [...underWay(), back(1)], [1]],
	['those that were brought back', [...underWay(), back(2), back(1), redone, redone], [1, 3, 5]],
	['those that came since', [...underWay(), back(1), ended], [1, 7]],
	['nothing of a chapter that is over', happened([recordedAnyway(1, CLEAR)], [...underWay()]), []]
])('who did what is known of %s', (_name, events, expected) => {
	expect(steps(events)).toEqual(expected);
	expect(stateAfter(events).course.steps).toHaveLength(expected.length);
});
