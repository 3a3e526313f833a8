import { describe, expect, test } from 'vitest';
import {
	deadEndDeciders,
	deadEndTasks
} from '../../../../src/lib/games/heritage/chapter/dead-end.ts';
import { pileTasks } from '../../../../src/lib/games/heritage/chapter/piles.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { BOTH, character, go, rulesOf, setting, tableWith } from '../table/kit.ts';
import { begun, refusalOf, tasksOf } from './chapter-kit.ts';

const rules = rulesOf({ ...deadEndTasks, ...pileTasks });
/** All but these characters are bonded to a clan that nobody plays. */
const bondedBut = (...free: readonly string[]) =>
	setting().cast.map((card) =>
		card.kind === 'leader' || free.includes(card.id)
			? card
			: character(card.id, { clan: 'tremere', bonded: true })
	);
const QUEUE: Correction = { set: 'queue', queue: ['c1', 'c2', 'c3', 'c4', 'c5'] };
const facts = (events: readonly { readonly type: string }[]) =>
	events.filter(({ type }) => !type.startsWith('Question'));

describe.each(BOTH)('a dead end, dealt by the %s', (dealer) => {
	const stuck = setting(2, { dealer, cast: bondedBut('c20') });
	const giveUp = (table: Table, seat = 's1') =>
		deadEndDeciders.GiveUpRecruit(table, { type: 'GiveUpRecruit', seat });
	const going = (table: Table, left: number, characters: readonly string[]) => {
		const { events, table: after } = go(rules, table, [{ kind: 'dead-end', seat: 's1', left }], {
			characters
		});
		return { events: facts(events), after };
	};
	const moved = (gone: string, came: string) => [
		{ type: 'QueueDiscarded', characters: [gone] },
		{ type: 'QueueRefilled', character: came }
	];

	test('is given up when nobody can be recruited, as often as the queue is long', () => {
		const beginning = giveUp(tableWith([QUEUE], stuck));
		expect(begun(beginning).events).toEqual([{ type: 'RecruitGivenUp', seat: 's1' }]);
		expect(tasksOf(beginning)).toEqual([{ kind: 'dead-end', seat: 's1', left: 5 }]);
		const longer = { ...stuck, ruleset: { ...stuck.ruleset, queueSize: 7 } };
		expect(tasksOf(giveUp(tableWith([QUEUE], longer)))).toMatchObject([{ left: 7 }]);
	});

	test('is refused while somebody can be, and to whoever may not recruit', () => {
		const table = tableWith([QUEUE], setting(2, { dealer, cast: bondedBut('c4') }));
		expect(refusalOf(giveUp(table))).toEqual([
			'somebody-can-be-recruited',
			{ character: 'c4' },
			null
		]);
		expect(refusalOf(giveUp(tableWith([QUEUE], stuck), 's2'))).toEqual([
			'not-your-turn',
			{ active: 's1' },
			'seat'
		]);
	});

	test('ends when somebody comes who can be recruited', () => {
		const { events, after } = going(tableWith([QUEUE], stuck), 5, ['c6', 'c20']);
		// c20 came on the leftmost space, which costs what the leader has.
		expect(events).toEqual([...moved('c5', 'c6'), ...moved('c4', 'c20')]);
		expect(after.turn?.recruit).toBe('open');
	});

	test('lapses after the last try', () => {
		const { events, after } = going(tableWith([QUEUE], stuck), 2, ['c6', 'c7', 'c8']);
		expect(events).toEqual([
			...moved('c5', 'c6'),
			...moved('c4', 'c7'),
			{ type: 'RecruitLapsed', seat: 's1' }
		]);
		expect([after.turn?.recruit, after.lapses['s1'], after.recruits['s1']]).toEqual([
			'lapsed',
			1,
			0
		]);
	});

	test('discards nobody who is reserved, and lapses with nobody else', () => {
		const reserved = (by: Record<string, string>) =>
			tableWith([QUEUE, { set: 'reserved', reserved: by }], stuck);
		expect(going(reserved({ c5: 's2', c4: 's1' }), 1, ['c6']).events.slice(0, 1)).toEqual([
			{ type: 'QueueDiscarded', characters: ['c3'] }
		]);
		const all = { c1: 's1', c2: 's1', c3: 's1', c4: 's2', c5: 's2' };
		expect(going(reserved(all), 5, ['c6']).events).toEqual([{ type: 'RecruitLapsed', seat: 's1' }]);
	});

	test('lapses at once without a sire', () => {
		const asleep = evolveTable(tableWith([QUEUE], stuck), {
			type: 'VampireFell',
			vampire: 'l1',
			insteadOf: null
		});
		expect(going(asleep, 5, ['c6']).events).toEqual([{ type: 'RecruitLapsed', seat: 's1' }]);
	});
});
