import { describe, expect, it } from 'vitest';
import { ERAS } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { askedWords } from '../../../../src/lib/ui/heritage/table/questions/asked-words.ts';
import { carriedOut, sourceOf } from '../../../../src/lib/ui/heritage/table/questions/asked.ts';
import { screenNames } from '../../../../src/lib/ui/heritage/table/names.ts';
import { PEOPLE, played } from './played.ts';

/** Every vampire that a card asked for, in some chapters played by chance: by what effect, and in what words. */
const asked = ERAS.flatMap((era) =>
	played({ era, players: 4 }).tables.flatMap((table, index, tables) => {
		const { question } = table;
		if (question?.prompt !== 'which-vampire') return [];
		const words = askedWords(question, table, screenNames(table, PEOPLE));
		const effect = carriedOut(table)?.effect.do;
		const answers = table.resolution.tasks[0]?.answers.length ?? 0;
		return [{ effect, words, answers, next: tables[index + 1] }];
	})
);

describe('a card that asks for a vampire', () => {
	it('says what happens to it', () => {
		expect(asked.length).toBeGreaterThan(20);
		for (const { effect, words } of asked) expect(words, effect).not.toBe('Which vampire?');
		const said = new Set(asked.map(({ words }) => words));
		for (const words of ['Which vampire gets 1 infamy?', 'Exhaust which vampire?'])
			expect(said).toContain(words);
	});

	it('that moves a token says from whom it is taken, then who gets it', () => {
		const moves = asked.filter(({ effect }) => effect === 'move');
		const first = moves.filter(({ words }) => words.startsWith('Take '));
		expect(first.length).toBeGreaterThan(0);
		for (const { answers, next } of first) {
			expect(answers).toBe(0);
			const then = next?.question;
			if (!next || then?.prompt !== 'which-vampire' || carriedOut(next)?.effect.do !== 'move')
				continue;
			expect(askedWords(then, next, screenNames(next, PEOPLE))).toMatch(/^Give \d .+ to which/);
		}
		for (const { words } of moves.filter(({ answers }) => answers > 0))
			expect(words).toMatch(/^Give /);
	});
});

describe('the first choice of a chapter', () => {
	it('says what the token is to somebody who never played, and what moves it to everybody', () => {
		const table = played({ era: 1 }).tables.find(({ question }) => question !== null);
		if (!table) throw new Error('nothing is asked');
		const names = screenNames(table, PEOPLE);
		const told = sourceOf(table, names)?.words ?? [];
		expect(told).toHaveLength(1);
		const explained = sourceOf(table, names, true)?.words ?? [];
		expect(explained.slice(1)).toEqual(told);
		expect(explained[0]).toMatch(/^Each player has a morality token\./);
	});
});
