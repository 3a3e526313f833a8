import type { Command } from '../../../games/vendetta/commands.ts';
import { nobody, row, type CommandRights } from '../../tables/command-rights.ts';

/** Every command of an evening × role: whoever was there may count, correct and undo; the log says who did. */
export const EVENING_RIGHTS: CommandRights<Command> = {
	// It begins an evening, and is given to none.
	BeginEvening: nobody,
	ChangeSetting: row('any', 'any'),
	RecordCount: row('any', 'any'),
	CorrectCount: row('any', 'any'),
	UndoAtTable: row('any', 'any'),
	RedoAtTable: row('any', 'any')
};
