import { glanceWords } from '$lib/games/vendetta/glance';
import { eveningPage } from '$lib/games/vendetta/pages';
import { openGame } from '$lib/games/vendetta/looking-back/open-game';
import { sourcesOf } from '$lib/games/vendetta/sources';
import { tallyOf } from '$lib/games/vendetta/tally';
import { application } from '$lib/server/application';
import { eveningsOf } from '$lib/server/games/vendetta/evenings';
import { memberAccess } from '$lib/server/http/access';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { group, role } = memberAccess(locals);
	const evenings = await eveningsOf(await application(), group.id);
	return {
		group,
		writes: role !== 'spectator',
		tally: tallyOf(evenings),
		sources: sourcesOf(evenings),
		/** What lay face down in these may be looked at. */
		open: evenings.flatMap(({ id, state, people }) => (openGame(state) ? [{ id, people }] : [])),
		evenings: evenings.toReversed().map(({ id, title, createdAt, state, people }) => {
			const names = Object.entries(people).map(([seat, { name }]) => [seat, name] as const);
			return {
				id,
				title,
				href: eveningPage(id),
				at: new Date(createdAt).toISOString(),
				...glanceWords(state, Object.fromEntries(names))
			};
		})
	};
};
