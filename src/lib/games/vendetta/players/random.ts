import { pick, shuffled, type Chance } from '../../core/chance.ts';
import { mostToBid } from '../effects/choices/choice-rules.ts';
import { FATAL_TOKENS, VICTIM } from '../vocabulary.ts';
import type { TableCommand } from '../table/commands.ts';
import { isHeld } from '../table/holding.ts';
import type { Question } from '../table/questions.ts';
import { offeredIn } from '../table/setting.ts';
import { usableBy } from '../table/turns.ts';
import { drainValues, playerOf, seatsOf } from '../table/where.ts';
import type { ComputerPlayer, SeatView } from './player.ts';
import { waysFor } from './plays.ts';

const once = (chance: Chance, of: number): boolean => chance.below(of) === 0;

/** Some answer to a question, each as likely. */
function randomAnswer(
	{ table, seat, own }: SeatView,
	question: Question,
	chance: Chance
): TableCommand {
	const { id, prompt, options, least, most, hidden } = question;
	if (prompt === 'keep') {
		const { kept } = offeredIn(table.round, seatsOf(table).length);
		return { type: 'KeepCards', seat, cards: shuffled(chance, own.offered).slice(0, kept) };
	}
	if (prompt === 'token') {
		const location =
			table.locations.find((one) => one.id === question.about['location'])?.id ?? 'haven';
		const leaves = once(chance, 5) && isHeld(table, location, seat) === null;
		return { type: 'ChooseToken', seat, location, token: leaves ? 'withdraw' : 'stay' };
	}
	const answer = (choice: string[]): TableCommand => ({
		type: 'AnswerQuestion',
		question: id,
		seat,
		choice
	});
	if (hidden) return answer([pick(chance, own.hand)]);
	if (prompt === 'bid') {
		const bids = options.filter((bid) => Number(bid) <= mostToBid(table, seat));
		return answer([pick(chance, bids)]);
	}
	const n = least + chance.below(Math.min(most, options.length) - least + 1);
	return answer(shuffled(chance, options).slice(0, n));
}

/** What can be drained without going out of the game. */
export const safeToDrain = ({ table, seat }: SeatView): readonly string[] => {
	const { alliance, tokens } = playerOf(table, seat);
	return [...new Set(alliance)].filter(
		(card) => card === VICTIM || tokens + drainValues(table, card).tokens < FATAL_TOKENS
	);
};

function randomTurn(view: SeatView, chance: Chance): TableCommand {
	const { table, seat, own } = view;
	const drainable = safeToDrain(view);
	const short = playerOf(table, seat).blood < 3;
	if (drainable.length > 0 && once(chance, short ? 3 : 12))
		return { type: 'DrainCard', seat, card: pick(chance, drainable) };
	const usable = usableBy(table, seat);
	if (usable.length > 0 && once(chance, 4)) {
		const { source, index } = pick(chance, usable);
		const from = source.from === 'card' ? { slot: source.slot } : { card: source.card };
		return { type: 'UseAbility', seat, source: from, ability: index };
	}
	if (table.turn?.played) return { type: 'EndTurn', seat };
	const ways = waysFor(view);
	if (ways.length === 0 || own.hand.length === 0) return { type: 'EndTurn', seat };
	const card = pick(chance, own.hand);
	const { at, face, mostBlood, mostTokens } = pick(chance, ways);
	const blood = chance.below(mostBlood + 1);
	return { type: 'PlayCard', seat, card, at, face, blood, flip: chance.below(mostTokens + 1) };
}

/** Any legal move, each kind as likely as it is worth a look in tests. */
export const randomPlayer: ComputerPlayer = (view, chance) => {
	const { table, seat } = view;
	if (table.question) return randomAnswer(view, table.question, chance);
	const isFree = (taken: readonly (string | undefined)[]) => (one: string) => !taken.includes(one);
	const players = seatsOf(table).map((one) => playerOf(table, one));
	if (table.phase === 'clans') {
		const free = table.clansShown.filter(isFree(players.map(({ clan }) => clan ?? undefined)));
		return { type: 'ChooseClan', seat, clan: pick(chance, free) };
	}
	if (table.phase === 'relics') {
		const free = table.relicsShown.filter(isFree(players.map(({ relic }) => relic?.card)));
		return { type: 'ChooseRelic', seat, relic: pick(chance, free) };
	}
	return randomTurn(view, chance);
};
