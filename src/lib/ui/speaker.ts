import type { SeatId } from '../games/core/seats.ts';

/** How players are spoken of: whoever alone holds the phone is “you”. */
export class Speaker {
	readonly #you: SeatId | null;
	readonly #names: { readonly [seat: SeatId]: string };

	constructor(names: { readonly [seat: SeatId]: string }, you: SeatId | null) {
		this.#names = names;
		this.#you = you;
	}

	isYou(seat: SeatId): boolean {
		return seat === this.#you;
	}

	/** “You”, or a name. */
	name(seat: SeatId): string {
		return this.isYou(seat) ? 'You' : this.plain(seat);
	}

	/** The same in the middle of a sentence. */
	within(seat: SeatId): string {
		return this.isYou(seat) ? 'you' : this.plain(seat);
	}

	/** The name, whoever holds the phone. */
	plain(seat: SeatId): string {
		return this.#names[seat] ?? seat;
	}

	/** “You gain”, “Ben gains”. */
	does(seat: SeatId, you: string, other = `${you}s`): string {
		return this.isYou(seat) ? `You ${you}` : `${this.plain(seat)} ${other}`;
	}

	/** “your”, “Ben’s”. */
	whose(seat: SeatId): string {
		return this.isYou(seat) ? 'your' : `${this.plain(seat)}’s`;
	}
}
