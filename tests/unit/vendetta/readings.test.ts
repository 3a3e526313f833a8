import { describe, expect, test } from 'vitest';
import { parseAs } from '../../../src/lib/games/core/parse.ts';
import {
	DEFAULT_READINGS,
	readingChoices,
	RULED,
	readingsSchema,
	type Readings
} from '../../../src/lib/games/vendetta/readings.ts';
import {
	laidOpen,
	remembered,
	visiblePool
} from '../../../src/lib/games/vendetta/table/own-view.ts';
import { scoreOf } from '../../../src/lib/games/vendetta/table/scoring.ts';
import type { TableCommandOf } from '../../../src/lib/games/vendetta/table/commands.ts';
import { acting, cardsWith, passive, ruling } from './cards.ts';
import { planning, type World } from './world.ts';

type Play = TableCommandOf<'PlayCard'>;
const play = (more: Partial<Play> = {}): Play => ({
	type: 'PlayCard',
	seat: 's1',
	card: 'brujah-hunt',
	at: '1',
	face: 'up',
	...more
});
const winner = (world: World) => world.of('ConflictRanked')[0]?.ranking[0]?.seat;
const where = (readings: Partial<Readings>, cards = cardsWith({}), players = 4) =>
	planning(players, { readings, cards });

/** Each setting of a reading, with a table on which it changes what comes out. */
const OUTCOMES: {
	readonly [F in keyof Readings]: (readings: Partial<Readings>) => unknown;
} = {
	rewards(readings) {
		const world = where(readings);
		world.lay('s1', 'brujah-1', { at: '1' });
		return world.resolve().tokens().player('s1').influence;
	},
	victimFeed: (readings) => where(readings).player('s1').blood,
	lastBlood(readings) {
		const world = where(readings).pool('s1', { blood: 2 });
		const decision = world.try(play({ blood: 2 }));
		if (!decision.accepted) return decision.refusal.reason;
		return decision.events.filter(({ type }) => type === 'FrenzyEntered');
	},
	zeroCost(readings) {
		const card = acting('conflict', {
			do: 'spend',
			what: 'blood',
			amount: { half: { count: 'pool' }, round: 'down' },
			then: [{ do: 'gain', what: 'influence', amount: 5 }]
		});
		const world = where(readings, cardsWith({ clanCards: { 'brujah-1': card } }));
		world.pool('s1', { blood: 1 }).lay('s1', 'brujah-1', { at: '1' });
		world.resolve().tokens();
		if (world.table.question?.prompt === 'spend') world.answer('yes');
		return world.player('s1').influence;
	},
	drainWhen: (readings) =>
		where(readings).try({ type: 'DrainCard', seat: 's2', card: 'victim' }).accepted,
	turnEnd(readings) {
		const world = where(readings).pool('s1', { alliance: [] });
		return world.give(play({ blood: 0 })).table.turn?.seat;
	},
	bloodAfter(readings) {
		const toll = passive(
			{ on: 'played', by: 'opponent' },
			{ do: 'lose', what: 'blood', amount: 4, who: 'cause' }
		);
		const world = where(readings, cardsWith({ clanCards: { 'gangrel-1': toll } }));
		world.lay('s2', 'gangrel-1', { at: '2' });
		world.pool('s1', { blood: 6 }).give(play({ blood: 3 }));
		return world.table.blood['1']?.['s1'];
	},
	bloodOnly(readings) {
		const world = where(readings);
		world.lay('s1', 'brujah-1', { at: '1' });
		world.blood('s2', '1', 5).resolve().tokens();
		return world.of('ConflictRanked')[0]?.ranking.map(({ seat }) => seat);
	},
	effectOnce(readings) {
		const cards = cardsWith({
			clanCards: {
				'brujah-1': acting('preparation', {
					do: 'power',
					cards: 'this',
					amount: { per: { count: 'own-blood-here' } }
				}),
				'brujah-2': acting('conflict', { do: 'deploy', amount: 3, from: 'bank', at: 'here' })
			}
		});
		const world = where(readings, cards);
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s1', 'brujah-2', { at: '1' });
		world.blood('s1', '1', 1).resolve().tokens();
		return world.of('ConflictRanked')[0]?.ranking[0]?.total;
	},
	powerOrder(readings) {
		const minus = acting('conflict', {
			do: 'power',
			cards: { of: 'rivals', which: 'highest' },
			amount: 9,
			minus: true
		});
		const world = where(readings, cardsWith({ clanCards: { 'gangrel-1': minus } }));
		world.lay('s1', 'brujah-5', { at: '1' });
		world.lay('s1', 'brujah-3', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.resolve().tokens();
		return winner(world);
	},
	arrivals(readings) {
		// s2 brings the card of s1 back once s1 is done in this step.
		const cards = cardsWith({
			clanCards: {
				'brujah-1': acting('conflict', { do: 'gain', what: 'influence', amount: 7 }),
				'gangrel-1': acting('conflict', {
					do: 'move',
					cards: { of: 'rivals', which: 'one', where: 'elsewhere' },
					to: 'here'
				})
			}
		});
		const world = where(readings, cards);
		world.lay('s1', 'brujah-1', { at: '2' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		return world.resolve().tokens().player('s1').influence;
	},
	rivalsWhen(readings) {
		const card = acting(
			'conflict',
			{ do: 'move', cards: 'this', to: 'haven' },
			{ do: 'lose', what: 'blood', amount: 1, who: 'each-rival' }
		);
		const world = where(readings, cardsWith({ clanCards: { 'brujah-1': card } }));
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.resolve().tokens();
		return world.of('BloodMoved').filter(({ why }) => why === 'lose').length;
	},
	severalHit(readings) {
		const hit = acting('conflict', { do: 'lose', what: 'blood', amount: 5, who: 'each-rival' });
		const world = where(readings, cardsWith({ clanCards: { 'brujah-1': hit } }));
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.lay('s3', 'malkavian-1', { at: '1' });
		world.pool('s2', { blood: 2 }).pool('s3', { blood: 2 }).resolve().tokens();
		return world.events.flatMap((event) =>
			event.type === 'FrenzyEntered' || (event.type === 'BloodMoved' && event.why === 'lose')
				? [`${event.type} ${event.seat}`]
				: []
		);
	},
	thirdByWill(readings) {
		const world = where(readings).pool('s1', { tokens: 2, alliance: ['ally-20'] });
		return world.try({ type: 'DrainCard', seat: 's1', card: 'ally-20', confirmed: true }).accepted;
	},
	outCards(readings) {
		const cards = cardsWith({
			clanCards: {
				'brujah-1': acting('conflict', { do: 'lose', what: 'blood', amount: 9, who: 'each-rival' }),
				'malkavian-1': acting('conflict', {
					do: 'power',
					cards: 'this',
					amount: { per: { count: 'cards-here' } }
				})
			}
		});
		const world = where(readings, cards);
		world.lay('s1', 'brujah-1', { at: '1' });
		world.lay('s2', 'gangrel-1', { at: '1' });
		world.lay('s3', 'malkavian-1', { at: '1' });
		world
			.pool('s2', { tokens: 2, alliance: ['ally-20'] })
			.resolve()
			.tokens();
		return world.of('ConflictRanked')[0]?.ranking.find(({ seat }) => seat === 's3')?.total;
	},
	unseenHome(readings) {
		const world = where(readings);
		world.lay('s1', 'brujah-4', { at: 'haven', face: 'down' });
		world.resolve().tokens('s1');
		return world.player('s1').seen.includes('brujah-4');
	},
	freeUse(readings) {
		const free = {
			abilities: [
				{
					ability: 'use' as const,
					effects: [{ do: 'gain' as const, what: 'blood' as const, amount: 1 }]
				}
			]
		};
		const world = where(readings, cardsWith({ allies: { 'ally-2': free } }));
		world.pool('s1', { alliance: ['ally-2'] }).lay('s1', 'brujah-1', { at: '1' });
		world.resolve();
		return world.try({ type: 'UseAbility', seat: 's1', source: { card: 'ally-2' }, ability: 0 })
			.accepted;
	},
	winTies(readings) {
		const world = where(
			readings,
			cardsWith({ allies: { 'ally-1': ruling({ rule: 'wins-ties' }) } })
		);
		world.pool('s1', { alliance: [], influence: 4, blood: 9 });
		world.pool('s2', { alliance: ['ally-1'], influence: 3, blood: 1 });
		return scoreOf(world.table).seats[1]?.place;
	},
	openPools(readings) {
		const { table } = where(readings);
		return ['s1', 's2'].map((viewer) => visiblePool(table, viewer, 's1')?.blood);
	},
	ownFaceDown(readings) {
		const world = where(readings).give(play({ face: 'down' }));
		return Object.values(world.own('s1').faces);
	},
	memory: (readings) => remembered(where(readings).table, 's1'),
	teamSecrets: (readings) => planning(4, { readings, teams: true }).own('s1').teammate.length,
	layOpen(readings) {
		const { table, sealed } = where(readings);
		return laidOpen({ ...table, phase: 'finished' }, sealed) !== null;
	}
};

/** What comes out by each of them, worked out by hand. */
const EXPECTED: {
	readonly [F in Exclude<keyof Readings, 'rewards' | 'victimFeed'>]: {
		readonly [Value in Readings[F]]: unknown;
	};
} = {
	lastBlood: { no: 'last-blood', yes: [{ type: 'FrenzyEntered', seat: 's1', cause: null }] },
	// 3 to begin with, 1 for winning, 5 for what is paid.
	zeroCost: { paid: 9, 'not-payable': 4 },
	drainWhen: { 'own-turn': false, 'all-planning': true },
	turnEnd: { 'by-itself': 's2', told: 's1' },
	// The toll leaves 2, of which the last stays.
	bloodAfter: { after: 1, with: 3 },
	bloodOnly: { 'cards-first': ['s1', 's2'], totals: ['s2', 's1'], never: ['s1'] },
	// Cards of 1 and 2, 4 Blood, and 1 or 4 more for the Blood.
	effectOnce: { once: 1 + 2 + 4 + 1, kept: 1 + 2 + 4 + 4 },
	powerOrder: { floored: 's1', 'below-zero': 's2' },
	arrivals: { 'if-open': 3 + 1, always: 3 + 1 + 7 },
	rivalsWhen: { fixed: 1, anew: 0 },
	severalHit: {
		each: ['BloodMoved s2', 'FrenzyEntered s2', 'BloodMoved s3', 'FrenzyEntered s3'],
		'all-first': ['BloodMoved s2', 'BloodMoved s3', 'FrenzyEntered s2', 'FrenzyEntered s3']
	},
	thirdByWill: { confirmed: true, refused: false },
	// Its own 1, and 1 for each card that lies there.
	outCards: { leave: 1 + 2, stay: 1 + 3 },
	unseenHome: { unseen: false, 'turned-up': true },
	freeUse: { planning: false, 'also-withdraw': true },
	winTies: { everywhere: 1, conflicts: 4 },
	openPools: { open: [7, 7], hidden: [7, undefined] },
	ownFaceDown: { yes: ['brujah-hunt'], no: [] },
	memory: { on: ['brujah-hunt', 'brujah-ready'], off: [] },
	teamSecrets: { hidden: 0, shown: 3 },
	layOpen: { opened: true, kept: false }
};

test('cards of others go home with the cards of who is out, with that Location too (outCards)', () => {
	const cards = cardsWith({
		clanCards: {
			'brujah-1': acting('conflict', { do: 'lose', what: 'blood', amount: 9, who: 'each-rival' })
		}
	});
	const world = where({ outCards: 'stay' }, cards);
	world.lay('s1', 'brujah-1', { at: '1' });
	world.lay('s2', 'gangrel-1', { at: '1' });
	const lent = world.lay('s3', 'malkavian-1', { at: '1', position: 's2' });
	// Somebody at the Haven, so that the round does not run on to its end.
	world.blood('s4', 'haven', 1);
	const { hand } = world.player('s3');
	world
		.pool('s2', { tokens: 2, alliance: ['ally-20'] })
		.resolve()
		.tokens();
	expect(world.player('s2').out).not.toBeNull();
	const home = world.events.findIndex(({ type }) => type === 'CardsHome');
	const resolved = world.events.findIndex(({ type }) => type === 'LocationResolved');
	expect(home).toBeGreaterThan(resolved);
	expect(world.table.deployed.some(({ slot }) => slot === lent)).toBe(false);
	expect(world.player('s3').hand).toBe(hand + 1);
});

describe('Readings', () => {
	test('the defaults are what the schema takes', () => {
		expect(parseAs(readingsSchema, DEFAULT_READINGS).success).toBe(true);
	});

	test('Influence by place is set by nine numbers, the feed of a Victim by one', () => {
		const ours = OUTCOMES.rewards({});
		expect(ours).toBe(4);
		expect(
			OUTCOMES.rewards({
				rewards: [
					[5, 1, 0],
					[2, 1, 1],
					[3, 1, 1]
				]
			})
		).toBe(8);
		expect(OUTCOMES.victimFeed({})).toBe(7);
		expect(OUTCOMES.victimFeed({ victimFeed: 2 })).toBe(8);
	});

	test('what is read one way only is said in a sentence', () => {
		for (const sentence of Object.values(RULED)) expect(sentence).toMatch(/^[A-Z].*\.$/);
	});

	const settings = readingChoices.flatMap(({ field, options }) =>
		options.map(({ value }) => [field, value] as const)
	);
	test.each(settings)('%s: “%s” comes to what it says', (field, value) => {
		const expected: { readonly [value: string]: unknown } = EXPECTED[field];
		expect(OUTCOMES[field]({ [field]: value })).toEqual(expected[value]);
	});

	test.each(readingChoices)('$field: ours is the first', ({ field, options: [ours] }) => {
		const { [ours.value]: expected, ...others }: { readonly [value: string]: unknown } =
			EXPECTED[field];
		expect(OUTCOMES[field]({})).toEqual(expected);
		for (const other of Object.values(others)) expect(other).not.toEqual(expected);
	});

	test.each([
		[1, [1, 1, 0]],
		[2, [2, 1, 1]],
		[3, [3, 1, 1]]
	])('rewards: round %i pays %j', (round, paid) => {
		const world = where({});
		world.table = { ...world.table, round };
		world.lay('s1', 'brujah-7', { at: '1' });
		world.lay('s2', 'gangrel-4', { at: '1' });
		world.lay('s3', 'malkavian-2', { at: '1' });
		// The table waits at the Haven.
		world.blood('s4', 'haven', 1).resolve().tokens();
		const influence = ['s1', 's2', 's3', 's4'].map((seat) => world.player(seat).influence - 3);
		expect(influence).toEqual([...paid, 0]);
	});
});
