import type { Command } from '../../../games/rivals/commands.ts';
import { cityIn, vampireIn } from '../../../games/rivals/facts/shapes.ts';
import type { RivalsState } from '../../../games/rivals/state.ts';
import { deckLog } from '../../../games/rivals/decks/kept/deck-log.ts';
import type { Door } from '../../tables/door.ts';
import { holdsSeat } from '../../tables/sitting.ts';
import { speaksForOthers, spokenIn } from '../../tables/speaking-for.ts';
import { rememberCity, rememberVampire } from './group-vampires.ts';
import { mayInMatch } from './rights.ts';
import { showDecks } from './show-decks.ts';

/** How a match takes commands: whoever plays there tells what the table sees, for any seat. */
export const matchDoor: Door<RivalsState, Command> = {
	guards: [
		{
			name: 'role',
			sentence:
				'Your role in this group does not allow this. The keeper can do it, or change your role.',
			forbids: ({ access, command }) => !mayInMatch(access, command)
		},
		{
			name: 'other-seat',
			sentence:
				'You can answer only for your own seat. Only the keeper can undo without asking. Reload to see your seats.',
			forbids: ({ access, command }) => speaksForOthers(access, spokenIn(command))
		},
		{
			name: 'stake-of-another',
			sentence:
				'Each player stakes in secret for their own seat. Use a real fist, or let them answer.',
			forbids: ({ access, command }) =>
				command.type === 'AnswerScheme' &&
				command.stake !== undefined &&
				!holdsSeat(access, command.seat)
		}
	],
	seatOf: (command) => ('seat' in command ? command.seat : (spokenIn(command).seats[0] ?? null)),
	elsewhere: {
		isOn: ({ type }) => type === 'EndMatch',
		async give(logsOf, { log, access }, { state }) {
			const decks = logsOf(deckLog.name);
			const named = state.match.decks;
			if (decks && named) await showDecks(decks, { match: log, group: access.group.id, named });
		}
	},
	beside({ command, access }) {
		const { id } = access.group;
		const vampire = vampireIn(command);
		if (vampire) return Promise.resolve({ along: (tx) => rememberVampire(tx, id, vampire) });
		const card = cityIn(command);
		return Promise.resolve(card ? { along: (tx) => rememberCity(tx, id, card) } : {});
	}
};
