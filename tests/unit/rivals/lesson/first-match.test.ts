import { describe, expect, it } from 'vitest';
import type { TableCommand } from '../../../../src/lib/games/rivals/table/commands.ts';
import {
	BOOTS,
	DOWN,
	RIGHT_EAR,
	ROOK,
	SCHEME,
	STRAIGHT_FACE
} from '../../../../src/lib/games/rivals/lesson/deal.ts';
import { LEARNER } from '../../../../src/lib/games/rivals/lesson/learner.ts';
import { legalCommands } from '../../../../src/lib/games/rivals/table/legal.ts';
import { beginLesson } from '../../../../src/lib/ui/rivals/lesson/begin-lesson.ts';
import { firstMatch } from '../../../../src/lib/ui/rivals/lesson/first-match.ts';
import { expectShort } from '../../../support/short.ts';
import { Headless } from './headless.ts';

const MARTA_ID = 's1v1';
const ROOK_ID = 's1v2';
const LUCIENNE_ID = 's2v1';
const TEODOR_ID = 's2v2';
const seat = LEARNER;

/** Does what is legal and fits, as a thumb would: nothing that the screen does not offer. */
function act(lesson: Headless, fits: (command: TableCommand) => boolean): void {
	const found = legalCommands(lesson.view()).find(fits);
	if (!found) throw new Error(`cannot be done now: ${fits.toString()}`);
	lesson.act(found);
	lesson.opponent();
}

const answers =
	(...choice: readonly string[]) =>
	(command: TableCommand): boolean =>
		command.type === 'AnswerQuestion' && command.choice.join() === choice.join();
const goes =
	(vampire: string, to: string | null) =>
	(command: TableCommand): boolean =>
		command.type === 'MoveVampires' && command.vampires[0] === vampire && command.to === to;
const strikes =
	(target: string, card: string) =>
	(command: TableCommand): boolean =>
		command.type === 'Attack' &&
		command.attacker === MARTA_ID &&
		command.target === target &&
		command.card === card;

function endTurn(lesson: Headless): void {
	act(lesson, ({ type }) => type === 'EndActions');
	if (lesson.table.question?.prompt === 'mend') act(lesson, answers());
	while (lesson.table.question?.prompt === 'draw-from') act(lesson, answers('library'));
}

/** The match as the coach advises, up to where the learner finishes alone. */
function asAdvised(): Headless {
	const lesson = new Headless();
	lesson.opponent();
	lesson.read({ of: 'hand', card: ROOK });
	act(lesson, (command) => command.type === 'Recruit' && command.card === ROOK);
	lesson.read({ of: 'vampire', id: MARTA_ID });
	act(lesson, goes(MARTA_ID, null));
	lesson.read({ of: 'vampire', id: ROOK_ID });
	act(lesson, goes(ROOK_ID, MARTA_ID));
	lesson.read({ of: 'attack', attacker: null, card: null });
	act(lesson, strikes(LUCIENNE_ID, BOOTS));
	act(lesson, answers());
	endTurn(lesson);
	act(lesson, answers());
	act(lesson, answers(STRAIGHT_FACE));
	lesson.read({ of: 'hand', card: SCHEME });
	act(
		lesson,
		(command) =>
			command.type === 'PlayCard' && command.card === SCHEME && command.vampire === ROOK_ID
	);
	act(
		lesson,
		(command) =>
			command.type === 'AnswerScheme' &&
			command.exert.join() === MARTA_ID &&
			command.modifier === RIGHT_EAR
	);
	act(lesson, answers('0'));
	act(lesson, goes(MARTA_ID, null));
	lesson.read({ of: 'attack', attacker: null, card: null });
	act(lesson, strikes(TEODOR_ID, DOWN));
	act(lesson, answers());
	endTurn(lesson);
	return lesson;
}

describe('the match that teaches', () => {
	it('says each idea when it first matters, and leaves the last step to the learner', () => {
		const lesson = asAdvised();
		expect(lesson.table.seats[seat]?.agenda).toBe(12);
		expect(lesson.table.turn).toMatchObject({ seat, number: 6, phase: 'action' });
		const ids = lesson.said.map((line) => line.split(':')[0]);
		const rest = ['over', 'farewell'];
		expect([...new Set(ids)]).toEqual(
			firstMatch.map(({ id }) => id).filter((id) => !rest.includes(id))
		);
		for (const line of lesson.said) expectShort(line.slice(line.indexOf(':') + 2));
	});

	it('is won by a blow at a Citizen', () => {
		const lesson = asAdvised();
		act(lesson, goes(MARTA_ID, null));
		const citizen = lesson.table.city.streets.find(({ card }) => card === 'city-tram-driver');
		act(
			lesson,
			(command) =>
				command.type === 'Attack' &&
				command.attacker === MARTA_ID &&
				command.target === citizen?.slot &&
				command.card !== undefined
		);
		while (lesson.table.question)
			act(lesson, ({ type }) => type === 'AnswerQuestion' || type === 'AnswerScheme');
		expect(lesson.table.result?.winner).toBe(seat);
		expect(lesson.said.slice(-2)).toEqual([
			'over: You win. The panel says why.',
			'farewell: A full match begins with 20 Prestige and no Agenda. You know all you need for it.'
		]);
		expect(lesson.due(), 'nothing is left to be said').toBeNull();
	});

	it('says what is on this table', () => {
		const { said } = asAdvised();
		expect(said).toContain(
			'sum: Marta’s Physical 3, plus 3 for the card, less 1 defence, less 2 shields: 3 damage. Tap a number to ask why.'
		);
		expect(said).toContain(
			'block: Ada attacks Marta, and Rook could block. Marta has more Blood: choose “Nobody blocks”.'
		);
		expect(said).toContain(
			'torpor: Teodor has no Blood left and falls into torpor. That scores 2: you have 12.'
		);
	});

	it('is the same each time, and a device knows it as a lesson', () => {
		const means = { id: 'lesson', now: 1 };
		expect(beginLesson(means)).toEqual(beginLesson(means));
		expect(beginLesson(means)).toMatchObject({ lesson: true, over: false });
	});

	it('has a name of its own for each step', () => {
		expect(new Set(firstMatch.map(({ id }) => id)).size).toBe(firstMatch.length);
	});
});
