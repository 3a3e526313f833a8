import { seededChance } from '../../src/lib/games/core/chance.ts';
import type { Sitting } from '../../src/lib/games/heritage/players/chronicle/course.ts';
import { quickChapter } from '../../src/lib/games/heritage/players/chronicle/quick-chapter.ts';
import { DEFAULT_RULESET } from '../../src/lib/games/heritage/ruleset.ts';
import { chapterSet } from '../../src/lib/server/games/heritage/decks/chapter-set.ts';
import {
	OPEN_DECK_EDITION,
	openDeck
} from '../../src/lib/server/games/heritage/decks/chronicle/open-deck.ts';
import { unlockedSchemes } from '../../src/lib/server/games/heritage/decks/unlocked-schemes.ts';

/** Quick chapters with the open deck: nobody leaves, nothing is set right. */
export function plainSitting(seed: number, players: number): Sitting {
	return {
		players,
		dealer: 'app',
		ruleset: DEFAULT_RULESET,
		twists: { dropOuts: false, ties: false, corrections: false },
		cards: {
			identity: { kind: 'open', edition: OPEN_DECK_EDITION },
			deckAt: () => openDeck,
			setFor: chapterSet,
			unlockable: unlockedSchemes
		},
		chance: seededChance(seed),
		chapter: quickChapter
	};
}
