import { pick, seededChance } from '../../../src/lib/games/core/chance.ts';
import type { CardSet } from '../../../src/lib/games/vendetta/cards.ts';
import {
	DEFAULT_READINGS,
	readingChoices,
	type Readings
} from '../../../src/lib/games/vendetta/readings.ts';
import type { Setting } from '../../../src/lib/games/vendetta/table/setting.ts';
import { TEAMS } from '../../../src/lib/games/vendetta/vocabulary.ts';
import { plainCards } from './cards.ts';

/** A setting for so many players, in teams where asked. */
export function settingFor(
	players: number,
	changes: Partial<Omit<Setting, 'readings' | 'cards'>> & {
		readonly readings?: Partial<Readings>;
		readonly cards?: CardSet;
	} = {}
): Setting {
	const { readings, cards = plainCards, teams = false, ...others } = changes;
	return {
		seats: Array.from({ length: players }, (_, at) => {
			const team = TEAMS[at % (players / 2)];
			return { seat: `s${at + 1}`, ...(teams && team && { team }) };
		}),
		dealer: 'app',
		teams,
		locationCards: false,
		relics: false,
		cards,
		readings: { ...DEFAULT_READINGS, ...readings },
		...others
	};
}

/** A group's own readings, drawn from all there are. */
export function readingsBy(seed: number): Partial<Readings> {
	const chance = seededChance(seed);
	return Object.fromEntries(
		readingChoices.map(({ field, options }) => [field, pick(chance, options).value])
	);
}
