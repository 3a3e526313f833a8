import { comfortWords, storedComfort } from './comfort.ts';
import { MOMENT } from './feel.ts';
import { felt } from './felt.ts';
import type { Moment } from './moment.ts';
import { storedTheme } from './theme.ts';

/** Shows the page as this device chose, and lets moments be heard and felt from now on. */
export function beginComfort(): void {
	// A page kept for when there is no network may have been written before the last choice.
	document.documentElement.dataset.theme = storedTheme();
	document.documentElement.dataset.comfort = comfortWords(storedComfort());
	document.addEventListener(MOMENT, (event) => {
		if (event instanceof CustomEvent) felt(event.detail as Moment);
	});
}
