const TYPED_IN =
	'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
/** A sheet that lies over the page, and what says of itself that it is told step by step. */
const UNDER_WAY = 'dialog[open], [popover]:popover-open, [data-under-way]';

/** Whether somebody is in the middle of something on the page: types, chooses, reads a sheet over it. */
export const inHand = (): boolean =>
	document.activeElement?.matches(TYPED_IN) === true || document.querySelector(UNDER_WAY) !== null;
