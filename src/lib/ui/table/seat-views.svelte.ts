import type { SeatId } from '../../games/core/seats.ts';

const AGAIN_MS = 4_000;

/** A view of a seat as it was fetched, and of which secrets it was. */
type SeatSeen<View> = { readonly view: View; readonly asOf: string };

/** What the seats of one device may see besides the table: fetched as soon as it changes, and kept by no storage. */
export class SeatViews<View> {
	readonly #at: string;
	readonly #seats: readonly SeatId[];
	readonly #secretAt: (seat: SeatId) => string;
	readonly #arrived: (seat: SeatId, view: View) => void;
	#kept: { readonly [seat: SeatId]: SeatSeen<View> } = $state.raw({});
	/** Nothing on the screen depends on it. */
	#fetching: readonly SeatId[] = [];
	#again: ReturnType<typeof setTimeout> | undefined;
	#gone = false;

	/**
	 * `at`: the address of the endpoints of the log; `secretAt`: what a seat may see changes with this, and with nothing else that
	 * everybody sees on the table of the server; `arrived`: a view came.
	 */
	constructor(
		at: string,
		seats: readonly SeatId[],
		secretAt: (seat: SeatId) => string,
		arrived: (seat: SeatId, view: View) => void = () => undefined
	) {
		this.#at = at;
		this.#seats = seats;
		this.#secretAt = secretAt;
		this.#arrived = arrived;
	}

	/** As it was fetched; null: it has not arrived. */
	of(seat: SeatId): View | null {
		return this.#kept[seat]?.view ?? null;
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
		const asOf = this.#secretAt(seat);
		if (this.#gone || this.#fetching.includes(seat)) return;
		if (!anew && this.#kept[seat]?.asOf === asOf) return;
		this.#fetching = [...this.#fetching, seat];
		const response = await fetch(`${this.#at}/hands/${seat}`).catch(() => null);
		// Our own server's words.
		const view = response?.ok ? ((await response.json().catch(() => null)) as View | null) : null;
		this.#fetching = this.#fetching.filter((one) => one !== seat);
		if (this.#gone) return;
		if (view) {
			this.#kept = { ...this.#kept, [seat]: { view, asOf } };
			this.#arrived(seat, view);
		} else if (!response || response.status >= 500) {
			clearTimeout(this.#again);
			this.#again = setTimeout(() => this.look(), AGAIN_MS);
			return;
		}
		// It may have gone on meanwhile.
		if (view && this.#secretAt(seat) !== asOf) void this.#fetch(seat, false);
	}
}
