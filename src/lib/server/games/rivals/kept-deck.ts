import { deckLog } from '../../../games/rivals/decks/kept/deck-log.ts';
import type {
	DeckCommand,
	DeckEvent,
	DeckReason
} from '../../../games/rivals/decks/kept/grammar.ts';
import type { DeckState } from '../../../games/rivals/decks/kept/state.ts';
import type { Json } from '../../../games/core/json.ts';
import type { Access } from '../../tables/access.ts';
import type { Door } from '../../tables/door.ts';
import type { KeptGame } from '../../logs/kept-game.ts';
import { NO_ROWS } from '../../logs/projection.ts';

/** Whether somebody is the owner of the deck of the path. Not even the keeper of a group reads or changes a deck of others. */
export const ownsDeck = ({ seats }: Pick<Access, 'seats'>): boolean => seats.length > 0;

const deckDoor: Door<DeckState & Json, DeckCommand> = {
	guards: [
		{
			name: 'owner',
			sentence: 'Only the owner of this deck can change it. Begin your own in the group.',
			forbids: ({ access, command }) =>
				command.type === 'BeginDeck' || access.role === 'spectator' || !ownsDeck(access)
		}
	],
	seatOf: (_command, { seats }) => seats[0] ?? null
};

/** A deck as the server keeps it: a log of its own, and nothing beside it. */
export const keptDeck: KeptGame<DeckState & Json, DeckCommand, DeckEvent, DeckReason> = {
	game: deckLog,
	tables: 1,
	titleOf: ({ title }) => title,
	namesIn: (_state, people) => (id) => people[id] ?? id,
	seatsOf: ({ seats }) => seats,
	rulesetOf: () => null,
	rowsOf: () => NO_ROWS,
	door: deckDoor
};
