const TYPED_IN =
	'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
/** A sheet that lies over the page, and what says of itself that it is told step by step. */
const UNDER_WAY = 'dialog[open], [popover]:popover-open, [data-under-way]';

let onTheirWay = 0;

/** Something is sent from this page, which shows by itself what becomes of it. Answers how to say that it does. */
export function sentFromHere(): () => void {
	onTheirWay += 1;
	return () => void (onTheirWay -= 1);
}

/** Whether somebody is in the middle of something on the page: types, chooses, sends, reads a sheet over it. */
export const inHand = (): boolean =>
	onTheirWay > 0 ||
	document.activeElement?.matches(TYPED_IN) === true ||
	document.querySelector(UNDER_WAY) !== null;
