import type { Chosen } from '../../../src/lib/games/heritage/chronicle/setting-of.ts';
import { openLeaders } from '../../../src/lib/games/heritage/open/open-set.ts';
import { CLANS } from '../../../src/lib/games/heritage/vocabulary.ts';

/** A chapter with the open set, dealt by the app: seats `s1`, `s2`, … with the first clans. */
export function openingNight(players: number): Chosen {
	const seats = CLANS.slice(0, players).map((clan, index) => ({
		seat: `s${index + 1}`,
		clan,
		leader: openLeaders.find((card) => card.clan === clan)?.id ?? '',
		eachRound: [],
		resting: []
	}));
	return { dealer: 'app', cards: 'set', seats, firstPlayer: 's1', missions: 'by-chance' };
}
