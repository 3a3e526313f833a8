import { describe, expect, test } from 'vitest';
import { clanDeciders } from '../../../../src/lib/games/heritage/clans/clans.ts';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import type { TableCommandOf } from '../../../../src/lib/games/heritage/table/commands.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { tableRefusals } from '../../../../src/lib/games/heritage/table/refusals.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { BOTH, joined, vampire } from '../table/kit.ts';
import { clanTable, effectsTask, play, schemeCard } from './clan-kit.ts';

const gain: Effect = { do: 'gain', what: 'power', amount: 2 };
const market: Effect = { do: 'black-market', offer: [gain] };
const opened = (scheme = 'scheme', seat = 's1'): TableEvent => ({
	type: 'MarketOpened',
	seat,
	scheme
});
const use: TableCommandOf<'UseMarket'> = {
	type: 'UseMarket',
	seat: 's1',
	scheme: 'scheme',
	from: 'l1',
	clan: 'brujah'
};

function decided(table: Table, more: Partial<typeof use> = {}) {
	return clanDeciders.UseMarket(table, { ...use, ...more });
}

function refusedFor(table: Table, more: Partial<typeof use> = {}) {
	const beginning = decided(table, more);
	if (beginning.accepted) throw new Error('this was not refused');
	expect(tableRefusals[beginning.refusal.reason]).not.toBe('');
	return beginning.refusal;
}

/** Uses the market and goes on with what follows. */
function used(table: Table, more: Partial<typeof use> = {}) {
	const beginning = decided(table, more);
	if (!beginning.accepted) throw new Error(beginning.refusal.reason);
	const tasks = beginning.resolution.tasks.map(({ task }) => task);
	const went = play(beginning.events.reduce(evolveTable, table), tasks);
	return { ...went, events: [...beginning.events, ...went.events] };
}

describe.each(BOTH)('Nosferatu: black market (%s)', (dealer) => {
	const schemes = [
		schemeCard([gain, market]),
		schemeCard([market], { id: 'second' }),
		schemeCard([{ do: 'may', then: [market] }, market], { id: 'nested' })
	];
	const closed = clanTable(dealer, [], { schemes, players: 3 });
	const open = clanTable(dealer, [], {
		schemes,
		players: 3,
		events: [opened(), opened('second')]
	});

	test('stays and is not triggered when it is played', () => {
		const went = play(closed, [effectsTask([market])]);
		expect(went.events).toEqual([opened()]);
		expect(went.table.standing).toEqual([
			{ kind: 'black-market', scheme: 'scheme', seat: 's1', boon: null }
		]);
	});

	test('any number may be open, each scheme once', () => {
		const went = play(closed, [
			effectsTask([market, market]),
			effectsTask([market], { card: 'second' })
		]);
		expect(went.events).toEqual([opened(), opened('second')]);
	});

	test('is a clan scheme: what is open to all, and an ability, opens none', () => {
		const openToAll = {
			of: 'battleground',
			id: 'fair',
			name: 'Fair',
			battleground: 'A',
			needs: ['warlike'],
			effects: [market]
		} as const;
		const table = clanTable(dealer, [], {
			schemes: [{ ...openToAll, needs: ['warlike'], effects: [market] }]
		});
		expect(play(table, [effectsTask([market], { card: 'fair' })]).events).toEqual([]);
		expect(play(table, [effectsTask([market], { card: 'l1' })]).events).toEqual([]);
	});

	test('an asset opens none that bears the id of a scheme', () => {
		const table = clanTable(dealer, [], { schemes: [schemeCard([market])] });
		expect(play(table, [effectsTask([market], { scheme: false })]).events).toEqual([]);
	});

	test('works when a boon is moved onto it', () => {
		const went = used(open);
		expect(went.events).toEqual([
			{ type: 'MarketUsed', seat: 's1', scheme: 'scheme', from: 'l1', clan: 'brujah' },
			{ type: 'TokensChanged', vampire: 'l1', power: 2, infamy: 0 }
		]);
		expect(went.table.standing[0]).toMatchObject({ boon: 'brujah' });
		expect(went.table.bloodlines['s1']?.vampires['l1']?.boons).toEqual(['brujah', 'brujah']);
	});

	test('its effects are no scheme, and are by the vampire whose boon it was', () => {
		const beginning = decided(open);
		expect(beginning).toMatchObject({
			resolution: {
				tasks: [
					{
						task: {
							kind: 'effects',
							effects: [gain],
							context: {
								seat: 's1',
								card: 'scheme',
								bearer: 'l1',
								opponent: null,
								chosen: null,
								pack: null,
								scheme: false
							}
						}
					}
				],
				triggered: []
			}
		});
	});

	test('an offer within another effect of the card is found too', () => {
		const table = evolveTable(open, opened('nested'));
		expect(decided(table, { scheme: 'nested' })).toMatchObject({
			resolution: { tasks: [{ task: { effects: [gain, gain] } }] }
		});
	});

	test('works once a round, each market by itself', () => {
		const once = used(open).table;
		expect(refusedFor(once)).toEqual({
			reason: 'market-used',
			about: { scheme: 'scheme' },
			at: 'scheme'
		});
		expect(decided(once, { scheme: 'second' }).accepted).toBe(true);
	});

	test('works again once its boon has gone to the leader', () => {
		const emptied = evolveTable(used(open).table, {
			type: 'BoonMoved',
			clan: 'brujah',
			from: { on: 'market', market: 'scheme' },
			to: { on: 'vampire', vampire: 'l1' }
		});
		expect(decided(emptied).accepted).toBe(true);
	});

	test.each<[string, Partial<typeof use>, object]>([
		[
			'a scheme that is no market',
			{ scheme: 'nested' },
			{ reason: 'unknown-market', about: { scheme: 'nested' }, at: 'scheme' }
		],
		[
			'a vampire of nobody',
			{ from: 'c1' },
			{ reason: 'bearer-not-in-bloodline', about: { vampire: 'c1', seat: 's1' }, at: 'from' }
		],
		[
			'a vampire of another',
			{ from: 'l2' },
			{ reason: 'bearer-not-in-bloodline', about: { vampire: 'l2', seat: 's1' }, at: 'from' }
		],
		[
			'a boon that is not there',
			{ clan: 'gangrel' },
			{ reason: 'boon-not-there', about: { vampire: 'l1', clan: 'gangrel' }, at: 'clan' }
		],
		[
			'another turn',
			{ seat: 's2', from: 'l2', clan: 'gangrel' },
			{ reason: 'not-your-turn', about: { active: 's1' }, at: 'seat' }
		]
	])('is refused with %s', (_, more, refusal) => {
		expect(refusedFor(open, more)).toEqual(refusal);
	});

	test('takes no boon out of torpor', () => {
		const sleeping = clanTable(
			dealer,
			[joined('s1', 'c1', 'l1'), vampire('c1', 'l1', { torpor: true, boons: ['brujah'] })],
			{ schemes, events: [opened()] }
		);
		expect(refusedFor(sleeping, { from: 'c1' })).toEqual({
			reason: 'bearer-not-in-bloodline',
			about: { vampire: 'c1', seat: 's1' },
			at: 'from'
		});
	});

	test('waits while something is to be chosen', () => {
		const asks = play(open, [effectsTask([{ do: 'manual', text: 'Sing.' }])]).table;
		expect(refusedFor(asks).reason).toBe('question-open');
		expect(refusedFor(EMPTY_TABLE).reason).toBe('table-empty');
	});

	test('an edict is no market', () => {
		const edict = evolveTable(closed, {
			type: 'EdictProclaimed',
			seat: 's1',
			scheme: 'scheme',
			leader: 'l1',
			named: 'calm'
		});
		expect(refusedFor(edict).reason).toBe('unknown-market');
	});
});
