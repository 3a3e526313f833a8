import { setTimeout as sleep } from 'node:timers/promises';
import { openKept, playedUntil } from '../e2e/support/rivals-kept.ts';
import { median } from './median.ts';
import { SLOWER } from './processor.ts';
import { onThePhone } from './program.ts';
import { bareTap, ROUNDS, tapped, THINKS_MS } from './tap.ts';

/** From a tap to the frame that shows what it led to, in milliseconds, median. */
export interface RivalsTaps {
	/** A card of the hand → its sheet. */
	readonly card: number;
	/** Draw from the Library → one action fewer. */
	readonly draw: number;
	/** A button of a page with nothing else on it. */
	readonly bare: number;
}

/** A turn in the middle of a match against a computer, on this device; each draw is on a match laid anew. */
export function measureRivalsTaps(dataDir: string): Promise<RivalsTaps> {
	const match = playedUntil(
		2,
		({ turn, question }) =>
			turn !== null &&
			turn.number >= 7 &&
			turn.seat === 's1' &&
			turn.phase === 'action' &&
			turn.actionsLeft === 2 &&
			question === null
	);
	return onThePhone(dataDir, {}, async (context) => {
		const page = await context.newPage();
		const devtools = await context.newCDPSession(page);
		const took = { card: [] as number[], draw: [] as number[] };
		// The first round is for what is fetched once.
		for (let round = -1; round < ROUNDS; round++) {
			await openKept(page, { ...match, id: `${match.id}-${round + 1}` });
			const tap = (target: Parameters<typeof tapped>[2], where: string, words: string) =>
				tapped(devtools, page, target, where, words);
			await devtools.send('Emulation.setCPUThrottlingRate', { rate: round < 0 ? 1 : SLOWER });
			await sleep(THINKS_MS);
			const hand = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
			await hand.first().waitFor();
			const card = await tap(hand.first(), 'dialog[open]', '');
			await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
			await page.getByRole('dialog').waitFor({ state: 'detached' });
			await sleep(THINKS_MS);
			const draw = await tap(
				page.locator('.foot').getByRole('button', { name: /Library$/ }),
				'.foot h2',
				'1 action left'
			);
			if (round >= 0) {
				took.card.push(card);
				took.draw.push(draw);
			}
			await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
		}
		return { card: median(took.card), draw: median(took.draw), bare: await bareTap(context) };
	});
}
