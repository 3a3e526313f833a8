import type { EventOf } from '../../../games/heritage/events.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { settingOf, type Step } from '../../../games/heritage/table/course.ts';
import type { TableEvent, TableEventOf } from '../../../games/heritage/table/events.ts';
import { effectsWords } from '../../../games/heritage/effects/words.ts';
import { evolveTable } from '../../../games/heritage/table/evolve.ts';
import { EMPTY_TABLE, type Table } from '../../../games/heritage/table/table.ts';
import { answerWords } from './answer-words.ts';
import { choiceWords, type Asked } from './choice-words.ts';
import { counted, type Names } from './names.ts';
import { promptWords } from './prompt-words.ts';
import { tableNamesOf, type TableNames } from './table-names.ts';
import { tellAtTable } from './table-words.ts';
import type { Told } from './told.ts';

/** A fact of the table in plain words; an answer with what was asked. */
export function happenedAtTable(
	{ event }: EventOf<'HappenedAtTable'>,
	names: Names,
	before: ChronicleState
): Told {
	const asked = before.table ? askedAt(before.table) : null;
	const setting = event.type === 'TableSet' ? event.setting : settingOf(before.course.steps);
	return told(event, asked, tableNamesOf(tableAround(event, before), names, setting));
}

/** How many of several steps are told one by one. */
const STEPS_TOLD = 12;

/** Steps of the course on the table, each by its first fact; `around`: among which are the questions they answer. */
export function stepsTold(
	steps: readonly Step[],
	around: readonly Step[],
	names: Names,
	{ table }: Pick<ChronicleState, 'table'>
): readonly string[] {
	const atTable = tableNamesOf(table, names, settingOf(around));
	const sentences = steps
		.slice(0, STEPS_TOLD)
		.flatMap(([first]) => (first ? told(first, askedBy(around, first), atTable).sentence : []));
	const more = steps.length - sentences.length;
	return [...sentences, ...(more > 0 ? [`…and ${counted(more, 'more step')}`] : [])];
}

function told(event: TableEvent, asked: Asked | null, names: TableNames): Told {
	return event.type === 'QuestionAnswered' && asked?.question.id === event.question
		? answered(event, asked, names)
		: tellAtTable(event, names);
}

function answered(
	{ seat, choice, note }: TableEventOf<'QuestionAnswered'>,
	asked: Asked,
	names: TableNames
): Told {
	const words = choice.map((key) =>
		choiceWords(asked, key, (id) => anyName(id, names), effectsWords)
	);
	return {
		sentence: answerWords(asked.question, seat, words, names),
		details: [promptWords(asked.question.prompt, asked.question.about, names)],
		...(note && { words: note })
	};
}

function anyName(id: string, names: TableNames): string {
	if (/^s[1-9]$/.test(id)) return names.seat(id);
	const scheme = names.scheme(id);
	return scheme === id ? names.character(id) : scheme;
}

/** What is asked at a table, with what waits for the answer. */
const askedAt = ({ question, resolution }: Table): Asked | null =>
	question && { question, resolution };

/** The question that an answer among these steps is to. */
function askedBy(steps: readonly Step[], event: TableEvent): Asked | null {
	if (event.type !== 'QuestionAnswered') return null;
	for (const one of steps.flat())
		if (one.type === 'QuestionAsked' && one.question.id === event.question) return one;
	return null;
}

/** The table whose cards an event names: a new one brings its own. */
const tableAround = (event: TableEvent, { table }: ChronicleState): Table | null =>
	event.type === 'TableSet' ? evolveTable(EMPTY_TABLE, event) : table;
