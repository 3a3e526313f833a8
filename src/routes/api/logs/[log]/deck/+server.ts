import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import { wishSchema } from '$lib/games/heritage/chronicle-deck/wishes';
import { application } from '$lib/server/application';
import { turn } from '$lib/server/games/heritage/turning';
import { signedIn } from '$lib/server/http/access';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { commandIdSchema } from '$lib/server/http/commands';
import { readJson } from '$lib/server/http/json';
import { mayWish } from '$lib/server/games/heritage/wishes';
import type { RequestHandler } from './$types';

const bodySchema = v.strictObject({ id: commandIdSchema, wish: wishSchema });

const OTHER_ROLE =
	'The player who claimed a mission decides it, or the keeper for them. Only the keeper or a referee opens a chapter early, and only the keeper chooses the deck.';

/** Turns the sealed deck: 200 turned, 400 of no known form, 403 not this role’s, 409 refused, with the reason. */
export const POST: RequestHandler = async ({ request, locals }) => {
	const { id: actorId, name } = signedIn(locals);
	const read = await readJson(request, bodySchema, 'wish');
	if (!read.ok) return read.answer;
	const { id, wish } = read.content;
	const { access, chronicle } = await openedChronicle(locals);
	if (!mayWish(access, chronicle.state, wish))
		return json({ message: OTHER_ROLE }, { status: 403 });
	const answer = await turn(await application(), {
		chronicle: chronicle.id,
		access,
		actor: { id: actorId, name },
		commandId: id,
		wish
	});
	if (answer.kind === 'accepted') return json({ kind: 'accepted', version: answer.version });
	const { kind: _kind, ...refusal } = answer;
	return json(refusal, { status: 409 });
};
