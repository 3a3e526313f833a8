import { describe, expect, test } from 'vitest';
import { openCharacters, openMissionsNear } from '../../../src/lib/games/heritage/open/open-set.ts';
import { tableOf } from '../../../src/lib/games/heritage/table/course.ts';
import { ERAS } from '../../../src/lib/games/heritage/vocabulary.ts';
import type { Written } from '../../../src/lib/ui/heritage/stand-alone/begin.ts';
import { begun } from './kit.ts';

const LEADER = {
	id: 'leader-of-the-box',
	name: 'Aurelia',
	class: 'elitist',
	temperament: 'cruel',
	geography: 'east',
	archetype: 'scholarly'
} as const;
const OWN = { of: 'own', id: 'm-1', name: ' A door left open ', text: '', match: {} } as const;

const written = (more: Partial<Written> = {}): Written => ({
	leaders: {},
	missionsBy: 'by-chance',
	missions: [],
	...more
});
const tremere = [
	{ name: 'Mira', clan: 'tremere' as const },
	{ name: 'Vlad', clan: null }
];

describe('missions of a game outside a chronicle', () => {
	test.each(ERAS)('belong to era %i or lie nearest to it', async (era) => {
		for (const seed of [1, 2, 3]) {
			const { missions } = tableOf((await begun({ era }, seed)).course);
			const near = openMissionsNear(era, 7).map(({ id }) => id);
			expect(missions).toHaveLength(5);
			for (const { id } of missions) expect(near).toContain(id);
		}
	});

	test('those of the fourteenth century come first in era 1, those of the twentieth in era 7', () => {
		const years = (era: 1 | 7) => openMissionsNear(era, 3).map(({ text }) => text.slice(0, 4));
		expect(years(1)).toEqual(['1324', '1348', '1381']);
		expect(years(7)).toEqual(['1917', '1969', '1997']);
	});
});

describe('cards of somebody’s own box', () => {
	test('a leader that was written down leads its clan, the other one is ours', async () => {
		const wanted = { players: tremere, dealer: 'box' as const };
		const { course } = await begun({
			...wanted,
			written: written({ leaders: { tremere: LEADER } })
		});
		const { cast, seats, bloodlines } = tableOf(course);
		expect(cast[LEADER.id]).toMatchObject({ name: 'Aurelia', clan: 'tremere', kind: 'leader' });
		expect(Object.keys(bloodlines[seats[0]?.seat ?? '']?.vampires ?? {})).toEqual([LEADER.id]);
		expect(Object.keys(bloodlines[seats[1]?.seat ?? '']?.vampires ?? {})).not.toContain(LEADER.id);
	});

	test('a leader without all its signs is left out', async () => {
		const { temperament: _, ...half } = LEADER;
		const of = { players: tremere, dealer: 'box' as const };
		const { course } = await begun({ ...of, written: written({ leaders: { tremere: half } }) });
		expect(tableOf(course).cast).not.toHaveProperty(LEADER.id);
	});

	test('missions are those on the table: written ones by name, ours by choice, nameless ones not', async () => {
		const missions = [
			OWN,
			{ of: 'set', id: 'the-handover' },
			{ ...OWN, id: 'm-2', name: ' ' }
		] as const;
		const { course } = await begun({
			dealer: 'box',
			written: written({ missionsBy: 'listed', missions })
		});
		expect(tableOf(course).missions.map(({ name }) => name)).toEqual([
			'A door left open',
			'The Handover'
		]);
	});
});

test('the queue lies there before anybody chooses a side of the morality token', async () => {
	const { course } = await begun();
	const { question, queue } = tableOf(course);
	expect(question?.prompt).toBe('which-side');
	expect(queue.length).toBeGreaterThan(0);
	for (const id of queue) expect(openCharacters.map((card) => card.id)).toContain(id);
});
