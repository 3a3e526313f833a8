import type { Page } from '@playwright/test';

/** The smallest a thumb hits without looking, in pixels. */
const TARGET = 44;

const ALONE =
	'button, input, select, textarea, summary, a.button, nav a, [role="tab"], li > a, header a';

/**
 * What is too small for a thumb, measured where taps arrive: a link whose row belongs to it is as high as
 * the row, and a choice as large as its label. Links within a sentence are as high as their line.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
	page.evaluate(
		({ least, alone }) => {
			const isChoice = (one: Element) =>
				one instanceof HTMLInputElement && ['radio', 'checkbox'].includes(one.type);
			const tapped = (one: Element) =>
				(isChoice(one) && one instanceof HTMLInputElement ? one.labels?.[0] : null) ?? one;

			/** How far taps reach `one` from its middle in a direction, in pixels. */
			function reach(one: Element, [x, y]: readonly [number, number]): number {
				const box = one.getBoundingClientRect();
				const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
				for (let far = 0; far < least; far++) {
					const hit = document.elementFromPoint(left + x * far, top + y * far);
					if (hit?.closest('label') !== one && !one.contains(hit)) return far - 0.5;
				}
				return least;
			}

			function isSmall(one: Element): boolean {
				const box = one.getBoundingClientRect();
				if (box.width >= least - 0.5 && box.height >= least - 0.5) return false;
				one.scrollIntoView({ block: 'center', behavior: 'instant' });
				const wide = Math.max(box.width, reach(one, [-1, 0]) + reach(one, [1, 0]));
				const high = Math.max(box.height, reach(one, [0, -1]) + reach(one, [0, 1]));
				return Math.min(wide, high) < least - 1;
			}

			return [...document.querySelectorAll(alone)]
				.filter((one) => !one.matches('p a') && one.getAttribute('tabindex') !== '-1')
				.map(tapped)
				.filter((one) => one.checkVisibility({ visibilityProperty: true }))
				.filter(
					(one) => one.closest('.visually-hidden, [aria-hidden="true"]') === null && isSmall(one)
				)
				.map((one) => {
					const { width, height } = one.getBoundingClientRect();
					const words = one.getAttribute('aria-label') ?? one.textContent;
					const size = `${Math.round(width)} by ${Math.round(height)}`;
					return `${one.tagName.toLowerCase()} “${words.trim()}” ${size}`;
				});
		},
		{ least: TARGET, alone: ALONE }
	);
