import type { Ruleset } from '../ruleset.ts';
import { battleground } from './battleground.ts';
import { moralityBoard, type Morality, type MoralityState } from './morality.ts';
import { TIMELINE } from './timeline.ts';

/** How its ladder goes, by reading H: who is paid, those who change or those who stay as they are. */
export const MORALITIES: { readonly [R in Ruleset['riseOfHumanity']]: Morality } = {
	change: { start: 3, like: -1, draws: [5, 3], points: [-1, 0, 1, 2, 3, 4] },
	// The mirror of The Beast Within: a player who stays the same sinks to where the points are.
	constancy: { start: 4, like: -1, draws: [3, 1], points: [4, 3, 2, 1, 0, -1] }
};

const { id, name, category, eras } = TIMELINE.H;

/**
 * The other way round than The Beast Within: who changes climbs, who does not sinks; the lowest goes first.
 * Source: rulebook, battleground H; reading H.
 */
export const h = battleground<MoralityState>({
	id,
	name,
	category,
	eras,
	...moralityBoard(({ ruleset }) => MORALITIES[ruleset.riseOfHumanity])
});
