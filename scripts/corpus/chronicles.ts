import type { DeckCard } from '../../src/lib/games/heritage/chronicle-deck/cards.ts';
import { merged } from '../../src/lib/games/heritage/chronicle-deck/order.ts';
import { BATTLEGROUND_MODULES } from '../../src/lib/games/heritage/boards/registry.ts';
import { nextChapter } from '../../src/lib/games/heritage/chronicle/next.ts';
import { openCharacters } from '../../src/lib/games/heritage/open/open-set.ts';
import type { Course, Sitting } from '../../src/lib/games/heritage/players/chronicle/course.ts';
import { quickChapter } from '../../src/lib/games/heritage/players/chronicle/quick-chapter.ts';
import { tableChapter } from '../../src/lib/games/heritage/players/chronicle/table-chapter.ts';
import { randomPlayer } from '../../src/lib/games/heritage/players/random.ts';
import { DEFAULT_RULESET } from '../../src/lib/games/heritage/ruleset.ts';
import type { ChronicleState } from '../../src/lib/games/heritage/state.ts';
import { openDeck } from '../../src/lib/server/games/heritage/decks/chronicle/open-deck.ts';
import { plainSitting } from '../simulation/chronicle-sitting.ts';

/** These chapters are played at a table that the app deals. */
const LIVE = [2, 20];

/** From this chapter on an expansion lies in the deck. */
const EXPANDED = 10;

const atTable = tableChapter(BATTLEGROUND_MODULES, randomPlayer);

function* someLive(sitting: Sitting, state: ChronicleState): Course {
	const live = LIVE.includes(nextChapter(state) ?? 0);
	return yield* live ? atTable(sitting, state) : quickChapter(sitting, state);
}

/** Two strangers whose numbers are free, low enough to be turned up with the chapter in which they come. */
function expansion(): DeckCard[] {
	const taken = new Set(openDeck.map(({ number }) => number));
	const free = Array.from({ length: 9999 }, (_, index) => index + 1).filter(
		(number) => !taken.has(number)
	);
	return openCharacters.slice(0, 2).map((character, index) => ({
		kind: 'basic-character',
		number: free[index] ?? 1,
		character: { ...character, id: `stranger-${index + 1}`, name: `Stranger ${index + 1}` }
	}));
}

const expanded = merged(openDeck, expansion());

function sitting(seed: number, players: number, changes: Partial<Sitting>): Sitting {
	const plain = plainSitting(seed, players);
	const cards = {
		...plain.cards,
		deckAt: (chapter: number) => (chapter < EXPANDED ? openDeck : expanded)
	};
	return { ...plain, cards, chapter: someLive, ...changes };
}

/** The chronicles of the corpus by name, each with what goes wrong or runs out in it. */
export const CORPUS: readonly { readonly name: string; readonly sitting: () => Sitting }[] = [
	{
		name: 'two-players',
		sitting: () =>
			sitting(1306, 2, {
				ruleset: { ...DEFAULT_RULESET, hands: 'open', missionReading: 'full-information' },
				twists: { dropOuts: false, ties: true, corrections: true }
			})
	},
	{
		name: 'three-players',
		sitting: () =>
			sitting(1588, 3, {
				ruleset: { ...DEFAULT_RULESET, hands: 'open' },
				twists: { dropOuts: true, ties: true, corrections: true }
			})
	},
	{
		name: 'four-players',
		sitting: () =>
			sitting(1997, 4, {
				ruleset: { ...DEFAULT_RULESET, hands: 'open', clanStickers: 1, thinBloodStickers: 4 },
				twists: { dropOuts: true, ties: false, corrections: true }
			})
	}
];
