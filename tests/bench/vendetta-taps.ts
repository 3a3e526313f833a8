import { setTimeout as sleep } from 'node:timers/promises';
import { playerOf } from '../../src/lib/games/vendetta/table/where.ts';
import { openKept, playedUntil } from '../e2e/support/vendetta-kept.ts';
import { median } from './median.ts';
import { SLOWER } from './processor.ts';
import { onThePhone } from './program.ts';
import { bareTap, ROUNDS, tapped, THINKS_MS } from './tap.ts';

/** From a tap to the frame that shows what it led to, in milliseconds, median. */
export interface VendettaTaps {
	/** A card of the hand → its sheet. */
	readonly card: number;
	/** Face down instead of up → what is left in the Pool. */
	readonly face: number;
	/** Play → the turn can be ended. */
	readonly play: number;
	/** A button of a page with nothing else on it. */
	readonly bare: number;
}

/** A turn of the last round against two computers, on this device; each card is played and taken back. */
export function measureVendettaTaps(dataDir: string): Promise<VendettaTaps> {
	const game = playedUntil(
		(table) =>
			table.round === 3 &&
			table.turn?.seat === 's1' &&
			table.turn.played === null &&
			table.question === null &&
			playerOf(table, 's1').hand > 4 &&
			playerOf(table, 's1').blood > 2
	);
	return onThePhone(dataDir, {}, async (context) => {
		const page = await context.newPage();
		await openKept(page, game);
		const devtools = await context.newCDPSession(page);
		const took = { card: [] as number[], face: [] as number[], play: [] as number[] };
		const sheet = page.getByRole('dialog');
		// The first round is for what is fetched once.
		for (let round = -1; round < ROUNDS; round++) {
			const tap = (target: Parameters<typeof tapped>[2], where: string, words: string) =>
				tapped(devtools, page, target, where, words);
			await devtools.send('Emulation.setCPUThrottlingRate', { rate: round < 0 ? 1 : SLOWER });
			await sleep(THINKS_MS);
			const cards = page.getByRole('button', { name: /: play it$/ });
			await cards.first().waitFor();
			const another = cards.nth(Math.max(0, round) % (await cards.count()));
			const card = await tap(another, 'dialog[open]', 'Face up, free');
			await sleep(THINKS_MS);
			const down = sheet.locator('label', { hasText: 'Face down' });
			const face = await tap(down, 'label:has(:checked)', 'Face down');
			await sleep(THINKS_MS);
			const play = await tap(
				sheet.getByRole('button', { name: /^Play at / }),
				'button',
				'End turn'
			);
			if (round >= 0) {
				took.card.push(card);
				took.face.push(face);
				took.play.push(play);
			}
			await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
			await page.getByRole('button', { name: /^Undo/ }).first().tap();
			await page.getByRole('button', { name: /^End turn$/ }).waitFor({ state: 'hidden' });
		}
		return {
			card: median(took.card),
			face: median(took.face),
			play: median(took.play),
			bare: await bareTap(context)
		};
	});
}
