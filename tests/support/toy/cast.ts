import { newId } from '../../../src/lib/server/accounts/tokens.ts';
import type { Application } from '../../../src/lib/server/application.ts';
import { KEPT_GAMES } from '../../../src/lib/server/games/registry.ts';
import type { AnyKept } from '../../../src/lib/server/logs/kept-game.ts';
import type { Actor as Person } from '../../server/rights/support/people.ts';
import { keeperOf, seated, type GameCast, type Place } from '../game-cast.ts';
import { keptRooms } from './kept.ts';
import { rooms, VOTES, type RoomsCommand } from './rooms.ts';

/** All games of the house, and the toy. */
export const WITH_TOY: readonly AnyKept[] = [...KEPT_GAMES, keptRooms as unknown as AnyKept];

export const SEATS = ['s1', 's2', 's3', 's4'];
const [VOTE = ''] = VOTES;

/** What is kept of the toy. */
export function keptIn(house: Application) {
	const keeping = house.keeping(rooms.name);
	if (!keeping) throw new Error('the toy is not kept');
	return keeping;
}

/** Opens an evening. */
export async function openEvening(
	house: Application,
	place: Place,
	{ title = 'Evening', seats = SEATS, id = newId() } = {}
): Promise<string> {
	const body: RoomsCommand = { type: 'Open', title, seats: [...seats] };
	const founded = await keptIn(house).logs.found({
		groupId: place.group,
		actor: keeperOf(place),
		seats: seated(place, seats),
		command: { id, body }
	});
	if (founded.kind !== 'founded') throw new Error(founded.sentence);
	return founded.chronicle;
}

const ofSeat = ({ role, seats }: Person): boolean =>
	role === 'keeper' || (role === 'player' && seats.includes('s1'));
const ofNobody = (): boolean => false;
const seat = 's1';
const kept = 0;
const proposal = 0;

const SAMPLES: { readonly [T in RoomsCommand['type']]: Extract<RoomsCommand, { type: T }> } = {
	Open: { type: 'Open', title: 'Another', seats: SEATS },
	Say: { type: 'Say', seat, text: 'Good evening' },
	Show: { type: 'Show', seat },
	Vote: { type: 'Vote', seat, vote: VOTE },
	Undo: { type: 'Undo', seat, kept },
	AskUndo: { type: 'AskUndo', seat, kept },
	AnswerUndo: { type: 'AnswerUndo', seat, proposal, agrees: true },
	WithdrawUndo: { type: 'WithdrawUndo', seat, proposal },
	Redo: { type: 'Redo', seat },
	EndEvening: { type: 'EndEvening' },
	GoOnWithoutCards: { type: 'GoOnWithoutCards' }
};

export const roomsCast: GameCast = {
	name: rooms.name,
	begin: openEvening,
	move: { who: 'player', command: SAMPLES.Say },
	async end(house, place, chronicle) {
		for (const one of SEATS) {
			const body = { ...SAMPLES.Vote, seat: one };
			const command = { id: newId(), seen: 1, body };
			await keptIn(house).logs.act({ chronicle, actor: keeperOf(place), seat: one, command });
		}
	},
	commands: Object.values(SAMPLES).map((command) => ({
		command,
		may: 'seat' in command ? ofSeat : ofNobody
	}))
};
