import { describe, expect, it } from 'vitest';
import { sameJson } from '../../../../../src/lib/games/core/json.ts';
import { openDeck } from '../../../../../src/lib/server/games/heritage/decks/chronicle/open-deck.ts';

const missions = openDeck.flatMap((card) => (card.kind === 'mission' ? [card] : []));
const stories = openDeck.flatMap((card) =>
	card.kind === 'overview' || card.kind === 'final' ? [card] : []
);
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** What later stories say to a mission that was decided this way. */
const answersTo = (number: number, decided: 'first' | 'second'): string[] =>
	stories.flatMap((story) =>
		story.number < number
			? []
			: story.answers.flat().flatMap(({ when, text }) => {
					const isAsked = when.some(
						(one) => one.is === 'mission' && one.card === number && one.decided === decided
					);
					return isAsked ? [text] : [];
				})
	);

describe('the story answers', () => {
	it('every mission, whichever way it was decided', () => {
		const unanswered = missions.flatMap(({ number, mission: { name } }) =>
			(['first', 'second'] as const).flatMap((decided) =>
				answersTo(number, decided).length > 0 ? [] : [`${number} ${name}: ${decided}`]
			)
		);
		expect(unanswered).toEqual([]);
	});

	it('each of the two ways in words of its own', () => {
		for (const { number } of missions) {
			const first = answersTo(number, 'first');
			expect(first.filter((text) => answersTo(number, 'second').includes(text))).toEqual([]);
		}
	});

	it('in 45 words at most', () => {
		for (const { when, text } of stories.flatMap(({ answers }) => answers.flat()))
			if (when.some(({ is }) => is === 'mission'))
				expect([text, words(text) <= 45]).toEqual([text, true]);
	});

	it('by another mission in five places at least, that somebody else may claim', () => {
		const changed = missions.flatMap((card) =>
			(card.instead ?? []).filter(({ when, mission }) => {
				const isDecided = when.some((one) => one.is === 'mission' && one.decided !== 'unclaimed');
				return isDecided && !sameJson(mission.match, card.mission.match);
			})
		);
		expect(changed.length).toBeGreaterThanOrEqual(5);
		for (const { mission } of changed) {
			expect(Object.keys(mission.match).length).toBeLessThanOrEqual(2);
			expect(words(mission.text)).toBeLessThanOrEqual(55);
		}
	});
});
