import { untrack } from 'svelte';
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion, Tween } from 'svelte/motion';
import type { VampireId } from '../../../../games/heritage/bloodline/bloodline.ts';
import { CARD, GAP, type Layout, type Place } from './layout.ts';

/** How long something takes to get where it belongs, as `--steady` says. */
export const STEADY_MS = 200;

/** Where a card is just now, and how much of its size it has. */
export interface Grown {
	readonly x: number;
	readonly y: number;
	readonly size: number;
}

type Grounds = { readonly [vampire: VampireId]: Grown };

/** Lets a tree grow from one layout into the next: a childe comes out of its sire, the others make room. */
export class Growth {
	readonly #grown = new Tween(1, { duration: STEADY_MS, easing: cubicOut });
	/** Where everyone began who is there now. */
	#from = $state.raw<Grounds>({});
	#layout: Layout;

	/** Made while a component is set up. `moves`: whether anyone has seen the tree yet. */
	constructor(layout: () => Layout, moves: () => boolean) {
		this.#layout = layout();
		$effect.pre(() => {
			const next = layout();
			untrack(() => this.#turnTo(next, moves()));
		});
	}

	at({ id, x, y }: Place): Grown {
		const grown = this.#grown.current;
		const from = grown === 1 ? undefined : this.#from[id];
		if (!from) return { x, y, size: 1 };
		return {
			x: from.x + (x - from.x) * grown,
			y: from.y + (y - from.y) * grown,
			size: from.size + (1 - from.size) * grown
		};
	}

	#turnTo(next: Layout, moves: boolean): void {
		const before = this.#layout;
		if (isSame(before, next)) return;
		const now: Grounds = Object.fromEntries(
			before.places.map((place) => [place.id, this.at(place)])
		);
		this.#layout = next;
		this.#from = Object.fromEntries(
			next.places.map((place) => [place.id, now[place.id] ?? sprout(place, next, now)])
		);
		void this.#grown.set(0, { duration: 0 });
		void this.#grown.set(1, moves && !prefersReducedMotion.current ? {} : { duration: 0 });
	}
}

/** Where a childe begins: at the thread's end below its sire. */
function sprout({ x, y, sire }: Place, { places }: Layout, now: Grounds): Grown {
	const above = sire === null ? undefined : (now[sire] ?? placeOf(places, sire));
	return above
		? { x: above.x, y: above.y + CARD.height + GAP.down / 4, size: 0 }
		: { x, y, size: 0 };
}

const placeOf = (places: readonly Place[], id: VampireId): Place | undefined =>
	places.find((place) => place.id === id);

function isSame({ places }: Layout, other: Layout): boolean {
	return (
		places.length === other.places.length &&
		places.every(({ id, x, y }, index) => {
			const to = other.places[index];
			return to?.id === id && to.x === x && to.y === y;
		})
	);
}
