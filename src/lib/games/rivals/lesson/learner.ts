import type { SeatId } from '../../core/seats.ts';

/** The seat of whoever learns; the other is played for them. */
export const LEARNER: SeatId = 's1';
