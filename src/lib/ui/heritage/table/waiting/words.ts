import type { Table } from '../../../../games/heritage/table/table.ts';
import type { TableCommand } from '../../../../games/heritage/table/commands.ts';
import type { Step } from '../../../../games/heritage/table/course.ts';
import { choiceWords } from '../../ledger/choice-words.ts';
import { listed } from '../../ledger/names.ts';
import { promptWords } from '../../ledger/prompt-words.ts';
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
			return 'The table is laid out.';
		case 'Recruit':
			return `${names.character(command.character)} is recruited under ${names.character(command.sire)}.`;
		case 'GiveUpRecruit':
			return 'The queue moves on.';
		case 'PlayScheme':
			return `${names.seat(command.seat)} plays “${names.scheme(command.scheme)}”, led by ${names.character(command.leader)}.`;
		case 'UseMarket':
			return `${names.seat(command.seat)} lays a boon onto “${names.scheme(command.scheme)}”.`;
		case 'PlayAsset':
			return `${names.seat(command.seat)} plays “${names.any(command.asset)}”, borne by ${names.character(command.bearer)}.`;
		case 'EndTurn':
			return `The turn of ${names.seat(command.seat)} ends.`;
		case 'AnswerQuestion': {
			const { question, resolution } = table;
			if (!question) return 'A question is answered.';
			const chosen = command.choice.map((key) =>
				choiceWords({ question, resolution }, key, names.any)
			);
			const answer = chosen.length > 0 ? listed(chosen) : 'none';
			return `${promptWords(question.prompt, question.about, names)} ${answer}.`;
		}
		case 'TakeDraw':
			return `The primogen draw goes to ${names.seat(command.draw.winner)}.`;
		case 'ChangeDealer':
			return command.dealer === 'app'
				? 'Elysium deals from here on.'
				: 'The box deals from here on.';
		case 'CorrectTable':
			return 'The table is set as your board has it.';
	}
}
