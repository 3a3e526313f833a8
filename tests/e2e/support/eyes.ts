import type { Page } from '@playwright/test';

/** Something that can be tapped, as it is seen and heard. */
export interface Thing {
	/** Its place in the look that found it. */
	readonly at: number;
	readonly name: string;
	readonly kind: 'button' | 'link' | 'search';
	/** The names of what it stands in, from within outwards. */
	readonly of: readonly string[];
	/** Whether it is one of several in a row. */
	readonly listed: boolean;
	readonly pressed: boolean;
	/** What is written in it. */
	readonly typed: string;
	readonly focused: boolean;
	/** Whether it can be tapped now. */
	readonly free: boolean;
	/** Whether it stands in the bar at the foot of the screen. */
	readonly foot: boolean;
}

/** A screen at one look: of what lies under a sheet, nothing. */
export interface Seen {
	/** The heading of the sheet on top; null: none lies there. */
	readonly sheet: string | null;
	readonly heading: string;
	/** The headings below it, of what lies on top. */
	readonly parts: readonly string[];
	readonly words: string;
	readonly things: readonly Thing[];
	/** Whether it is another screen than the one before. */
	readonly changed: boolean;
}

type Kept = { elements?: readonly Element[]; print?: string };

/**
 * One look, once the screen rests; after a tap, once it is another one than before, or stays the same for so long. In
 * one go, because a test that asks for one thing after the other waits most of its time.
 */
export const look = (page: Page, same = 4_000): Promise<Seen> =>
	page.evaluate(async (same) => {
		const PATIENCE_MS = 4_000;
		const kept = ((window as Window & { seenByTest?: Kept }).seenByTest ??= {});
		const WHERE = 'section, nav, ul, ol, [role="group"], [role="tree"], dialog';

		const text = (of: Node | null): string => {
			if (of instanceof Text) return of.data;
			if (!(of instanceof Element) || of.getAttribute('aria-hidden') === 'true') return '';
			const said = of.getAttribute('aria-label');
			return said ?? [...of.childNodes].map(text).join(' ');
		};
		const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();
		const nameOf = (one: Element): string => {
			const by = one.getAttribute('aria-labelledby');
			if (by === null) return one.matches(WHERE) ? (one.ariaLabel ?? '') : plain(text(one));
			const ids = by.split(' ').map((id) => document.getElementById(id));
			return plain(ids.map(text).join(' '));
		};

		const read = (): Omit<Seen, 'changed'> => {
			const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
			const elements = [
				...top.querySelectorAll(
					'button, a[href], input[type="search"], [role="treeitem"], [role="button"]'
				)
			]
				.filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
				// What waits beside the screen nobody sees yet.
				.filter((one) => one.closest('[aria-hidden="true"]') === null);
			kept.elements = elements;
			const things = elements.map((one, at): Thing => {
				const of = [];
				for (let up = one.parentElement?.closest(WHERE); up; up = up.parentElement?.closest(WHERE))
					of.push(nameOf(up));
				return {
					at,
					name: nameOf(one),
					kind: one.matches('a') ? 'link' : one.matches('input') ? 'search' : 'button',
					of: of.filter((name) => name !== ''),
					listed: one.matches('li *, [role="treeitem"]'),
					pressed: one.ariaPressed === 'true',
					typed: one instanceof HTMLInputElement ? one.value : '',
					focused: one === document.activeElement,
					free: !one.matches(':disabled') && one.ariaDisabled !== 'true',
					foot: one.closest('.action-bar') !== null
				};
			});
			const heading = plain(text(document.querySelector('h1')));
			const parts = [...top.querySelectorAll('h2, h3')]
				.filter((one) => one.checkVisibility({ visibilityProperty: true }))
				.map((one) => plain(text(one)));
			const foot = plain(text(document.querySelector('.action-bar')));
			return {
				sheet: top === document.body ? null : nameOf(top),
				heading,
				parts,
				words: top === document.body ? foot : plain(text(top)),
				things
			};
		};

		const busy = (): boolean =>
			document.querySelector(':is([aria-busy="true"], .working, .coming)') !== null;
		let stirred = true;
		const watch = new MutationObserver(() => (stirred = true));
		watch.observe(document, {
			subtree: true,
			childList: true,
			characterData: true,
			attributes: true
		});
		const began = performance.now();
		try {
			for (;;) {
				await new Promise((done) => requestAnimationFrame(done));
				const waited = performance.now() - began;
				const late = waited > PATIENCE_MS || (waited > same && !busy());
				if (!late && (busy() || !stirred)) continue;
				stirred = false;
				const seen = read();
				// Where the focus goes is no news to a thumb.
				const print = JSON.stringify(seen, (key, value: unknown) =>
					key === 'focused' ? undefined : value
				);
				const changed = print !== kept.print;
				if (!changed && !late) continue;
				kept.print = print;
				return { ...seen, changed };
			}
		} finally {
			watch.disconnect();
		}
	}, same);

/**
 * Where a thumb hits what was seen once it stands still, scrolled to where it can be reached; else what lies over it. A
 * sheet that still rises is not where it will be: a tap would miss.
 */
export const reach = (page: Page, { at }: Thing): Promise<{ x: number; y: number } | string> =>
	page.evaluate(async (at) => {
		const one = (window as Window & { seenByTest?: Kept }).seenByTest?.elements?.[at];
		if (!one?.isConnected) return 'it is gone';
		const moves = ({ effect, playState }: Animation) =>
			playState === 'running' &&
			effect instanceof KeyframeEffect &&
			effect.target?.contains(one) === true &&
			effect.getComputedTiming().endTime !== Infinity;
		await Promise.allSettled(
			document
				.getAnimations()
				.filter(moves)
				.map(({ finished }) => finished)
		);
		if (!one.isConnected) return 'it is gone';
		const hits = (x: number, y: number) => {
			const hit = document.elementFromPoint(x, y);
			return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one));
		};
		const point = (parts: readonly number[]) => {
			const { x, y, width, height } = one.getBoundingClientRect();
			const places = parts.flatMap((down) =>
				parts.map((along) => ({ x: x + width * along, y: y + height * down }))
			);
			return places.find((place) => hits(place.x, place.y));
		};
		const found = point([0.5]);
		if (found) return found;
		// Nobody aims at the edge of what they can scroll to.
		one.scrollIntoView({ block: 'center', behavior: 'instant' });
		const scrolled = point([0.5, 0.2, 0.8]);
		if (scrolled) return scrolled;
		const { x, y, width, height } = one.getBoundingClientRect();
		const over = document.elementFromPoint(x + width / 2, y + height / 2);
		return `under ${over ? `<${over.tagName.toLowerCase()} class="${over.className}">` : 'nothing'}`;
	}, at);

type Focus = 'here' | 'before' | 'behind' | 'beside' | 'nowhere' | 'gone';

/**
 * Where the focus stands, seen from something that was looked at: on it, before it, behind it, or nowhere, and how
 * many stops of the Tab key lie between at most. In a tree, which is one stop, whoever can be chosen is as good as
 * another.
 */
export const focusSeenFrom = (
	page: Page,
	{ at }: Thing
): Promise<{ readonly focus: Focus; readonly stops: number }> =>
	page.evaluate((at) => {
		const STOPS = 'button, a[href], input, select, textarea, summary, [tabindex]';
		const told = (focus: Focus, stops = 1) => ({ focus, stops });
		const one = (window as Window & { seenByTest?: Kept }).seenByTest?.elements?.[at];
		if (!one?.isConnected) return told('gone');
		// A sheet rose over it meanwhile: nothing below takes a key.
		const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
		if (sheet && !sheet.contains(one)) return told('gone');
		const focused = document.activeElement;
		if (focused === one) return told('here');
		if (focused === null || focused === document.body) return told('nowhere');
		const tree = one.closest('[role="tree"]');
		if (tree?.contains(focused) && focused.matches('[role="treeitem"]'))
			return told(focused.ariaDisabled === 'true' ? 'beside' : 'here');
		/** Of radios that belong together the Tab key stops at one: the chosen one, or else the first. */
		function isStopOfItsGroup(stop: HTMLElement): boolean {
			if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio') return true;
			const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
				({ name, form }) => name === stop.name && form === stop.form
			);
			return stop === (group.find(({ checked }) => checked) ?? group[0]);
		}
		const stops = [...(sheet ?? document).querySelectorAll<HTMLElement>(STOPS)].filter(
			(stop) =>
				stop.tabIndex >= 0 &&
				!stop.matches(':disabled') &&
				stop.closest('[inert]') === null &&
				stop.checkVisibility() &&
				isStopOfItsGroup(stop)
		);
		const follows = (a: Node, b: Node) =>
			(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
		const isBefore = follows(focused, one);
		const [from, to] = isBefore ? [focused, one] : [one, focused];
		const between = stops.filter((stop) => follows(from, stop) && follows(stop, to)).length;
		return told(isBefore ? 'before' : 'behind', between + 1);
	}, at);
