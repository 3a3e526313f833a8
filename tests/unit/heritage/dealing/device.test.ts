import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { Json } from '../../../../src/lib/games/core/json.ts';
import { isOfDevice, type Dealt } from '../../../../src/lib/games/heritage/dealing/dealt.ts';
import {
	deviceDealer,
	NOTHING_REMEMBERED,
	type Remembered,
	type Shown
} from '../../../../src/lib/games/heritage/dealing/device.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import {
	createTableGame,
	decideOnDevice,
	decideTable
} from '../../../../src/lib/games/heritage/table/engine.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { scheme, TOYS } from '../chapter/chapter-kit.ts';
import { Sitting } from '../chapter/sitting.ts';
import { setting } from '../table/kit.ts';

const LEASE = { lease: 'lease-of-ada', chapter: 2 } as const;
const schemes = ['a1', 'b2', 'c3', 'd4'].map((id) => scheme(id, ['warlike']));

/** A chapter that the app dealt, as far as the first turn. */
function laid(hands: 'hidden' | 'open' = 'hidden') {
	const ruleset = { ...DEFAULT_RULESET, hands };
	return new Sitting(setting(2, { dealer: 'app', chapter: 2, era: 1, schemes, ruleset }));
}

const recruit = (table: Table): TableCommand => ({
	type: 'Recruit',
	seat: 's1',
	character: table.queue.at(-1) ?? '',
	sire: 'l1',
	paid: {}
});

/** A step that a device deals, and what travels with it. */
function onDevice(
	table: Table,
	command: TableCommand,
	{ seed = 1, remembered = NOTHING_REMEMBERED, shown = {} }: Partial<Circumstances> = {}
) {
	const dealer = deviceDealer(remembered, seededChance(seed), shown);
	const decision = decideOnDevice(TOYS, table, command, dealer);
	const dealt: Dealt = { ...LEASE, ...dealer.dealt() };
	return { decision, dealt, remembered: dealer.remembered() };
}
type Circumstances = { seed: number; remembered: Remembered; shown: Shown };

/** The same step where it is decided anew. */
const online = (table: Table, sealed: Json, command: TableCommand, dealt: Dealt) =>
	decideTable(TOYS, table, command, { chance: seededChance(7), sealed }, dealt);

const reasonOf = (decision: ReturnType<typeof online>) =>
	decision.accepted ? null : decision.refusal.reason;
const eventsOf = (decision: ReturnType<typeof online>) =>
	decision.accepted ? decision.events : [];

describe('a device that deals off the network', () => {
	test('deals what nobody has seen, each card once', () => {
		const { table } = laid();
		fc.assert(
			fc.property(fc.integer(), (seed) => {
				const dealer = deviceDealer(NOTHING_REMEMBERED, seededChance(seed), {});
				let now = table;
				const came: string[] = [];
				while (now.deck.length > 0) {
					const dealt = dealer.deal(now, {
						deal: 'card',
						pile: 'deck',
						prompt: 'which-character-came',
						about: {}
					});
					const [character = ''] = typeof dealt === 'string' ? [] : dealt.choice;
					came.push(character);
					now = evolveTable(now, { type: 'CardTurned', character });
				}
				expect([...came].sort()).toEqual([...table.deck]);
			}),
			{ numRuns: 50 }
		);
	});

	test('says so of each card that came, and of nothing else', () => {
		const { table } = laid();
		const { decision, dealt } = onDevice(table, recruit(table));
		const events = eventsOf(decision);
		const ofDevice = events.filter(isOfDevice);
		expect(ofDevice.map(({ type }) => type)).toEqual(['QueueRefilled']);
		expect(dealt.characters).toHaveLength(1);
		expect(events[0]?.type).toBe('CharacterRecruited');
	});

	test('deals a step that was let go just as it did before', () => {
		const { table } = laid();
		const first = onDevice(table, recruit(table));
		const again = onDevice(table, recruit(table), { seed: 99, remembered: first.remembered });
		expect(again.dealt).toEqual(first.dealt);
		expect(again.remembered).toEqual(first.remembered);
		expect(first.remembered, 'as phones keep it').toEqual({
			characters: { [table.shuffles]: first.dealt.characters },
			lots: {}
		});
	});

	test('lays out no table and hands none over', () => {
		const { table } = laid();
		const over: TableCommand = { type: 'ChangeDealer', dealer: 'box', reason: 'found it' };
		expect(reasonOf(onDevice(table, over).decision)).toBe('no-lease-here');
		expect(reasonOf(online(table, null, over, onDevice(table, recruit(table)).dealt))).toBe(
			'no-lease-here'
		);
	});

	test('deals nothing before the table is laid out', () => {
		const { table } = laid();
		const setUp: Table = { ...table, phase: 'set-up' };
		expect(reasonOf(onDevice(setUp, recruit(table)).decision)).toBe('no-lease-here');
		const { dealt } = onDevice(table, recruit(table));
		expect(reasonOf(online(setUp, null, recruit(table), dealt))).toBe('no-lease-here');
	});

	test('plays a scheme off a hand that it was shown, and waits where it was not', () => {
		const sitting = laid();
		const { table, sealed } = sitting;
		const [held] = table.hands.s1?.held ?? [];
		expect(held?.scheme, 'it lies face down').toBeNull();
		const [face = ''] = (sealed as { schemes: { s1: string[][] } }).schemes.s1[0] ?? [];
		const play: TableCommand = {
			type: 'PlayScheme',
			seat: 's1',
			scheme: face,
			leader: 'l1',
			borrowed: []
		};
		expect(reasonOf(onDevice(table, play).decision)).toBe('dealer-needed');
		const shown = { s1: [{ position: 0, scheme: face }] };
		const { decision, dealt } = onDevice(table, play, { shown });
		expect(dealt.position).toBe(0);
		expect(eventsOf(decision)[0]).toMatchObject({ type: 'SchemePlayed', position: 0 });
		expect(eventsOf(online(table, sealed, play, dealt))).toEqual(eventsOf(decision));
	});
});

describe('what a device dealt, decided anew', () => {
	test('gives the very events that the device showed, and the same on any other phone', () => {
		const { table, sealed } = laid();
		const { decision, dealt } = onDevice(table, recruit(table));
		expect(eventsOf(online(table, sealed, recruit(table), dealt))).toEqual(eventsOf(decision));
		const elsewhere = decideTable(TOYS, table, recruit(table), { chance: seededChance(3) }, dealt);
		expect(eventsOf(elsewhere)).toEqual(eventsOf(decision));
	});

	test('leaves the sealed order, and all others keep theirs', () => {
		const { table, sealed } = laid();
		const { dealt } = onDevice(table, recruit(table));
		const decision = online(table, sealed, recruit(table), dealt);
		const [card = ''] = dealt.characters;
		const orderIn = (of: unknown): readonly string[] =>
			Object.values((of as { orders: { [shuffle: string]: string[] } }).orders)
				.flat()
				.filter((one) => table.deck.includes(one));
		const after = decision.accepted ? decision.sealed : null;
		expect(orderIn(after)).toEqual([card, ...orderIn(sealed).filter((one) => one !== card)]);
		const withoutDevice = decideTable(TOYS, table, recruit(table), {
			chance: seededChance(5),
			sealed: after ?? null
		});
		const came = eventsOf(withoutDevice).find(({ type }) => type === 'QueueRefilled');
		expect(came, 'taken back, it comes again').toEqual({ type: 'QueueRefilled', character: card });
	});

	test('tells nothing of what is sealed: under any order it gives the same', () => {
		const { table, sealed } = laid();
		const { dealt } = onDevice(table, recruit(table));
		const forged = { ...dealt, characters: ['l2'] };
		fc.assert(
			fc.property(fc.integer(), (seed) => {
				const { chance } = { chance: seededChance(seed) };
				const other = decideTable(TOYS, table, recruit(table), { chance, sealed: null }, dealt);
				expect(eventsOf(other)).toEqual(eventsOf(online(table, sealed, recruit(table), dealt)));
				const refused = decideTable(TOYS, table, recruit(table), { chance, sealed: null }, forged);
				expect(refused).toEqual(online(table, sealed, recruit(table), forged));
			}),
			{ numRuns: 20 }
		);
	});

	test.each([
		['a card that lies in the queue', 'queue', 'dealt-card-seen'],
		['a leader', 'leader', 'dealt-card-seen'],
		['a card of no deck', 'nobody', 'dealt-card-unknown']
	] as const)('is refused where it is forged: %s', (_, which, reason) => {
		const { table, sealed } = laid();
		const card = { queue: table.queue[0] ?? '', leader: 'l2', nobody: 'nobody' }[which];
		const { dealt } = onDevice(table, recruit(table));
		const forged = { ...dealt, characters: [card] };
		expect(reasonOf(online(table, sealed, recruit(table), forged))).toBe(reason);
	});

	test.each([
		['too little', []],
		['too much', ['first', 'second']]
	])('is refused where the table wants something else by now: %s', (_, picks) => {
		const { table, sealed } = laid();
		const { dealt } = onDevice(table, recruit(table));
		const cards = picks.map((_one, index) => table.deck[index] ?? '');
		expect(reasonOf(online(table, sealed, recruit(table), { ...dealt, characters: cards }))).toBe(
			'dealt-otherwise'
		);
	});

	test('is refused with the reason of the rule, where a rule is in the way', () => {
		const { table, sealed } = laid();
		const { dealt } = onDevice(table, recruit(table));
		const wrong: TableCommand = { type: 'EndTurn', seat: 's2' };
		expect(reasonOf(online(table, sealed, wrong, dealt))).toBe('not-your-turn');
	});

	test.each([{ chapter: 3 }, { chapter: null }])('is refused in another chapter: %o', (other) => {
		const { table, sealed } = laid();
		const { dealt } = onDevice(table, recruit(table));
		expect(reasonOf(online(table, sealed, recruit(table), { ...dealt, ...other }))).toBe(
			'no-lease-here'
		);
	});
});

test.each(['hidden', 'open'] as const)(
	'a scheme that is drawn off the network lies face down there; with %s hands it has its face where that is known',
	(hands) => {
		const ruleset = { ...DEFAULT_RULESET, hands };
		const drawing = ['a1', 'b2', 'c3', 'd4'].map((id) =>
			scheme(id, ['warlike'], [{ do: 'draw-scheme', amount: 1 }])
		);
		const laidOut = setting(2, { dealer: 'app', chapter: 2, schemes: drawing, ruleset });
		const { table, sealed } = new Sitting(laidOut);
		const [order = []] = (sealed as { schemes: { s1: string[][] } }).schemes.s1;
		const play: TableCommand = {
			type: 'PlayScheme',
			seat: 's1',
			scheme: order[0] ?? '',
			leader: 'l1',
			borrowed: []
		};
		const shown = { s1: [{ position: 0, scheme: order[0] ?? '' }] };
		const { decision, dealt } = onDevice(table, play, { shown });
		const drawn = (events: ReturnType<typeof eventsOf>) =>
			events.filter(({ type }) => type === 'SchemeDrawn');
		const position = table.hands.s1?.drawn ?? 0;
		const bare = { type: 'SchemeDrawn', seat: 's1', position, scheme: null };
		expect(drawn(eventsOf(decision))).toEqual([bare]);
		const face = hands === 'hidden' ? null : order[position];
		expect(drawn(eventsOf(online(table, sealed, play, dealt)))).toEqual([
			{ ...bare, scheme: face }
		]);
	}
);

describe('a log from elsewhere in which a device dealt', () => {
	const game = createTableGame(TOYS);
	function told() {
		const { table } = laid();
		return { table, events: eventsOf(onDevice(table, recruit(table)).decision) };
	}

	test('holds as it is told', () => {
		const { table, events } = told();
		expect(game.findFault(table, events)).toBeNull();
	});

	test('invents no card', () => {
		const { table, events } = told();
		const forged = events.map((event) =>
			event.type === 'QueueRefilled' ? { ...event, character: 'l2' } : event
		);
		expect(game.findFault(table, forged)).toBe('dealer-needed');
	});

	test('says of a table of cardboard in vain that a device dealt', () => {
		const { table, events } = told();
		expect(game.findFault({ ...table, dealer: 'box' }, events)).not.toBeNull();
	});

	test('says it of no table while that is laid out', () => {
		const sitting = laid();
		const [first = []] = sitting.log;
		const marked = first.map((event) =>
			event.type === 'QueueRefilled' ? { ...event, chance: 'device' as const } : event
		);
		expect(game.findFault(game.initial, marked)).toBe('not-what-follows');
		expect(game.findFault(game.initial, first)).toBeNull();
		expect(fold(evolveTable, game.initial, marked)).toEqual(fold(evolveTable, game.initial, first));
	});
});
