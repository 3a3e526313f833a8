import type { SeatId } from '../shapes.ts';
import type { Temperament } from '../vocabulary.ts';

/** A player's morality token: its space, 1 lowest to 6 highest, and the side that lies up. */
export type MoralityToken = { readonly space: number; readonly side: Temperament };
export type MoralityState = { readonly tokens: { readonly [seat: SeatId]: MoralityToken } };

export const SPACES = 6;
