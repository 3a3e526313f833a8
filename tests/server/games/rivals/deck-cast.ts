import { newId } from '../../../../src/lib/server/accounts/tokens.ts';
import type { Application } from '../../../../src/lib/server/application.ts';
import type { DeckCommand } from '../../../../src/lib/games/rivals/decks/kept/grammar.ts';
import { readDeck } from '../../../../src/lib/games/rivals/decks/read-deck.ts';
import { keeperOf, seated, type GameCast, type Place } from '../../../support/game-cast.ts';
import type { Actor as Person } from '../../rights/support/people.ts';

const { deck } = readDeck('Library\n3× Card-before-marker');
const { deck: changed } = readDeck('Library\n2× Card-after-marker');

/** A deck that the player of the group owns. */
export async function beginDeck(house: Application, place: Place): Promise<string> {
	const founded = await house.keeping('rivals-deck').logs.found({
		groupId: place.group,
		actor: keeperOf(place),
		seats: seated(place, ['s1']),
		command: {
			id: newId(),
			body: { type: 'BeginDeck', seats: ['s1'], title: 'A deck', deck }
		}
	});
	if (founded.kind !== 'founded') throw new Error('the deck of the cast was refused');
	return founded.chronicle;
}

/** Not even the keeper of the group. */
const owns = ({ seats, role }: Person): boolean => seats.includes('s1') && role !== null;
const change: DeckCommand = { type: 'ChangeDeck', deck: changed, note: 'lighter', of: 1 };

export const deckCast: GameCast = {
	name: 'rivals-deck',
	begin: beginDeck,
	move: { who: 'player', command: change },
	async end(house, place, log) {
		const player = place.actors.find(owns);
		const answer = await house.keeping('rivals-deck').logs.act({
			chronicle: log,
			actor: { id: player?.id ?? '', name: player?.who ?? '' },
			seat: 's1',
			command: { id: newId(), seen: 0, body: { type: 'ShowDeck' } }
		});
		if (answer.kind !== 'accepted') throw new Error('the deck of the cast is not shown');
	},
	commands: [
		{ command: { type: 'BeginDeck', seats: ['s1'], title: 'A deck', deck }, may: () => false },
		{ command: change, may: owns },
		{ command: { type: 'NameDeck', title: 'Another name' }, may: owns },
		{ command: { type: 'UndoDeck', kept: 1, of: 9 }, may: owns },
		{ command: { type: 'RedoDeck', of: 9 }, may: owns },
		{ command: { type: 'ShowDeckAfterMatch', shows: true }, may: owns }
	]
};
