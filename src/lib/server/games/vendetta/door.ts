import type { Command } from '../../../games/vendetta/commands.ts';
import type { EveningState } from '../../../games/vendetta/state.ts';
import type { Door } from '../../tables/door.ts';
import { EVENING_RIGHTS } from './rights.ts';

/** How an evening takes commands. Each is the whole table's, whoever taps it. */
export const eveningDoor: Door<EveningState, Command> = {
	guards: [
		{
			name: 'role',
			sentence:
				'Your role in this group does not allow this. The keeper can do it, or change your role.',
			forbids: ({ access, command }) => EVENING_RIGHTS[command.type][access.role] !== 'any'
		}
	],
	seatOf: () => null
};
