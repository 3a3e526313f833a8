import type { Application } from '../../../../src/lib/server/application.ts';
import { newId } from '../../../../src/lib/server/accounts/tokens.ts';
import { bringGame } from '../../../../src/lib/server/games/heritage/bringing.ts';
import { announceDraw } from '../../../../src/lib/server/games/heritage/drawing.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { laidAlone } from '../../../e2e/support/laid-alone.ts';
import { keeperOf, seated, type GameCast, type Place } from '../../../support/game-cast.ts';
import type { Actor as Person } from '../../rights/support/people.ts';
import { ANNA, start } from '../../../unit/heritage/table.ts';

const SEATS = ['s1', 's2', 's3'];

/** A chronicle with a character, in which somebody is let act for the first seat. */
async function beginChronicle(house: Application, place: Place): Promise<string> {
	const actor = keeperOf(place);
	const founded = await house.keeping('heritage').logs.found({
		groupId: place.group,
		actor,
		seats: seated(place, SEATS),
		command: { id: newId(), body: start(SEATS.length) }
	});
	if (founded.kind !== 'founded') throw new Error('the chronicle of the cast was refused');
	const { chronicle } = founded;
	const act = async (seat: string | null, body: Command) => {
		const command = { id: newId(), seen: 1, body };
		const answer = await house.keeping('heritage').logs.act({ chronicle, actor, seat, command });
		if (answer.kind !== 'accepted') throw new Error(`${body.type} of the cast was refused`);
	};
	await act(null, { type: 'RegisterCharacter', character: ANNA });
	for (const { id: to, actsFor = [] } of place.actors)
		for (const seat of actsFor) {
			const from = place.actors.find(({ seats }) => seats.includes(seat))?.id ?? null;
			await act(seat, { type: 'LendSeat', seat, from, to, hand: false });
		}
	return chronicle;
}

/** Everybody in the group who does not only look on. */
const plays = ({ role }: Person): boolean => role !== null && role !== 'spectator';
const holdsFirst = ({ seats }: Person): boolean => seats.includes('s1');

const GIVE_TO_BOX = {
	type: 'ActAtTable',
	command: { type: 'ChangeDealer', dealer: 'box', reason: 'for the test' }
} as const;
const DECLARE = { type: 'DeclareArchetype', seat: 's1', archetype: 'warlike' } as const;

// Who may give which of its many commands: tests/server/rights/commands.test.ts.
export const chronicleCast: GameCast = {
	name: 'heritage',
	begin: beginChronicle,
	move: { who: 'keeper', command: { type: 'RenameChronicle', title: 'Another name' } },
	commands: []
};

export const aloneCast: GameCast = {
	name: 'heritage-alone',
	async begin(house, place) {
		const brought = await bringGame(house, {
			groupId: place.group,
			actor: keeperOf(place),
			commandId: newId(),
			people: {},
			command: { type: 'BringGame', title: 'A single game', ...laidAlone() }
		});
		if (brought.kind !== 'founded') throw new Error('the game of the cast was refused');
		return brought.chronicle;
	},
	move: { who: 'player', command: GIVE_TO_BOX },
	commands: [
		{ command: { type: 'BringGame', title: 'Another', ...laidAlone() }, may: () => false },
		{ command: GIVE_TO_BOX, may: plays },
		{ command: { type: 'UndoAtTable', kept: 1 }, may: plays },
		{ command: { type: 'RedoAtTable' }, may: plays }
	]
};

/** A provable draw for a tie of s1 and s2, in which nothing is declared yet. */
export const drawCast: GameCast = {
	name: 'heritage-draw',
	async begin(house, place) {
		const { logs } = house.keeping('heritage');
		const ids = (await logs.ofGroup(place.group)).map(({ id }) => id);
		const found = await Promise.all(ids.map((id) => logs.read(id)));
		// Of a copy that came as a file nobody holds the seats.
		const chronicle =
			found.find((one) => one?.importedAt === null) ??
			(await logs.read(await beginChronicle(house, place)));
		if (!chronicle) throw new Error('the chronicle of the cast is not there');
		const announced = await announceDraw(house, {
			chronicle,
			actor: keeperOf(place),
			commandId: newId(),
			tie: { over: { kind: 'chapter', chapter: 1 }, seats: ['s1', 's2'], level: [] }
		});
		if (announced.kind !== 'founded') throw new Error('the draw of the cast was refused');
		return announced.chronicle;
	},
	move: { who: 'player', command: DECLARE },
	async end(house, place, chronicle) {
		const command = { id: newId(), seen: 0, body: { type: 'AbandonDraw' } as const };
		await house
			.keeping('heritage-draw')
			.logs.act({ chronicle, actor: keeperOf(place), seat: null, command });
	},
	commands: [
		{ command: DECLARE, may: (person) => person.role === 'keeper' || holdsFirst(person) },
		// Not even the keeper has a number for somebody else.
		{
			command: {
				type: 'OpenContribution',
				device: 's1',
				attempt: 1,
				contribution: 'a'.repeat(64)
			},
			may: holdsFirst
		},
		{ command: { type: 'TurnCard', turn: 1 }, may: plays }
	]
};
