import { sentenceOf } from '../../../games/core/decision.ts';
import { fold } from '../../../games/core/game.ts';
import { correctChapter } from '../../../games/heritage/chronicle/correction.ts';
import type { CommandOf } from '../../../games/heritage/commands.ts';
import { evolve } from '../../../games/heritage/evolve.ts';
import { refusals } from '../../../games/heritage/refusals.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import {
	changesBetween,
	type Change,
	type Stay
} from '../../../games/heritage/standings/changes.ts';
import { eraContenders, eraLevel } from '../../../games/heritage/standings/dominance.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { eraOf } from '../../../games/heritage/vocabulary.ts';

/** What a correction would come to, found on the phone before anything is sent. */
export type Preview =
	| { readonly kind: 'nothing' }
	| { readonly kind: 'refused'; readonly sentence: string; readonly at: string | null }
	| {
			readonly kind: 'era-draw';
			readonly era: number;
			readonly tied: readonly SeatId[];
			/** The figures that led there. */
			readonly level: ReturnType<typeof eraLevel>;
	  }
	| {
			readonly kind: 'changes';
			readonly changes: readonly Change[];
			readonly stays: readonly Stay[];
	  };

/** Decides a correction on a copy and says what would be different: by its own rule, not by the whole game, for a phone loads it. */
export function previewOf(
	state: ChronicleState,
	command: CommandOf<'CorrectChapter'>,
	nameOf: (id: string) => string
): Preview {
	const decision = correctChapter(state, command);
	if (!decision.accepted) {
		const { refusal } = decision;
		if (refusal.reason === 'era-tie-needs-draw') return eraDraw(state, command);
		return {
			kind: 'refused',
			sentence: sentenceOf(refusals, refusal, nameOf),
			at: refusal.at ?? null
		};
	}
	if (decision.events.length === 0) return { kind: 'nothing' };
	const after = fold(evolve, state, decision.events);
	return { kind: 'changes', ...changesBetween(state, after) };
}

/** Who would be tied for the era: as if it were still open, the same correction needs no draw. */
function eraDraw(state: ChronicleState, command: CommandOf<'CorrectChapter'>): Preview {
	const era = eraOf(command.chapter);
	const open = { ...state, eras: state.eras.filter((dominance) => dominance.era !== era) };
	const decision = correctChapter(open, { ...command, eraDraw: null });
	const after = decision.accepted ? fold(evolve, open, decision.events) : open;
	return {
		kind: 'era-draw',
		era,
		tied: eraContenders(after, era).seats,
		level: eraLevel(after, era)
	};
}
