import type { SeatId } from '../../core/seats.ts';

/** The seat of whoever learns; the others are played for them. */
export const LEARNER: SeatId = 's1';
