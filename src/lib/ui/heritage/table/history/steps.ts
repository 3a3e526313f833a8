import type { SeatId } from '../../../../games/heritage/shapes.ts';
import type { Step } from '../../../../games/heritage/table/course.ts';
import type { TableEvent, TableEventOf } from '../../../../games/heritage/table/events.ts';
import { answerWords } from '../../ledger/answer-words.ts';
import { choiceWords, type Asked, type CardWords } from '../../ledger/choice-words.ts';
import { tellAtTable } from '../../ledger/table-words.ts';
import type { Told } from '../../ledger/told.ts';
import type { BoardChanges } from '../board-changes.ts';
import type { ScreenNames } from '../names.ts';

/** A step in words: what was wanted, and what followed. */
export type StepLine = {
	/** Its place in the course; taken back with all after it, so many steps are kept. */
	readonly index: number;
	readonly told: Told;
	readonly followed: readonly Told[];
};

/** What is told better once it has come: what changed on boards, and what cards say. */
export type Parts = {
	readonly changes?: BoardChanges | undefined;
	readonly cardWords?: CardWords | undefined;
};

/** The steps of one turn, or of what lies before the first and after the last. */
export type TurnLines = {
	readonly title: string;
	readonly lines: readonly StepLine[];
};

type Turn = { readonly round: number; readonly seat: SeatId } | 'set-up' | 'end';

/** What a chapter came to step by step, the newest turn and step first. */
export function turnsOf(
	steps: readonly Step[],
	names: ScreenNames,
	parts?: Parts
): readonly TurnLines[] {
	const turns: { title: string; lines: StepLine[] }[] = [];
	let turn: Turn = 'set-up';
	let asked: Asked | null = null;
	for (const [index, step] of steps.entries()) {
		const title = titleOf(turn, names);
		const line = lineOf(index, step, asked, names, parts);
		const last = turns.at(-1);
		if (last?.title === title) last.lines.unshift(line);
		else turns.push({ title, lines: [line] });
		turn = step.reduce(turnAfter, turn);
		asked = step.reduce(askedAfter, asked);
	}
	return turns.toReversed();
}

function turnAfter(turn: Turn, event: TableEvent): Turn {
	if (event.type === 'TurnBegan') return { round: event.round, seat: event.seat };
	const isEnd = event.type === 'MissionClaimed' ? !event.early : event.type === 'ChapterScored';
	return isEnd ? 'end' : turn;
}

function askedAfter(asked: Asked | null, event: TableEvent): Asked | null {
	if (event.type === 'QuestionAsked') return event;
	return event.type === 'QuestionAnswered' ? null : asked;
}

function titleOf(turn: Turn, names: ScreenNames): string {
	if (turn === 'set-up') return 'Set-up';
	if (turn === 'end') return 'The end';
	return `Round ${turn.round}, ${names.seatInFull(turn.seat)}`;
}

/** Whether a device off the network dealt in a step. */
export const isOfDevice = (step: Step): boolean =>
	step.some((event) => 'chance' in event && event.chance === 'device');

/** All that some events say, each in a sentence; an answer with what was asked among these steps. */
export function sentencesOf(
	events: readonly TableEvent[],
	steps: readonly Step[],
	names: ScreenNames,
	parts?: Parts
): readonly string[] {
	const questions = steps.flat().flatMap((event) => (event.type === 'QuestionAsked' ? event : []));
	return events.map((event) => {
		const asked = questions.find(
			({ question }) => event.type === 'QuestionAnswered' && question.id === event.question
		);
		return lineOf(0, [event], asked ?? null, names, parts).told.sentence;
	});
}

/** A step in words; `asked`: the question it answers. */
export function lineOf(
	index: number,
	step: Step,
	asked: Asked | null,
	names: ScreenNames,
	{ changes = new Map(), cardWords }: Parts = {}
): StepLine {
	const [first, ...rest] = step;
	const told =
		first?.type === 'QuestionAnswered' && asked?.question.id === first.question
			? answerTold(asked, first, names, cardWords)
			: first
				? tellAtTable(first, names)
				: { sentence: 'Nothing happened.' };
	const followed = rest
		.filter((event) => event.type !== 'QuestionAsked' && !saysTheSame(first, event))
		.filter((event) => !changes.get(step[step.indexOf(event) - 1] ?? event)?.tellsNext)
		.map((event) => changes.get(event) ?? tellAtTable(event, names));
	return { index, told, followed };
}

/** Whether an event only carries out what was answered: it came, so it lies there. */
function saysTheSame(first: TableEvent | undefined, event: TableEvent): boolean {
	if (first?.type !== 'QuestionAnswered') return false;
	if (event.type === 'QueueRefilled') return first.choice.includes(event.character);
	if (event.type === 'FirstPlayerSet') return first.choice.includes(event.seat);
	return event.type === 'SchemeDrawn' && event.scheme !== null
		? first.choice.includes(event.scheme)
		: false;
}

/** A question and what was answered, as one line. */
function answerTold(
	asked: Asked,
	{ seat, choice, note }: TableEventOf<'QuestionAnswered'>,
	names: ScreenNames,
	cardWords?: CardWords
): Told {
	const words = choice.map((key) => choiceWords(asked, key, names.any, cardWords));
	const sentence = answerWords(asked.question, seat, words, names);
	return note === '' ? { sentence } : { sentence, words: note };
}
