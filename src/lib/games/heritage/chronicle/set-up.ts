import { boardsSetIn } from '../boards/timeline.ts';
import type { CharacterCard, MissionCard } from '../deck/cards.ts';
import { homeOf } from '../register/whereabouts.ts';
import type { OpenedMission } from '../chronicle-deck/opened.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import type { Setting } from '../table/setting.ts';
import { eraOf, type Dealer, type Era } from '../vocabulary.ts';
import { CARD_SOURCES, type CardSource } from './card-sources.ts';
import {
	chosenCast,
	usualSource,
	waitingIn,
	type ChapterSet,
	type Waiting
} from './chosen-cards.ts';
import { nextChapter } from './next.ts';
import { presentSeats } from './players.ts';
import { finishOf, type Finish } from './set-up-order.ts';

/** A leader that a player may choose. */
export type LeaderChoice = {
	readonly card: CharacterCard;
	/** With which choice of cards it is there. */
	readonly sources: readonly CardSource[];
	/** Unlocked by this player, whom alone it serves (ruling 19). */
	readonly home: boolean;
};

type SeatChoices = Waiting & {
	readonly seat: SeatId;
	readonly retainer: ThingId | null;
	readonly leaders: readonly LeaderChoice[];
};

/** All that is to be chosen, or only to be known, before the next chapter of a chronicle is laid out. */
export type SetUpChoices = {
	readonly chapter: number;
	readonly era: Era;
	readonly battlegrounds: Setting['battlegrounds'];
	readonly eras: NonNullable<Setting['eras']>;
	readonly finish: Finish;
	/** Who is likely to deal: whoever did last, and before the first table whom the group named as it began. */
	readonly dealer: Dealer;
	/** Which cards are usual with whom to deal. */
	readonly sources: { readonly [D in Dealer]: CardSource };
	/** How many characters that can come the group wrote down itself. */
	readonly written: number;
	readonly seats: readonly SeatChoices[];
	/** Those of the chapter's deck, which lie there whatever is chosen; none: it opened none. */
	readonly opened: readonly OpenedMission[];
	/** The missions of the set, those first that have not lain in this chronicle. */
	readonly missions: readonly MissionCard[];
};

/**
 * What is chosen for the next chapter, or null when the last one is recorded. Who may lead whom, what
 * waits in the havens and which boards lie there follow from the chronicle. Source: rulebook, Set-up.
 */
export function setUpChoices(state: ChronicleState, set: ChapterSet): SetUpChoices | null {
	const chapter = nextChapter(state);
	if (chapter === null) return null;
	const era = eraOf(chapter);
	const casts = CARD_SOURCES.map((source) => [source, chosenCast(state, set, source)] as const);
	const everyone = chosenCast(state, set, 'both');
	const seats = presentSeats(state).map((seat): SeatChoices => {
		const leaders = (everyone.leaders[seat] ?? []).flatMap((id): LeaderChoice[] => {
			const card = everyone.cast.find((one) => one.id === id);
			const sources = casts.flatMap(([source, { leaders }]) =>
				leaders[seat]?.includes(id) ? [source] : []
			);
			return card ? [{ card, sources, home: homeOf(state, id) === seat }] : [];
		});
		const retainer = state.players[seat]?.haven?.retainer ?? null;
		return { seat, retainer, leaders, ...waitingIn(state, set, seat) };
	});
	const waiting = new Set(seats.map(({ retainer }) => retainer));
	const own = chosenCast(state, set, 'box').cast;
	return {
		chapter,
		era,
		...boardsSetIn(era, state.ruleset),
		finish: finishOf(state),
		dealer: usualDealer(state),
		sources: { box: usualSource(state, set, 'box'), app: usualSource(state, set, 'app') },
		written: own.filter(({ id, kind }) => kind !== 'leader' && !waiting.has(id)).length,
		seats,
		opened: state.deck.chapters[chapter]?.missions ?? [],
		missions: freshFirst(state, set.missions)
	};
}

/** Taken back whole, a table says no more who dealt it; what can be brought back does. */
function usualDealer({ table, course, dealer }: ChronicleState): Dealer {
	if (table && table.phase !== 'empty') return table.dealer;
	const takenBack = course.redoable[0]?.[0]?.find((event) => event.type === 'TableSet');
	return takenBack?.setting.dealer ?? dealer;
}

/** Which missions have lain in a chronicle. */
export function hasLain(state: ChronicleState): (mission: MissionCard) => boolean {
	const lain = new Set(state.chapters.flatMap(({ record }) => record.missions.map(({ id }) => id)));
	return ({ id }) => lain.has(id);
}

function freshFirst(state: ChronicleState, missions: readonly MissionCard[]): MissionCard[] {
	const known = hasLain(state);
	return [...missions.filter((mission) => !known(mission)), ...missions.filter(known)];
}
