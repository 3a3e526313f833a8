import type { SeatId } from '../../../../games/heritage/shapes.ts';
import type { Question } from '../../../../games/heritage/table/request.ts';
import type { Foreseen } from '../foresee.ts';

/** What whoever plans can choose ahead; null: nothing, or others decide, or hands on the cardboard do. */
export function ownChoice({ choice }: Foreseen, seat: SeatId): Question | null {
	return choice?.seat === seat && choice.prompt !== 'do-it-by-hand' ? choice : null;
}

/** What stops the plan because somebody else decides, or something is done by hand. */
export function othersChoice(foreseen: Foreseen, seat: SeatId): Question | null {
	return ownChoice(foreseen, seat) === null ? foreseen.choice : null;
}
