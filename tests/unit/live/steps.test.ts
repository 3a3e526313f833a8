import { expect, test } from 'vitest';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES as battlegrounds } from '../../../src/lib/games/heritage/boards/registry.ts';
import { playChapter } from '../../../src/lib/games/heritage/players/play.ts';
import { randomPlayer } from '../../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../../src/lib/games/heritage/players/stand-alone.ts';
import {
	happened,
	NO_COURSE,
	tableAfter,
	type Course
} from '../../../src/lib/games/heritage/table/course.ts';
import { effectsWords } from '../../../src/lib/games/heritage/effects/words.ts';
import type { Effect } from '../../../src/lib/games/heritage/effects/effect.ts';
import type { TableEvent } from '../../../src/lib/games/heritage/table/events.ts';
import { ERAS, type Era } from '../../../src/lib/games/heritage/vocabulary.ts';
import { lineOf, turnsOf } from '../../../src/lib/ui/heritage/table/history/steps.ts';
import { screenNames } from '../../../src/lib/ui/heritage/table/names.ts';
import { tableWith } from '../heritage/table/kit.ts';

/** A whole game played at random, as its course. */
function played(era: Era): Course {
	const chance = seededChance(era);
	const dealer = era % 2 === 0 ? 'app' : 'box';
	const setting = standAlone({ players: 2 + (era % 3), era, dealer }, chance);
	const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
	let course = NO_COURSE;
	for (const { events } of playChapter({ battlegrounds, setting, players, chance }))
		for (const [index, event] of events.entries()) course = happened(course, event, index > 0);
	return course;
}

const PEOPLE = { s1: 'Ada', s2: 'Bert', s3: 'Cleo', s4: 'Dan' };
const told = ({ steps }: Course) => turnsOf(steps, screenNames(tableAfter(steps), PEOPLE));

test.each(ERAS)('each step of a game of era %i in words, newest first', (era) => {
	const course = played(era);
	const turns = told(course);
	const lines = turns.flatMap((turn) => turn.lines);
	expect(lines.map(({ index }) => index)).toEqual(course.steps.map((_, index) => index).reverse());
	for (const { told: first, followed } of lines)
		for (const { sentence, details = [] } of [first, ...followed])
			for (const words of [sentence, ...details])
				expect(words).not.toMatch(/[{}]|undefined|[a-z]+>[a-z]|march-|border-|\bs[1-4]\b/);
	expect(turns.at(-1)?.title).toBe('Set-up');
	expect(turns[0]?.title).toMatch(/^(Round 10, |The end)/);
	expect(new Set(turns.map(({ title }) => title)).size).toBe(turns.length);
});

test('a way of a card is told in the words of the card', () => {
	const names = screenNames(tableWith(), PEOPLE);
	const answer: TableEvent = {
		type: 'QuestionAnswered',
		question: 3,
		seat: 's1',
		choice: ['2'],
		note: ''
	};
	const question = { id: 3, prompt: 'one-of-these', about: {} } as const;
	const effects: Effect[] = [
		{ do: 'either', of: [[{ do: 'reserve' }], [{ do: 'draw-scheme', amount: 1 }]] }
	];
	const about = { bearer: null, opponent: null, chosen: null, pack: null, scheme: true };
	const context = { seat: 's1', card: 'plan', ...about };
	const tasks = [{ task: { kind: 'effects', effects, context } as const, answers: [] }];
	const asked = { question, resolution: { tasks, triggered: [] } };
	expect(lineOf(0, [answer], asked, names, { cardWords: effectsWords }).told.sentence).toBe(
		'Ada chose: “Draw 1 clan scheme”.'
	);
	expect(lineOf(0, [answer], asked, names).told.sentence, 'until cards can be read').toBe(
		'Ada chose: the second one on the card.'
	);
});

test('a question and its answer are one line', () => {
	const lines = told(played(1)).flatMap((turn) => turn.lines);
	const sentences = lines.map((line) => line.told.sentence);
	expect(sentences).toContainEqual(expect.stringMatching(/ took the first player marker\.$/));
	expect(sentences).toContainEqual(
		expect.stringMatching(/^\w+ chose: an ankh from home to the \w+ march\.$/)
	);
	expect(sentences).not.toContainEqual(expect.stringMatching(/answered: /));
	const came = lines.filter(({ told: { sentence } }) => sentence.endsWith(' came into the queue.'));
	expect(came.length).toBeGreaterThan(5);
	expect(came.filter(({ followed }) => followed.length === 0).length).toBeGreaterThan(3);
});
