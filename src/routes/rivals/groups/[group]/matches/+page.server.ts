import { glanceWords } from '$lib/games/rivals/glance';
import { matchPage } from '$lib/games/rivals/pages';
import { leagueOf } from '$lib/games/rivals/tally';
import { application } from '$lib/server/application';
import { matchesOf } from '$lib/server/games/rivals/matches';
import { memberAccess } from '$lib/server/http/access';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { group, role } = memberAccess(locals);
	const matches = await matchesOf(await application(), group.id);
	return {
		group,
		writes: role !== 'spectator',
		plays: role === 'keeper' || role === 'player',
		league: leagueOf(matches),
		matches: matches.toReversed().map(({ id, title, createdAt, state, people }) => {
			const names = Object.entries(people).map(([seat, { name }]) => [seat, name] as const);
			return {
				id,
				title,
				href: matchPage(id),
				at: new Date(createdAt).toISOString(),
				...glanceWords(state, Object.fromEntries(names))
			};
		})
	};
};
