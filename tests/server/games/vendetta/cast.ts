import { newId } from '../../../../src/lib/server/accounts/tokens.ts';
import { keeperOf, seated, type GameCast } from '../../../support/game-cast.ts';
import { begin, countOf, held, seatIds, setting } from '../../../unit/vendetta/evening.ts';
import type { Actor as Person } from '../../rights/support/people.ts';

const SEATS = 3;
const COUNT = countOf([held(9), held(12), held(10)]);

/** Everybody in the group who does not only look on. */
const plays = ({ role }: Person): boolean => role !== null && role !== 'spectator';

export const eveningCast: GameCast = {
	name: 'vendetta',
	async begin(house, place) {
		const founded = await house.keeping('vendetta').logs.found({
			groupId: place.group,
			actor: keeperOf(place),
			seats: seated(place, seatIds(SEATS)),
			command: { id: newId(), body: begin(SEATS) }
		});
		if (founded.kind !== 'founded') throw new Error('the evening of the cast was refused');
		return founded.chronicle;
	},
	move: { who: 'player', command: { type: 'RecordCount', count: COUNT } },
	commands: [
		{ command: begin(SEATS), may: () => false },
		{ command: { type: 'RecordCount', count: COUNT }, may: plays },
		{ command: { type: 'CorrectCount', count: COUNT, of: 1 }, may: plays },
		{ command: { type: 'ChangeSetting', setting: setting(SEATS), of: 1 }, may: plays },
		{ command: { type: 'UndoAtTable', kept: 0 }, may: plays },
		{ command: { type: 'RedoAtTable' }, may: plays }
	]
};
