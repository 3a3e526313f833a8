import * as v from 'valibot';
import { listOf, PLENTY } from '../../../games/core/bounded.ts';
import { readAs } from '../../../games/core/read-as.ts';
import { CARD_SOURCES } from '../../../games/heritage/chronicle/card-sources.ts';
import { beginnerAmong, choosingOrder } from '../../../games/heritage/chronicle/set-up-order.ts';
import { SEAT_IDS, type SeatId, type ThingId } from '../../../games/heritage/shapes.ts';
import {
	ARCHETYPES,
	CLANS,
	CLASSES,
	DEALERS,
	GEOGRAPHIES,
	TEMPERAMENTS,
	type Clan
} from '../../../games/heritage/vocabulary.ts';
import type { ToLayOut } from '../table/assistant/to-lay-out.ts';
import { seatIn, type LeaderView, type SetUpView } from './view.ts';

const madeSchema = v.object({
	id: v.string(),
	name: v.string(),
	class: v.optional(v.picklist(CLASSES)),
	temperament: v.optional(v.picklist(TEMPERAMENTS)),
	geography: v.optional(v.picklist(GEOGRAPHIES)),
	archetype: v.optional(v.picklist(ARCHETYPES))
});
/** A leader while it is written down. */
export type MadeLeader = v.InferOutput<typeof madeSchema>;

const playerSchema = v.object({
	seat: v.string(),
	plays: v.boolean(),
	clan: v.nullable(v.picklist(CLANS)),
	/** A leader that is known; null: none, or the one written down. */
	leader: v.nullable(v.string()),
	made: v.nullable(madeSchema),
	eachRound: listOf(v.string(), PLENTY),
	resting: listOf(v.string(), PLENTY)
});
export type SetUpPlayer = v.InferOutput<typeof playerSchema>;

const writtenSchema = v.object({
	of: v.literal('own'),
	id: v.string(),
	name: v.string(),
	text: v.string(),
	match: v.object({
		class: v.exactOptional(v.picklist(CLASSES)),
		temperament: v.exactOptional(v.picklist(TEMPERAMENTS)),
		geography: v.exactOptional(v.picklist(GEOGRAPHIES)),
		archetype: v.exactOptional(v.picklist(ARCHETYPES)),
		clan: v.exactOptional(v.picklist(CLANS))
	})
});
/** A mission in the group's own words; nothing to match: the table says who claims it. */
export type WrittenMission = v.InferOutput<typeof writtenSchema>;

const listedSchema = v.variant('of', [
	v.object({ of: v.literal('set'), id: v.string() }),
	writtenSchema
]);
/** A mission of our set by its id, or one in the group's own words. */
export type ListedMission = v.InferOutput<typeof listedSchema>;

const formSchema = v.object({
	/** In turn order round the table. */
	players: listOf(playerSchema, SEAT_IDS),
	/** From the youngest on, as far as they were tapped; asked for where no chapter says who chooses first. */
	ages: listOf(v.string(), SEAT_IDS),
	/** Null: as the rules say. */
	firstPlayer: v.nullable(v.string()),
	dealer: v.picklist(DEALERS),
	/** Where Elysium deals: by the numbers of all devices, or by the server alone. */
	mixing: v.optional(v.picklist(['devices', 'server']), 'devices'),
	/** Null: what is usual with whom deals. */
	cards: v.nullable(v.picklist(CARD_SOURCES)),
	/** Null: by chance when the app deals, listed when the box does. */
	missionsBy: v.nullable(v.picklist(['by-chance', 'listed'])),
	missions: listOf(listedSchema, PLENTY)
});
/** What a group has decided so far. */
export type SetUpForm = v.InferOutput<typeof formSchema>;

export const emptyForm = (view: SetUpView): SetUpForm => ({
	players: view.seats.map(({ seat }) => ({
		seat,
		plays: true,
		clan: null,
		leader: null,
		made: null,
		eachRound: [],
		resting: []
	})),
	ages: [],
	firstPlayer: null,
	dealer: view.dealer,
	mixing: 'devices',
	cards: null,
	missionsBy: null,
	missions: []
});

/** Reads a draft; null: of an older form. Who left since is taken out, and who came plays. */
export const readForm =
	(view: SetUpView) =>
	(stored: unknown): SetUpForm | null => {
		const typed = readAs(formSchema, stored);
		if (!typed) return null;
		const stayed = typed.players.filter(({ seat }) => seatIn(view, seat) !== undefined);
		const came = emptyForm(view).players.filter(
			({ seat }) => !stayed.some((player) => player.seat === seat)
		);
		return { ...typed, players: [...stayed, ...came] };
	};

export const playing = ({ players }: SetUpForm): SetUpPlayer[] =>
	players.filter(({ plays }) => plays);

const seatsOf = (form: SetUpForm): SeatId[] => playing(form).map(({ seat }) => seat);

export const cardsOf = (form: SetUpForm, { sources }: SetUpView) =>
	form.cards ?? sources[form.dealer];

export const missionsBy = ({ missionsBy, dealer }: SetUpForm) =>
	missionsBy ?? (dealer === 'app' ? 'by-chance' : 'listed');

/** Those who play and have an age: people. */
export const peopleIn = (form: SetUpForm, view: SetUpView): SeatId[] =>
	seatsOf(form).filter((seat) => seatIn(view, seat)?.chooser !== 'for-computer');

/** From the youngest on, as far as it is known; of one person alone it is. */
function byAge(form: SetUpForm, view: SetUpView): readonly SeatId[] {
	const people = peopleIn(form, view);
	return people.length === 1 ? people : form.ages.filter((seat) => people.includes(seat));
}

/**
 * Those who play, in the order in which they choose, as far as it is known: the rest by their seats, and in the first
 * chapter the computer, which has no age, last.
 */
export function choosing(form: SetUpForm, view: SetUpView): SeatId[] {
	const seats = seatsOf(form);
	const byRule = choosingOrder(view.finish, seats);
	if (byRule) return byRule;
	const all = [...byAge(form, view), ...peopleIn(form, view), ...seats];
	return [...new Set(all)];
}

/** Whether the group still has to say who is younger than whom: in the first chapter. */
export const asksForAges = (form: SetUpForm, view: SetUpView): boolean =>
	view.chapter === 1 &&
	view.finish === null &&
	byAge(form, view).length < peopleIn(form, view).length;

/** Who begins: whom the group named, or whom the rules name; null: nobody yet. */
export function beginner(form: SetUpForm, view: SetUpView): SeatId | null {
	const seats = seatsOf(form);
	if (form.firstPlayer !== null && seats.includes(form.firstPlayer)) return form.firstPlayer;
	const byRule = beginnerAmong(view.finish, seats);
	if (byRule !== null || view.chapter !== 1 || asksForAges(form, view)) return byRule;
	return byAge(form, view).at(-1) ?? null;
}

/** Whom the rules make first player, and where the group chose somebody else. */
export function beginnerHint(form: SetUpForm, view: SetUpView): string {
	const byRule = beginner({ ...form, firstPlayer: null }, view);
	const nameOf = (seat: SeatId) => seatIn(view, seat)?.name ?? seat;
	if (byRule === null)
		return view.chapter === 1
			? 'In the first chapter, the oldest player goes first.'
			: 'The vanquished of the previous chapter goes first. Elysium does not know who that is.';
	const oldest =
		peopleIn(form, view).length === 1 ? 'as the only person here' : 'as the oldest player';
	const why = view.finish === null ? oldest : 'as the vanquished of the previous chapter';
	const chosen = beginner(form, view);
	return chosen === byRule || chosen === null
		? `${nameOf(byRule)} goes first, ${why}.`
		: `You chose ${nameOf(chosen)}. By the rules, ${nameOf(byRule)} goes first, ${why}.`;
}

/** Who plays which clan so far. */
export const takenClans = (form: SetUpForm): ReadonlyMap<Clan, SeatId> =>
	new Map(
		playing(form).flatMap(({ seat, clan }) => (clan === null ? [] : [[clan, seat] as const]))
	);

/** Whom a player may choose to lead the clan, with the cards that are played with. */
export function leadersFor(form: SetUpForm, view: SetUpView, player: SetUpPlayer): LeaderView[] {
	const source = cardsOf(form, view);
	return (seatIn(view, player.seat)?.leaders ?? []).filter(
		({ clan, sources }) => clan === player.clan && sources.includes(source)
	);
}

/** The leader as it is sent: the id of one that is there with these cards, or one written down; null: none. */
export function leaderOf(
	form: SetUpForm,
	view: SetUpView,
	player: SetUpPlayer
): ThingId | MadeLeader | null {
	const there = leadersFor(form, view, player).some(({ id }) => id === player.leader);
	return there ? player.leader : player.made;
}

/** What is still missing, in the order of choosing, each with the path of what is sent. */
export function lacking(form: SetUpForm, view: SetUpView) {
	const nameOf = (seat: SeatId) => seatIn(view, seat)?.name ?? seat;
	const players = playing(form);
	const seats = choosing(form, view).flatMap((seat) => {
		const index = players.findIndex((player) => player.seat === seat);
		const player = players[index];
		if (!player) return [];
		const at = `seats.${index}`;
		if (player.clan === null)
			return [{ at: `${at}.clan`, text: `${nameOf(player.seat)} has no clan yet.` }];
		return leaderOf(form, view, player) === null
			? [{ at: `${at}.leader`, text: `${nameOf(player.seat)} has no leader yet.` }]
			: [];
	});
	const nameless =
		view.opened.length === 0 &&
		missionsBy(form) === 'listed' &&
		form.missions.some((mission) => mission.of === 'own' && mission.name.trim() === '');
	return [
		...seats,
		...(beginner(form, view) === null
			? [{ at: 'firstPlayer', text: 'Choose who takes the first player marker.' }]
			: []),
		...(nameless ? [{ at: 'missions', text: 'A mission has no name yet.' }] : [])
	];
}

/** Whether the table says who claims a mission: it names nobody whom it counts. */
export const isByHand = ({ match }: WrittenMission): boolean => Object.keys(match).length === 0;

/** Whom a mission in the group's own words counts; null: the table says who claims it. */
export const matchOf = (mission: WrittenMission): WrittenMission['match'] | null =>
	isByHand(mission) ? null : mission.match;

/** What is sent to the server, which checks every part of it. */
export function chosenFrom(form: SetUpForm, view: SetUpView) {
	return {
		dealer: form.dealer,
		...(form.dealer === 'app' && { mixed: form.mixing === 'devices' }),
		cards: cardsOf(form, view),
		seats: playing(form).map((player) => ({
			seat: player.seat,
			clan: player.clan,
			leader: leaderOf(form, view, player),
			eachRound: player.eachRound,
			resting: player.resting
		})),
		firstPlayer: beginner(form, view),
		missions:
			view.opened.length > 0 || missionsBy(form) === 'by-chance'
				? 'by-chance'
				: form.missions.map((mission) =>
						mission.of === 'set' ? mission : { ...mission, match: matchOf(mission) }
					)
	};
}

/** What is put out on a real table for what was chosen so far. */
export function toLayOut(form: SetUpForm, view: SetUpView): ToLayOut {
	const { era, battlegrounds, numbers } = view;
	const first = beginner(form, view);
	const listed = form.missions.map((mission) =>
		mission.of === 'own'
			? mission.name
			: (view.missions.find(({ id }) => id === mission.id)?.name ?? mission.id)
	);
	return {
		era,
		dealer: form.dealer,
		battlegrounds,
		numbers,
		seats: playing(form).map((player) => {
			const seat = seatIn(view, player.seat);
			const leader = leaderOf(form, view, player);
			const known = leadersFor(form, view, player).find(({ id }) => id === leader);
			return {
				seat: player.seat,
				name: seat?.name ?? player.seat,
				clan: player.clan,
				leader: known?.name ?? player.made?.name ?? null,
				retainer: seat?.retainer?.name ?? null,
				assets: (seat?.assets ?? []).map(({ name }) => name),
				obligations: (seat?.obligations ?? [])
					.filter(({ id }) => !player.resting.includes(id))
					.map(({ name }) => name)
			};
		}),
		firstPlayer: first === null ? null : (seatIn(view, first)?.name ?? null),
		missions:
			view.opened.length > 0
				? view.opened.map(({ name }) => name)
				: missionsBy(form) === 'by-chance'
					? null
					: listed.filter((name) => name !== '')
	};
}

/** The field of the page nearest to a path of what was sent. */
export function fieldOf(path: string): string {
	const [part = ''] = path.replace(/^command\.setting\./, '').split('.');
	return ['firstPlayer', 'missions', 'cards', 'dealer'].includes(part) ? part : 'seats';
}
