import { isChosen } from './chosen.ts';
import type { Moment } from './moment.ts';

/** Milliseconds on, off, on …; a turn and an end are only heard. */
const VIBRATIONS: { readonly [M in Moment]?: readonly number[] } = {
	accepted: [12],
	refused: [30, 60, 30]
};

/** Lets a moment be heard and felt, as far as this device was asked to. Sounds are fetched with the first one. */
export function felt(moment: Moment): void {
	if (isChosen('calm')) return;
	const pattern = VIBRATIONS[moment];
	// Some browsers have no vibration, and some refuse it before the first tap.
	if (pattern && !isChosen('no-vibration') && 'vibrate' in navigator)
		navigator.vibrate([...pattern]);
	if (isChosen('sound'))
		void import('./sounds.ts').then(
			({ sounded }) => sounded(moment),
			() => undefined // Off the network, and not heard before: then it stays silent.
		);
}
