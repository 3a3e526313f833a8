import { capital } from '../../games/core/capital.ts';
import { ID_PATTERN } from '../../games/core/envelope.ts';
import { sameJson } from '../../games/core/json.ts';
import { dotPathOf, parseAs } from '../../games/core/parse.ts';
import { nameSchema } from '../../games/core/seats.ts';
import { nameKey } from '../accounts/names.ts';
import type { Application } from '../application.ts';
import { membersOf } from '../tables/groups.ts';

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
	/** The same id in the same group founds one log, however often it is sent. */
	readonly commandId: string;
	/** The first command, as it came in. */
	readonly command: unknown;
}

/**
 * Founds a log of a game with its seats and its first command, whole or not at all. The command names the seats in turn
 * order, as `seats`. Refused with all that can be seen to be wrong at once: players without a name or twice, people who
 * are not in the group, a command that does not parse; and then with the game's own refusal.
 */
export async function foundLog(
	{ database, keeping }: Pick<Application, 'database' | 'keeping'>,
	game: string,
	{ groupId, founder, players, commandId, command }: FoundingRequest
): Promise<FoundingAnswer> {
	const here = keeping(game);
	if (!here || !ID_PATTERN.test(commandId)) return { ok: false, problems: [DAMAGED] };
	const members = await membersOf(database.read, groupId);
	const people = members.map(({ id }) => id);
	const problems = [...problemsOfNames(players), ...problemsOfPeople(people, players)];
	const read = parseAs(here.kept.game.commandSchema, command);
	if (!read.success)
		problems.push(
			...read.issues.map((issue) => ({
				at: dotPathOf(issue) ?? '',
				sentence: asSentence(issue.message)
			}))
		);
	if (!read.success || problems.length > 0) return { ok: false, problems };
	// A seat without a row is nobody's for ever.
	const named = players.map(({ seat }) => seat);
	if (!sameJson(read.output['seats'] ?? [], named)) return { ok: false, problems: [DAMAGED] };
	const founded = await here.logs.found({
		groupId,
		seats: players.map(({ seat, name, user }) => ({
			seatId: seat,
			name: name.trim(),
			userId: user
		})),
		actor: { id: founder.id, name: founder.name },
		command: { id: commandId, body: read.output }
	});
	if (founded.kind === 'founded') return { ok: true, chronicle: founded.chronicle };
	return { ok: false, problems: [{ at: founded.at ?? '', sentence: founded.sentence }] };
}

const DAMAGED: FoundingProblem = {
	at: '',
	sentence: 'This form was damaged. Load the page again.'
};

const asSentence = (words: string): string => `${capital(words)}${/[.!?]$/.test(words) ? '' : '.'}`;

function problemsOfNames(players: readonly FoundingPlayer[]): FoundingProblem[] {
	return players.flatMap(({ name }, index) => {
		const at = `table.${index}.name`;
		if (!parseAs(nameSchema, name).success)
			return [{ at, sentence: 'Every player needs a name of at most 60 letters.' }];
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

function problemsOfPeople(
	known: readonly string[],
	players: readonly FoundingPlayer[]
): FoundingProblem[] {
	return players.flatMap(({ user }, index) => {
		if (user === null) return [];
		const at = `table.${index}.name`;
		if (!known.includes(user))
			return [{ at, sentence: 'This person has left the group. Leave just the name.' }];
		return players.findIndex((other) => other.user === user) < index
			? [{ at, sentence: 'A person can have only one seat. Leave just the name here.' }]
			: [];
	});
}
