import type { Table } from '../../../../games/heritage/table/table.ts';
import type { TableCommand } from '../../../../games/heritage/table/commands.ts';
import type { Step } from '../../../../games/heritage/table/course.ts';
import { ADVICE_WORDS } from '../../ledger/advice-words.ts';
import { answerWords } from '../../ledger/answer-words.ts';
import { choiceWords } from '../../ledger/choice-words.ts';
import { lineOf } from '../history/steps.ts';
import type { ScreenNames } from '../names.ts';

/** What was wanted, told as the history of the table tells what came of it. */
export function stepWords(step: Step, before: Table, names: ScreenNames): string {
	const { question, resolution } = before;
	return lineOf(0, step, question && { question, resolution }, names).told.sentence;
}

/** What was wanted, where nobody here knows what comes of it. */
export function commandWords(command: TableCommand, table: Table, names: ScreenNames): string {
	switch (command.type) {
		case 'SetTable':
			return 'The table is set up.';
		case 'Recruit':
			return `${names.character(command.character)} is recruited under ${names.character(command.sire)}.`;
		case 'GiveUpRecruit':
			return 'The queue is refreshed.';
		case 'PlayScheme':
			return `${names.seat(command.seat)} plays “${names.scheme(command.scheme)}”, led by ${names.character(command.leader)}.`;
		case 'UseMarket':
			return `${names.seat(command.seat)} places a boon on “${names.scheme(command.scheme)}”.`;
		case 'PlayAsset':
			return `${names.seat(command.seat)} plays “${names.any(command.asset)}”, used by ${names.character(command.bearer)}.`;
		case 'EndTurn':
			return `${names.seat(command.seat)} ends the turn.`;
		case 'AnswerQuestion': {
			const { question, resolution } = table;
			if (!question) return 'A question is answered.';
			const chosen = command.choice.map((key) =>
				choiceWords({ question, resolution }, key, names.any)
			);
			return answerWords(question, question.seat, chosen, names);
		}
		case 'TakeDraw':
			return `The primogen draw goes to ${names.seat(command.draw.winner)}.`;
		case 'ChangeDealer':
			return command.dealer === 'app'
				? 'Elysium deals from here on.'
				: 'The box deals from here on.';
		case 'AllowAdvice':
			return ADVICE_WORDS[command.advice];
		case 'CorrectTable':
			return 'The table is corrected.';
	}
}
