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
		matches: matches.toReversed().map(({ id, title, href, createdAt, where, more }) => ({
			id,
			title,
			href,
			at: new Date(createdAt).toISOString(),
			where,
			more
		}))
	};
};
