import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { parseAs } from '../../../src/lib/games/core/parse.ts';
import { playMatch, type MatchStep } from '../../../src/lib/games/vendetta/players/match.ts';
import { randomPlayer } from '../../../src/lib/games/vendetta/players/random.ts';
import { tableEventSchema } from '../../../src/lib/games/vendetta/table/event-schema.ts';
import type { TableEvent } from '../../../src/lib/games/vendetta/table/events.ts';
import { findTableFault } from '../../../src/lib/games/vendetta/table/fault.ts';
import { runs } from '../../support/long.ts';
import { wordyCards } from './cards.ts';
import { readingsBy, settingFor } from './kit.ts';
import { planning } from './world.ts';

function match(seed: number): readonly MatchStep[] {
	const players = [3, 4, 5, 6][seed % 4] ?? 3;
	const setting = settingFor(players, {
		teams: players % 2 === 0,
		cards: wordyCards(seed * 5),
		readings: readingsBy(seed),
		relics: seed % 2 === 0,
		locationCards: seed % 3 === 0
	});
	const steps: MatchStep[] = [];
	const seats = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
	const chance = seededChance(seed);
	playMatch(
		setting,
		seats,
		seededChance(seed + 3),
		() => chance,
		(step) => steps.push(step)
	);
	return steps;
}

describe('A log from elsewhere', () => {
	test.each(Array.from({ length: runs(8) }, (_, seed) => seed))(
		'whose events follow from the rules has no fault, and its events are read as they are (game %i)',
		(seed) => {
			for (const { before, events, command } of match(seed)) {
				expect(findTableFault(before, events), JSON.stringify(command)).toBeNull();
				for (const event of events) {
					const read = parseAs(tableEventSchema, JSON.parse(JSON.stringify(event)));
					expect(read.success ? read.output : read.issues, event.type).toEqual(event);
				}
			}
		}
	);

	test('that invents, leaves out or changes something has one', () => {
		const world = planning(4);
		const { table } = world;
		world.give({
			type: 'PlayCard',
			seat: 's1',
			card: 'brujah-hunt',
			at: '1',
			face: 'down',
			blood: 2
		});
		const { events } = world;
		expect(findTableFault(table, events)).toBeNull();
		const changed = (change: (event: TableEvent) => TableEvent | null) =>
			findTableFault(
				table,
				events.flatMap((event) => change(event) ?? [])
			);
		expect(changed((event) => (event.type === 'CardPlayed' ? { ...event, paid: 0 } : event))).toBe(
			'not-what-follows'
		);
		expect(
			changed((event) => (event.type === 'BloodDeployed' ? { ...event, pool: 5 } : event))
		).toBe('too-much-blood');
		expect(
			changed((event) =>
				event.type === 'CardPlayed' ? { ...event, seat: 's2', owner: 's2' } : event
			)
		).toBe('not-your-turn');
		expect(findTableFault(table, events.slice(1))).toBe('not-what-follows');
		expect(findTableFault(table, [])).toBe('not-what-follows');
	});

	test('a card that lies elsewhere cannot be revealed', () => {
		const world = planning(4);
		world.lay('s1', 'brujah-5', { at: '2' });
		world.lay('s1', 'brujah-4', { at: '1', face: 'down' });
		world.resolve();
		const { table } = world;
		world.tokens();
		expect(findTableFault(table, world.events)).toBeNull();
		const forged = (card: string) =>
			findTableFault(
				table,
				world.events.map((event) => (event.type === 'CardTurned' ? { ...event, card } : event))
			);
		expect(forged('brujah-5')).toBe('dealer-needed');
		expect(forged('gangrel-4')).toBe('dealer-needed');
	});
});
