import type { Budget } from '../../core/search/budget.ts';
import type { Strength } from '../strengths.ts';
import { easyPlayer } from './easy.ts';
import type { ComputerPlayer } from './player.ts';
import { quickPlayer } from './quick.ts';
import type { Found } from './search/tried.ts';
import { strongPlayer } from './strong.ts';

/**
 * A player of a strength. `budget`: of each decision of a strong one; left out: so many worlds. `told`: hears what a strong one
 * chose among.
 */
export function codedPlayer(
	strength: Strength,
	budget?: () => Budget,
	told?: (found: Found) => void
): ComputerPlayer {
	switch (strength) {
		case 'easy':
			return easyPlayer;
		case 'medium':
			return quickPlayer();
		case 'strong':
			return strongPlayer({ budget, told });
	}
}
