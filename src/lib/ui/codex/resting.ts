/**
 * A finger that asked by resting somewhere. To lift it is no tap beside the answer, but browsers close a popover then, some
 * at once and some later, or say only that the touch was cancelled: until something else is touched, it stays open.
 */
export class Resting {
	#rests = true;

	get keepsOpen(): boolean {
		return this.#rests;
	}

	/** A new touch, or a key. */
	touched(): void {
		this.#rests = false;
	}
}
