import { pick, type Chance } from '../../../core/chance.ts';
import { chosenPairs } from '../../chronicle/era-scoring.ts';
import type {
	MissionDecision,
	OpenedReward,
	OpenedScoring,
	ReadMission
} from '../../chronicle-deck/opened.ts';
import type { SeatId } from '../../shapes.ts';
import type { ChronicleState } from '../../state.ts';
import type { TraitPair } from '../../standings/chronicle-score.ts';

/** What an asset or an unlocked character is felt to be worth, in points of the end. */
const A_CARD = 6;

/** A dot that no card counts yet may still be counted. */
const SOME_DAY = 1;

/** The choice that brings more at the end, as far as the rewards were told; else either. */
export function better(
	state: ChronicleState,
	chance: Chance,
	{ choices: [one, other] }: ReadMission
): MissionDecision {
	const [first, second] = [worthOf(state, one.reward), worthOf(state, other.reward)];
	if (first === second) return pick(chance, ['first', 'second'] as const);
	return first > second ? 'first' : 'second';
}

/** Of the scoring cards offered the one that brings this player furthest ahead of the best of the others. */
export function dearest(
	state: ChronicleState,
	chance: Chance,
	seat: SeatId | null,
	offered: readonly OpenedScoring[]
): OpenedScoring {
	if (seat === null) return pick(chance, offered);
	const aheadBy = offered.map(({ pairs }) => lead(state, seat, pairs));
	const most = Math.max(...aheadBy);
	return pick(
		chance,
		offered.filter((_, index) => aheadBy[index] === most)
	);
}

function worthOf(state: ChronicleState, reward: OpenedReward | null): number {
	if (reward?.kind !== 'dots') return reward === null ? 0 : A_CARD;
	return Object.entries(reward.dots).reduce((sum, [trait, dots]) => {
		const counted = chosenPairs(state)
			.filter(({ traits }) => traits.includes(trait))
			.reduce((worth, pair) => worth + pair.worth, 0);
		return sum + dots * (counted + SOME_DAY);
	}, 0);
}

function lead(state: ChronicleState, seat: SeatId, pairs: readonly TraitPair[]): number {
	const scoreOf = (one: SeatId) =>
		pairs.reduce(
			(sum, { traits, worth }) =>
				sum + worth * traits.reduce((dots, trait) => dots + dotsOf(state, one, trait), 0),
			0
		);
	const others = state.seats.filter((one) => one !== seat).map(scoreOf);
	return scoreOf(seat) - Math.max(...others);
}

const dotsOf = ({ players }: ChronicleState, seat: SeatId, trait: string): number =>
	players[seat]?.sheet?.dots[trait] ?? 0;
