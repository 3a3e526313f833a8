import type { Advice, Term } from '../../../games/heritage/search/advice.ts';
import type { Made } from '../../../games/heritage/search/open-reasons.ts';
import type { Reply } from '../../../games/heritage/search/replies.ts';
import type { KnownFaces } from '../../../games/heritage/search/look-back/course-steps.ts';
import type { LookBack } from '../../../games/heritage/search/look-back/look-back.ts';
import type { Evening } from '../../../games/heritage/search/try-out/evenings.ts';
import type { Tally } from '../../../games/heritage/search/try-out/try-out.ts';
import type { SeatView } from '../../../games/heritage/search/view.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import type { Step } from '../../../games/heritage/table/course.ts';
import type { Strength } from '../../../games/heritage/strengths.ts';

/** What code beside a page is asked about a table of Heritage; all it is given is what one seat, or this device, may know. */
export type Question =
	/** Advice for a seat, that gets better for so many milliseconds. */
	| {
			readonly what: 'advise';
			readonly view: SeatView;
			readonly seed: number;
			readonly milliseconds: number;
	  }
	/** What the others would do after a move, up to the next turn of this seat; `move`: it, and own answers after it. */
	| {
			readonly what: 'reply';
			readonly view: SeatView;
			readonly move: readonly TableCommand[];
			readonly seed: number;
			readonly milliseconds: number;
	  }
	/** The move of a rival. */
	| {
			readonly what: 'choose';
			readonly view: SeatView;
			readonly seed: number;
			readonly strength: Strength;
	  }
	/** Why moves of rivals were worth making. */
	| { readonly what: 'explain'; readonly moves: readonly Made[] }
	/** After which of two choices between chapters a seat does better, in so many games, each played both ways. */
	| {
			readonly what: 'try-out';
			readonly likely: readonly Evening[];
			readonly seat: SeatId;
			readonly games: number;
			readonly seed: number;
	  }
	/** Where a chapter that is over was decided. `shown`: the faces of hands that this device was shown. */
	| {
			readonly what: 'look-back';
			readonly steps: readonly Step[];
			readonly shown: KnownFaces;
			readonly seed: number;
	  };

export type Report =
	/** The best by now. `worlds`: in how many they were tried. */
	| {
			readonly what: 'advise';
			readonly worlds: number;
			readonly advice: readonly Advice[];
			/** Whether nothing is left to find out. */
			readonly isSettled: boolean;
	  }
	/** By now. `worlds`: in how many the move was played out; 0: it is refused there. */
	| { readonly what: 'reply'; readonly worlds: number; readonly replies: readonly Reply[] }
	/** Null: there is nothing to do. */
	| { readonly what: 'choose'; readonly command: TableCommand | null }
	/** For each of the moves, what weighs most first. */
	| { readonly what: 'explain'; readonly why: readonly (readonly Term[])[] }
	/** By now. */
	| { readonly what: 'try-out'; readonly tally: Tally }
	/** How much is done, from 0 to 1; null: not all of it. */
	| { readonly what: 'look-back'; readonly progress: number; readonly found: LookBack | null };
