import type { Application } from '../../../../src/lib/server/application.ts';
import { hashPassword } from '../../../../src/lib/server/accounts/passwords.ts';
import { newId } from '../../../../src/lib/server/accounts/tokens.ts';
import { announceDraw } from '../../../../src/lib/server/games/heritage/drawing.ts';
import { bringGame } from '../../../../src/lib/server/games/heritage/bringing.ts';
import { users } from '../../../../src/lib/server/db/schema/accounts.ts';
import { groups, members } from '../../../../src/lib/server/db/schema/groups.ts';
import type { Role } from '../../../../src/lib/server/tables/roles.ts';
import { laidAlone } from '../../../e2e/support/laid-alone.ts';
import { ANNA, start } from '../../../unit/heritage/table.ts';

/** Someone who asks. */
export interface Actor {
	readonly who: string;
	readonly id: string;
	/** undefined: nobody is signed in */
	readonly session: string | undefined;
	readonly guest: boolean;
	/** what they are in the group of their cast; null: they are in none */
	readonly role: Role | null;
	/** their seats in the chronicle of their cast */
	readonly seats: readonly string[];
	/** seats of others there for which they may act, without seeing the hand */
	readonly actsFor?: readonly string[];
}

export interface Cast {
	readonly group: string;
	readonly chronicle: string;
	/** a game outside a chronicle */
	readonly game: string;
	/** a provable draw for a tie of s1 and s2, in which nothing is declared yet */
	readonly draw: string;
	readonly actors: readonly Actor[];
}

const PEOPLE: readonly Omit<Actor, 'id' | 'session'>[] = [
	{ who: 'keeper', guest: false, role: 'keeper', seats: [] },
	{ who: 'player', guest: false, role: 'player', seats: ['s1'] },
	{ who: 'referee', guest: false, role: 'referee', seats: [] },
	{ who: 'spectator', guest: false, role: 'spectator', seats: [] },
	{ who: 'guest who plays', guest: true, role: 'player', seats: ['s2'] },
	{ who: 'stand-in', guest: false, role: 'player', seats: [], actsFor: ['s1'] },
	{ who: 'someone without a group', guest: false, role: null, seats: [] },
	{ who: 'guest without a group', guest: true, role: null, seats: [] }
];

const NOBODY: Actor = {
	who: 'nobody',
	id: '',
	session: undefined,
	guest: false,
	role: null,
	seats: []
};

/** One hash for all: what it costs is not what is tested here. */
const passwordHash = hashPassword('nobody asks for this one');

async function arrive({ database, sessions }: Application, person: (typeof PEOPLE)[number]) {
	const id = newId();
	const stored = person.guest ? null : await passwordHash;
	await database.write((tx) =>
		tx.insert(users).values({
			id,
			name: person.who,
			nameKey: person.guest ? null : id,
			passwordHash: stored,
			createdAt: 0
		})
	);
	return { ...person, id, session: (await sessions.open(id)).id };
}

/** A group with someone in every role, a chronicle with a character, a single game, a draw, and people who do not belong. */
export async function newCast(application: Application): Promise<Cast> {
	const people = await Promise.all(PEOPLE.map((person) => arrive(application, person)));
	const group = newId();
	await application.database.write(async (tx) => {
		await tx.insert(groups).values({ id: group, name: 'The table', createdAt: 0 });
		for (const { id, role } of people)
			if (role) await tx.insert(members).values({ groupId: group, userId: id, role, joinedAt: 0 });
	});
	const seats = ['s1', 's2', 's3'];
	const actor = { id: people[0]?.id ?? '', name: 'keeper' };
	const founded = await application.chronicles.found({
		groupId: group,
		actor,
		seats: seats.map((seatId) => ({
			seatId,
			name: `Seat ${seatId}`,
			userId: people.find((person) => person.seats.includes(seatId))?.id ?? null
		})),
		command: { id: newId(), body: start(seats.length) }
	});
	if (founded.kind !== 'founded') throw new Error('the chronicle of the cast was refused');
	await application.chronicles.act({
		chronicle: founded.chronicle,
		actor,
		seat: null,
		command: { id: newId(), seen: 1, body: { type: 'RegisterCharacter', character: ANNA } }
	});
	for (const { id: to, actsFor = [] } of people)
		for (const seat of actsFor) {
			const from = people.find((person) => person.seats.includes(seat))?.id ?? null;
			const lent = await application.chronicles.act({
				chronicle: founded.chronicle,
				actor,
				seat,
				command: { id: newId(), seen: 1, body: { type: 'LendSeat', seat, from, to, hand: false } }
			});
			if (lent.kind !== 'accepted') throw new Error('the seat of the cast was not lent');
		}
	const brought = await bringGame(application, {
		groupId: group,
		actor,
		commandId: newId(),
		people: {},
		command: { type: 'BringGame', title: 'A single game', ...laidAlone() }
	});
	if (brought.kind !== 'founded') throw new Error('the game of the cast was refused');
	const chronicle = await application.chronicles.read(founded.chronicle);
	if (!chronicle) throw new Error('the chronicle of the cast is not there');
	const announced = await announceDraw(application, {
		chronicle,
		actor,
		commandId: newId(),
		tie: { over: { kind: 'chapter', chapter: 1 }, seats: ['s1', 's2'], level: [] }
	});
	if (announced.kind !== 'founded') throw new Error('the draw of the cast was refused');
	return {
		group,
		chronicle: founded.chronicle,
		game: brought.chronicle,
		draw: announced.chronicle,
		actors: [...people, NOBODY]
	};
}
