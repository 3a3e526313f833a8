import type { TableCommand } from './commands.ts';
import type { Prompt } from './prompts.ts';
import type { Table } from './table.ts';
import { cardOf } from './where.ts';

/** What stands in the log of a card that is laid face down. */
export const FACE_DOWN = 'face-down';

/** Whether what answers a question is laid face down. */
export const isLaidDown = (prompt: Prompt | undefined): boolean =>
	prompt === 'reaction' || prompt === 'claim-card';

/**
 * What everybody at the table sees of a command: cards that it lays face down are not named, and a fist is out, whatever it holds.
 * It stands in a log, so that a check can decide it again.
 */
export function openPart(table: Table, command: TableCommand): TableCommand {
	switch (command.type) {
		case 'Attack':
			return command.card === undefined || command.show ? command : { ...command, card: FACE_DOWN };
		case 'PlayCard':
			return command.card !== FACE_DOWN && cardOf(table, command.card).kind === 'conspiracy'
				? { ...command, card: FACE_DOWN }
				: command;
		case 'AnswerQuestion':
			return isLaidDown(table.question?.prompt)
				? { ...command, choice: command.choice.map(() => FACE_DOWN) }
				: command;
		case 'AnswerScheme':
			return {
				...command,
				...(command.modifier !== undefined && { modifier: FACE_DOWN }),
				...(command.hold !== undefined && { hold: 0 })
			};
		default:
			return command;
	}
}
