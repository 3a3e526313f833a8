import {
	openCharacters,
	openClanSchemes,
	openMissions,
	openPack
} from '$lib/games/heritage/open/open-set';
import { openPart, partNames, PARTS } from './parts';
import type { PageServerLoad } from './$types';

/** One part at a time, by `?part=`: works without a script, can be shared, and keeps the page light. */
export const load: PageServerLoad = ({ url }) => {
	const asked = url.searchParams.get('part');
	const part = PARTS.find((one) => one === asked) ?? PARTS[0];
	return {
		parts: partNames,
		part: openPart(part),
		licence: openPack.licence,
		counts: {
			characters: openCharacters.length,
			schemes: openClanSchemes.length,
			missions: openMissions.length
		}
	};
};
