import type { CardId } from '../cards/card.ts';
import type { TableCommand } from './commands.ts';
import type { Prompt } from './prompts.ts';
import type { Table } from './table.ts';
import { cardOf } from './where.ts';

/** What stands in the log of a card that is laid face down. */
export const FACE_DOWN = 'face-down';

/** Whether what answers a question is laid face down. */
export const isLaidDown = (prompt: Prompt | undefined): boolean =>
	prompt === 'reaction' || prompt === 'claim-card';

/** The card that a command lays face down; null: none. */
export function layingDown(table: Table, command: TableCommand): CardId | null {
	switch (command.type) {
		case 'Attack':
			return command.show ? null : (command.card ?? null);
		case 'PlayCard':
			return command.card !== FACE_DOWN && cardOf(table, command.card).kind === 'conspiracy'
				? command.card
				: null;
		case 'AnswerQuestion':
			return isLaidDown(table.question?.prompt) ? (command.choice[0] ?? null) : null;
		case 'AnswerScheme':
			return command.modifier ?? null;
		default:
			return null;
	}
}

/**
 * What everybody at the table sees of a command: cards that it lays face down are not named, and a fist is out, whatever it holds.
 * It stands in a log, so that a check can decide it again.
 */
export function openPart(table: Table, command: TableCommand): TableCommand {
	const isLaid = layingDown(table, command) !== null;
	switch (command.type) {
		case 'Attack':
		case 'PlayCard':
			return isLaid ? { ...command, card: FACE_DOWN } : command;
		case 'AnswerQuestion':
			return isLaid ? { ...command, choice: [FACE_DOWN] } : command;
		case 'AnswerScheme':
			return {
				...command,
				...(isLaid && { modifier: FACE_DOWN }),
				...(command.hold !== undefined && { hold: 0 })
			};
		default:
			return command;
	}
}
