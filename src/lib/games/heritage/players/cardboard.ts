import type { Chance } from '../../core/chance.ts';
import { appDealer, boxDealer } from '../dealing/dealers.ts';
import { schemesOf, unseenSchemes, type Dealer } from '../dealing/dealer.ts';
import { handOf } from '../dealing/own-hand.ts';
import { NOTHING_SEALED } from '../dealing/sealed.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { Choice, Deal, Question } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import { randomAnswer } from './sampling.ts';

/** What lies face down beside a simulated table: shuffled decks, and what the hands hold. */
export type Cardboard = {
	/** Who deals at this table: the program from these decks, or nobody but the cardboard. */
	dealerOf(table: Pick<Table, 'dealer'>): Dealer;
	/** What the cardboard shows when the table is asked; now and then nothing, as it may. */
	show(table: Table, question: Question): Choice;
	/** The faces that a player sees in the own hand. */
	handOf(table: Table, seat: SeatId): readonly ThingId[];
};

/** Once in so many cards the table with the box says "none". */
const ONE_IN = 60;

/** Decks shuffled by the chance given. Asked card by card, they come up as the app would deal them. */
export function cardboard(chance: Chance): Cardboard {
	const decks = appDealer(NOTHING_SEALED, chance);

	function dealt(table: Table, deal: Deal): Choice {
		const answer = decks.deal(table, deal);
		return typeof answer === 'string' ? [] : answer.choice;
	}

	return {
		dealerOf: (table) => (table.dealer === 'app' ? decks : boxDealer),
		show(table, question) {
			const { prompt, about, least } = question;
			if (least === 0 && chance.below(ONE_IN) === 0) return [];
			if (prompt === 'which-character-came' || prompt === 'which-card-turned')
				return dealt(table, { deal: 'card', pile: 'deck', prompt, about });
			if (prompt === 'which-scheme-drawn') {
				// With the box nobody has dealt from these decks: asked for, they are shuffled.
				const order = decks.orderOf(table, schemesOf(String(about['seat'])));
				return order.filter((scheme) => question.options.includes(scheme)).slice(0, 1);
			}
			return randomAnswer(chance, question);
		},
		handOf(table, seat) {
			const { drawn, held } = table.hands[seat] ?? { drawn: 0, held: [] };
			const order = decks.orderOf(table, schemesOf(seat));
			if (table.dealer === 'app')
				return handOf(table, decks.sealed(), seat).flatMap(({ scheme }) => scheme ?? []);
			// Which of the cards face down was played, only the cardboard knows.
			const unseen = new Set(unseenSchemes(table, seat));
			const hidden = held.filter(({ scheme }) => scheme === null).length;
			const known = held.flatMap(({ scheme }) => scheme ?? []);
			return [
				...known,
				...order
					.slice(0, drawn)
					.filter((one) => unseen.has(one))
					.slice(0, hidden)
			];
		}
	};
}
