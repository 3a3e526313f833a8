import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import { listOf, recordOf } from '$lib/games/core/bounded';
import { bringGameSchema } from '$lib/games/heritage/alone/grammar';
import { nameSchema, seatSchema } from '$lib/games/heritage/shapes';
import { application } from '$lib/server/application';
import { bringGame } from '$lib/server/games/heritage/bringing';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { commandIdSchema } from '$lib/server/http/commands';
import { readJson } from '$lib/server/http/json';
import { whileAsked } from '$lib/server/http/long-work';
import type { RequestHandler } from './$types';

const bodySchema = v.strictObject({
	id: commandIdSchema,
	/** Names by seat: they are no part of the log. */
	people: recordOf(seatSchema, nameSchema, 9),
	/** Seats of whoever brings it; absent: none. */
	mine: v.optional(listOf(seatSchema, 9, 'seats')),
	command: bringGameSchema
});

/** Takes a game that was played on a device: 200 with its id, 400 of no known form, 409 not by the rules. */
export const POST: RequestHandler = async (event) => {
	const { request, locals } = event;
	const { group } = memberAccess(locals);
	const { id, name } = signedIn(locals);
	const read = await readJson(request, bodySchema, 'command');
	if (!read.ok) return read.answer;
	const { id: commandId, people, mine = [], command } = read.content;
	const game = { groupId: group.id, actor: { id, name }, commandId, people, command, mine };
	const house = await application();
	// A phone that loses its network meanwhile finds the game taken in when it sends it again.
	const lasting = { locals, platform: undefined };
	const brought = await whileAsked(lasting, (watch) => bringGame(house, game, watch));
	if (brought.kind === 'founded') return json({ game: brought.chronicle });
	const { kind: _kind, ...refusal } = brought;
	return json(refusal, { status: 409 });
};
