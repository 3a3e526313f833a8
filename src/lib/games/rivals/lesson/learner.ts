import type { SeatId } from '../../core/seats.ts';

/** The learner’s seat; the other is played by script. */
export const LEARNER: SeatId = 's1';
