import { expect, test } from 'vitest';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import {
	BATTLEGROUNDS,
	battlegroundsOf,
	TIMELINE
} from '../../../../src/lib/games/heritage/boards/timeline.ts';
import { CATEGORIES, ERAS } from '../../../../src/lib/games/heritage/vocabulary.ts';

const modules = Object.values(BATTLEGROUND_MODULES);

test('every battleground of the timeline has its module, and no other', () => {
	expect(Object.keys(BATTLEGROUND_MODULES)).toEqual([...BATTLEGROUNDS]);
});

test.each(BATTLEGROUNDS)('%s bears the name, category and eras of the timeline', (letter) => {
	const { id, name, category, eras } = BATTLEGROUND_MODULES[letter];
	const entry = TIMELINE[letter];
	expect({ id, name, category, eras }).toEqual({
		id: letter,
		name: entry.name,
		category: entry.category,
		eras: entry.eras
	});
});

test.each(ERAS)('in era %i one of each category is in play', (era) => {
	const inPlay = modules.filter(({ eras: [first, last] }) => first <= era && era <= last);
	expect(inPlay.map(({ category }) => category).sort()).toEqual([...CATEGORIES].sort());
	expect(inPlay.map(({ id }) => id).sort()).toEqual(
		Object.values(battlegroundsOf(era, {}))
			.map(({ id }) => id)
			.sort()
	);
});

test.each(modules.map((module) => [module.id, module] as const))(
	'each reason of %s is a whole sentence',
	(_, { sentences }) => {
		expect(Object.keys(sentences)).not.toEqual([]);
		for (const [why, sentence] of Object.entries(sentences)) {
			expect(why).toMatch(/^[a-z]+(-[a-z]+)*$/);
			expect(sentence).toMatch(/^[A-Z{].*\.$/);
		}
	}
);
