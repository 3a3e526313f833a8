import { describe, expect, it } from 'vitest';
import { payments } from '../../../../src/lib/games/heritage/chapter/recruit-moves.ts';
import { borrowings } from '../../../../src/lib/games/heritage/chapter/scheme-moves.ts';
import { lessonDeal } from '../../../../src/lib/games/heritage/lesson/deal.ts';
import { LEARNER } from '../../../../src/lib/games/heritage/lesson/learner.ts';
import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import { Headless } from './headless.ts';
import { expectShort } from '../../../support/short.ts';

/** Recruits a character under a vampire, step by step as on a phone. */
function recruit(lesson: Headless, character: string, sire: string): void {
	lesson.read();
	lesson.read({ place: 'bloodline', picking: { kind: 'sire', character } });
	const { moves } = lesson.seen();
	const cost = moves.recruit?.characters.find((one) => one.character === character)?.cost ?? 0;
	const [paid = {}] = payments(moves.recruit?.payers ?? [], cost);
	const command: TableCommand = { type: 'Recruit', seat: LEARNER, character, sire, paid };
	lesson.read({ place: 'bloodline', considered: command });
	lesson.act(command);
	answerAll(lesson);
}

function scheme(lesson: Headless, scheme: string, leader: string): void {
	lesson.read();
	lesson.read({ place: 'schemes' });
	lesson.read({ place: 'bloodline', picking: { kind: 'leader', scheme } });
	const { moves } = lesson.seen();
	const led = moves.schemes?.schemes
		.find((one) => one.scheme === scheme)
		?.leaders.find((one) => one.leader === leader);
	if (!moves.schemes || !led) throw new Error(`${leader} cannot lead ${scheme}`);
	const [borrowed = []] = borrowings(moves.schemes, led.missing);
	const command: TableCommand = { type: 'PlayScheme', seat: LEARNER, scheme, leader, borrowed };
	lesson.read({ place: 'bloodline', considered: command });
	lesson.act(command);
	answerAll(lesson);
}

/** Takes the first option of whatever is asked of the learner. */
function answerAll(lesson: Headless): void {
	for (;;) {
		const { question } = lesson.table;
		if (question?.seat !== LEARNER) return;
		lesson.read();
		const choice = question.options.slice(0, Math.max(1, question.least));
		lesson.act({ type: 'AnswerQuestion', question: question.id, seat: LEARNER, choice, note: '' });
	}
}

function endTurn(lesson: Headless): void {
	lesson.read();
	lesson.act({ type: 'EndTurn', seat: LEARNER });
	lesson.rivals();
}

describe('the first chapter', () => {
	it('is played to its end by the engine, and says each idea when it first matters', async () => {
		const lesson = await Headless.begun();
		expect(lesson.table.turn, 'nothing is asked before the first turn').toMatchObject({
			seat: LEARNER,
			recruit: 'open'
		});

		recruit(lesson, 'zoe-chrysaphe', 'ebba-jernhand');
		endTurn(lesson);
		recruit(lesson, 'torkel-bagge', 'ebba-jernhand');
		scheme(lesson, 'petition-to-the-barons', 'ebba-jernhand');
		endTurn(lesson);
		scheme(lesson, 'a-needle-of-bone', 'torkel-bagge');
		recruit(lesson, 'ragna', 'ebba-jernhand');
		endTurn(lesson);
		recruit(lesson, 'hakon', 'ebba-jernhand');
		endTurn(lesson);

		expect(lesson.table.phase).toBe('finished');
		expect(lesson.due(), 'nothing is left to be said').toBeNull();
		expect(lesson.table.result?.order[0], 'who follows the coach wins').toBe(LEARNER);
		const ids = lesson.said.map((line) => line.split(':')[0]);
		expect([...new Set(ids)]).toEqual([
			'welcome',
			'signs',
			'hold',
			'first-recruit',
			'first-plan',
			'class-board',
			'morality-board',
			'morality-rule',
			'geography-board',
			'courts',
			'points',
			'missions-ahead',
			'first-end',
			'sire',
			'pick-sire',
			'ankh',
			'to-schemes',
			'scheme',
			'pick-leader',
			'scheme-plan',
			'exhausted',
			'second-end',
			'own-hand',
			'needle',
			'boon',
			'torpor',
			'ability',
			'near-victory',
			'missions',
			'last-recruit',
			'decisive',
			'last-end'
		]);
	});

	it('comments on what was chosen', async () => {
		const calm = await Headless.begun();
		recruit(calm, 'zoe-chrysaphe', 'ebba-jernhand');
		calm.read();
		expect(calm.said.join('\n')).toContain(
			'Zoe Chrysaphe is elitist, so the token moves towards the elitists.'
		);
		expect(calm.said.join('\n')).toContain('Its new space gives you a clan scheme.');

		const cruel = await Headless.begun();
		recruit(cruel, 'griet-amberhand', 'ebba-jernhand');
		cruel.read();
		expect(cruel.said.join('\n')).toContain(
			'Griet Amberhand is egalitarian, so the token moves towards the egalitarians.'
		);
		expect(cruel.said.join('\n')).toContain(
			'the opposite of your token: it drops a space and flips.'
		);
	});

	it('names who in the queue counts for a mission, and which', async () => {
		const lesson = await Headless.begun();
		recruit(lesson, 'zoe-chrysaphe', 'ebba-jernhand');
		endTurn(lesson);
		recruit(lesson, 'torkel-bagge', 'ebba-jernhand');
		endTurn(lesson);
		recruit(lesson, 'ragna', 'ebba-jernhand');
		endTurn(lesson);
		lesson.read();
		expect(lesson.said.at(-1)).toBe(
			'last-recruit: Håkon Stone-Skin would count for A Crown at Scone. Each mission is worth 2 points.'
		);
	});

	it('is dealt the same each time', async () => {
		const [one, other] = [await Headless.begun(), await Headless.begun()];
		for (const lesson of [one, other]) {
			lesson.act({
				type: 'Recruit',
				seat: LEARNER,
				character: 'zoe-chrysaphe',
				sire: 'ebba-jernhand',
				paid: {}
			});
			endTurn(lesson);
		}
		expect(one.table).toEqual(other.table);
	});

	it('is honest about being shorter', () => {
		expect(lessonDeal().setting.ruleset).toMatchObject({ missionCount: 2, rounds: { 3: 4 } });
	});

	it('tells what a rival did in two sentences, and what that cost or brought the learner', async () => {
		const lesson = await Headless.begun();
		const lines: string[] = [];
		for (const character of ['zoe-chrysaphe', 'torkel-bagge', 'ragna', 'hakon']) {
			recruit(lesson, character, 'ebba-jernhand');
			lesson.read();
			lesson.act({ type: 'EndTurn', seat: LEARNER });
			lines.push(...lesson.rivals());
		}
		expect(lines.length).toBeGreaterThan(5);
		for (const line of lines) expectShort(line);
		expect(lines.some((line) => /You −\d+: /.test(line))).toBe(true);
		expect(lines.some((line) => /You \+\d+: /.test(line))).toBe(true);
	});
});
