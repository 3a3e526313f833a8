import type { Moves } from '../../../../games/heritage/chapter/moves.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { Question } from '../../../../games/heritage/table/request.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';

/** The one thing that has to happen next, as this device sees it. */
export type NextAction =
	| { readonly kind: 'finished' }
	| { readonly kind: 'answer'; readonly question: Question }
	| { readonly kind: 'await-answer'; readonly question: Question; readonly seat: SeatId }
	| { readonly kind: 'recruit'; readonly seat: SeatId }
	| { readonly kind: 'give-up'; readonly seat: SeatId }
	| {
			readonly kind: 'end-turn';
			readonly seat: SeatId;
			/** Schemes that could still be played. */
			readonly schemes: readonly ThingId[];
	  }
	| { readonly kind: 'await-turn'; readonly seat: SeatId }
	/** Another seat is looked at while one of this device is to move. */
	| { readonly kind: 'back'; readonly seat: SeatId }
	| { readonly kind: 'nothing' };

type Looking = {
	readonly table: Table;
	readonly moves: Moves;
	readonly view: SeatId;
	readonly plays: (seat: SeatId) => boolean;
	/** May answer for the table. */
	readonly writes: boolean;
};

export function nextAction({ table, moves, view, plays, writes }: Looking): NextAction {
	const { phase, question, turn } = table;
	if (phase === 'finished') return { kind: 'finished' };
	if (question) {
		const { seat } = question;
		const ours = seat === null ? writes : plays(seat);
		return ours || seat === null
			? { kind: 'answer', question }
			: { kind: 'await-answer', question, seat };
	}
	if (!turn) return { kind: 'nothing' };
	const { seat } = turn;
	if (!plays(seat)) return { kind: 'await-turn', seat };
	if (seat !== view) return { kind: 'back', seat };
	if (moves.giveUp) return { kind: 'give-up', seat };
	if (moves.recruit) return { kind: 'recruit', seat };
	return { kind: 'end-turn', seat, schemes: playable(moves) };
}

/** The schemes that somebody could lead now. */
export function playable({ schemes }: Moves): readonly ThingId[] {
	return (schemes?.schemes ?? []).flatMap(({ scheme, leaders }) =>
		leaders.some(({ possible }) => possible) ? [scheme] : []
	);
}
