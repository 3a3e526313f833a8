import { MOST_CHANGES } from '$lib/games/vendetta/state';
import { application } from '$lib/server/application';
import { shownEvening } from '$lib/server/games/vendetta/opened';
import { storedDraft } from '$lib/server/http/stored-draft';
import { countDraft } from '$lib/ui/vendetta/count/count-draft';
import { historyOf } from './history';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { names, ...shown } = await shownEvening(locals);
	const { keeping } = await application();
	const { logs } = keeping('vendetta');
	// The beginning, and all that can follow it.
	const log = (await logs.events(shown.evening.id, 0, MOST_CHANGES + 1)) ?? [];
	const key = countDraft(shown.state);
	return {
		...shown,
		people: names.seats,
		history: historyOf(log, names.seats, names.people),
		draft: { key, draft: shown.writes ? await storedDraft(locals, key) : null }
	};
};
