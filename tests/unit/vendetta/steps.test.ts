import { expect, test } from 'vitest';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { playMatch } from '../../../src/lib/games/vendetta/players/match.ts';
import { randomPlayer } from '../../../src/lib/games/vendetta/players/random.ts';
import { tableSteps } from '../../../src/lib/games/vendetta/table/steps.ts';
import { wordyCards } from './cards.ts';
import { settingFor } from './kit.ts';
import { planning } from './world.ts';

test.each([1, 2, 3, 4, 5, 6])(
	'each command begins with an event by which it is known, and no other (game %i)',
	(seed) => {
		const setting = settingFor(4, {
			cards: wordyCards(seed * 7),
			relics: true,
			locationCards: true
		});
		const seats = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
		const chance = seededChance(seed);
		playMatch(
			setting,
			seats,
			seededChance(seed + 9),
			() => chance,
			({ command, events, before, table }) => {
				const [first, ...rest] = events;
				// The last choice comes in and opens in one.
				expect(first && tableSteps.begins(first), command.type).toBe(true);
				expect(rest.filter(tableSteps.begins)).toEqual([]);
				if (table.asked > before.asked) expect(tableSteps.asks(events)).toBe(table.asked);
			}
		);
	}
);

test('tokens that are told at once are one step; what it opened is shown', () => {
	const world = planning(4);
	world.lay('s1', 'brujah-1', { at: '1', face: 'down' });
	world.resolve().tokens();
	expect(world.events.filter(tableSteps.begins)).toMatchObject([{ type: 'TokensTold' }]);
	expect(tableSteps.shows(world.events)).toContain('card brujah-1');
});
