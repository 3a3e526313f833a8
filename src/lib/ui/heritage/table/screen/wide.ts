import { Late } from '../../../late.svelte.ts';

/** From here on all places of a table stand on the screen side by side. */
export const WIDE = 'min-width: 64rem';

/** What shows them so: a phone never fetches it. */
export const whole = new Late(() => import('./Whole.svelte'));

/** Fetches it before a page comes alive on a wide screen, so that it begins as it stays. */
export async function readyForWidth(): Promise<void> {
	if (typeof matchMedia === 'function' && matchMedia(`(${WIDE})`).matches) await whole.want();
}
