import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import type { DeckCard } from '../../../../src/lib/games/heritage/chronicle-deck/cards.ts';
import type { Sitting } from '../../../../src/lib/games/heritage/players/chronicle/course.ts';
import {
	playChronicle,
	type ChronicleStep
} from '../../../../src/lib/games/heritage/players/chronicle/play-chronicle.ts';
import { quickChapter } from '../../../../src/lib/games/heritage/players/chronicle/quick-chapter.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import type { ChronicleState } from '../../../../src/lib/games/heritage/state.ts';
import { chapterSet } from '../../../../src/lib/server/games/heritage/decks/chapter-set.ts';
import { openDeck } from '../../../../src/lib/server/games/heritage/decks/chronicle/open-deck.ts';
import { unlockedSchemes } from '../../../../src/lib/server/games/heritage/decks/unlocked-schemes.ts';

export const PLAIN: Sitting['twists'] = { dropOuts: false, ties: false, corrections: false };
export const TWISTED: Sitting['twists'] = { dropOuts: true, ties: true, corrections: true };

/** A quick chronicle with the open deck, or with another one. */
export function sitting(
	seed: number,
	changes: Partial<Sitting> = {},
	deckAt: (chapter: number) => readonly DeckCard[] = () => openDeck
): Sitting {
	return {
		players: 3,
		dealer: 'app',
		ruleset: DEFAULT_RULESET,
		twists: PLAIN,
		cards: {
			identity: { kind: 'open', edition: 1 },
			deckAt,
			setFor: chapterSet,
			unlockable: unlockedSchemes
		},
		chance: seededChance(seed),
		chapter: quickChapter,
		...changes
	};
}

/** Everything that happened, and how it ended. */
export function whole(played: Sitting): {
	readonly steps: readonly ChronicleStep[];
	readonly end: ChronicleState;
} {
	const steps: ChronicleStep[] = [];
	const course = playChronicle(played);
	for (let next = course.next(); ; next = course.next()) {
		if (next.done) return { steps, end: next.value };
		steps.push(next.value);
	}
}
