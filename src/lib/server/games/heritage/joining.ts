import { and, eq } from 'drizzle-orm';
import { parseAs } from '../../../games/core/parse.ts';
import { ID_PATTERN } from '../../../games/core/envelope.ts';
import { nextSeat } from '../../../games/heritage/chronicle/joining.ts';
import { nameProof } from '../../../games/core/named.ts';
import { nameSchema, type SeatId } from '../../../games/heritage/shapes.ts';
import { nameKey } from '../../accounts/names.ts';
import type { Application } from '../../application.ts';
import type { Database } from '../../db/client.ts';
import { commands } from '../../db/schema/chronicles.ts';
import { membersOf } from '../../tables/groups.ts';
import { seatsOf } from '../../logs/annex.ts';
import type { Actor } from '../../logs/answers.ts';
import { REAL_SURROUNDINGS } from '../../logs/surroundings.ts';

interface Joining {
	readonly chronicle: { readonly id: string; readonly groupId: string };
	readonly actor: Actor;
	/** The same id lets one newcomer in, however often it is sent. */
	readonly commandId: string;
	/** As typed. */
	readonly name: string;
	/** The member of the group who sits down; null: just a name. */
	readonly userId: string | null;
}

/** Why nobody sat down; `at` is the field, null: something else stands in the way. */
interface JoiningProblem {
	readonly at: 'name' | 'person' | null;
	readonly sentence: string;
}

type Joined =
	| { readonly ok: true; readonly seat: SeatId }
	| { readonly ok: false; readonly problem: JoiningProblem };

const refused = (at: JoiningProblem['at'], sentence: string): Joined => ({
	ok: false,
	problem: { at, sentence }
});

const DAMAGED = refused(null, 'This form was damaged. Load the page again.');

/** How often the next seat is looked for, where others sat down meanwhile. */
const TRIES = 5;

/**
 * Lets somebody new join a chronicle: the event and the row of the seat, with its name, in one transaction, so
 * that neither is ever there without the other. Refused: a name that may not be or that somebody here has, a
 * person who is not in the group or sits here already, and for the game's own reasons.
 */
export async function joinTable(
	{ database, keeping }: Pick<Application, 'database' | 'keeping'>,
	{ chronicle: { id, groupId }, actor, commandId, name: typed, userId }: Joining
): Promise<Joined> {
	if (!ID_PATTERN.test(commandId)) return DAMAGED;
	const parsed = parseAs(nameSchema, typed);
	if (!parsed.success)
		return refused(
			'name',
			typed.trim() === ''
				? 'Write the name of the new player.'
				: 'A name can have at most 60 characters.'
		);
	const name = parsed.output;
	// Sent again it finds its first answer; the name is its own by then.
	const illegal = (await wasSent(database, id, commandId))
		? null
		: await problemOf(database, { id, groupId }, name, userId);
	if (illegal) return illegal;
	const salt = REAL_SURROUNDINGS.id();
	const { logs } = keeping('heritage');
	for (let tries = 1; ; tries++) {
		const chronicle = await logs.read(id);
		if (!chronicle) return refused(null, 'This chronicle does not exist. It may be deleted.');
		// Where no seat is left the rules say so.
		const seat = nextSeat(chronicle.state) ?? 's1';
		const answer = await logs.act({
			chronicle: id,
			actor,
			seat,
			newcomer: { name, userId, salt },
			command: {
				id: commandId,
				seen: chronicle.version,
				body: {
					type: 'JoinChronicle',
					seat,
					proof: nameProof(chronicle.logId, seat, { name, salt })
				},
				wish: { type: 'JoinChronicle', name, userId }
			}
		});
		if (answer.kind === 'accepted') {
			// Sent again, it is the seat of the first time.
			const sat = answer.events[0]?.event['seat'];
			return { ok: true, seat: typeof sat === 'string' ? sat : seat };
		}
		if (answer.reason !== 'seat-not-next' || tries === TRIES) return refused(null, answer.sentence);
	}
}

async function wasSent({ read }: Pick<Database, 'read'>, chronicleId: string, commandId: string) {
	const [sent] = await read
		.select({ id: commands.id })
		.from(commands)
		.where(and(eq(commands.chronicleId, chronicleId), eq(commands.id, commandId)));
	return sent !== undefined;
}

async function problemOf(
	{ read }: Pick<Database, 'read'>,
	{ id, groupId }: Joining['chronicle'],
	name: string,
	userId: string | null
): Promise<Joined | null> {
	const seats = await seatsOf(read, id);
	if (seats.some((seat) => nameKey(seat.name) === nameKey(name)))
		return refused(
			'name',
			`Someone here is already called ${name}. Add a letter to tell them apart. Players who only left for now come back from their own page.`
		);
	if (userId === null) return null;
	if (!(await membersOf(read, groupId)).some((member) => member.id === userId))
		return refused('person', 'This person has left the group. Leave just the name.');
	return seats.some((seat) => seat.userId === userId)
		? refused('person', 'This person already sits here. Leave just the name.')
		: null;
}
