import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CostlyDecision } from '../../../../../src/lib/games/heritage/search/look-back/costly.ts';
import { playedSteps } from '../../../../../src/lib/games/heritage/search/look-back/course-steps.ts';
import { lookBack } from '../../../../../src/lib/games/heritage/search/look-back/look-back.ts';
import { screenNames } from '../../../../../src/lib/ui/heritage/table/names.ts';
import { chanceGraph } from '../../../../../src/lib/ui/heritage/table/result/look-back/chance-lines.ts';
import {
	betterWords,
	changeWords,
	costWords,
	questionWords,
	roundedTo,
	shareLines,
	stepWords,
	turnTitle,
	turnWords,
	whyWords
} from '../../../../../src/lib/ui/heritage/table/result/look-back/sentences.ts';
import { BOARDS, PEOPLE, played } from '../played.ts';

const { steps, table } = played({ players: 2 });
const names = screenNames(table, PEOPLE);
const QUICK = { decisions: 0, others: 1, finding: 1, holding: 2 };

function found() {
	const looking = lookBack(BOARDS, steps, {}, 1, QUICK);
	let next = looking.next();
	while (!next.done) next = looking.next();
	return next.value;
}

test('whole numbers add up to the sum, none of them off by 1', () => {
	const parts = fc.array(fc.float({ min: -120, max: 120, noNaN: true }), {
		minLength: 5,
		maxLength: 5
	});
	fc.assert(
		fc.property(parts, (parts) => {
			// Not −0.
			const sum = Math.round(parts.reduce((all, one) => all + one, 0)) + 0;
			const whole = roundedTo(sum, parts);
			expect(whole.reduce((all, one) => all + one, 0)).toBe(sum);
			for (const [at, one] of whole.entries())
				expect(Math.abs(one - (parts[at] ?? 0))).toBeLessThanOrEqual(1);
		})
	);
});

test('luck and choice are told in lines that add up to the way from first to last', () => {
	const lines = shareLines({
		seat: 's1',
		from: 0.334,
		to: 1,
		own: -0.127,
		others: 0.406,
		luck: 0.287,
		count: 0.1,
		corrections: 0
	});
	expect(lines.map(({ label, value }) => [label, value])).toEqual([
		['Own moves', '−13'],
		['Other players’ moves', '+41'],
		['Luck', '+29'],
		['The count at the end', '+10']
	]);
});

describe('the graph', () => {
	const look = found();
	const { columns, lines, flags } = chanceGraph(look, names);

	test('says the chances at the start and after each round, in as many numbers as columns', () => {
		expect(columns.map(({ label }) => Number(label))).toEqual(columns.map((_, round) => round));
		for (const { points } of lines) {
			expect(points).toHaveLength(look.moments.length + 1);
			const words = points.flatMap(({ words, at }) => (words === null ? [] : [{ words, at }]));
			expect(words.map(({ at }) => at)).toEqual(columns.map(({ at }) => at));
			expect(['0', '100']).toContain(words.at(-1)?.words);
		}
	});

	test('marks the turning points where they came to an end', () => {
		expect(flags.map(({ label }) => Number(label))).toEqual(flags.map((_, at) => at + 1));
		expect(flags.length).toBeGreaterThan(0);
		for (const { at } of flags) expect(lines[0]?.points.map((point) => point.at)).toContain(at);
	});

	test('comes with what happened in each of these turns', () => {
		for (const turn of look.turningPoints) {
			expect(turnTitle(turn, names)).toMatch(
				/^(Round \d+, (Ada|Bert)’s turn|The count at the end)$/
			);
			expect(changeWords(turn, look.seats, names)).toMatch(
				/^(Ada|Bert): \d+ → \d+, (Ada|Bert): \d+ → \d+$/
			);
			for (const sentence of turnWords(steps, turn, names)) expect(sentence).toMatch(/\.”?$/);
		}
	});
});

describe('a decision that cost', () => {
	const all = [...playedSteps(steps)];
	const costly = (cost: number, within: number) => ({ cost, within }) as CostlyDecision;

	test('says how much, within what can be', () => {
		expect(costWords(costly(0.434, 0.041))).toBe('43 wins in 100 (39 to 48)');
		expect(costWords(costly(0.79, 0.25))).toBe('79 wins in 100 (54 to 100)');
		expect(costWords(costly(0.01, 0.001))).toBe('1 win in 100');
	});

	test('says what was done and what would have been better by the names of the table', () => {
		for (const { index, command, before } of all) {
			if (!command || before.phase !== 'play') continue;
			const words = `${stepWords(steps, index, names)} ${betterWords(command, before, names)}`;
			expect(words).not.toMatch(/\bs[1-4]\b|\{|undefined/);
		}
		const recruit = all.find(({ command }) => command?.type === 'Recruit');
		if (recruit?.command?.type !== 'Recruit') throw new Error('nobody was recruited');
		const { character, sire } = recruit.command;
		expect(betterWords(recruit.command, recruit.before, names)).toBe(
			`recruit ${names.character(character)} under ${names.character(sire)}`
		);
	});

	test('says what was asked where it answers', () => {
		const answers = all.filter(({ command }) => command?.type === 'AnswerQuestion');
		expect(answers.length).toBeGreaterThan(0);
		for (const { index } of answers) expect(questionWords(steps, index, names)).toMatch(/\w[?.:]$/);
		const recruit = all.find(({ command }) => command?.type === 'Recruit');
		expect(questionWords(steps, recruit?.index ?? -1, names)).toBeNull();
	});

	test('says why by what weighs most, and nothing that weighs little', () => {
		const why = [
			{ seat: 's1', feature: 'power', points: 3.6 },
			{ seat: 's2', feature: 'board-A', points: -0.6 },
			{ seat: 's1', feature: 'held', points: 0.2 }
		];
		expect(whyWords(why, ['s1', 's2'], names)).toBe(
			`Ada (power +3.5), Bert (${names.board('', 'A')} −0.5)`
		);
	});
});
