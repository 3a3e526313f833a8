import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import type { Chance } from '../../core/chance.ts';
import type { Refusal } from '../../core/decision.ts';
import { missionsByChance } from '../chapter/laid-missions.ts';
import type { CharacterCard, MissionCard } from '../deck/cards.ts';
import { leaderCard, missionCard } from '../deck/written.ts';
import { filterSchema } from '../effects/selector.ts';
import { characterSchema, nameSchema, seatSchema, thingIdSchema, wordsSchema } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import type { SeatSetting, Setting } from '../table/setting.ts';
import { CLANS, DEALERS, FEWEST_SEATS, MOST_SEATS } from '../vocabulary.ts';
import { CARD_SOURCES } from './card-sources.ts';
import { chosenCast, schemesInPlay, withoutAbsent, type ChapterSet } from './chosen-cards.ts';
import { hasLain, setUpChoices, type SetUpChoices } from './set-up.ts';

const { id, name, class: byClass, temperament, geography, archetype } = characterSchema.entries;

/** A leader of the group's box that nobody has written down yet; its clan is the player's. */
const madeLeaderSchema = v.strictObject({
	id,
	name,
	class: byClass,
	temperament,
	geography,
	archetype
});

const chosenSeatSchema = v.strictObject({
	seat: seatSchema,
	clan: v.picklist(CLANS, 'choose a clan'),
	/** A leader that is known, by its id, or one made on the spot. */
	leader: v.union([thingIdSchema, madeLeaderSchema], 'choose a leader'),
	/** Obligations in the group's own words that ask for something each round; others once, at set-up. */
	eachRound: listOf(thingIdSchema, 40),
	/** Obligations that do not hold in this chapter. */
	resting: listOf(thingIdSchema, 40)
});

const chosenMissionSchema = v.variant('of', [
	v.strictObject({ of: v.literal('set'), id: thingIdSchema }),
	v.strictObject({
		of: v.literal('own'),
		id: thingIdSchema,
		name: nameSchema,
		text: wordsSchema,
		/** Null: the table decides who claims it. */
		match: v.nullable(filterSchema)
	})
]);

/** What a group decides before a chapter is laid out. */
export const chosenSchema = v.strictObject({
	dealer: v.picklist(DEALERS),
	/** Where the app deals: by chance that all devices have a part in. */
	mixed: v.optional(v.boolean()),
	cards: v.picklist(CARD_SOURCES),
	/** Those who play, in turn order round the table. */
	seats: v.pipe(
		listOf(chosenSeatSchema, MOST_SEATS, 'players'),
		v.minLength(FEWEST_SEATS, 'at least two players')
	),
	firstPlayer: v.pipe(v.string('choose who begins'), seatSchema),
	missions: v.union([v.literal('by-chance'), listOf(chosenMissionSchema, 12, 'missions')])
});
export type Chosen = v.InferOutput<typeof chosenSchema>;
export type ChosenSeat = Chosen['seats'][number];

/** Why a chapter cannot be laid out as it was chosen; the rest is for the table to refuse. */
export const setUpRefusals = {
	'chronicle-complete': 'All 21 chapters are played. There is none left to set up.',
	'unknown-seat': 'Nobody sits at {seat} in this chronicle. Choose one of its players.',
	'leader-not-open': '{character} cannot lead {seat} with these cards. Choose another leader.',
	'leader-known':
		'There is already a card named {character}. Choose it from the list, or start the new leader again.',
	'unknown-mission': 'The set has no mission {mission}. Choose one that is shown.'
} as const;
type SetUpReason = keyof typeof setUpRefusals;

type Refused = { readonly accepted: false; readonly refusal: Refusal<SetUpReason> };

/**
 * The setting of the next chapter as it was chosen, with what the chronicle brings to it: havens, readings,
 * the boards of the era, missions that its deck opened. `chance` draws the missions where that was wished. Refusals: `setUpRefusals`, each
 * with the path of the choice.
 */
export function settingOf(
	state: ChronicleState,
	chosen: Chosen,
	set: ChapterSet,
	chance: Chance
): { readonly accepted: true; readonly setting: Setting } | Refused {
	const choices = setUpChoices(state, set);
	if (!choices) return refused('chronicle-complete', {}, 'chapter');
	const laid = choices.opened.length > 0;
	const fault = faultOfSeats(chosen, choices) ?? (laid ? null : faultOfMissions(chosen, set));
	if (fault) return fault;
	const { cast, schemes } = chosenCast(state, set, chosen.cards);
	const playing = chosen.seats.map(({ seat }) => seat);
	const leaders = chosen.seats.flatMap((seat) => leaderOf(seat, cast) ?? []);
	const setting: Setting = {
		chapter: choices.chapter,
		era: choices.era,
		dealer: chosen.dealer,
		ruleset: state.ruleset,
		battlegrounds: choices.battlegrounds,
		eras: choices.eras,
		...(chosen.dealer === 'app' && { queueFirst: true as const }),
		seats: chosen.seats.map((seat) => seatSetting(seat, choices)),
		firstPlayer: chosen.firstPlayer,
		cast: [...leaders, ...withoutAbsent(state, cast, playing)],
		schemes: schemesInPlay(
			schemes,
			chosen.seats.map(({ clan }) => clan),
			Object.values(choices.battlegrounds)
		),
		missions: laid
			? choices.opened.map(({ card: _, ...front }) => missionCard(front))
			: missionsOf(state, chosen, set, chance)
	};
	return { accepted: true, setting };
}

const refused = (reason: SetUpReason, about: Record<string, string>, at: string): Refused => ({
	accepted: false,
	refusal: { reason, about, at }
});

function faultOfSeats({ seats, cards }: Chosen, choices: SetUpChoices): Refused | null {
	for (const [index, { seat, leader }] of seats.entries()) {
		const known = choices.seats.find((one) => one.seat === seat);
		if (!known) return refused('unknown-seat', { seat }, `seats.${index}.seat`);
		const at = `seats.${index}.leader`;
		if (typeof leader !== 'string') {
			const there = choices.seats.some(({ leaders }) =>
				leaders.some(({ card }) => card.id === leader.id)
			);
			if (there) return refused('leader-known', { character: leader.id }, at);
			continue;
		}
		const open = known.leaders.some(
			({ card, sources }) => card.id === leader && sources.includes(cards)
		);
		if (!open) return refused('leader-not-open', { character: leader, seat }, at);
	}
	return null;
}

function faultOfMissions({ missions }: Chosen, set: ChapterSet): Refused | null {
	if (missions === 'by-chance') return null;
	const strange = missions.findIndex(
		(one) => one.of === 'set' && !set.missions.some((mission) => mission.id === one.id)
	);
	const mission = missions[strange]?.id;
	return mission === undefined
		? null
		: refused('unknown-mission', { mission }, `missions.${strange}`);
}

function leaderOf({ clan, leader }: ChosenSeat, cast: readonly CharacterCard[]) {
	return typeof leader === 'string'
		? cast.find((card) => card.id === leader)
		: leaderCard(clan, leader);
}

function seatSetting(
	{ seat, clan, leader, eachRound, resting }: ChosenSeat,
	{ seats }: SetUpChoices
): SeatSetting {
	const known = seats.find((one) => one.seat === seat);
	const obligations = (known?.obligations ?? []).filter(({ card }) => !resting.includes(card.id));
	return {
		seat,
		clan,
		leader: typeof leader === 'string' ? leader : leader.id,
		retainer: known?.retainer ?? null,
		assets: [...(known?.assets ?? [])],
		obligations: obligations.map(({ card, worded }) =>
			worded && eachRound.includes(card.id) ? { ...card, when: 'each-round' } : card
		)
	};
}

/** By chance those that have not lain in this chronicle, as long as there are enough of them. */
function drawn(state: ChronicleState, set: ChapterSet, chance: Chance): MissionCard[] {
	const known = hasLain(state);
	const fresh = set.missions.filter((mission) => !known(mission));
	const enough = fresh.length >= state.ruleset.missionCount;
	return missionsByChance(enough ? fresh : set.missions, state.ruleset, chance);
}

/** Those of the table that was taken back: laying it out again draws no others. */
function drawnBefore({ course, ruleset }: ChronicleState, set: ChapterSet): MissionCard[] | null {
	const laid = course.steps.length === 0 ? course.undone[0]?.[0] : undefined;
	if (laid?.type !== 'TableSet') return null;
	const again = laid.setting.missions.flatMap(({ id }) =>
		set.missions.filter((mission) => mission.id === id)
	);
	return again.length === ruleset.missionCount ? again : null;
}

function missionsOf(
	state: ChronicleState,
	{ missions }: Chosen,
	set: ChapterSet,
	chance: Chance
): MissionCard[] {
	if (missions === 'by-chance') return drawnBefore(state, set) ?? drawn(state, set, chance);
	return missions.flatMap((one): MissionCard[] => {
		if (one.of === 'set') return set.missions.filter(({ id }) => id === one.id);
		const { id, name, text, match } = one;
		return [missionCard({ id, name, text, match })];
	});
}
