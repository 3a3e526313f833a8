import { json } from '@sveltejs/kit';
import { speaksForDeck } from '$lib/games/heritage/chronicle-deck/from-deck';
import { commandSchema, type Command } from '$lib/games/heritage/commands';
import type { TableCommandType } from '$lib/games/heritage/table/commands';
import { application } from '$lib/server/application';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { answered, sentSchema } from '$lib/server/http/commands';
import { readJson } from '$lib/server/http/json';
import { playsUnseen } from '$lib/server/tables/hands';
import { mayAct } from '$lib/server/tables/rights';
import { choosesForAnother } from '$lib/server/tables/scoring';
import { seatOf } from '$lib/server/tables/seat-of';
import { opensEarlyAsPlayer } from '$lib/server/tables/wishes';
import type { RequestHandler } from './$types';

const bodySchema = sentSchema(commandSchema);

const OTHER_ROLE =
	'Your role in this group does not allow this. The keeper can do it, or change your role.';
const SET_UP_ELSEWHERE =
	'A table is laid out on the page that sets the chapter up, with the cards of the chronicle itself. Go there from the chapter.';
const HAND_OF_ANOTHER =
	'This hand lies face down, and somebody of the group holds it. Let them play from it, or free the seat in the settings.';

const SEALED_DECK =
	'Only Elysium itself turns a sealed deck. Ask for its next card on the page of the chronicle.';
const DOMINATOR_CHOOSES =
	'Whoever dominated the era chooses its scoring card; the keeper or a referee can do it for them.';

const OPENED_EARLY =
	'That a chapter was opened before its time, the keeper or a referee writes down.';

const forbidden = (message: string): Response => json({ message }, { status: 403 });

const doesAtTable = (command: Command, what: TableCommandType): boolean =>
	command.type === 'ActAtTable' && command.command.type === what;

/** Whether it depends on the chronicle who may give a command. */
const looksAround = (command: Command): boolean =>
	command.type === 'ChooseScoring' || doesAtTable(command, 'PlayScheme');

/** Takes one command: 200 accepted, 400 of no known form, 403 not this role's, 409 refused by the rules. */
export const POST: RequestHandler = async ({ request, locals, params }) => {
	const access = memberAccess(locals);
	const { id: actorId, name } = signedIn(locals);
	const read = await readJson(request, bodySchema, 'command');
	if (!read.ok) return read.answer;
	const { id, seen, command } = read.content;
	if (!mayAct(access, command))
		return forbidden(doesAtTable(command, 'SetTable') ? SET_UP_ELSEWHERE : OTHER_ROLE);
	if (opensEarlyAsPlayer(access, command)) return forbidden(OPENED_EARLY);
	if (speaksForDeck(command)) return forbidden(SEALED_DECK);
	const { chronicles } = await application();
	// The keeper plays for others, but not out of hands that lie face down.
	const around = looksAround(command) ? await chronicles.read(params.chronicle) : null;
	if (around && playsUnseen(access, around.state, command)) return forbidden(HAND_OF_ANOTHER);
	if (around && choosesForAnother(access, around.state, command))
		return forbidden(DOMINATOR_CHOOSES);
	const answer = await chronicles.act({
		chronicle: params.chronicle,
		actor: { id: actorId, name },
		seat: seatOf(command, access),
		command: { id, seen, body: command }
	});
	return answered(answer);
};
