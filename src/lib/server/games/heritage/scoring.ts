import { dominantOf } from '../../../games/heritage/chronicle/eras.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { seatsPlayed } from '../../tables/sitting.ts';
import type { Access } from '../../tables/access.ts';

/** Whether a player would choose a scoring card for somebody else: whoever dominated the era chooses it. */
export function choosesForAnother(
	{ role, seats, actsFor }: Pick<Access, 'role' | 'seats' | 'actsFor'>,
	{ eras }: Pick<ChronicleState, 'eras'>,
	command: Command
): boolean {
	if (command.type !== 'ChooseScoring' || role !== 'player') return false;
	const dominant = dominantOf({ eras }, command.era);
	return dominant === null || !seatsPlayed({ role, seats, actsFor }).includes(dominant);
}
