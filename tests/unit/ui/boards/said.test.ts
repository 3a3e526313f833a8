import { describe, expect, test } from 'vitest';
import { CATEGORIES, ERAS } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { ROOMS } from '../../../../src/lib/ui/heritage/boards/pictures.ts';
import { saidOf } from '../../../../src/lib/ui/heritage/boards/said.ts';
import { screenNames } from '../../../../src/lib/ui/heritage/table/names.ts';
import { PEOPLE, played } from '../table/played.ts';

/* Wherever one taps on a board, it says what lies there and what it means. */
describe.each(ERAS)('the boards of era %i', (era) => {
	const { tables, table: over } = played({ era, players: 4 });
	const middle = tables[Math.floor(tables.length / 2)] ?? over;

	test.each(CATEGORIES)(
		'%s: every place has a sentence, and lies in the picture',
		async (category) => {
			for (const table of [middle, over]) {
				const board = table.boards[category];
				const letter = board?.battleground ?? '';
				const said = await saidOf(letter);
				const places = said?.(table, board?.state ?? null, screenNames(table, PEOPLE)) ?? [];
				expect(places.length).toBeGreaterThan(4);
				const [wide = 0, high = 0] = ROOMS[letter]?.full ?? [];
				for (const { at, says } of places) {
					const [x, y, width, height] = at;
					expect(says).toMatch(/^[A-Z1-9].+: .+\.$/);
					expect(says).not.toMatch(/undefined|NaN|\[object/);
					expect(Math.min(width, height), says).toBeGreaterThanOrEqual(22);
					expect(x + width / 2, says).toBeGreaterThan(0);
					expect(x + width / 2, says).toBeLessThan(wide);
					expect(y + height / 2, says).toBeGreaterThan(0);
					expect(y + height / 2, says).toBeLessThan(high);
				}
			}
		}
	);
});
