import { fail, redirect } from '@sveltejs/kit';
import * as v from 'valibot';
import { listOf, PLENTY, stringOf } from '$lib/games/core/bounded';
import { parseAs } from '$lib/games/core/parse';
import { readJsonText } from '$lib/games/core/json-text';
import { chroniclePage } from '$lib/games/heritage/pages';
import { application } from '$lib/server/application';
import { foundLog } from '$lib/server/logs/founding';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { textOf } from '$lib/server/http/form';
import { LEVELS } from '$lib/server/http/json';
import { membersOf } from '$lib/server/tables/groups';
import { firstSeats } from '../seats';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { group } = memberAccess(locals);
	const { database } = await application();
	const members = await membersOf(database.read, group.id);
	const playing = members.filter(({ role }) => role === 'keeper' || role === 'player');
	return {
		group,
		members: members.map(({ id, name }) => ({ id, name })),
		seats: firstSeats(playing)
	};
};

/** What the page sends as one field: the people at the table, and the command as it was typed. */
const sentSchema = v.object({
	id: stringOf(),
	table: listOf(
		v.object({ seat: stringOf(), name: stringOf(), user: v.nullable(stringOf()) }),
		PLENTY
	),
	command: v.looseObject({ type: v.literal('EnterChronicle') })
});

function sentIn(form: FormData): v.InferOutput<typeof sentSchema> | null {
	const sent = readJsonText(textOf(form, 'entry'), LEVELS);
	if (!sent.ok) return null;
	const read = parseAs(sentSchema, sent.value);
	return read.success ? read.output : null;
}

export const actions: Actions = {
	default: async ({ request, locals }) => {
		const { group } = memberAccess(locals);
		const sent = sentIn(await request.formData());
		if (!sent) {
			const sentence =
				'The server could not read this. Everything you typed is still on your phone. Load the page again and resend it.';
			return fail(400, { problems: [{ at: '', sentence }] });
		}
		const founded = await foundLog(await application(), 'heritage', {
			groupId: group.id,
			founder: signedIn(locals),
			players: sent.table,
			commandId: sent.id,
			command: sent.command
		});
		if (!founded.ok) return fail(400, { problems: founded.problems });
		redirect(303, chroniclePage(founded.chronicle));
	}
};
