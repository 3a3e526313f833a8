import { readingsOf } from '$lib/games/rivals/setting';
import { seriesOf } from '$lib/games/rivals/tally';
import { application } from '$lib/server/application';
import { deckTitlesOf } from '$lib/server/games/rivals/group-decks';
import { cityOfGroup, vampiresOf } from '$lib/server/games/rivals/group-vampires';
import { matchesOf } from '$lib/server/games/rivals/matches';
import { shownMatch } from '$lib/server/games/rivals/opened';
import { packed } from '$lib/server/http/packed';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { names, ...shown } = await shownMatch(locals);
	const { clock, series } = readingsOf(shown.state.setting);
	// Only what these two readings show needs the other matches of the group.
	const matches =
		clock !== null || series !== 'one' ? await matchesOf(await application(), shown.group.id) : [];
	const house = await application();
	return {
		...shown,
		// Suggested by name where a card is typed.
		known: await vampiresOf(house.database.read, shown.group.id),
		knownCity: await cityOfGroup(house.database.read, shown.group.id),
		state: await packed(shown.state),
		people: names.seats,
		decks: await deckTitlesOf(house, shown.group.id),
		began: matches.find(({ id }) => id === shown.log.id)?.createdAt ?? null,
		series: series === 'one' ? null : seriesOf(matches, shown.log.id)
	};
};
