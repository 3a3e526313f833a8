import type { SeatId } from '../../../games/core/seats.ts';
import type { OwnView } from '../../../games/vendetta/table/own-view.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';

type Kept = { readonly view: OwnView; readonly asOf: string };
type Laid = { readonly seat: SeatId; readonly slot: number; readonly card: string };

const AGAIN_MS = 4_000;

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

/** What the seats of one device may see besides the table: fetched as soon as it changes, and kept by no storage. */
export class OwnViews {
	readonly #at: string;
	readonly #seats: readonly SeatId[];
	readonly #table: () => Table;
	#kept: { readonly [seat: SeatId]: Kept } = $state.raw({});
	/** Cards that were played face down from here, until the server tells of them. */
	#laid: readonly Laid[] = $state.raw([]);
	/** Nothing on the screen depends on it. */
	#fetching: readonly SeatId[] = [];
	#again: ReturnType<typeof setTimeout> | undefined;
	#gone = false;

	/** `at`: the address of the endpoints of the log; `table`: as its server has it. */
	constructor(at: string, seats: readonly SeatId[], table: () => Table) {
		this.#at = at;
		this.#seats = seats;
		this.#table = table;
	}

	/** What a seat may see, on a table that may be further than its server's; null: it has not arrived. */
	of(seat: SeatId, shown: Table): OwnView | null {
		const view = this.#kept[seat]?.view;
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
		clearTimeout(this.#again);
		for (const seat of this.#seats) void this.#fetch(seat, seat === anew);
	}

	end(): void {
		this.#gone = true;
		clearTimeout(this.#again);
	}

	async #fetch(seat: SeatId, anew: boolean): Promise<void> {
		const asOf = secretAt(this.#table(), seat);
		if (this.#gone || this.#fetching.includes(seat)) return;
		if (!anew && this.#kept[seat]?.asOf === asOf) return;
		this.#fetching = [...this.#fetching, seat];
		const response = await fetch(`${this.#at}/hands/${seat}`).catch(() => null);
		// Our own server's words.
		const view = response?.ok
			? ((await response.json().catch(() => null)) as OwnView | null)
			: null;
		this.#fetching = this.#fetching.filter((one) => one !== seat);
		if (this.#gone) return;
		if (view) {
			this.#kept = { ...this.#kept, [seat]: { view, asOf } };
			this.#laid = this.#laid.filter((one) => one.seat !== seat || view.hand.includes(one.card));
		} else if (!response || response.status >= 500) {
			clearTimeout(this.#again);
			this.#again = setTimeout(() => this.look(), AGAIN_MS);
			return;
		}
		// It may have gone on meanwhile.
		if (view && secretAt(this.#table(), seat) !== asOf) void this.#fetch(seat, false);
	}
}
