import { aloneCommandSchema, type AloneCommand } from '$lib/games/heritage/alone/grammar';
import { application } from '$lib/server/application';
import { signedIn } from '$lib/server/http/access';
import { answered, sentSchema } from '$lib/server/http/commands';
import { readJson } from '$lib/server/http/json';
import type { RequestHandler } from './$types';

const bodySchema = sentSchema(aloneCommandSchema);

/** Whose intention a command is, where it says so; null: the whole table's. */
const seatNamed = (command: AloneCommand): string | null =>
	command.type === 'ActAtTable' && 'seat' in command.command ? command.command.seat : null;

/** Takes one command in a game outside a chronicle: 200 accepted, 400 of no known form, 409 refused by the rules. */
export const POST: RequestHandler = async ({ request, locals, params }) => {
	const { id, name } = signedIn(locals);
	const read = await readJson(request, bodySchema, 'command');
	if (!read.ok) return read.answer;
	const { id: commandId, seen, command } = read.content;
	const { games } = await application();
	return answered(
		await games.act({
			chronicle: params.game,
			actor: { id, name },
			seat: seatNamed(command),
			command: { id: commandId, seen, body: command }
		})
	);
};
