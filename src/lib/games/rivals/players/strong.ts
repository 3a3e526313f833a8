import { pick } from '../../core/chance.ts';
import type { Budget } from '../../core/search/budget.ts';
import { ranked } from '../../core/search/search.ts';
import type { Candidate, Searched } from '../../core/search/searched.ts';
import type { TableCommand } from '../table/commands.ts';
import { legalCommands } from '../table/legal.ts';
import type { SeatView } from '../table/own-view.ts';
import { greedyPlayer, weighedMoves } from './greedy.ts';
import type { ComputerPlayer } from './player.ts';
import { winChances } from './search/position.ts';
import { playedOn } from './search/rollout.ts';
import { worldsFor, type World } from './search/worlds.ts';

/** Worlds a decision, where nobody looks at the clock. */
const WORLDS = 6;
/** Moves of a turn, and answers, that are worth a thought. */
const MOVES = 5;
const ANSWERS = 6;
/** How likely one wins more often, for what greedy calls 1: what is believed before anything is tried. */
const BELIEVED = 0.012;

/** What is worth a thought: the moves that look best, or the answers to a question; the greedy one is first. */
function candidatesFor(
	view: SeatView,
	chance: Parameters<ComputerPlayer>[1]
): readonly Candidate<TableCommand>[] {
	if (!view.table.question) {
		const [best, ...others] = weighedMoves(view, chance);
		if (!best) return [];
		const same = new Set([JSON.stringify(best.command)]);
		const found = [best];
		for (const one of others) {
			const key = JSON.stringify(one.command);
			if (same.has(key) || best.worth - one.worth > 6) continue;
			same.add(key);
			found.push(one);
		}
		return found
			.slice(0, MOVES)
			.map(({ command, worth }) => ({ move: command, prior: (worth - best.worth) * BELIEVED }));
	}
	const first = greedyPlayer(view, chance);
	const others = legalCommands(view).filter(
		(one) => one.type === first.type && JSON.stringify(one) !== JSON.stringify(first)
	);
	if (others.length > ANSWERS) return [{ move: first, prior: 0 }];
	return [first, ...others].map((move, at) => ({ move, prior: at === 0 ? 0 : -BELIEVED }));
}

/** Questions whose answer hardly matters, or that greedy settles as well. */
const SETTLED: ReadonlySet<string> = new Set([
	'which-trigger',
	'discard',
	'draw-from',
	'spread',
	'mend',
	'room',
	'bid'
]);

/**
 * Tries what looks best to a greedy player in worlds that agree with what its seat knows, to the end of the next turn, until the budget of
 * the decision is spent.
 */
export const strongPlayer =
	({
		budget = () => ({ worlds: WORLDS })
	}: { readonly budget?: (() => Budget) | undefined } = {}): ComputerPlayer =>
	(view, chance) => {
		if (view.table.question && SETTLED.has(view.table.question.prompt))
			return greedyPlayer(view, chance);
		const candidates = candidatesFor(view, chance);
		const [only, another] = candidates;
		if (!only) return pick(chance, legalCommands(view));
		if (!another) return only.move;
		const game: Searched<SeatView, World, TableCommand> = {
			candidatesFor: () => candidates,
			trust: 2,
			spread: 0.08,
			race: { worlds: 2, errors: 1.2 },
			worldsFor,
			worthIn({ seat }, world, move) {
				const end = playedOn(world, move, greedyPlayer);
				return end ? (winChances(end)[seat] ?? 0) : -1;
			}
		};
		return ranked(game, view, chance, budget())[0]?.move ?? only.move;
	};
