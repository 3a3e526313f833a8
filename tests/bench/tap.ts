import type { Page } from '@playwright/test';
import type { Evening } from './evening.ts';
import { median } from './median.ts';
import { onThePhone } from './program.ts';

/** From a tap to the frame that shows what it led to, in milliseconds, median. */
export interface Taps {
	/** A character of the queue → under whom it could go. */
	readonly character: number;
	/** A sire → what the recruit would change, for everyone. */
	readonly sire: number;
}

const ROUNDS = 9;
/** As slow as a phone of the middle class beside this machine. */
const SLOWER = 4;

/** The two taps before a recruit is confirmed, at a table of four in its last round. */
export function measureTaps(dataDir: string, evening: Evening): Promise<Taps> {
	return onThePhone(dataDir, evening, async (context, url) => {
		const page = await context.newPage();
		await page.goto(url + evening.table);
		await page.locator('body[data-hydrated]').waitFor();
		await page.waitForLoadState('networkidle');
		const devtools = await context.newCDPSession(page);
		await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
		const characters: number[] = [];
		const sires: number[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			characters.push(await tap(page, '[data-recruit]', 'main', 'Under whom'));
			sires.push(
				await tap(
					page,
					'section[aria-label^="Bloodline"] button.sire, section[aria-label^="Bloodline"] li button',
					'dialog[open]',
					'→'
				)
			);
			await page.keyboard.press('Escape');
			await page.getByRole('button', { name: 'Somebody else' }).click();
		}
		return { character: median(characters), sire: median(sires) };
	});
}

/** Milliseconds from a tap on the first such button until a frame shows these words there. */
function tap(page: Page, button: string, where: string, words: string): Promise<number> {
	return page.evaluate(
		([button, where, words]) =>
			new Promise<number>((resolve, reject) => {
				const target = document.querySelector<HTMLElement>(button);
				if (!target) {
					reject(new Error(`nothing to tap: ${button}`));
					return;
				}
				const began = performance.now();
				const shown = (): boolean =>
					[...document.querySelectorAll(where)].some((part) => part.textContent.includes(words));
				const look = (): void => {
					if (!shown()) {
						requestAnimationFrame(look);
						return;
					}
					// After the frame that shows it.
					requestAnimationFrame(() => {
						const { port1, port2 } = new MessageChannel();
						port1.onmessage = () => resolve(performance.now() - began);
						port2.postMessage(null);
					});
				};
				target.click();
				look();
			}),
		[button, where, words] as const
	);
}
