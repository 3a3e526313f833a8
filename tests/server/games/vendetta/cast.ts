import { newId } from '../../../../src/lib/server/accounts/tokens.ts';
import type { Application } from '../../../../src/lib/server/application.ts';
import { layTable } from '../../../../src/lib/server/games/vendetta/laying-table.ts';
import { openSet } from '../../../../src/lib/games/vendetta/open/open-set.ts';
import type { Command } from '../../../../src/lib/games/vendetta/commands.ts';
import type { TableCommand } from '../../../../src/lib/games/vendetta/table/commands.ts';
import { keeperOf, seated, type GameCast, type Place } from '../../../support/game-cast.ts';
import { begin, countOf, held, seatIds, setting } from '../../../unit/vendetta/evening.ts';
import type { Actor as Person } from '../../rights/support/people.ts';

const SEATS = 3;
const COUNT = countOf([held(9), held(12), held(10)]);

/** Everybody in the group who does not only look on. */
const plays = ({ role }: Person): boolean => role !== null && role !== 'spectator';
const isKeeper = ({ role }: Person): boolean => role === 'keeper';
const sitsAt = (seat: string) => (person: Person) => person.seats.includes(seat);

const CLANS = ['brujah', 'gangrel', 'malkavian'] as const;

/** An evening whose table the app dealt, with clans and hands. */
export async function beginEvening(house: Application, place: Place): Promise<string> {
	const actor = keeperOf(place);
	const { logs } = house.keeping('vendetta');
	const founded = await logs.found({
		groupId: place.group,
		actor,
		seats: seated(place, seatIds(SEATS)),
		command: { id: newId(), body: begin(SEATS, { clans: {} }) }
	});
	if (founded.kind !== 'founded') throw new Error('the evening of the cast was refused');
	const { chronicle } = founded;
	const shown = { first: 's1', clansShown: [...CLANS, 'tremere' as const] };
	const laid = await layTable(house, {
		group: place.group,
		evening: chronicle,
		actor,
		commandId: newId(),
		wish: { dealer: 'app', shown }
	});
	if (!laid.ok) throw new Error(laid.sentence);
	for (const [index, seat] of seatIds(SEATS).entries()) {
		const clan = CLANS[index] ?? 'ventrue';
		const body: Command = { type: 'ActAtTable', command: { type: 'ChooseClan', seat, clan } };
		const command = { id: newId(), seen: 0, body };
		const answer = await logs.act({ chronicle, actor, seat, command });
		if (answer.kind !== 'accepted') throw new Error('a clan of the cast was refused');
	}
	return chronicle;
}

const at = (command: TableCommand): Command => ({ type: 'ActAtTable', command });
const keep = (seat: string): TableCommand => ({
	type: 'KeepCards',
	seat,
	cards: ['not-offered-1', 'not-offered-2']
});

export const eveningCast: GameCast = {
	name: 'vendetta',
	begin: beginEvening,
	move: { who: 'player', command: { type: 'RecordCount', count: COUNT } },
	commands: [
		{ command: begin(SEATS), may: () => false },
		{ command: { type: 'LayTable', dealer: 'app', cards: openSet }, may: () => false },
		{ command: { type: 'RecordCount', count: COUNT }, may: plays },
		{ command: { type: 'CorrectCount', count: COUNT, of: 1 }, may: plays },
		{ command: { type: 'ChangeSetting', setting: setting(SEATS), of: 1 }, may: plays },
		// Nobody plays out of the hand of somebody else, not even the keeper; who keeps a free seat does.
		{ command: at(keep('s1')), may: sitsAt('s1') },
		{ command: at(keep('s3')), may: isKeeper },
		{ command: at({ type: 'TakeBackChoice', seat: 's2' }), may: sitsAt('s2') },
		{
			command: at({ type: 'EndTurn', seat: 's1' }),
			may: (person) => isKeeper(person) || sitsAt('s1')(person)
		},
		// What lies hidden may be dealt anew with it.
		{ command: at({ type: 'ChangeDealer', dealer: 'app' }), may: isKeeper },
		{
			command: { type: 'ProposeUndo', kept: 1, by: ['s1'] },
			may: sitsAt('s1')
		},
		{
			command: { type: 'AnswerUndo', proposal: 0, seats: ['s3'], agrees: true },
			may: isKeeper
		},
		{
			command: { type: 'WithdrawUndo', proposal: 0, by: [] },
			may: (person) => plays(person) && person.role !== 'player'
		},
		{ command: { type: 'UndoAtTable', kept: 1, reason: 'for the test' }, may: isKeeper },
		{ command: { type: 'UndoAtTable', kept: 4 }, may: plays },
		{ command: { type: 'RedoAtTable' }, may: plays }
	]
};
