import { describe, expect, test } from 'vitest';
import type { Advice, Term } from '../../../../../src/lib/games/heritage/search/advice.ts';
import {
	blindWords,
	chanceWords,
	dependsOnWhatComes,
	followWords,
	intervalOf,
	isSameMove,
	moveWords,
	replyWords,
	triedWords,
	whyWords
} from '../../../../../src/lib/ui/heritage/table/planning/advice-words.ts';
import { seededChance } from '../../../../../src/lib/games/core/chance.ts';
import { FEATURES } from '../../../../../src/lib/games/heritage/search/features.ts';
import { adviserFor } from '../../../../../src/lib/games/heritage/search/advice.ts';
import { liveTable } from '../../../live/kit.ts';

const ADVICE: Advice = {
	command: { type: 'EndTurn', seat: 's1' },
	turn: [],
	chance: 0.45,
	error: 0.02,
	spread: 0.05,
	worlds: 9,
	why: []
};
const seats = [{ seat: 's1' }, { seat: 's2' }] as never;
const names = {
	seat: (seat: string) => (seat === 's1' ? 'Ada' : 'Ben'),
	board: (_: string, letter = '') => `Board ${letter}`,
	any: (id: string) => id.toUpperCase(),
	character: (id: string) => id.toUpperCase()
};
const term = (feature: string, points: number, seat = 's1'): Term => ({ feature, points, seat });
const why = (...terms: readonly Term[]) => whyWords(terms, { seats }, 's1', names);

describe('why a move is advised', () => {
	test('is told in the words of the table, for each player, with the total', () => {
		expect(
			why(
				term('board-E', 1.5),
				term('idle-E', 0.6),
				term('mission-share', 0.9),
				term('power', -0.8),
				term('infamy', -2.2, 's2')
			)
		).toEqual(['For you: Board E +2, missions +1 and power −1. Total +2.', 'For Ben: infamy −2.']);
	});

	test('adds up: what has no word of its own stands as one', () => {
		// More gains have a name than losses, and still it costs two.
		expect(
			why(
				term('board-E', 2),
				term('board-F', -1.5),
				term('power', -1.5),
				term('infamy', -0.6),
				term('awake', -0.4)
			)
		).toEqual(['For you: Board E +2, Board F −1.5, power −1.5 and the rest −1. Total −2.']);
		expect(why(term('power', 0.2), term('awake', 0.2), term('boons', 0.2))).toEqual([
			'For you: the rest +0.5.'
		]);
		expect(why(term('board-E', 1), term('power', -1))).toEqual([
			'For you: Board E +1 and power −1. Total 0.'
		]);
	});

	test('adds up whatever weighs', () => {
		const number = (said: string): number => Number(said.replace('−', '-'));
		for (let seed = 1; seed <= 50; seed++) {
			const chance = seededChance(seed);
			const terms = FEATURES.map((feature) => term(feature, chance.below(600) / 100 - 3));
			for (const sentence of why(...terms)) {
				const [, parts = '', total = ''] =
					/^For you: (.+)\. Total ([+−\d.]+)\.$/.exec(sentence) ?? [];
				const sum = [...parts.matchAll(/ ([+−]\d+(?:\.5)?)(?=,| and |$)/g)].reduce(
					(all, [, points = '']) => all + number(points),
					0
				);
				expect(parts, sentence).not.toBe('');
				expect(sum, sentence).toBe(number(total));
			}
		}
	});

	test('leaves out what is too small, what cancels out, and what any move changes', () => {
		expect(why(term('power', 0.2), term('board-A', 1), term('idle-A', -1))).toEqual([]);
		expect(why(term('recruits-left', -2.4), term('schemes-left', -1))).toEqual([]);
	});

	test('has no feature’s own name in it', () => {
		for (const feature of FEATURES)
			for (const sentence of why(term(feature, 3), term(feature, -3, 's2')))
				expect(sentence).not.toContain(/^(board|idle)-/.test(feature) ? 'idle' : '-');
	});
});

describe('the chance to win', () => {
	test('is an interval, never narrower than positions can be valued', () => {
		expect(intervalOf({ ...ADVICE, error: 0 }, 3)).toEqual([39, 51]);
		expect(intervalOf({ ...ADVICE, error: 0 }, 2)).toEqual([38, 52]);
		expect(chanceWords(ADVICE, { seats })).toBe('Chance to win 37–53%');
	});

	test('is wide where it was only judged at a glance, and stays between nothing and all', () => {
		const glance = { ...ADVICE, worlds: 0, error: Infinity };
		expect(intervalOf(glance, 3)).toEqual([29, 61]);
		expect(chanceWords({ ...ADVICE, worlds: 1, error: Infinity }, { seats })).toBe(
			'A rough guess so far: 28–62% to win'
		);
		expect(
			chanceWords({ ...ADVICE, worlds: 2, error: 0.2 }, { seats }),
			'an interval that says nothing is left out'
		).toBe('Chance to win: too early to tell');
		expect(intervalOf({ ...glance, chance: 0.97 }, 3)).toEqual([81, 100]);
		expect(intervalOf({ ...glance, chance: 0.02 }, 3)).toEqual([0, 18]);
	});

	test('depends on what comes where worlds differ much, once there are some', () => {
		expect(dependsOnWhatComes({ ...ADVICE, spread: 0.1 })).toBe(true);
		expect(dependsOnWhatComes({ ...ADVICE, spread: 0.1, worlds: 2 })).toBe(false);
		expect(dependsOnWhatComes(ADVICE)).toBe(false);
	});

	test('says how much was tried', () => {
		expect(triedWords(0, false)).toBe('A quick estimate.');
		expect(triedWords(1, false)).toContain('only 1 simulated game,');
		expect(triedWords(12, false)).toContain('Based on 12 simulated games,');
		expect(triedWords(3, true), 'what needs no more is not called little').toBe(
			'Based on 3 simulated games, with hidden cards guessed. Thinking longer would not change the order.'
		);
	});
});

test('what others do is told with its share', () => {
	const reply = { seat: 's2', recruits: 'zoe', times: 6, worlds: 10 };
	expect(replyWords(reply, names)).toBe('Ben most likely recruits ZOE (6 of 10).');
	expect(replyWords({ ...reply, recruits: null }, names)).toBe(
		'Ben most likely recruits nobody (6 of 10).'
	);
});

test('what it cannot see is named', () => {
	expect(blindWords([], false, names)).toEqual([]);
	expect(blindWords(['raid'], false, names)).toEqual([
		'Advice cannot read what this card does: RAID.'
	]);
	expect(blindWords(['raid', 'zoe'], true, names)).toEqual([
		'Advice cannot read what these cards do: RAID and ZOE.',
		'The table was corrected by hand. Advice uses the corrected table.'
	]);
});

test('advice of a real table is told without an id, and what follows in the turn too', async () => {
	const { live } = await liveTable({ hands: 'open', era: 2 });
	const { battlegrounds, table } = live;
	const seat = live.toMove ?? '';
	const hand = live.handOf(seat) ?? [];
	const advice = adviserFor(battlegrounds, { table, seat, hand }, 1).advice();
	expect(advice.length).toBeGreaterThan(0);
	let followed = 0;
	for (const { command, turn, why } of advice) {
		const sentences = [
			moveWords(command, table, live.names),
			...whyWords(why, table, seat, live.names),
			...followWords(battlegrounds, table, turn, live.names)
		];
		followed += turn.length - 1;
		expect(sentences.length).toBeGreaterThanOrEqual(turn.length);
		for (const id of [...Object.keys(table.cast), ...Object.keys(table.schemes)])
			if (id.includes('-')) expect(sentences.join(' ')).not.toContain(id);
	}
	expect(followed).toBeGreaterThan(0);
	const [first, other] = advice;
	if (!first || !other) throw new Error('two moves can be told apart');
	expect(isSameMove(first.command, { ...first.command }, live.names)).toBe(true);
	expect(isSameMove(first.command, ADVICE.command, live.names)).toBe(false);
});
