const TYPED_IN =
	'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
/** A sheet that lies over the page, and what says of itself that it is told step by step. */
const UNDER_WAY = 'dialog[open], .popover:popover-open, [data-under-way]';

let onTheirWay = 0;

/** Something is sent from this page, which shows by itself what becomes of it. Answers how to say that it does. */
export function sentFromHere(): () => void {
	onTheirWay += 1;
	return () => void (onTheirWay -= 1);
}

/** Whether the answer to something that was sent is still to come, or to be shown. */
export const isSending = (): boolean => onTheirWay > 0;

/** Whether something of the page is under way that passes: it is sent, or a sheet over it is read. */
export const isUnderWay = (): boolean => isSending() || document.querySelector(UNDER_WAY) !== null;

/** Whether somebody stands in a field to type in. */
export const isTyping = (): boolean => document.activeElement?.matches(TYPED_IN) === true;
