import { describe, expect, it } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { openSet } from '../../../../src/lib/games/rivals/open/open-set.ts';
import { legalCommands } from '../../../../src/lib/games/rivals/table/legal.ts';
import { viewOf } from '../../../../src/lib/games/rivals/table/own-view.ts';
import { waitedFor } from '../../../../src/lib/games/rivals/table/waiting.ts';
import { commandWords } from '../../../../src/lib/ui/rivals/table/command-words.ts';
import { happened } from '../../../../src/lib/ui/rivals/table/happened.ts';
import { nameIn } from '../../../../src/lib/ui/rivals/table/names.ts';
import { optionWords, questionTitle } from '../../../../src/lib/ui/rivals/table/question-words.ts';
import { Speaker } from '../../../../src/lib/ui/speaker.ts';
import { runs } from '../../../support/long.ts';
import { playAtRandom, settingOf } from '../../rivals/table/random-match.ts';

const PEOPLE = { s1: 'Ada', s2: 'Ben', s3: 'Cleo', s4: 'Dora' };
/** What no sentence may hold: an id, a value that is missing, a name of the program. */
const INNER =
	/\bs[1-4](v\d+)?\b|undefined|\bnull\b|NaN|\[object|\b(brujah|toreador|ventrue|malkavian|neutral|city)-|^\d+$|[A-Z][a-z]+[A-Z]/;

/** Everything that is shown of random matches: what happened, what may be done, what is asked. */
function shown(players: number, seed: number): ReadonlySet<string> {
	const words = new Set<string>();
	const speaker = new Speaker(PEOPLE, 's1');
	playAtRandom(settingOf(openSet, players), seededChance(seed), ({ before, after, events }) => {
		for (const line of happened(before.table, events, speaker)) {
			words.add(line.words);
			for (const { label } of line.sums ?? []) words.add(label);
		}
		const { table, sealed } = after;
		const seat = waitedFor(table);
		if (seat === null) return;
		const nameOf = (id: string) => nameIn(table, speaker, id);
		const { question } = table;
		if (question) {
			words.add(questionTitle(question, nameOf));
			for (const option of question.options)
				words.add(optionWords(table, question, option, nameOf));
		}
		for (const command of legalCommands(viewOf(table, sealed, seat)))
			if (command.type !== 'AnswerQuestion' && command.type !== 'AnswerScheme')
				words.add(commandWords(table, command, nameOf));
	});
	return words;
}

describe('a match that Elysium deals, in words', () => {
	it.each([2, 3, 4])('names nothing by its id with %i players', (players) => {
		for (let seed = 1; seed <= runs(3); seed++) {
			const words = [...shown(players, 100 * players + seed)];
			expect(words.length).toBeGreaterThan(50);
			expect(words.filter((one) => INNER.test(one))).toEqual([]);
		}
	});

	it('begins each sentence with a capital, a number or a quote and does not run two words into one', () => {
		const words = [...shown(3, 7)];
		expect(words.filter((one) => /^[a-z]/.test(one) || / {2}|\.\.|\s[.,]/.test(one))).toEqual([]);
	});

	it('says it as people at a table would', () => {
		const words = [11, 12, 13, 14, 15, 16].flatMap((seed) => [...shown(2, seed)]);
		const STIFF =
			/through (you|Ada|Ben)|as a cost|, stolen|of the Rival\b|\b[Yy]our (Marta|Ines|Lucienne)|exerts its|before texts|\banew\b|whoever/;
		expect(words.filter((one) => STIFF.test(one))).toEqual([]);
		expect(
			words.some((one) => / gains? 1 Agenda for defeating a Rival’s vampire\.$/.test(one))
		).toBe(true);
		expect(words.some((one) => / into torpor\.$/.test(one))).toBe(true);
		expect(words.some((one) => /^You gain \d Prestige \(.+\)\.$/.test(one))).toBe(true);
	});
});
