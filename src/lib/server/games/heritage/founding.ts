import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { dotPathOf, parseAs } from '../../../games/core/parse.ts';
import { ID_PATTERN } from '../../../games/core/envelope.ts';
import { commandSchema, type Command } from '../../../games/heritage/commands.ts';
import { nameSchema } from '../../../games/heritage/shapes.ts';
import { nameKey } from '../../accounts/names.ts';
import type { Application } from '../../application.ts';
import type { Reader } from '../../db/client.ts';
import { members } from '../../db/schema/groups.ts';

/** A player at a new table: a name, and the member of the group who sits there (null: just a name). */
interface FoundingPlayer {
	readonly seat: string;
	readonly name: string;
	readonly user: string | null;
}

/** What is wrong, and where: a path into the command, or `table.2.name` for the people at the table. */
interface FoundingProblem {
	readonly at: string;
	readonly sentence: string;
}

export type FoundingAnswer =
	| { readonly ok: true; readonly chronicle: string }
	| { readonly ok: false; readonly problems: readonly FoundingProblem[] };

interface FoundingRequest {
	readonly groupId: string;
	readonly founder: { readonly id: string; readonly name: string };
	/** In turn order. */
	readonly players: readonly FoundingPlayer[];
	/** The same id in the same group founds one chronicle, however often it is sent. */
	readonly commandId: string;
	/** The first command, as it came in. */
	readonly command: unknown;
}

/**
 * Founds a chronicle with its seats and its first command, whole or not at all. Refused with all that can be seen to
 * be wrong at once: players without a name or twice, people who are not in the group, a command that does not parse;
 * and then with the game's own refusal.
 */
export async function foundChronicle(
	{ database, keeping }: Pick<Application, 'database' | 'keeping'>,
	{ groupId, founder, players, commandId, command }: FoundingRequest
): Promise<FoundingAnswer> {
	if (!ID_PATTERN.test(commandId)) return { ok: false, problems: [DAMAGED] };
	const table = [
		...problemsOfNames(players),
		...(await problemsOfPeople(database.read, groupId, players))
	];
	const read = readCommand(command);
	if (!read.ok || table.length > 0)
		return { ok: false, problems: [...table, ...(read.ok ? [] : read.problems)] };
	if (!sameSeats(players, read.command)) return { ok: false, problems: [DAMAGED] };
	const founded = await keeping('heritage').logs.found({
		groupId,
		seats: players.map(({ seat, name, user }) => ({
			seatId: seat,
			name: name.trim(),
			userId: user
		})),
		actor: { id: founder.id, name: founder.name },
		command: { id: commandId, body: read.command }
	});
	if (founded.kind === 'founded') return { ok: true, chronicle: founded.chronicle };
	return { ok: false, problems: [{ at: founded.at ?? '', sentence: founded.sentence }] };
}

const DAMAGED: FoundingProblem = {
	at: '',
	sentence: 'This form was damaged; load the page again.'
};

/** The people at the table and the command must speak of the same seats: a seat without a row is nobody's for ever. */
function sameSeats(players: readonly FoundingPlayer[], command: Command): boolean {
	const wanted = 'seats' in command ? command.seats : [];
	return (
		wanted.length === players.length && players.every(({ seat }, index) => seat === wanted[index])
	);
}

function readCommand(
	command: unknown
): { ok: true; command: Command } | { ok: false; problems: FoundingProblem[] } {
	const read = parseAs(commandSchema, command);
	if (read.success) return { ok: true, command: read.output };
	const problems = read.issues.map((issue) => ({
		at: dotPathOf(issue) ?? '',
		sentence: asSentence(issue.message)
	}));
	return { ok: false, problems };
}

const asSentence = (words: string): string =>
	`${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;

function problemsOfNames(players: readonly FoundingPlayer[]): FoundingProblem[] {
	if (players.length < 2)
		return [{ at: 'table', sentence: 'Heritage wants two to four players. Name at least two.' }];
	return players.flatMap(({ name }, index) => {
		const at = `table.${index}.name`;
		if (!v.is(nameSchema, name))
			return [{ at, sentence: 'Every player needs a name, of 60 letters at most.' }];
		const again = players.findIndex((other) => nameKey(other.name) === nameKey(name));
		return again < index
			? [
					{
						at,
						sentence: `Two players are called ${name.trim()}. Add a letter to tell them apart.`
					}
				]
			: [];
	});
}

async function problemsOfPeople(
	read: Reader,
	groupId: string,
	players: readonly FoundingPlayer[]
): Promise<FoundingProblem[]> {
	const asked = players.flatMap(({ user }) => (user === null ? [] : [user]));
	if (asked.length === 0) return [];
	const rows = await read
		.select({ id: members.userId })
		.from(members)
		.where(and(eq(members.groupId, groupId), inArray(members.userId, asked)));
	const known = new Set(rows.map(({ id }) => id));
	return players.flatMap(({ user }, index) => {
		if (user === null) return [];
		const at = `table.${index}.name`;
		if (!known.has(user))
			return [{ at, sentence: 'This person is not in the group any more. Leave just the name.' }];
		return asked.indexOf(user) < index && players.findIndex((other) => other.user === user) < index
			? [{ at, sentence: 'One person can sit on one seat only. Leave just the name here.' }]
			: [];
	});
}
