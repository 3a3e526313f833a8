import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { parseAs } from '../../../../src/lib/games/core/parse.ts';
import type { Card, CardOf } from '../../../../src/lib/games/rivals/cards/card.ts';
import { DEFAULT_READINGS, readingsSchema } from '../../../../src/lib/games/rivals/readings.ts';
import { readingsOf } from '../../../../src/lib/games/rivals/setting.ts';
import type { TableCommand } from '../../../../src/lib/games/rivals/table/commands.ts';
import { imagined } from '../../../../src/lib/games/rivals/table/imagined.ts';
import { legalCommands } from '../../../../src/lib/games/rivals/table/legal.ts';
import { pileSeen, viewOf } from '../../../../src/lib/games/rivals/table/own-view.ts';
import { heldBy } from '../../../../src/lib/games/rivals/table/supply.ts';
import { attack, tableOf, type Playing } from './kit.ts';

/* The readings of the rulebook that are about a match the app deals, each on a table where it shows. */

type Readings = NonNullable<NonNullable<Parameters<typeof tableOf>[0]>['readings']>;

const vampire = (id: string, parts: CardOf<'vampire'>['parts']): Card => ({
	id,
	name: id,
	kind: 'vampire',
	clan: 'Brujah',
	bp: 5,
	attributes: { physical: 0, social: 0, mental: 0 },
	disciplines: [],
	parts
});
const feed = (slot: number, seat: string) => ({ type: 'FeedConspiracy', seat, slot }) as const;
const downfallOf = (now: Playing, seat: string): number => now.side(seat).down[0]?.slot ?? -1;
const legal = (now: Playing, seat: string): readonly string[] =>
	legalCommands(viewOf(now.table, now.match.sealed, seat)).map(({ type }) => type);

describe('tokensOff', () => {
	const early = vampire('early', [
		{
			when: 'start',
			if: [{ is: 'stands', who: 'this', so: 'spent', not: true }],
			effects: [{ do: 'gain', what: 'prestige', n: 2 }]
		}
	]);
	const begun = (readings: Readings) =>
		tableOf({
			cards: [early],
			readings,
			deck: ['clerk', 'clerk'],
			seats: { s2: { vampires: [{ card: 'early', noInfluence: true }] } }
		})
			.do({ type: 'EndActions', seat: 's1' })
			.answer('draw-from', 'library')
			.answer('draw-from', 'library');

	test('the tokens leave after the effects at the start of a turn, or before them', () => {
		expect(begun({}).side('s2').prestige).toBe(10);
		expect(begun({ tokensOff: 'before' }).side('s2').prestige).toBe(12);
		expect(begun({}).vampire('s2v1').noInfluence).toBeUndefined();
	});
});

describe('foesTurn', () => {
	const guard = vampire('shelter', [
		{ when: { use: 'prevention' }, effects: [{ do: 'prevent', n: 1, who: 'this' }] }
	]);
	const twice = (readings: Readings) => {
		const now = tableOf({
			cards: [guard],
			readings,
			seats: {
				s1: {
					vampires: [
						{ card: 'brujah-3', place: 'streets', party: 1 },
						{ card: 'brujah-6', place: 'streets', party: 2 }
					]
				},
				s2: { vampires: [{ card: 'shelter', place: 'streets' }] }
			}
		});
		const key = 's2v1.0';
		const first = now.do(attack()).answer('prevention', key);
		expect(first.taken()).toEqual({ s2v1: 1 });
		return first.do(attack({ attacker: 's1v2' }));
	};

	test('a defensive ability is used once in a foe’s turn, or once in each attack', () => {
		expect(twice({}).table.question).toBeNull();
		expect(twice({ foesTurn: 'attack' }).table.question?.prompt).toBe('prevention');
	});
});

describe('torporTitle', () => {
	const now = (readings: Readings) =>
		tableOf({
			readings,
			seats: {
				s1: {
					vampires: [
						{ card: 'brujah-1' },
						{ card: 'brujah-2', place: 'torpor', exhausted: true, bears: ['elder'] }
					],
					hand: ['elder']
				}
			}
		});
	const plays: TableCommand = {
		type: 'PlayCard',
		seat: 's1',
		card: 'elder',
		vampire: 's1v1',
		exert: ['s1v1'],
		prestige: 2
	};

	test('a Title of one per player counts in torpor, or does not', () => {
		expect(now({}).refused(plays)).toContain('one per player');
		const both = now({ torporTitle: 'counts-not' }).do(plays);
		expect(both.vampire('s1v1').attached).toHaveLength(1);
		expect(both.vampire('s1v2').attached).toHaveLength(1);
	});
});

describe('downNeeds', () => {
	const plot: Card = {
		id: 'plot',
		name: 'Plot',
		kind: 'conspiracy',
		bp: 6,
		needs: 2,
		target: 'nobody',
		parts: []
	};
	const now = (readings: Readings) =>
		tableOf({
			cards: [plot],
			readings,
			seats: {
				s1: { vampires: [{ card: 'brujah-1' }, { card: 'brujah-7' }], hand: ['plot'] }
			}
		});
	const lays = (vampire: string) =>
		({ type: 'PlayCard', seat: 's1', card: 'plot', vampire }) as const;

	test('any ready vampire lays a Conspiracy, or one of enough Blood Potency', () => {
		expect(now({}).do(lays('s1v2')).side('s1').down).toHaveLength(1);
		const strict = now({ downNeeds: 'laying' });
		expect(strict.refused(lays('s1v2'))).toContain('asks BP 6');
		expect(strict.do(lays('s1v1')).side('s1').down).toHaveLength(1);
		const offered = legalCommands(viewOf(strict.table, strict.match.sealed, 's1'));
		expect(offered.flatMap((one) => (one.type === 'PlayCard' ? [one.vampire] : []))).toEqual([
			's1v1'
		]);
	});
});

/** A Conspiracy of s1 that s2 has seen, laid a turn ago. */
const conspiring = (readings: Readings, players = 2): Playing =>
	tableOf({
		readings,
		players,
		seats: {
			s1: {
				vampires: [
					{ card: 'brujah-1' },
					{ card: 'brujah-3', place: 'streets' },
					{ card: 'brujah-7', blood: 1 }
				],
				hand: ['downfall', 'levy', 'tithe']
			},
			s2: { vampires: [{ card: 'malkavian-1', place: 'streets' }], hand: ['physical-reaction'] }
		}
	})
		.do({ type: 'PlayCard', seat: 's1', card: 'downfall', vampire: 's1v1' })
		.do({ type: 'ShowConspiracy', seat: 's1', slot: 41, to: ['s2'] });

describe('downWhen', () => {
	const mending = (readings: Readings) =>
		conspiring(readings).do({ type: 'EndActions', seat: 's1' });

	test('Prestige goes on a Conspiracy in its controller’s whole turn, and what was asked is asked again', () => {
		const now = mending({});
		expect(now.table.question?.prompt).toBe('mend');
		expect(legal(now, 's2')).toContain('FeedConspiracy');
		const fed = now.do(feed(downfallOf(now, 's1'), 's2'));
		expect(fed.side('s1').down[0]?.paid).toEqual({ s1: 1, s2: 1 });
		expect(fed.table.question).toMatchObject({ prompt: 'mend', seat: 's1' });
		expect(fed.answer('mend', 's1v3').table.question?.prompt).toBe('discard');
	});

	test('or in the Action Phase alone', () => {
		const now = mending({ downWhen: 'action-phase' });
		expect(now.refused(feed(downfallOf(now, 's1'), 's2'))).toContain('Action Phase');
		expect(legal(now, 's2')).not.toContain('FeedConspiracy');
		const before = conspiring({ downWhen: 'action-phase' });
		expect(before.do(feed(downfallOf(before, 's1'), 's2')).side('s2').prestige).toBe(9);
	});
});

describe('midAction', () => {
	const during = (readings: Readings, players = 2) =>
		conspiring(readings, players).do(attack({ attacker: 's1v2' }));

	test('during an action only what belongs to it is used', () => {
		const now = during({});
		expect(now.table.question?.prompt).toBe('reaction');
		expect(now.refused(feed(downfallOf(now, 's1'), 's2'))).toContain('under way');
		expect(legal(now, 's2')).not.toContain('FeedConspiracy');
	});

	test('or Conspiracies at any time: they happen before what is asked is answered', () => {
		const now = during({ midAction: 'conspiracies' }, 3);
		const slot = downfallOf(now, 's1');
		expect(legal(now, 's2')).toContain('FeedConspiracy');
		const fed = now.do(feed(slot, 's2'));
		expect(fed.table.question).toMatchObject({ prompt: 'reaction', seat: 's2' });
		expect(legal(fed, 's1')).toContain('ResolveConspiracy');
		const hit = fed.do({ type: 'ResolveConspiracy', seat: 's1', slot, target: 's3' });
		expect(hit.side('s3').prestige).toBe(8);
		expect(hit.side('s1').discard).toContain('downfall');
		expect(hit.table.attack).not.toBeNull();
		expect(hit.answer('reaction', 'physical-reaction').table.attack).toBeNull();
	});

	test('but never during a Scheme, where fists may hold the Prestige', () => {
		const now = conspiring({ midAction: 'conspiracies' }).do({
			type: 'PlayCard',
			seat: 's1',
			card: 'tithe',
			vampire: 's1v2'
		});
		expect(now.table.question?.prompt).toBe('answer');
		expect(now.refused(feed(downfallOf(now, 's1'), 's2'))).toContain('under way');
	});
});

describe('openPiles', () => {
	/** How often s1 takes a card that s2 discarded to be in the hand of s2. */
	const suspected = (readings: Readings): number => {
		const now = tableOf({
			readings,
			seats: { s2: { hand: ['levy', 'levy'], library: 5, discard: ['downfall', 'downfall'] } }
		});
		const view = viewOf(now.table, now.match.sealed, 's1');
		return Array.from({ length: 40 }, (_, seed) => imagined(view, seededChance(seed))).filter(
			({ seats }) => seats['s2']?.[1]?.hand.includes('downfall')
		).length;
	};

	test('discard piles are looked through, or only one’s own', () => {
		expect(suspected({})).toBe(0);
		expect(suspected({ openPiles: 'hidden' })).toBeGreaterThan(0);
		const { table } = tableOf({ readings: { openPiles: 'hidden' } });
		expect(pileSeen(table, 's1', 's2')).toBeNull();
		expect(pileSeen(table, 's1', 's1')).toEqual([]);
	});
});

describe('tokenLimit', () => {
	const now = (readings: Readings) =>
		tableOf({
			readings,
			streets: ['beggar'],
			seats: {
				s1: {
					vampires: [{ card: 'brujah-1' }, { card: 'brujah-3', place: 'streets', blood: 3 }],
					hand: ['levy']
				}
			}
		});

	test('who holds all tokens of a colour gains no more Prestige than is left', () => {
		// 10 Prestige and 7 + 3 Blood.
		const levy = { type: 'PlayCard', seat: 's1', card: 'levy', vampire: 's1v1' } as const;
		expect(now({}).do(levy).side('s1').prestige).toBe(12);
		const limited = now({ tokenLimit: 21 }).do(levy);
		expect(limited.side('s1').prestige).toBe(11);
		expect(heldBy(limited.table, 's1')).toBe(21);
		expect(now({ tokenLimit: 20 }).do(levy).side('s1').prestige).toBe(10);
	});

	test('nor is more Blood mended', () => {
		const fed = (readings: Readings) => {
			const before = now(readings);
			return before
				.do(attack({ attacker: 's1v2', target: before.slot('beggar') }))
				.answer('reward', 'burn')
				.vampire('s1v2').blood;
		};
		expect(fed({})).toBe(5);
		expect(fed({ tokenLimit: 21 })).toBe(4);
	});
});

describe('a setting from before these choices', () => {
	const {
		tokensOff: _t,
		foesTurn: _f,
		midAction: _m,
		openPiles: _o,
		tokenLimit: _l,
		...before
	} = DEFAULT_READINGS;

	test('is read by their defaults', () => {
		const parsed = parseAs(readingsSchema, before);
		expect(parsed.success && parsed.output).toEqual(DEFAULT_READINGS);
		expect(readingsOf({ readings: before as typeof DEFAULT_READINGS })).toEqual(DEFAULT_READINGS);
	});
});
