import { json } from '@sveltejs/kit';
import { drawCommandSchema, type DrawCommand } from '$lib/games/heritage/draw/grammar';
import { application } from '$lib/server/application';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { answered, sentSchema } from '$lib/server/http/commands';
import { readJson } from '$lib/server/http/json';
import { mayDraw } from '$lib/server/games/heritage/rights';
import type { RequestHandler } from './$types';

const bodySchema = sentSchema(drawCommandSchema);

const NOT_YOURS =
	'This is not yours to do in this draw. Each declares and seals for their own seat; the keeper declares for others.';

/** Whose intention a command is, where it says so; null: the whole table's. */
function seatNamed(command: DrawCommand): string | null {
	if ('seat' in command) return command.seat;
	return 'device' in command && command.device !== 'table' ? command.device : null;
}

/** Takes one command of a draw: 200 accepted, 400 of no known form, 403 not theirs, 409 refused by the rules. */
export const POST: RequestHandler = async ({ request, locals, params }) => {
	const access = memberAccess(locals);
	const { id, name } = signedIn(locals);
	const read = await readJson(request, bodySchema, 'command');
	if (!read.ok) return read.answer;
	const { id: commandId, seen, command } = read.content;
	if (!mayDraw(access, command)) return json({ message: NOT_YOURS }, { status: 403 });
	const { draws } = await application();
	return answered(
		await draws.act({
			chronicle: params.draw,
			actor: { id, name },
			seat: seatNamed(command),
			command: { id: commandId, seen, body: command }
		})
	);
};
