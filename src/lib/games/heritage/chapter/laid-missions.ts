import { shuffled, type Chance } from '../../core/chance.ts';
import type { MissionCard } from '../deck/cards.ts';
import type { Ruleset } from '../ruleset.ts';

/**
 * The missions of a game outside a chronicle: so many as the reading `missionCount` says, by chance, or
 * all there are. In a chronicle the overview of the chapter says which.
 */
export function missionsByChance(
	missions: readonly MissionCard[],
	{ missionCount }: Ruleset,
	chance: Chance
): MissionCard[] {
	return shuffled(chance, missions).slice(0, missionCount);
}
