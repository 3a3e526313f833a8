import type { Strength } from '../../core/computer/strengths.ts';
import type { Budget } from '../../core/search/budget.ts';
import { easyPlayer } from './easy.ts';
import { greedyPlayer } from './greedy.ts';
import type { ComputerPlayer } from './player.ts';
import { strongPlayer } from './strong.ts';

/** A player of a strength. `budget`: of each decision of a strong one; left out: so many worlds. */
export function playerOf(strength: Strength, budget?: () => Budget): ComputerPlayer {
	switch (strength) {
		case 'easy':
			return easyPlayer;
		case 'medium':
			return greedyPlayer;
		case 'strong':
			return strongPlayer({ budget });
	}
}
