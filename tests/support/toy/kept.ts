import type { KeptGame } from '../../../src/lib/server/logs/kept-game.ts';
import { NO_ROWS } from '../../../src/lib/server/logs/projection.ts';
import {
	allows,
	nobody,
	row,
	type CommandRights
} from '../../../src/lib/server/tables/command-rights.ts';
import {
	ROOMS,
	rooms,
	type Room,
	type RoomsCommand,
	type RoomsEvent,
	type RoomsState,
	type Sealed
} from './rooms.ts';

const RIGHTS: CommandRights<RoomsCommand> = {
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

/** The steps of a room that nobody took back. */
function standingIn<One extends { readonly event: RoomsEvent }>(
	room: Room,
	written: readonly One[]
): readonly One[] {
	let steps: readonly One[] = [];
	let undone: (readonly One[])[] = [];
	for (const one of written) {
		const { event } = one;
		if (!('room' in event) || event.room !== room) continue;
		if (event.type === 'Happened') [steps, undone] = [[...steps, one], []];
		else if (event.type === 'Turned' && event.turn.type === 'UndoneAtTable') {
			undone = [steps.slice(event.turn.kept), ...undone];
			steps = steps.slice(0, event.turn.kept);
		} else if (event.type === 'Turned' && event.turn.type === 'RedoneAtTable')
			steps = [...steps, ...(undone.shift() ?? [])];
	}
	return steps;
}

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
	sealed: {
		kinds: () => Promise.resolve(['ballots']),
		open: () => Promise.resolve('sealed-ballots-marker'),
		read: (content) =>
			content === 'sealed-ballots-marker'
				? { bytes: content.length, isDealt: false, keep: () => Promise.resolve() }
				: null,
		whatIs: () => 'of its ballots'
	},
	steps: {
		lie: ({ seats }) => seats.length > 0,
		begin: ({ type }) => type === 'Opened',
		standing: (written) => ROOMS.flatMap((room) => standingIn(room, written))
	},
	dealt: {
		laidOut: () => null,
		goOnWithout: ({ dealt }) =>
			dealt
				? {
						command: { type: 'GoOnWithoutCards' },
						note: { title: 'No cards from here on', text: 'They lie on another server.' }
					}
				: null,
		hand:
			(seat) =>
			(_state, { sealed }) => ({
				seen: { card: (sealed as Sealed | null)?.cards[seat] ?? null }
			})
	}
};
