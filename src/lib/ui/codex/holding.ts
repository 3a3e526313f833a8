import { CONTROL, explain, SAYS } from './explaining.ts';

const HOLD_MS = 500;
/** A finger that moved further scrolls. */
const STILL_PX = 10;

/** What a long press, a right click or “?” asks about: the thing itself, or all that stands on the button or in its row. */
function askedAt(target: EventTarget | null): readonly [Element, readonly Element[]] | null {
	if (!(target instanceof Element)) return null;
	const said = target.closest(SAYS);
	const control = target.closest(CONTROL) ?? said ?? target.closest('[data-row]');
	if (!control) return null;
	const on = (one: Element | null) => [...(one?.querySelectorAll(`${SAYS}, [data-about]`) ?? [])];
	const ways = [control.matches(`${SAYS}, [data-about]`) ? [control] : [], on(control)];
	const about = ways.find(({ length }) => length > 0) ?? on(control.closest('li'));
	return about.length > 0 ? [control, about] : null;
}

/** A link keeps the menu of the browser. */
const isLink = ({ target }: Event): boolean =>
	target instanceof Element && target.closest('a') !== null;

function ask(event: Event): void {
	const asked = askedAt(event.target);
	if (!asked) return;
	event.preventDefault();
	void explain(...asked);
}

/** What a finger rests on may have been drawn again since it came down: then whatever lies there now is asked about. */
function askUnder(target: EventTarget | null, { x, y }: { x: number; y: number }): boolean {
	const lies = target instanceof Element && target.isConnected;
	const asked = askedAt(lies ? target : document.elementFromPoint(x, y));
	if (asked) void explain(...asked, true);
	return asked !== null;
}

/**
 * Answers what the signs on a row or a button mean, where a tap does something else: on a long press, a right click, or
 * “?” while it has the focus. Returns how to stop.
 */
export function holding(): () => void {
	const leaving = new AbortController();
	// Before whatever else hears of it on the page.
	const on = <Type extends keyof WindowEventMap>(
		type: Type,
		run: (event: WindowEventMap[Type]) => void
	) => window.addEventListener(type, run, { signal: leaving.signal, capture: true });

	let waits: ReturnType<typeof setTimeout> | undefined;
	let from = { x: 0, y: 0 };
	/** A long press was answered: the click that ends it is no tap. */
	let held = false;

	const letGo = (): void => {
		clearTimeout(waits);
		waits = undefined;
	};

	on('pointerdown', (event) => {
		held = false;
		letGo();
		if (event.pointerType === 'mouse' || isLink(event) || !askedAt(event.target)) return;
		from = { x: event.clientX, y: event.clientY };
		waits = setTimeout(() => (held = askUnder(event.target, from)), HOLD_MS);
	});
	on('pointermove', ({ clientX, clientY }) => {
		if (Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) letGo();
	});
	on('pointerup', letGo);
	on('pointercancel', letGo);
	on('contextmenu', (event) => {
		if (isLink(event)) return;
		// A finger that rests was answered already, or is about to be.
		if (held || waits !== undefined) event.preventDefault();
		else ask(event);
	});
	on('keydown', (event) => {
		if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
		if (event.target instanceof Element && event.target.matches('input, textarea')) return;
		ask(event);
	});
	on('click', (event) => {
		if (!held || event.detail === 0) return;
		held = false;
		event.preventDefault();
		event.stopImmediatePropagation();
	});
	return () => leaving.abort();
}
