import type { AloneCommand } from '../../../games/heritage/alone/grammar.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import type { Access } from '../../tables/access.ts';
import { speaksForOthers as speaksForOthersHere, spokenIn } from '../../tables/speaking-for.ts';

/** As at every table; a chapter that is recorded, or is to end here, is spoken for as an undo is. */
export const speaksForOthers = (
	access: Parameters<typeof speaksForOthersHere>[0] & Partial<Pick<Access, 'chronicle'>>,
	command: Command | AloneCommand
): boolean =>
	speaksForOthersHere(
		access,
		command.type === 'RecordChapter'
			? { seats: command.by ?? [], overrules: command.reason !== undefined }
			: command.type === 'ProposeEnding'
				? { seats: command.by }
				: spokenIn(command)
	);
