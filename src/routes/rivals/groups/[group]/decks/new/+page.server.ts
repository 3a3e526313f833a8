import { fail, redirect } from '@sveltejs/kit';
import { counted } from '$lib/games/core/listed';
import { deckLog } from '$lib/games/rivals/decks/kept/deck-log';
import { deckPage } from '$lib/games/rivals/decks/pages';
import { readDeck } from '$lib/games/rivals/decks/read-deck';
import { newId } from '$lib/server/accounts/tokens';
import { application } from '$lib/server/application';
import { memberAccess, signedIn } from '$lib/server/http/access';
import { textOf } from '$lib/server/http/form';
import { foundLog } from '$lib/server/logs/founding';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals }) => {
	const { group } = memberAccess(locals);
	// Sent twice, it counts once.
	return { group, command: newId() };
};

/** The one seat of a deck: its owner's. */
const OWNER = 's1';

export const actions: Actions = {
	default: async ({ request, locals }) => {
		const { group } = memberAccess(locals);
		const person = signedIn(locals);
		const form = await request.formData();
		const typed = {
			command: textOf(form, 'command'),
			title: textOf(form, 'title'),
			list: textOf(form, 'list')
		};
		const { deck, faults, more } = readDeck(typed.list);
		const unread = faults.length + more;
		const title = typed.title.replace(/\s+/g, ' ').trim();
		const problems = [
			...(title === '' ? [{ at: 'title', sentence: 'Give the deck a name.' }] : []),
			...(unread > 0
				? [
						{
							at: 'list',
							sentence: `${counted(unread, 'line')} could not be read. Mend the list first.`
						}
					]
				: [])
		];
		if (problems.length > 0) return fail(400, { typed, problems });
		const founded = await foundLog(await application(), deckLog.name, {
			groupId: group.id,
			founder: person,
			players: [{ seat: OWNER, name: person.name, user: person.id }],
			commandId: typed.command,
			command: { type: 'BeginDeck', seats: [OWNER], title, deck }
		});
		if (!founded.ok) return fail(400, { typed, problems: founded.problems });
		redirect(303, deckPage(founded.chronicle));
	}
};
