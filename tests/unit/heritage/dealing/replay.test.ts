import { describe, expect, test } from 'vitest';
import { fold } from '../../../../src/lib/games/core/game.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { createTableGame } from '../../../../src/lib/games/heritage/table/engine.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { EMPTY_TABLE } from '../../../../src/lib/games/heritage/table/table.ts';
import { scheme, TOYS } from '../chapter/chapter-kit.ts';
import { Sitting } from '../chapter/sitting.ts';
import { setting } from '../table/kit.ts';

const game = createTableGame(TOYS);
const schemes = ['one', 'two', 'three'].map((id) => scheme(id, ['warlike']));

/** The table of a chapter that the app dealt, set up by its first command. */
function laid(hands: 'hidden' | 'open') {
	const ruleset = { ...DEFAULT_RULESET, hands };
	const sitting = new Sitting(setting(2, { dealer: 'app', schemes, ruleset, firstPlayer: null }));
	const [events = []] = sitting.log;
	return { sitting, events };
}

/** The fault of a chapter's first command with one kind of its events changed. */
function faultWith<T extends TableEvent['type']>(
	hands: 'hidden' | 'open',
	type: T,
	more: Partial<Extract<TableEvent, { type: T }>>
): string | null {
	const { events } = laid(hands);
	const at = events.findIndex((event) => event.type === type);
	const changed = events.map((event, index) =>
		index === at ? ({ ...event, ...more } as TableEvent) : event
	);
	return game.findFault(EMPTY_TABLE, changed);
}

describe('a log from elsewhere that the app dealt', () => {
	test('holds as it was dealt', () => {
		expect(game.findFault(EMPTY_TABLE, laid('hidden').events)).toBeNull();
		expect(game.findFault(EMPTY_TABLE, laid('open').events)).toBeNull();
	});

	test.each(['l1', 'nobody'])('invents no character for the queue: %s', (character) => {
		expect(faultWith('hidden', 'QueueRefilled', { character })).toBe('dealer-needed');
	});

	test('leaves no card out that the deck holds', () => {
		const without = (type: TableEvent['type']) => {
			const { events } = laid('hidden');
			return events.toSpliced(
				events.findLastIndex((event) => event.type === type),
				1
			);
		};
		expect(game.findFault(EMPTY_TABLE, without('QueueRefilled'))).toBe('dealer-needed');
		expect(game.findFault(EMPTY_TABLE, without('LotDrawn'))).toBe('dealer-needed');
		expect(game.findFault(EMPTY_TABLE, without('SchemeDrawn'))).toBe('dealer-needed');
	});

	test('draws no lot that was not in', () => {
		expect(faultWith('hidden', 'LotDrawn', { chosen: 's9' })).toBe('dealer-needed');
	});

	test('draws no scheme of another pile, and none that was drawn before', () => {
		expect(faultWith('open', 'SchemeDrawn', { scheme: 'four' })).toBe('dealer-needed');
		expect(faultWith('hidden', 'SchemeDrawn', { position: 7 })).toBe('not-what-follows');
	});

	test.each([
		['a card that the hand does not hold', 7, 'two'],
		['a card that is spent', 1, 'one']
	])('plays no scheme off %s', (_name, position, played) => {
		const { sitting } = laid('hidden');
		sitting.does({ type: 'PlayScheme', seat: 's1', scheme: 'one', leader: 'l1', borrowed: [] });
		const table = fold(game.evolve, sitting.table, [
			{ type: 'AdditionalSchemeGranted', seat: 's1' },
			{ type: 'VampireUnexhausted', vampire: 'l1' }
		]);
		const events: TableEvent[] = [
			{
				type: 'SchemePlayed',
				seat: 's1',
				scheme: played,
				leader: 'l1',
				position,
				borrowed: []
			},
			{ type: 'TokensChanged', vampire: 'l1', power: 1, infamy: 0 },
			{ type: 'SchemeEnded', seat: 's1', scheme: played, fate: 'spent' },
			{ type: 'VampireExhausted', vampire: 'l1' }
		];
		expect(table.hands['s1']?.held.map((held) => held.position)).not.toContain(7);
		expect(game.findFault(table, events)).toBe('scheme-not-in-hand');
	});
});
