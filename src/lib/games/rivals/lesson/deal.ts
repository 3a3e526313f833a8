import type { Chance } from '../../core/chance.ts';
import type { SeatId } from '../../core/seats.ts';
import { cardsOf } from '../cards/card-set.ts';
import type { CardId } from '../cards/card.ts';
import { openSet } from '../open/open-set.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { settingFor, type TableDeck, type TableSetting } from '../table/setting.ts';
import { LEARNER } from './learner.ts';

/** Who plays against the learner. */
export const OPPONENT: SeatId = 's2';

/** The vampires and cards that the story is about. */
export const MARTA: CardId = 'brujah-marta-kowal';
export const ROOK: CardId = 'brujah-rook-callahan';
export const TEODOR: CardId = 'toreador-teodor-vane';
export const WREN: CardId = 'toreador-wren-halloran';
export const BOOTS: CardId = 'brujah-boots-first';
export const DOWN: CardId = 'brujah-while-they-are-down';
export const STRAIGHT_FACE: CardId = 'neutral-keep-a-straight-face';
export const SCHEME: CardId = 'neutral-share-the-spoils';
export const RIGHT_EAR: CardId = 'neutral-a-word-in-the-right-ear';
export const WATCHING: CardId = 'toreador-everyone-is-watching';
export const SHIELDED: CardId = 'neutral-somebody-elses-problem';

type Place = {
	readonly name: string;
	readonly deck: string;
	/** Agenda at the start: the lesson joins a match under way. */
	readonly agenda: number;
	/** From the top; all others follow. */
	readonly library: readonly CardId[];
	readonly faction: readonly CardId[];
};

/**
 * The story: Ada goes first and sends two vampires to The Streets. Whoever follows the coach hurts one of them, is attacked,
 * wins a Scheme, brings that vampire down, and is 1 Agenda short of winning then.
 */
const PLACES: { readonly [seat: SeatId]: Place } = {
	[LEARNER]: {
		name: 'You',
		deck: 'brujah',
		agenda: 8,
		library: [BOOTS, STRAIGHT_FACE, SCHEME, RIGHT_EAR, DOWN, 'brujah-through-the-window'],
		faction: [ROOK, 'brujah-tomo-sakai']
	},
	[OPPONENT]: {
		name: 'Ada',
		deck: 'toreador',
		agenda: 4,
		library: [WATCHING, SHIELDED, 'toreador-opening-night', 'neutral-cold-stare'],
		faction: [TEODOR, WREN]
	}
};

/** Citizens and Vagrants come first, so that the first turns need no explanation. */
const CITY: readonly CardId[] = [
	'city-club-promoter',
	'city-night-fisher',
	'city-tram-driver',
	'city-bottle-collector',
	'city-night-school-teacher',
	'city-morgue-assistant'
];

/** Who sits where. */
export const LESSON_PEOPLE: { readonly [seat: SeatId]: string } = Object.fromEntries(
	Object.entries(PLACES).map(([seat, { name }]) => [seat, name])
);

export const LESSON_DECKS: { readonly [seat: SeatId]: string } = Object.fromEntries(
	Object.entries(PLACES).map(([seat, { deck }]) => [seat, deck])
);

/** Agenda that each player has already. */
export const agendaAtStart = (seat: SeatId): number => PLACES[seat]?.agenda ?? 0;

/** Leaves every pile in its order. */
export const UNSHUFFLED: Chance = { below: (limit) => limit - 1 };

/** Those named first, each copy by itself, then all others in their order. */
function ordered(first: readonly CardId[], all: readonly CardId[]): readonly CardId[] {
	const left = [...first];
	const rest = all.filter((card) => {
		const at = left.indexOf(card);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
	return [...first, ...rest];
}

/** The match that teaches: known decks in a known order, and Ada goes first. */
export function lessonSetting(): TableSetting {
	const setting = settingFor(openSet, LESSON_DECKS, DEFAULT_READINGS);
	const isMortal = new Set(
		cardsOf(openSet)
			.filter(({ kind }) => kind === 'mortal')
			.map(({ id }) => id)
	);
	const inDeck = (seat: SeatId, deck: TableDeck): TableDeck => ({
		...deck,
		faction: ordered([...(PLACES[seat]?.faction ?? [])], deck.faction),
		library: ordered(PLACES[seat]?.library ?? [], deck.library)
	});
	return {
		...setting,
		first: OPPONENT,
		city: ordered(
			CITY,
			setting.city.toSorted((a, b) => Number(isMortal.has(b)) - Number(isMortal.has(a)))
		),
		decks: Object.fromEntries(
			Object.entries(setting.decks).map(([seat, deck]) => [seat, deck && inDeck(seat, deck)])
		)
	};
}
