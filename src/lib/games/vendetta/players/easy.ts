import type { ComputerPlayer } from './player.ts';
import { quickPlayer } from './quick.ts';
import { randomPlayer } from './random.ts';
import { USUAL } from './judging/outlook.ts';

/** One decision in so many is made without a thought. */
const CARELESS = 2;

const quick = quickPlayer({ reading: USUAL, hides: 0.9, loose: 1 });

/** A beginner: sees what there is to win, but takes good and middling moves alike, and now and then any. */
export const easyPlayer: ComputerPlayer = (view, chance) =>
	chance.below(CARELESS) === 0 ? randomPlayer(view, chance) : quick(view, chance);
