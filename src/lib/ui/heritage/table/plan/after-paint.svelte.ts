/**
 * A value that follows another one a frame later: what was tapped is painted first, and what takes
 * longer to lay out comes right behind it. Null until the first frame has been painted.
 */
export class AfterPaint<Value> {
	#value: Value | null = $state.raw(null);

	constructor(of: () => Value) {
		$effect(() => {
			const next = of();
			let waiting: ReturnType<typeof setTimeout> | undefined;
			const frame = requestAnimationFrame(() => {
				waiting = setTimeout(() => (this.#value = next));
			});
			return () => {
				cancelAnimationFrame(frame);
				clearTimeout(waiting);
			};
		});
	}

	get value(): Value | null {
		return this.#value;
	}
}
