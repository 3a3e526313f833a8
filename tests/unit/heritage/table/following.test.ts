import { describe, expect, test } from 'vitest';
import { pending } from '../../../../src/lib/games/core/run/request.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { following } from '../../../../src/lib/games/heritage/table/following.ts';
import { atOnce, chooseOne } from '../../../../src/lib/games/heritage/table/request.ts';
import type { Context, Task } from '../../../../src/lib/games/heritage/table/tasks.ts';
import { answer, BOTH, go, joined, rulesOf, setting, tableWith } from './kit.ts';

const usurped = (vampire: string, by: string): TableEvent => ({
	type: 'VampireUsurped',
	vampire,
	by
});
const context: Context = {
	seat: 's1',
	card: 'scheme',
	bearer: 'c1',
	opponent: 's2',
	chosen: 'c2',
	pack: null,
	scheme: true
};

describe('who usurped a vampire takes its place in what is under way', () => {
	test.each<[string, Task, Task]>([
		[
			'as the one whose effects go on',
			{ kind: 'effects', effects: [], context },
			{ kind: 'effects', effects: [], context: { ...context, bearer: 'c9' } }
		],
		[
			'as the one that was chosen',
			{ kind: 'effects', effects: [], context: { ...context, bearer: null, chosen: 'c1' } },
			{ kind: 'effects', effects: [], context: { ...context, bearer: null, chosen: 'c9' } }
		],
		[
			'as the leader of the coterie',
			{ kind: 'end-scheme', seat: 's1', scheme: 'scheme', leader: 'c1' },
			{ kind: 'end-scheme', seat: 's1', scheme: 'scheme', leader: 'c9' }
		],
		[
			'as the one to be activated',
			{ kind: 'activate', vampire: 'c1' },
			{ kind: 'activate', vampire: 'c9' }
		],
		[
			'but not in what somebody else bears and chose',
			{ kind: 'effects', effects: [], context: { ...context, bearer: 'c3' } },
			{ kind: 'effects', effects: [], context: { ...context, bearer: 'c3' } }
		],
		[
			'nor where another leads',
			{ kind: 'end-scheme', seat: 's1', scheme: 'scheme', leader: 'c2' },
			{ kind: 'end-scheme', seat: 's1', scheme: 'scheme', leader: 'c2' }
		],
		[
			'nor in what names somebody else',
			{ kind: 'trigger', vampire: 'c2' },
			{ kind: 'trigger', vampire: 'c2' }
		],
		['nor in what names nobody', { kind: 'fill-queue' }, { kind: 'fill-queue' }]
	])('%s', (_, before, after) => {
		expect(following([pending(before)], [usurped('c1', 'c9')])).toEqual([pending(after)]);
	});

	test('one after the other', () => {
		const task: Task = { kind: 'fall', vampire: 'c1', sacrifice: true };
		const events = [usurped('c1', 'c8'), { type: 'PlayBegan' } as const, usurped('c8', 'c9')];
		expect(following([pending(task)], events)).toEqual([pending({ ...task, vampire: 'c9' })]);
	});
});

test.each(BOTH)('what waits goes on with the usurper (%s)', (dealer) => {
	const rules = rulesOf({
		*'fill-queue'() {
			const whom = yield* chooseOne({
				seat: 's1',
				prompt: 'whom-to-usurp',
				options: ['c1', 'c2']
			});
			if (whom === null) return {};
			return { events: [usurped(whom, 'c9')], next: [{ kind: 'trigger', vampire: whom }] };
		},
		trigger: (_, { vampire }) => atOnce({ events: [{ type: 'VampireExhausted', vampire }] })
	});
	const table = tableWith(
		[{ set: 'queue', queue: ['c9'] }, joined('s1', 'c1', 'l1'), joined('s1', 'c2', 'l1')],
		setting(2, { dealer })
	);
	const asked = go(rules, table, [
		{ kind: 'fill-queue' },
		{ kind: 'trigger', vampire: 'c1' },
		{ kind: 'trigger', vampire: 'c2' }
	]);
	const went = answer(rules, asked.table, ['c1']);
	expect(went.events.slice(1)).toEqual([
		usurped('c1', 'c9'),
		{ type: 'VampireExhausted', vampire: 'c9' },
		{ type: 'VampireExhausted', vampire: 'c9' },
		{ type: 'VampireExhausted', vampire: 'c2' }
	]);
});
