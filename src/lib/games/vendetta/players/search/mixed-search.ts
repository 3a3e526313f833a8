import type { Chance } from '../../../core/chance.ts';
import { isSpent, type Budget } from '../../../core/search/budget.ts';
import { drawnFrom, regretMatching } from '../../../core/search/regret.ts';
import { searchOf } from '../../../core/search/search.ts';
import type { Candidate, Searched } from '../../../core/search/searched.ts';
import type { TableCommand } from '../../table/commands.ts';
import type { SeatView } from '../player.ts';
import { quickPlayer, USUAL_MANNER } from '../quick.ts';
import { winChances } from './position.ts';
import { playedOn } from './rollout.ts';
import type { Found } from './tried.ts';
import { SEEDS, worldsFor, type World } from './worlds.ts';

/** How others may read a face-down card: as weak, or as strong. */
const READINGS = [2.9, 5.1];
const PLAYERS = READINGS.map((hidden) => quickPlayer({ ...USUAL_MANNER, reading: { hidden } }));

type Read = World & { readonly by: number };

function* readWorlds(view: SeatView, chance: Chance): Generator<Read> {
	let nth = chance.below(READINGS.length);
	for (const world of worldsFor(view, chance)) yield { ...world, by: nth++ % READINGS.length };
}

/** Moves that came so much worse out, in chances to win, are not mixed in. */
const LEVEL = 0.02;
/** Shares are settled to some hundredths by then. */
const ROUNDS = 400;

/**
 * Tries what is worth a thought in worlds where others read face-down cards as weak or as strong. Of the moves that worlds cannot tell
 * apart one is drawn, so that neither way to read it pays. Null: there is nothing to think about.
 */
export function mixedMove(
	view: SeatView,
	candidates: readonly Candidate<TableCommand>[],
	chance: Chance,
	budget: Budget
): Found | null {
	const [only, another] = candidates;
	if (!only) return null;
	if (!another) return { move: only.move, tried: [] };
	const met = new Map<TableCommand, { readonly sums: number[]; readonly counts: number[] }>();
	const game: Searched<SeatView, Read, TableCommand> = {
		candidatesFor: () => candidates,
		trust: 2,
		spread: 0.12,
		race: { worlds: 2, errors: 1.2 },
		worldsFor: readWorlds,
		worthIn(_, world, move, chances) {
			const first = new Map([[view.seat, move]]);
			const seeded = { ...world, seed: chances.below(SEEDS) };
			const end = playedOn(seeded, first, PLAYERS[world.by] ?? quickPlayer());
			const worth = end ? (winChances(end)[view.seat] ?? 0) : -1;
			const known = met.get(move) ?? { sums: READINGS.map(() => 0), counts: READINGS.map(() => 0) };
			known.sums[world.by] = (known.sums[world.by] ?? 0) + worth;
			known.counts[world.by] = (known.counts[world.by] ?? 0) + 1;
			met.set(move, known);
			return worth;
		}
	};
	const search = searchOf(game, view, chance);
	while (search.worlds() < 1 || !isSpent(budget, search.worlds())) if (!search.step()) break;
	const ranking = search.ranking();
	const [best] = ranking;
	if (!best) return null;
	const tried = ranking.map(({ move, mean }) => ({ move, chance: mean }));
	const level = ranking.filter(
		({ worlds, mean }) => worlds === best.worlds && mean >= best.mean - LEVEL
	);
	if (level.length < 2) return { move: best.move, tried };
	const payoffs = level.flatMap(({ move, mean }) =>
		READINGS.map((_, by) => {
			const { sums = [], counts = [] } = met.get(move) ?? {};
			const n = counts[by] ?? 0;
			const worth = n > 0 ? (sums[by] ?? 0) / n : mean;
			return [worth, -worth];
		})
	);
	const { strategies } = regretMatching([level.length, READINGS.length], payoffs, ROUNDS);
	const drawn = level[drawnFrom(chance, strategies[0] ?? [])] ?? best;
	return { move: drawn.move, tried };
}
