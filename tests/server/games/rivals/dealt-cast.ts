import type { Command } from '../../../../src/lib/games/rivals/dealt/grammar.ts';
import type { TableCommand } from '../../../../src/lib/games/rivals/table/commands.ts';
import { openSet } from '../../../../src/lib/games/rivals/open/open-set.ts';
import { newId } from '../../../../src/lib/server/accounts/tokens.ts';
import type { Application } from '../../../../src/lib/server/application.ts';
import { layTable, type Decks } from '../../../../src/lib/server/games/rivals/dealt/laying.ts';
import { keeperOf, seated, type GameCast, type Place } from '../../../support/game-cast.ts';
import { seatsOf, settingOf } from '../../../unit/rivals/table/random-match.ts';
import type { Actor as Person } from '../../rights/support/people.ts';

const SEATS = 3;

/** Everybody in the group who does not only look on. */
const plays = ({ role }: Person): boolean => role !== null && role !== 'spectator';
const isKeeper = ({ role }: Person): boolean => role === 'keeper';
const sitsAt = (seat: string) => (person: Person) => person.seats.includes(seat);

const begin = (seats: number): Command => ({
	type: 'BeginMatch',
	seats: [...seatsOf(seats)],
	title: 'A match'
});

/** A match of three that Elysium dealt. */
export async function beginDealt(
	house: Application,
	place: Place,
	decks: Decks = {}
): Promise<string> {
	const actor = keeperOf(place);
	const founded = await house.keeping('rivals-dealt').logs.found({
		groupId: place.group,
		actor,
		seats: seated(place, seatsOf(SEATS)),
		command: { id: newId(), body: begin(SEATS) }
	});
	if (founded.kind !== 'founded') throw new Error('the match of the cast was refused');
	const match = founded.chronicle;
	const laid = await layTable(house, { match, actor, commandId: newId(), decks });
	if (!laid.ok) throw new Error(laid.sentence);
	return match;
}

export const at = (command: TableCommand): Command => ({ type: 'ActAtTable', command });

export const dealtCast: GameCast = {
	name: 'rivals-dealt',
	begin: (house, place) => beginDealt(house, place),
	move: { who: 'player', command: { type: 'ChangeTitle', title: 'Another name' } },
	commands: [
		{ command: begin(SEATS), may: () => false },
		{ command: { type: 'LayTable', setting: settingOf(openSet, SEATS) }, may: () => false },
		{ command: { type: 'ChangeTitle', title: 'A third name' }, may: plays },
		{
			command: at({ type: 'SetTable', setting: settingOf(openSet, SEATS), seats: ['s1', 's2'] }),
			may: () => false
		},
		// Nobody plays out of the hand of somebody else, not even the keeper; who keeps a free seat does.
		{ command: at({ type: 'Recruit', seat: 's1', card: 'brujah-a' }), may: sitsAt('s1') },
		{ command: at({ type: 'Recruit', seat: 's3', card: 'brujah-a' }), may: isKeeper },
		{
			command: at({ type: 'AnswerScheme', seat: 's2', side: 'yes', exert: [] }),
			may: sitsAt('s2')
		},
		{
			command: at({
				type: 'Attack',
				seat: 's1',
				attacker: 's1v1',
				target: 's2v1',
				attack: 'physical'
			}),
			may: sitsAt('s1')
		},
		{ command: at({ type: 'FlipAgenda', seat: 's1' }), may: sitsAt('s1') },
		// What holds no secret the keeper does for somebody who is away.
		{
			command: at({ type: 'EndActions', seat: 's9' }),
			may: isKeeper
		},
		{ command: { type: 'ProposeUndo', kept: 1, by: ['s1'] }, may: sitsAt('s1') },
		{ command: { type: 'AnswerUndo', proposal: 0, seats: ['s3'], agrees: true }, may: isKeeper },
		{
			command: { type: 'WithdrawUndo', proposal: 0, by: [] },
			may: (person) => plays(person) && person.role !== 'player'
		},
		{ command: { type: 'UndoAtTable', kept: 1, reason: 'for the test' }, may: isKeeper },
		{ command: { type: 'UndoAtTable', kept: 3 }, may: plays },
		{ command: { type: 'RedoAtTable' }, may: plays },
		{ command: { type: 'GiveSeatToRival', seat: 's2', strength: 'easy' }, may: sitsAt('s2') },
		{ command: { type: 'TakeSeatBack', seat: 's2' }, may: plays },
		{ command: { type: 'HaltRival', seat: 's2' }, may: () => false }
	]
};
