import { describe, expect, test } from 'vitest';
import type { AnyBattleground } from '../../../../src/lib/games/heritage/boards/battleground.ts';
import { roundDeciders, roundTasks } from '../../../../src/lib/games/heritage/chapter/round.ts';
import { setUpTasks } from '../../../../src/lib/games/heritage/chapter/set-up.ts';
import type { ObligationCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { atOnce } from '../../../../src/lib/games/heritage/table/request.ts';
import type { Resolvers } from '../../../../src/lib/games/heritage/table/run.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { BOTH, go, rulesOf, setting, tableWith } from '../table/kit.ts';
import { begun, refusalOf, tasksOf, toy, TOYS } from './chapter-kit.ts';

const turnOf = (
	seat: string,
	more: Partial<Extract<Correction, { set: 'turn' }>> = {}
): Correction => ({
	set: 'turn',
	firstPlayer: 's2',
	seat,
	round: 1,
	recruit: 'done',
	schemes: 1,
	...more
});
const boards: readonly TableEvent[] = [
	{ type: 'BoardSet', category: 'class', battleground: 'A', state: 0 },
	{ type: 'BoardSet', category: 'temperament', battleground: 'B', state: 0 },
	{ type: 'BoardSet', category: 'geography', battleground: 'C', state: 0 }
];

describe.each(BOTH)('turns, dealt by the %s', (dealer) => {
	const laid = setting(3, { dealer, firstPlayer: 's2' });
	const lay = (turn: Correction) => tableWith([turn], laid, ...boards);
	/** What happens after the turn of a seat, with boards that end their rounds like this. */
	const after = (
		table: Table,
		seat: string,
		endRound?: AnyBattleground['endRound'],
		rest: Partial<Resolvers> = {}
	) => {
		const modules = endRound
			? { ...TOYS, A: toy('A', 'class', { endRound }), C: toy('C', 'geography', { endRound }) }
			: TOYS;
		const rules = rulesOf({ ...roundTasks, ...rest }, modules);
		const ended = begun(roundDeciders.EndTurn(table, { type: 'EndTurn', seat }));
		const tasks = ended.resolution.tasks.map(({ task }) => task);
		return go(rules, { ...table, turn: null }, tasks).events;
	};

	test('end once the recruit is done or lapsed', () => {
		const end = (turn: Correction, seat = 's2') =>
			roundDeciders.EndTurn(lay(turn), { type: 'EndTurn', seat });
		expect(begun(end(turnOf('s2'))).events).toEqual([{ type: 'TurnEnded', seat: 's2' }]);
		expect(tasksOf(end(turnOf('s2')))).toEqual([{ kind: 'next-turn', after: 's2' }]);
		expect(refusalOf(end(turnOf('s2', { recruit: 'lapsed' })))).toBeNull();
		expect(refusalOf(end(turnOf('s2', { recruit: 'open' })))).toEqual([
			'recruit-open',
			{ seat: 's2' },
			null
		]);
		expect(refusalOf(end(turnOf('s2'), 's1'))).toEqual(['not-your-turn', { active: 's2' }, 'seat']);
	});

	test('go clockwise from the first player, past the last seat to the first', () => {
		expect(after(lay(turnOf('s2', { round: 4 })), 's2')).toEqual([
			{ type: 'TurnBegan', seat: 's3', round: 4 }
		]);
		expect(after(lay(turnOf('s3')), 's3')).toEqual([{ type: 'TurnBegan', seat: 's1', round: 1 }]);
	});

	test('before the first player would be next, the round ends and the next begins', () => {
		expect(after(lay(turnOf('s1', { round: 4 })), 's1')).toEqual([
			{ type: 'RoundEnded', round: 4 },
			{ type: 'TurnBegan', seat: 's2', round: 5 }
		]);
	});

	test('the boards end their rounds in order; who has the marker then begins', () => {
		const moved: TableEvent = { type: 'FirstPlayerSet', seat: 's3' };
		const events = after(lay(turnOf('s1')), 's1', (_, state) =>
			atOnce({ state: typeof state === 'number' ? state + 5 : state, events: [moved] })
		);
		expect(events).toEqual([
			{ type: 'BoardChanged', category: 'class', state: 5 },
			moved,
			{ type: 'BoardChanged', category: 'geography', state: 5 },
			moved,
			{ type: 'RoundEnded', round: 1 },
			{ type: 'TurnBegan', seat: 's3', round: 2 }
		]);
	});

	test('a board that lies as it lay is no event; what it sets off comes before the next board', () => {
		const drawn: string[] = [];
		const events = after(
			lay(turnOf('s1')),
			's1',
			(_, state) => atOnce({ state, next: [{ kind: 'draw-scheme', seat: 's3', amount: 1 }] }),
			{
				'draw-scheme': (_, { seat }) => {
					drawn.push(seat);
					return atOnce({});
				}
			}
		);
		expect(events.map(({ type }) => type)).toEqual(['RoundEnded', 'TurnBegan']);
		expect(drawn).toEqual(['s3', 's3']);
	});

	test('the round ends without boards too', () => {
		const bare = tableWith([turnOf('s1')], laid);
		expect(after(bare, 's1').map(({ type }) => type)).toEqual(['RoundEnded', 'TurnBegan']);
	});

	test('after the last round missions are claimed as they lie, then points counted', () => {
		const mission = (id: string) => ({ id, name: id, text: '', match: {} });
		const last = tableWith(
			[turnOf('s1', { round: 10 })],
			{ ...laid, missions: [mission('m2'), mission('m1')] },
			...boards
		);
		const went: unknown[] = [];
		const noted = (_: unknown, task: unknown) => {
			went.push(task);
			return atOnce({});
		};
		const events = after(last, 's1', undefined, { 'claim-mission': noted, score: noted });
		expect(events).toEqual([{ type: 'RoundEnded', round: 10 }]);
		expect(went).toEqual([
			{ kind: 'claim-mission', mission: 'm2' },
			{ kind: 'claim-mission', mission: 'm1' },
			{ kind: 'score' }
		]);
	});

	test('each round carries out its obligations, from the first player on, before it ends', () => {
		const due = (id: string, when: ObligationCard['when']): ObligationCard => ({
			id,
			name: id,
			when,
			effects: [{ do: 'gain', what: 'infamy', amount: 1 }]
		});
		const owing = laid.seats.map((seat) => ({
			...seat,
			obligations: [due(`each-${seat.seat}`, 'each-round'), due(`once-${seat.seat}`, 'set-up')]
		}));
		const cards: string[] = [];
		const events = after(
			tableWith([turnOf('s1')], { ...laid, seats: owing }, ...boards),
			's1',
			undefined,
			{
				effects: (_, { context }) => {
					cards.push(context.card);
					return atOnce({
						events: [{ type: 'TokensChanged', vampire: 'l1', power: 0, infamy: 1 }]
					});
				}
			}
		);
		expect(cards).toEqual(['each-s2', 'each-s3', 'each-s1']);
		expect(events.map(({ type }) => type)).toEqual([
			'TokensChanged',
			'TokensChanged',
			'TokensChanged',
			'RoundEnded',
			'TurnBegan'
		]);
	});
});

describe.each(BOTH)('setting up, dealt by the %s', (dealer) => {
	const rules = rulesOf(setUpTasks, TOYS);
	const laid = setting(3, { dealer, firstPlayer: null });

	test('lays each board as its module says', () => {
		const category = 'temperament';
		const task = { kind: 'set-up-board', category, battleground: 'B' } as const;
		expect(go(rules, tableWith([], laid), [task]).events).toEqual([
			{ type: 'BoardSet', category, battleground: 'B', state: 0 }
		]);
		const unknown = { ...task, battleground: 'Z' };
		expect(() => go(rules, tableWith([], laid), [unknown])).toThrow('no battleground Z');
	});

	test('draws the first player', () => {
		const { events } = go(rules, tableWith([], laid), [{ kind: 'first-player' }], {
			lots: ['s3']
		});
		const lot = { type: 'LotDrawn', prompt: 'who-goes-first', about: {}, chosen: 's3' };
		expect(events.filter(({ type }) => !type.startsWith('Question'))).toEqual([
			...(dealer === 'app' ? [lot] : []),
			{ type: 'FirstPlayerSet', seat: 's3' }
		]);
	});

	test('begins with the first turn of round 1', () => {
		const table = tableWith([], { ...laid, ruleset: DEFAULT_RULESET, firstPlayer: 's2' });
		expect(go(rules, { ...table, turn: null }, [{ kind: 'begin-play' }]).events).toEqual([
			{ type: 'PlayBegan' },
			{ type: 'TurnBegan', seat: 's2', round: 1 }
		]);
	});
});
