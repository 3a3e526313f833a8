import { scriptedChance } from '../../../games/core/chance.ts';
import { sentenceOf } from '../../../games/core/decision.ts';
import { fold } from '../../../games/core/game.ts';
import type { CommandOf } from '../../../games/heritage/commands.ts';
import { heritage } from '../../../games/heritage/heritage.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import {
	changesBetween,
	type Change,
	type Stay
} from '../../../games/heritage/standings/changes.ts';
import { eraContenders } from '../../../games/heritage/standings/dominance.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { eraOf } from '../../../games/heritage/vocabulary.ts';

/** What a correction would come to, found on the phone before anything is sent. */
export type Preview =
	| { readonly kind: 'nothing' }
	| { readonly kind: 'refused'; readonly sentence: string; readonly at: string | null }
	| { readonly kind: 'era-draw'; readonly era: number; readonly tied: readonly SeatId[] }
	| {
			readonly kind: 'changes';
			readonly changes: readonly Change[];
			readonly stays: readonly Stay[];
	  };

/** Decides a correction on a copy and says what would be different; a correction needs no chance. */
export function previewOf(
	state: ChronicleState,
	command: CommandOf<'CorrectChapter'>,
	nameOf: (id: string) => string
): Preview {
	const decision = heritage.decide(state, command, { chance: scriptedChance([]) });
	if (!decision.accepted) {
		const { refusal } = decision;
		if (refusal.reason === 'era-tie-needs-draw') return eraDraw(state, command);
		return {
			kind: 'refused',
			sentence: sentenceOf(heritage.sentences, refusal, nameOf),
			at: refusal.at ?? null
		};
	}
	if (decision.events.length === 0) return { kind: 'nothing' };
	const after = fold(heritage.evolve, state, decision.events);
	return { kind: 'changes', ...changesBetween(state, after) };
}

/** Who would be tied for the era: as if it were still open, the same correction needs no draw. */
function eraDraw(state: ChronicleState, command: CommandOf<'CorrectChapter'>): Preview {
	const era = eraOf(command.chapter);
	const open = { ...state, eras: state.eras.filter((dominance) => dominance.era !== era) };
	const decision = heritage.decide(
		open,
		{ ...command, eraDraw: null },
		{ chance: scriptedChance([]) }
	);
	const after = decision.accepted ? fold(heritage.evolve, open, decision.events) : open;
	return { kind: 'era-draw', era, tied: eraContenders(after, era).seats };
}
