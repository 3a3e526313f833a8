import type { Chance } from '../../core/chance.ts';
import { legalBesidesAttacks } from '../table/legal.ts';
import type { TableCommand } from '../table/commands.ts';
import type { SeatView } from '../table/own-view.ts';
import { answerFor } from './judging/answers.ts';
import { commandFor, plansFor } from './judging/attacks.ts';
import { turnWorth } from './judging/turn-worth.ts';
import type { ComputerPlayer } from './player.ts';

/** A move, and what it is worth. */
export type Weighed = { readonly command: TableCommand; readonly worth: number };

/** Moves that are worth less are not made while any other is left. */
const LEAST = 0.45;

/** What moves look alike is decided by a breath of chance. */
const breath = (chance: Chance): number => chance.below(1000) / 4000;

/** Every move of a player’s own turn, the best first. */
export function weighedMoves(view: SeatView, chance: Chance): readonly Weighed[] {
	const { table } = view;
	const others = legalBesidesAttacks(view)
		.filter(({ type }) => type !== 'MoveVampires' && type !== 'BurnRetainer')
		.map((command): Weighed => ({
			command,
			worth: turnWorth(view, command) + (command.type === 'EndActions' ? LEAST : breath(chance))
		}));
	const actions = table.turn?.actionsLeft ?? 0;
	const attacks = actions < 1 ? [] : plansFor(view);
	const weighed = attacks.map((plan) => ({ plan, worth: plan.worth + breath(chance) }));
	const best = weighed.toSorted((a, b) => b.worth - a.worth).slice(0, 8);
	return [
		...others,
		...best.map(({ plan, worth }) => ({ command: commandFor(view, plan), worth }))
	].sort((a, b) => b.worth - a.worth);
}

/** Takes what looks best at once: no search, and what others hold is guessed at its mean. */
export const greedyPlayer: ComputerPlayer = (view, chance) => {
	const { table, seat } = view;
	if (table.question) return answerFor(view, table.question, chance);
	const [best] = weighedMoves(view, chance);
	return best?.command ?? { type: 'EndActions', seat };
};
