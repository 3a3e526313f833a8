import { describe, expect, test } from 'vitest';
import { effectsTask, happened, play } from '../clans/clan-kit.ts';
import { chaos, recruited, searchable, turned } from '../clans/searching.ts';
import { BOTH } from '../table/kit.ts';

describe.each(BOTH)('ruling 27: bonded beats embrace the chaos, dealt by the %s', (dealer) => {
	const search = (deck: string[], characters: string[]) =>
		play(searchable(dealer, deck), [effectsTask([chaos])], ['wealthy'], { characters });

	test('who is bonded to another clan is discarded, and the search goes on', () => {
		const went = search(['c1', 'c7', 'c8'], ['c8', 'c7']);
		expect(happened(went.events).slice(0, 4)).toEqual([
			turned('c8'),
			turned('c7'),
			...recruited('c7')
		]);
		expect(went.table.discards).toEqual(['c8']);
	});

	test('who is bonded to the own clan is recruited', () => {
		const went = search(['c7', 'c9'], ['c9']);
		expect(happened(went.events)).toEqual([turned('c9'), ...recruited('c9')]);
	});
});
