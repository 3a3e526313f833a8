import type { Chance } from '../../../core/chance.ts';
import type { DeckCard } from '../../chronicle-deck/cards.ts';
import type { DeckIdentity } from '../../chronicle-deck/opened.ts';
import type { ChapterSet } from '../../chronicle/chosen-cards.ts';
import type { Command } from '../../commands.ts';
import type { SchemeCard } from '../../deck/cards.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { ChronicleState } from '../../state.ts';
import type { Dealer } from '../../vocabulary.ts';

/** A part of a chronicle as simple players play it: command by command, each answered by the state after it. */
export type Course = Generator<Command, ChronicleState, ChronicleState>;

/** The cards of a simulated chronicle; passed in, since most of them lie sealed elsewhere. */
type ChronicleCards = {
	readonly identity: DeckIdentity;
	/** The deck as it lies when this chapter, 1 to 21, is opened: expansions come when they come. */
	readonly deckAt: (chapter: number) => readonly DeckCard[];
	readonly setFor: (state: ChronicleState) => ChapterSet;
	/** Clan schemes that are unlocked chapter by chapter. */
	readonly unlockable: readonly SchemeCard[];
};

/** What a simulated group meets beyond the plain course. */
type Twists = {
	/** Players leave, come back and join later. */
	readonly dropOuts: boolean;
	/** Chapters often end level. */
	readonly ties: boolean;
	/** Chapters are set right after their aftermath, which is opened again now and then. */
	readonly corrections: boolean;
};

/** A chronicle that is to be played. */
export type Sitting = {
	readonly players: number;
	readonly dealer: Dealer;
	readonly ruleset: Ruleset;
	readonly cards: ChronicleCards;
	readonly twists: Twists;
	readonly chance: Chance;
	/** Plays the next chapter until it is recorded. */
	readonly chapter: (sitting: Sitting, state: ChronicleState) => Course;
};
