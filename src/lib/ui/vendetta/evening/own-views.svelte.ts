import type { SeatId } from '../../../games/core/seats.ts';
import type { OwnView } from '../../../games/vendetta/table/own-view.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { SeatViews } from '../../table/seat-views.svelte.ts';

type Laid = { readonly seat: SeatId; readonly slot: number; readonly card: string };

/** What of the secrets of a seat its player may see changes with this, and with nothing else that everybody sees. */
function secretAt(table: Table, seat: SeatId): string {
	const player = table.players[seat];
	const { question, together } = table;
	const keeps = question?.prompt === 'keep' && together?.seats.includes(seat) === true;
	return JSON.stringify([
		player?.secret,
		player?.looked,
		player?.lookedAt,
		keeps && question.id,
		together?.chosen.includes(seat) === true && together.id
	]);
}

/** What the seats of one device may see besides the table, and what was played face down from it. */
export class OwnViews {
	readonly #views: SeatViews<OwnView>;
	/** Cards that were played face down from here, until the server tells of them. */
	#laid: readonly Laid[] = $state.raw([]);

	/** `at`: the address of the endpoints of the log; `table`: as its server has it. */
	constructor(at: string, seats: readonly SeatId[], table: () => Table) {
		this.#views = new SeatViews<OwnView>(
			at,
			seats,
			(seat) => secretAt(table(), seat),
			(seat, view) => {
				this.#laid = this.#laid.filter((one) => one.seat !== seat || view.hand.includes(one.card));
			}
		);
	}

	/** What a seat may see, on a table that may be further than its server's; null: it has not arrived. */
	of(seat: SeatId, shown: Table): OwnView | null {
		const view = this.#views.of(seat);
		if (!view) return null;
		const laid = this.#laid.filter((one) => one.seat === seat);
		const lies = (card: string): boolean =>
			shown.deployed.some((one) => one.owner === seat && one.card === card) ||
			laid.some((one) => one.card === card);
		const faces = Object.fromEntries(laid.map(({ slot, card }) => [slot, card]));
		return {
			...view,
			hand: view.hand.filter((card) => !lies(card)),
			faces: { ...faces, ...view.faces }
		};
	}

	/** A card is played face down from here. */
	lay(seat: SeatId, slot: number, card: string): void {
		this.#laid = [...this.#laid, { seat, slot, card }];
	}

	/** Nothing of it lies as it was played from here. */
	takeUp(): void {
		this.#laid = [];
	}

	/** The table may have changed: fetches whatever is not known as of now. `anew`: also what seems to be. */
	look(anew: SeatId | null = null): void {
		this.#views.look(anew);
	}

	end(): void {
		this.#views.end();
	}
}
