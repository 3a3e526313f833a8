import type { Chance } from '../../../core/chance.ts';
import type { Budget } from '../../../core/search/budget.ts';
import { drawnFrom } from '../../../core/search/regret.ts';
import { mixedKnowing, type ChosenKnowing } from '../../../core/search/together.ts';
import type { SeatId } from '../../../core/seats.ts';
import type { TableCommand } from '../../table/commands.ts';
import { isHeld } from '../../table/holding.ts';
import { ownView } from '../../table/own-view.ts';
import { teammateOf } from '../../table/where.ts';
import { TOKENS, type LocationId } from '../../vocabulary.ts';
import { prospectsOf } from '../judging/outlook.ts';
import type { SeatView } from '../player.ts';
import { quickPlayer, weighedTokens } from '../quick.ts';
import { winChances } from './position.ts';
import { playedOn } from './rollout.ts';
import type { Found } from './tried.ts';
import { SEEDS, worldsFor, type World } from './worlds.ts';

/** Besides the seat itself so many are thought through; all others choose at a glance. */
const OTHERS = 2;
/** In Influence: what is better by so much is not thought through. */
const CLEAR = 2.2;
/** Power by which cards are better or worse than they look. */
const NOTABLE = 0.5;

const player = quickPlayer();

/** Whether somebody's face-down cards at a Location are as good as they look (0), better (1) or worse (2): nobody else knows. */
function knows({ table, sealed }: World, seat: SeatId, at: LocationId): number {
	const own = ownView(table, sealed, seat);
	const has = (faces: typeof own.faces) =>
		prospectsOf({ table, seat, own: { ...own, faces } }).find((one) => one.at === at)?.own ?? 0;
	const more = has(own.faces) - has({});
	return more > NOTABLE ? 1 : more < -NOTABLE ? 2 : 0;
}

/**
 * Stay or Withdraw, in secret and together: what each combination comes to in sampled worlds, then mixed strategies of those who
 * choose, each by what it alone knows.
 */
export function mixedToken(
	view: SeatView,
	location: LocationId,
	chance: Chance,
	budget: Budget
): Found {
	const { table, seat } = view;
	const told = (whose: SeatId): readonly TableCommand[] =>
		TOKENS.filter((token) => token === 'stay' || isHeld(table, location, whose) === null).map(
			(token) => ({ type: 'ChooseToken', seat: whose, location, token })
		);
	const own = told(seat);
	const [stay, leave] = own;
	if (!stay) throw new Error('everybody can stay');
	if (!leave) return { move: stay, tried: [] };
	const glance = weighedTokens(view, location);
	if (Math.abs(glance.stay - glance.withdraw) > CLEAR)
		return { move: glance.stay > glance.withdraw ? stay : leave, tried: [] };
	const mate = teammateOf(table, seat);
	const others = (table.together?.seats ?? [])
		.filter((one) => one !== seat && one !== mate)
		.slice(0, OTHERS);
	const all = [seat, ...others];
	const game: ChosenKnowing<SeatView, World, TableCommand> = {
		choicesIn: () => all.map(told),
		worldsFor,
		knowsIn: (world) => all.map((one) => (one === seat ? 0 : knows(world, one, location))),
		payoffIn(world, chosen, chances) {
			const first = new Map(chosen.map((command, at) => [all[at] ?? seat, command]));
			const end = playedOn({ ...world, seed: chances.below(SEEDS) }, first, player);
			const wins = end ? winChances(end) : {};
			return all.map((one) => wins[one] ?? 0);
		}
	};
	const { strategies, means } = mixedKnowing(game, view, chance, budget);
	return {
		move: own[drawnFrom(chance, strategies[0]?.[0] ?? [1])] ?? stay,
		tried: own.map((move, at) => ({ move, chance: means[0]?.[at] ?? 0 }))
	};
}
