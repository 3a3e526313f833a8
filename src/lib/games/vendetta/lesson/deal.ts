import type { SeatId } from '../../core/seats.ts';
import { openSet } from '../open/open-set.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { NOTHING_SEALED, type SealedTable } from '../table/dealing.ts';
import type { Setting } from '../table/setting.ts';
import { CLANS, type Clan, type Face, type LocationId } from '../vocabulary.ts';
import { LEARNER } from './learner.ts';

/** A turn of an opponent, as far as nothing keeps it from being played. */
export type ScriptedTurn = {
	readonly card: string;
	readonly at: LocationId;
	readonly face: Face;
	readonly blood: number;
};

type Place = {
	readonly name: string;
	readonly clan: Clan;
	/** The clan deck from the top; the others follow. */
	readonly deck: readonly string[];
	/** What an opponent keeps, and its turns. */
	readonly keeps: readonly string[];
	readonly turns: readonly ScriptedTurn[];
};

const ADA: SeatId = 's2';
const BO: SeatId = 's3';

/**
 * The story: Mina and Ada meet at Location 1, where Ada spends herself close to Frenzy. Bo has too much at Location 2 to
 * stay there. The Haven is open to whoever withdraws to it.
 */
const PLACES: { readonly [seat: SeatId]: Place } = {
	[LEARNER]: {
		name: 'Mina',
		clan: 'brujah',
		deck: ['brujah-brick', 'brujah-swing-first', 'brujah-manifesto'],
		keeps: [],
		turns: []
	},
	[ADA]: {
		name: 'Ada',
		clan: 'toreador',
		deck: ['toreador-ovation', 'toreador-private-viewing', 'toreador-encore'],
		keeps: ['toreador-ovation', 'toreador-private-viewing'],
		turns: [
			{ card: 'toreador-ovation', at: '1', face: 'up', blood: 3 },
			{ card: 'toreador-hunt', at: 'haven', face: 'up', blood: 2 },
			{ card: 'toreador-private-viewing', at: '2', face: 'down', blood: 0 }
		]
	},
	[BO]: {
		name: 'Bo',
		clan: 'gangrel',
		deck: ['gangrel-red-snow', 'gangrel-lick-the-wounds', 'gangrel-drag-it-off'],
		keeps: ['gangrel-red-snow', 'gangrel-lick-the-wounds'],
		turns: [
			{ card: 'gangrel-lick-the-wounds', at: '2', face: 'up', blood: 3 },
			{ card: 'gangrel-red-snow', at: '2', face: 'down', blood: 0 },
			{ card: 'gangrel-hunt', at: 'haven', face: 'up', blood: 0 }
		]
	}
};

/** The Allies at Location 1, at Location 2 and at the Haven. */
const ALLIES: readonly string[] = ['finch', 'pike', 'sloane'];

/** Who sits where. */
export const LESSON_PEOPLE: { readonly [seat: SeatId]: string } = Object.fromEntries(
	Object.entries(PLACES).map(([seat, { name }]) => [seat, name])
);

/** The clan of each seat, which is chosen for everybody. */
export const clanAt = (seat: SeatId): Clan => PLACES[seat]?.clan ?? CLANS[0];

export const keptAt = (seat: SeatId): readonly string[] => PLACES[seat]?.keeps ?? [];

/** The turn an opponent has in mind after so many. */
export const turnAt = (seat: SeatId, after: number): ScriptedTurn | null =>
	PLACES[seat]?.turns[after] ?? null;

/** Those named first, then all others in their order. */
const ordered = (first: readonly string[], all: readonly { readonly id: string }[]): string[] => [
	...first,
	...all.map(({ id }) => id).filter((id) => !first.includes(id))
];

/** The game that teaches: one round instead of three, cards in a fixed order, and Ada goes first. */
export function lessonDeal(): { readonly setting: Setting; readonly sealed: SealedTable } {
	const places = Object.values(PLACES);
	const setting: Setting = {
		seats: Object.keys(PLACES).map((seat) => ({ seat })),
		dealer: 'app',
		teams: false,
		locationCards: false,
		relics: false,
		cards: openSet,
		readings: DEFAULT_READINGS,
		rounds: 1,
		first: ADA,
		clansShown: [...places.map(({ clan }) => clan), 'nosferatu']
	};
	const deckOf = ({ clan, deck }: Place): string[] =>
		ordered(
			deck,
			openSet.clanCards.filter((card) => card.clan === clan && card.starting !== true)
		);
	const sealed: SealedTable = {
		...NOTHING_SEALED,
		piles: {
			...NOTHING_SEALED.piles,
			shuffled: {
				allies: { 0: ordered(ALLIES, openSet.allies) },
				clan: Object.fromEntries(places.map((place) => [place.clan, deckOf(place)]))
			}
		}
	};
	return { setting, sealed };
}
