import type { Refusal } from '../../../games/core/decision.ts';
import { seededChance } from '../../../games/core/chance.ts';
import { fingerprint } from '../../../games/core/fingerprint.ts';
import type { CommandOf } from '../../../games/heritage/commands.ts';
import { heritage } from '../../../games/heritage/heritage.ts';
import { eveningsAfter, type Evening } from '../../../games/heritage/search/try-out/evenings.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { mayAdvise, peopleAt } from '../../../games/heritage/table/advice.ts';
import { missionAsRead } from '../../../games/heritage/chronicle-deck/draft.ts';
import type { Wish } from '../../../games/heritage/chronicle-deck/wishes.ts';
import { nextChapter } from '../../../games/heritage/chronicle/next.ts';
import { presentSeats } from '../../../games/heritage/chronicle/players.ts';
import { chapterSet } from './decks/chapter-set.ts';

/** Choices of the aftermath that can be tried out: nothing sealed comes of them. A mission is decided as it was read. */
export const TRIED = ['ChooseRetainer', 'PlaceSticker', 'PassSticker', 'DecideMission'] as const;
export type Tried =
	| CommandOf<'ChooseRetainer' | 'PlaceSticker' | 'PassSticker'>
	| Extract<Wish, { type: 'DecideMission' }>;

/** Different enough that no clan or leader decides it, few enough to be sent. */
const EVENINGS = 12;

/** The two that are tried against each other. */
export type Choices = readonly [Tried, Tried];

type Answer =
	| { readonly kind: 'evenings'; readonly evenings: readonly Evening[] }
	| { readonly kind: 'refused'; readonly refusal: Refusal<string> };

/** Whether a chapter follows that choices could be tried in, and the table lets code advise. */
export const mayTryOut = (state: ChronicleState): boolean =>
	nextChapter(state) !== null &&
	mayAdvise(
		state.table ?? { phase: 'finished' },
		peopleAt(presentSeats(state).map((seat) => ({ rival: state.rivals?.[seat] })))
	);

/** The next chapter after one choice and after the other. The same choices on the same chronicle are tried in the same evenings. */
export function eveningsFor(state: ChronicleState, choices: Choices): Answer {
	const after: ChronicleState[] = [];
	for (const choice of choices) {
		const command =
			choice.type === 'DecideMission'
				? missionAsRead(state, choice.chapter, choice.mission, choice.decided)
				: choice;
		if (!command) return { kind: 'refused', refusal: { reason: 'mission-not-read' } };
		const decision = heritage.decide(state, command, { chance: seededChance(0) });
		if (!decision.accepted) return { kind: 'refused', refusal: decision.refusal };
		after.push(decision.events.reduce(heritage.evolve, state));
	}
	const [one = state, other = state] = after;
	const seed = fingerprint(`${state.title} ${state.chapters.length}`) >>> 1;
	return {
		kind: 'evenings',
		evenings: eveningsAfter(one, other, chapterSet(state), EVENINGS, seed)
	};
}
