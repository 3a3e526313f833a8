import type { Access } from './access.ts';
import { seatsPlayed } from './sitting.ts';

/**
 * Whether somebody may let code play a seat: a free one, their own, or one that they act for. Nobody gives away the seat of
 * somebody else, not even the keeper: code would play out of their hand.
 */
export const mayGiveToCode = (access: Access, seat: string): boolean =>
	access.role !== 'spectator' &&
	(access.vacant.includes(seat) || seatsPlayed(access).includes(seat));
