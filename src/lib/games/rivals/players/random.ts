import { pick } from '../../core/chance.ts';
import { legalCommands } from '../table/legal.ts';
import type { ComputerPlayer } from './player.ts';

/** Any legal move: first what kind, then which, so that attacks are as likely as anything else. */
export const randomPlayer: ComputerPlayer = (view, chance) => {
	const legal = legalCommands(view);
	const kind = pick(chance, [...new Set(legal.map(({ type }) => type))]);
	return pick(
		chance,
		legal.filter(({ type }) => type === kind)
	);
};
