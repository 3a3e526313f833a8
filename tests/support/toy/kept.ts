import type { KeptGame } from '../../../src/lib/server/logs/kept-game.ts';
import { NO_ROWS } from '../../../src/lib/server/logs/projection.ts';
import {
	allows,
	nobody,
	row,
	type CommandRights
} from '../../../src/lib/server/tables/command-rights.ts';
import { rooms, type RoomsCommand, type RoomsEvent, type RoomsState } from './rooms.ts';

export const RIGHTS: CommandRights<RoomsCommand> = {
	Open: nobody,
	Say: row('own-seat', 'no'),
	Show: row('own-seat', 'no'),
	Vote: row('own-seat', 'no'),
	Undo: row('own-seat', 'no'),
	AskUndo: row('own-seat', 'no'),
	AnswerUndo: row('own-seat', 'no'),
	WithdrawUndo: row('own-seat', 'no'),
	Redo: row('own-seat', 'no'),
	// Only the clock ends the evening, and only a file comes without its cards.
	EndEvening: nobody,
	GoOnWithoutCards: nobody
};

type Reason = keyof typeof rooms.sentences;

const seatOf = (command: RoomsCommand) => ('seat' in command ? command.seat : null);

export const keptRooms: KeptGame<RoomsState, RoomsCommand, RoomsEvent, Reason> = {
	game: rooms,
	tables: 1,
	titleOf: ({ title }) => title,
	namesIn: (_state, names) => (id) => names[id] ?? id,
	seatsOf: ({ seats }) => seats,
	rulesetOf: () => null,
	rowsOf: () => NO_ROWS,
	door: {
		guards: [
			{
				name: 'role',
				sentence: 'Everybody speaks for their own seat. Ask whoever sits there.',
				forbids: ({ access, command }) =>
					!allows(RIGHTS[command.type][access.role], access, seatOf(command))
			}
		],
		seatOf
	},
	dealt: {
		laidOut: () => null,
		goOnWithout: ({ dealt }) => (dealt ? { type: 'GoOnWithoutCards' } : null)
	}
};
