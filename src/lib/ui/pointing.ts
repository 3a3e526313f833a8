import { createSubscriber } from 'svelte/reactivity';

let points = false;

const listened = createSubscriber((update) => {
	const hear = ({ type }: Event): void => {
		if (points === (type === 'pointerdown')) return;
		points = !points;
		update();
	};
	for (const type of ['pointerdown', 'keydown'] as const)
		addEventListener(type, hear, { capture: true });
	return () => {
		points = false;
		for (const type of ['pointerdown', 'keydown'] as const)
			removeEventListener(type, hear, { capture: true });
	};
});

/**
 * Whether somebody goes by finger or mouse, not by keys: as the last thing they did tells. What waits beside the screen
 * is kept from keys by making it inert, and all in it has to be styled anew for that.
 */
export const pointing = {
	get now(): boolean {
		listened();
		return points;
	}
};
