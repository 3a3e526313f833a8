import { boardsSetIn } from '../boards/timeline.ts';
import { NOTHING_SEALED, markOf, type Sealed } from '../dealing/sealed.ts';
import {
	openBattlegroundSchemes,
	openCharacters,
	openClanSchemes,
	openLeaders,
	openMissions
} from '../open/open-set.ts';
import { DEFAULT_RULESET, type Ruleset } from '../ruleset.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Setting } from '../table/setting.ts';
import type { Clan, Temperament } from '../vocabulary.ts';
import { LEARNER } from './learner.ts';

/** The chapter is shorter than the rulebook's: fewer rounds, missions and schemes, and hands lie open. */
const ROUNDS = 4;
const RULESET: Ruleset = {
	...DEFAULT_RULESET,
	hands: 'open',
	missionCount: 2,
	startClanSchemes: 1,
	rounds: { 2: ROUNDS, 3: ROUNDS, 4: ROUNDS }
};

type Place = {
	readonly name: string;
	readonly clan: Clan;
	readonly leader: ThingId;
	/** The side of the morality token that lies up first. */
	readonly side: Temperament;
	/** The clan schemes in the order in which they are drawn; the rest of the pile follows. */
	readonly schemes: readonly ThingId[];
};

const PLACES: { readonly [seat: SeatId]: Place } = {
	[LEARNER]: {
		name: 'Mina',
		clan: 'tremere',
		leader: 'ebba-jernhand',
		side: 'calm',
		schemes: ['a-needle-of-bone']
	},
	s2: { name: 'Ada', clan: 'brujah', leader: 'eustratios', side: 'cruel', schemes: [] },
	s3: { name: 'Bo', clan: 'ventrue', leader: 'beatriz-alvear', side: 'cruel', schemes: [] }
};

/** Who sits where. */
export const LESSON_PEOPLE: { readonly [seat: SeatId]: string } = Object.fromEntries(
	Object.entries(PLACES).map(([seat, { name }]) => [seat, name])
);

/** The side of the morality token that is chosen for each seat, so that nobody chooses before knowing what for. */
export const sideOf = (seat: SeatId | null): Temperament => PLACES[seat ?? '']?.side ?? 'calm';

/**
 * The first card lies rightmost in the queue. The first three, free in round 1, are wealthy and go with the leader into
 * a coterie; of the next three each is scholarly or warlike, which the scheme in hand asks for; then one has an ability;
 * the last three fit the missions.
 */
const DECK: readonly ThingId[] = [
	'griet-amberhand',
	'machteld-weversen',
	'zoe-chrysaphe',
	'hob',
	'torkel-bagge',
	'inigo-de-arce',
	'philippa-ashdown',
	'muireann',
	'ragna',
	'ilinca',
	'hakon',
	'theoktiste-argyre'
];
const MISSIONS: readonly ThingId[] = ['a-crown-at-scone', 'shares-in-the-unseen'];

const byId = <Card extends { readonly id: ThingId }>(cards: readonly Card[], id: ThingId): Card => {
	const card = cards.find((one) => one.id === id);
	if (!card) throw new Error(`the open set has no ${id}`);
	return card;
};

/** Those named first, then all others in their order. */
const ordered = (
	first: readonly ThingId[],
	all: readonly { readonly id: ThingId }[]
): ThingId[] => [...first, ...all.map(({ id }) => id).filter((id) => !first.includes(id))];

/** The chapter that teaches, with cards in a fixed order: what it begins with, and what its dealer knows. */
export function lessonDeal(): { readonly setting: Setting; readonly sealed: Sealed } {
	const places = Object.entries(PLACES);
	const leaders = places.map(([, { leader }]) => byId(openLeaders, leader));
	const schemesOf = (clan: Clan) =>
		openClanSchemes.filter((scheme) => scheme.of === 'clan' && scheme.clan === clan);
	const setting: Setting = {
		chapter: null,
		era: 1,
		dealer: 'app',
		ruleset: RULESET,
		queueFirst: true,
		...boardsSetIn(1, RULESET),
		seats: places.map(([seat, { clan, leader }]) => ({
			seat,
			clan,
			leader,
			retainer: null,
			assets: [],
			obligations: []
		})),
		firstPlayer: LEARNER,
		cast: [...leaders, ...openCharacters],
		schemes: [...places.flatMap(([, { clan }]) => schemesOf(clan)), ...openBattlegroundSchemes],
		missions: MISSIONS.map((id) => byId(openMissions, id))
	};
	const sealed: Sealed = {
		...NOTHING_SEALED,
		of: markOf(setting),
		orders: { 0: ordered(DECK, openCharacters) },
		schemes: Object.fromEntries(
			places.map(([seat, { clan, schemes }]) => [seat, [ordered(schemes, schemesOf(clan))]])
		)
	};
	return { setting, sealed };
}
