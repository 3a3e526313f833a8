import { DEFAULT_READINGS } from '../../../src/lib/games/vendetta/readings.ts';
import { openSet } from '../../../src/lib/games/vendetta/open/open-set.ts';
import type { Setting } from '../../../src/lib/games/vendetta/table/setting.ts';
import { TEAMS } from '../../../src/lib/games/vendetta/vocabulary.ts';

/** A kind of table that balance is measured at. */
export type Kind = { readonly name: string; readonly seats: number; readonly teams: boolean };

/** At this kind of table unequal players meet. */
export const THREE: Kind = { name: '3', seats: 3, teams: false };

export const KINDS: readonly Kind[] = [
	THREE,
	{ name: '4', seats: 4, teams: false },
	{ name: '5', seats: 5, teams: false },
	{ name: 'teams of 4', seats: 4, teams: true },
	{ name: 'teams of 6', seats: 6, teams: true }
];

/** Who could win there. */
export const sidesOf = ({ seats, teams }: Kind): number => (teams ? seats / 2 : seats);

/** The open set at such a table, dealt by the app, all readings at their defaults. `variants`: relics and Location cards. */
export const settingFor = ({ seats, teams }: Kind, variants: boolean): Setting => ({
	seats: Array.from({ length: seats }, (_, at) => {
		const team = TEAMS[at % (seats / 2)];
		return { seat: `s${at + 1}`, ...(teams && team !== undefined && { team }) };
	}),
	dealer: 'app',
	teams,
	locationCards: variants,
	relics: variants,
	cards: openSet,
	readings: DEFAULT_READINGS
});
