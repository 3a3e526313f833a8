import { expect, test } from 'vitest';
import { lastChapter } from '../../../src/lib/games/heritage/chronicle/chapters.ts';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { aftermathLines } from '../../../src/lib/ui/heritage/chapter/aftermath-lines.ts';
import { namesOf } from '../../../src/lib/ui/heritage/ledger/names.ts';
import { overviewTold, personasOf } from '../../../src/lib/ui/heritage/looking-back/opened.ts';
import { choose, front, opens, reads } from '../heritage/deck-kit.ts';
import { finished, happened, recorded, settled, stateAfter } from '../heritage/table.ts';

const PEOPLE = { s1: 'Katharina', s2: 'Maximilian' };

const decided = (outcome: string): Command => ({
	type: 'ResolveMission',
	chapter: 1,
	mission: 'm1',
	decision: 'Take the rolls.',
	reward: { kind: 'dots', dots: { valour: 1 }, title: '' },
	from: 'deck',
	decided: 'first',
	outcome
});
const after = (...commands: readonly Command[]) =>
	stateAfter(
		happened(
			[choose(), opens(1, 'deck', { missions: [front('m1'), front('m2')] }), ...commands],
			settled()
		)
	);
const missions = (outcome: string) => {
	const state = after(recorded(1), reads(), decided(outcome));
	const chapter = lastChapter(state);
	if (!chapter) throw new Error('nothing is recorded');
	const steps = aftermathLines(state, chapter, namesOf(state, PEOPLE));
	return steps.find(({ title }) => title === 'Missions')?.lines;
};

test('what came of a decision can be read again, with what was decided', () => {
	const story = 'You throw them on the fire yourself.';
	expect(missions(story)).toMatchObject([{ detail: 'Take the rolls.', story }]);
	expect(missions('')).toMatchObject([{ detail: 'Take the rolls.', story: null }]);
});

test('a story means the personas, and before a prologue those who sit there', () => {
	const { overview } = opens(2);
	const told = { ...overview, text: '{s1} rose.', answers: ['{s2} fell.'] };
	const state = after(recorded(1), finished(1), opens(2, 'deck', { overview: told }));
	const names = namesOf(state, PEOPLE);
	const [one, two] = personasOf(state, names);
	expect([one?.name, two?.name]).toEqual(
		['s1', 's2'].map((seat) => state.players[seat]?.sheet?.name)
	);
	expect(overviewTold(state, 2, names)).toMatchObject({
		text: `${one?.name} rose.`,
		answers: [`${two?.name} fell.`]
	});
	const unwritten = { ...state, players: {} };
	expect(personasOf(unwritten, names).map(({ name }) => name)).toEqual(['Katharina', 'Maximilian']);
});
