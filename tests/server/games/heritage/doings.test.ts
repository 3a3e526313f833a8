import { expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { greedyPlayer } from '../../../../src/lib/games/heritage/players/greedy.ts';
import { playChapter } from '../../../../src/lib/games/heritage/players/play.ts';
import { standAlone } from '../../../../src/lib/games/heritage/players/stand-alone.ts';
import { commandBehind } from '../../../../src/lib/games/heritage/table/origin.ts';
import { COMPUTER } from '../../../../src/lib/server/logs/annex.ts';
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

test('of a game that was brought, the steps of a rival are the computer’s, all others whoever’s brought it', () => {
	const setting = standAlone({ players: 2, era: 1, dealer: 'app' }, seededChance(1));
	const seats = setting.seats.map((one, index) =>
		index === 1 ? { ...one, rival: 'easy' as const } : one
	);
	const player = greedyPlayer(BATTLEGROUND_MODULES);
	const [coded = ''] = seats.flatMap(({ seat, rival }) => (rival ? seat : []));
	const brought = [
		...playChapter({
			battlegrounds: BATTLEGROUND_MODULES,
			setting: { ...setting, seats },
			players: { s1: player, s2: player },
			chance: seededChance(2)
		})
	].map(({ events }) => [...events]);
	const event = { type: 'GameBrought' as const, title: '', steps: brought, claimed: [] };
	const told = doingsOf([{ sequence: 1, seat: null, actor: 'anna-by-day', at: '', event }]);
	expect(told).toHaveLength(brought.length);
	for (const [index, { actor, seat }] of told.entries()) {
		const [first] = brought[index] ?? [];
		const command = first && commandBehind(first);
		const isCoded = command && 'seat' in command && command.seat === coded;
		expect([actor, seat]).toEqual(isCoded ? [COMPUTER.id, coded] : ['anna-by-day', null]);
	}
	expect(new Set(told.map(({ actor }) => actor)).size).toBe(2);
});

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
