import { seededChance } from '../../../games/core/chance.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import type { CardId } from '../../../games/rivals/cards/card.ts';
import { atTable, type DealtState } from '../../../games/rivals/dealt/state.ts';
import { evolveTable } from '../../../games/rivals/table/evolve.ts';
import type { OwnView } from '../../../games/rivals/table/own-view.ts';
import { NO_SECRET, secretAfter, touchedBy } from '../../../games/rivals/table/secrets.ts';
import { EMPTY_TABLE, type Table } from '../../../games/rivals/table/table.ts';
import { sideOf } from '../../../games/rivals/table/where.ts';
import { SeatViews } from '../../table/seat-views.svelte.ts';
import { wentOnWith } from '../../table/shared-steps.ts';

/** What of the secrets of a seat its player may see changes with this, and with nothing else that everybody sees. */
function secretAt(table: Table, seat: SeatId): string {
	const { attack, scheme, question } = table;
	const { secret, agendaCard } = sideOf(table, seat);
	const shown = table.order.flatMap((other) =>
		sideOf(table, other)
			.down.filter(({ controller, shownTo }) => controller === seat || shownTo.includes(seat))
			.map(({ slot }) => slot)
	);
	const laid = [attack?.card, attack?.reaction].map((one) => one?.seat === seat && one.slot);
	return JSON.stringify([
		secret,
		agendaCard,
		shown,
		laid,
		scheme?.modifiers[seat],
		scheme?.stakes === null,
		scheme?.answers.some((one) => one.seat === seat),
		question?.prompt === 'new-leader' && question.seat === seat
	]);
}

/** Nothing is shuffled in a hand. */
const NO_CHANCE = seededChance(0);

/** What the seats of one device may see besides the table. */
export class OwnViews {
	readonly #views: SeatViews<OwnView>;
	/** How the match stood as a view came, by seat. */
	#seen: { readonly [seat: SeatId]: DealtState } = {};
	/** The card that was laid face down from here last, until the server tells of it. */
	#laid: { readonly seat: SeatId; readonly card: CardId } | null = $state.raw(null);

	/** `at`: the address of the endpoints of the log; `state`: as its server has it. */
	constructor(at: string, seats: readonly SeatId[], state: () => DealtState) {
		this.#views = new SeatViews<OwnView>(
			at,
			seats,
			(seat) => secretAt(state().table ?? EMPTY_TABLE, seat),
			(seat) => {
				this.#seen = { ...this.#seen, [seat]: state() };
				if (this.#laid?.seat === seat) this.#laid = null;
			}
		);
	}

	/** What a seat may see, on a table that may be further than its view; null: it has not arrived. */
	of(seat: SeatId, shown: DealtState): OwnView | null {
		const view = this.#views.of(seat);
		const seen = this.#seen[seat];
		if (!view || !seen) return view;
		const events = atTable(wentOnWith(shown.course.steps, seen.course.steps) ?? []);
		if (events.length === 0) return view;
		let table = seen.table ?? EMPTY_TABLE;
		let secret = { ...NO_SECRET, hand: view.hand, faces: view.faces };
		for (const event of events) {
			if (touchedBy(table, event).includes(seat))
				secret = secretAfter(table, event, seat, secret, {
					deckOf: () => ({ haven: '', agenda: '', faction: [], library: [] }),
					laid: () => (this.#laid?.seat === seat ? this.#laid.card : undefined),
					chance: NO_CHANCE
				});
			table = evolveTable(table, event);
		}
		return { ...view, hand: secret.hand, faces: secret.faces };
	}

	/** A card is laid face down from here. */
	lay(seat: SeatId, card: CardId): void {
		this.#laid = { seat, card };
	}

	/** The table may have changed: fetches whatever is not known as of now. */
	look(): void {
		this.#views.look();
	}

	end(): void {
		this.#views.end();
	}
}
