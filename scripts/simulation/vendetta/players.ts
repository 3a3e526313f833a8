import type { LocationId } from '../../../src/lib/games/vendetta/vocabulary.ts';
import type { ComputerPlayer, SeatView } from '../../../src/lib/games/vendetta/players/player.ts';
import { greedyPlayer } from '../../../src/lib/games/vendetta/players/greedy.ts';
import { randomPlayer } from '../../../src/lib/games/vendetta/players/random.ts';
import { totalsAt } from '../../../src/lib/games/vendetta/table/power.ts';
import type { Question } from '../../../src/lib/games/vendetta/table/questions.ts';
import { usableBy } from '../../../src/lib/games/vendetta/table/turns.ts';
import { bloodAt, clanCardOf, playerOf } from '../../../src/lib/games/vendetta/table/where.ts';
import { wordsIn } from './words-in.ts';

/** Whether nobody at a Location has more than a seat, in what lies open. */
function isAhead({ table, seat }: SeatView, at: LocationId): boolean {
	const totals = totalsAt(table, at);
	const own = totals.find((one) => one.seat === seat)?.total ?? 0;
	return totals.every(({ total }) => total <= own);
}

/** Nobody leaves while ahead, and Blood is swapped only for more Power. */
function isWise(view: SeatView, card: string): boolean {
	const { table, seat } = view;
	const at = table.conflict?.location;
	if (at === undefined) return true;
	const words = wordsIn(clanCardOf(table, card)?.abilities, 'do');
	if (words.has('withdraw') || words.has('move')) return !isAhead(view, at);
	const deployed = bloodAt(table, at, seat);
	return !words.has('swap-blood') || (deployed > 0 && playerOf(table, seat).blood > deployed);
}

/** Others' cards from the highest printed Power down, own ones from the lowest up; unknown ones between. */
function bestCards({ table, seat }: SeatView, { options, least }: Question): string[] {
	const worth = (slot: string) => {
		const deployed = table.deployed.find((one) => String(one.slot) === slot);
		const power = clanCardOf(table, deployed?.card ?? '')?.power ?? 3;
		return deployed?.position === seat ? -power : power;
	};
	return options.toSorted((a, b) => worth(b) - worth(a)).slice(0, Math.max(1, least));
}

/**
 * Plays as the greedy player does, but keeps cards by chance, so that who has a card is an experiment, uses an Ally or relic
 * as soon as it can, and thinks a little about what its cards ask.
 */
const curiousPlayer: ComputerPlayer = (view, chance) => {
	const { table, seat } = view;
	const { question } = table;
	if (question) {
		const { id, prompt, about } = question;
		const answer = (choice: string[]) =>
			({ type: 'AnswerQuestion', question: id, seat, choice }) as const;
		if (prompt === 'keep') return randomPlayer(view, chance);
		if (prompt === 'may') return answer([isWise(view, String(about['card'])) ? 'yes' : 'no']);
		if (prompt === 'which-cards') return answer(bestCards(view, question));
		return greedyPlayer(view, chance);
	}
	const isMine = table.turn?.seat === seat && table.turn.played === null;
	const [usable] = isMine ? usableBy(table, seat) : [];
	if (!usable) return greedyPlayer(view, chance);
	const { source, index } = usable;
	const from = source.from === 'card' ? { slot: source.slot } : { card: source.card };
	return { type: 'UseAbility', seat, source: from, ability: index };
};

/** The same, but never plays a card face down. */
const openPlayer: ComputerPlayer = (view, chance) => {
	const command = curiousPlayer(view, chance);
	return command.type === 'PlayCard' ? { ...command, face: 'up' } : command;
};

export const PLAYERS = {
	curious: curiousPlayer,
	open: openPlayer,
	greedy: greedyPlayer,
	random: randomPlayer
} as const;
export type Who = keyof typeof PLAYERS;
