import { afterFrame, whenIdle } from './idle.ts';

/**
 * Opens a dialog over a large page. A modal one makes all of the page inert before it is seen; this one is seen
 * first; it takes the focus, and what lies beside it is inert, a moment later. Returns how to end that.
 */
export function showAtOnce(dialog: HTMLDialogElement): () => void {
	const leaving = new AbortController();
	const listen = { capture: true, signal: leaving.signal };
	const before = document.activeElement;
	let inert: readonly HTMLElement[] = [];
	const makeInert = (): void => {
		inert = besides(dialog);
		for (const one of inert) one.inert = true;
	};
	const takeFocus = (): void => {
		if (!dialog.contains(document.activeElement)) dialog.querySelector('button')?.focus();
	};
	const release = (): void => {
		for (const one of inert) one.inert = false;
		inert = [];
	};
	const leave = (event: Event): void => {
		event.preventDefault();
		event.stopPropagation();
		dialog.close();
	};

	dialog.setAttribute('aria-modal', 'true');
	// The way back of a phone closes it, where a browser knows of that.
	dialog.setAttribute('closedby', 'closerequest');
	// Its own way to open looks for what to focus first, and measures the whole page for that.
	dialog.open = true;
	document.addEventListener(
		'keydown',
		(event) => {
			if (event.key === 'Escape' && isOnTop(dialog)) leave(event);
		},
		listen
	);
	document.addEventListener(
		'click',
		(event) => {
			if (isOutside(dialog, event.target) && isOnTop(dialog)) leave(event);
		},
		listen
	);
	let ended = false;
	const end = (): void => {
		if (ended) return;
		ended = true;
		release();
		dialog.removeAttribute('aria-modal');
		giveBack(dialog, before);
	};
	dialog.addEventListener('close', end, listen);
	const focuses = afterFrame(() => {
		if (dialog.open) takeFocus();
	});
	const giveUp = whenIdle(() => {
		if (!dialog.open) return;
		makeInert();
		takeFocus();
	});
	return () => {
		leaving.abort();
		focuses();
		giveUp();
		end();
	};
}

/** What is said in passing lies above everything and stays in reach. */
const IN_PASSING = '[aria-live], [role="status"]';

const OUT_OF_REACH = '[inert], [aria-hidden="true"]';

/** Everything that is neither the dialog nor around it. */
function besides(dialog: HTMLElement): readonly HTMLElement[] {
	const others: HTMLElement[] = [];
	for (let at: Element = dialog; at.parentElement; at = at.parentElement)
		for (const one of at.parentElement.children)
			if (one !== at && one instanceof HTMLElement && canBeInert(one)) others.push(one);
	return others;
}

const canBeInert = (element: HTMLElement): boolean =>
	!element.inert && !element.matches(`dialog, head, script, style, link, ${IN_PASSING}`);

const isOnTop = (dialog: HTMLDialogElement): boolean =>
	dialog.open && document.querySelector('dialog:modal, :popover-open') === null;

const isOutside = (dialog: HTMLElement, target: EventTarget | null): boolean =>
	target instanceof Element && !dialog.contains(target) && target.closest(IN_PASSING) === null;

/**
 * What had the focus gets it back, where the dialog could not give it because it was inert; or nothing has it. In a
 * dialog that stays where it cannot be seen it would be lost.
 */
function giveBack(dialog: HTMLElement, before: Element | null): void {
	const at = document.activeElement;
	if (at !== document.body && !dialog.contains(at)) return;
	if (canFocus(at)) at.blur();
	if (canFocus(before) && before.isConnected && before.closest(OUT_OF_REACH) === null)
		before.focus({ preventScroll: true });
}

const canFocus = (one: Element | null): one is HTMLElement | SVGElement =>
	one instanceof HTMLElement || one instanceof SVGElement;
