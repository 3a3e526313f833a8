import { sentenceOf, type Refusal } from '../../../games/core/decision.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import type { Field } from '../../../games/rivals/attack/field.ts';
import { decide } from '../../../games/rivals/decide.ts';
import { namesInMatch } from '../../../games/rivals/naming.ts';
import { refusals, type Reason } from '../../../games/rivals/refusals.ts';
import { readingsOf } from '../../../games/rivals/setting.ts';
import type { RivalsState } from '../../../games/rivals/state.ts';
import type { MatchDesk } from '../match/desk.svelte.ts';
import type { StepCommand } from '../live/match-log.ts';

type NameOf = (id: string) => string;

/** What the screens of an attack share: the table as it stands, and what may be done there. */
export interface Guided {
	readonly state: RivalsState;
	readonly field: Field;
	readonly nameOf: NameOf;
	/** Why a command is refused as things stand, in a sentence; null: it is not. */
	whyNot(command: StepCommand): string | null;
	sentence(refusal: Refusal<Reason>): string;
}

/** As a desk has it. */
export const guidedAt = ({
	session,
	match,
	nameOf
}: Pick<MatchDesk, 'session' | 'match' | 'nameOf'>): Guided =>
	guidedBy(session.state, Object.fromEntries(match.order.map((seat) => [seat, nameOf(seat)])));

function guidedBy(state: RivalsState, people: { readonly [seat: SeatId]: string }): Guided {
	const nameOf = namesInMatch(state, people);
	const sentence = (refusal: Refusal<Reason>): string => sentenceOf(refusals, refusal, nameOf);
	return {
		state,
		field: { ...state.match, readings: readingsOf(state.setting) },
		nameOf,
		sentence,
		whyNot: (command) => {
			const decided = decide(state, command);
			return decided.accepted ? null : sentence(decided.refusal);
		}
	};
}
