import type { NextAction } from './next-action.ts';
import { pointAt } from './focus.ts';
import { PLACES, type Screen } from './screen.svelte.ts';

/** Keys of the table, as the menu lists them. */
export const KEYS = [
	['1 to 4', 'Table, Bloodline, Schemes, Points'],
	['R', 'the queue, to recruit'],
	['S', 'schemes'],
	['P', 'plan the next turn'],
	['E', 'end the turn'],
	['U', 'what happened, and undo'],
	['M', 'this menu'],
	['?', 'explain the focused row, or open the rules'],
	['Escape', 'back']
] as const;

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/** An explanation that is open: the key closes that first. */
const EXPLANATION = '.popover:popover-open';

/** Whether a key is meant for something else: what has the focus, a sheet that is open, the browser. */
function isTaken({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
	if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
	return (
		(target instanceof Element && target.closest(TYPED_INTO) !== null) ||
		document.querySelector('dialog[open]') !== null
	);
}

/** What a key does on the screen of a table; whether it did something. */
export function pressed(event: KeyboardEvent, screen: Screen, next: NextAction): boolean {
	if (isTaken(event)) return false;
	if (!screen.keys && event.key !== 'Escape') return false;
	const place = PLACES[Number(event.key) - 1];
	if (place) {
		screen.goTo(place);
		return true;
	}
	switch (event.key.toLowerCase()) {
		case 'r':
			screen.goTo('table');
			pointAt('[data-recruit]');
			return true;
		case 's':
			screen.goTo('schemes');
			pointAt('[data-play]');
			return true;
		case 'p':
			screen.plan();
			return screen.planFor !== null;
		case 'e':
			if (next.kind === 'end-turn') void screen.endTurn(next.seat);
			else void screen.sayWhyNotEnded();
			return true;
		case 'u':
			screen.show('history');
			return true;
		case '?':
			screen.show('rules');
			return true;
		case 'm':
			screen.menu = true;
			return true;
		case 'escape':
			if (!screen.picking || document.querySelector(EXPLANATION)) return false;
			screen.pickAnother();
			return true;
	}
	return false;
}
