import type { Locator, Page } from '@playwright/test';

/** What a thumb did in a game of Vendetta on one phone. */
export type Played = {
	cards: number;
	down: number;
	drained: number;
	kept: number;
	tokens: number;
	answers: number;
	rankings: number;
	frenzies: number;
	handOvers: number;
	undone: number;
};

/**
 * Plays a game of Vendetta on one phone as somebody would who knows nothing of it: taps what the screen offers. `look` is
 * called with a word for each new kind of screen.
 */
export class VendettaThumb {
	readonly did: Played = {
		cards: 0,
		down: 0,
		drained: 0,
		kept: 0,
		tokens: 0,
		answers: 0,
		rankings: 0,
		frenzies: 0,
		handOvers: 0,
		undone: 0
	};
	readonly #page: Page;
	readonly #look: (screen: string) => Promise<void>;
	readonly #seen = new Set<string>();

	constructor(page: Page, look: (screen: string) => Promise<void> = () => Promise.resolve()) {
		this.#page = page;
		this.#look = look;
	}

	/** Plays on until that can be seen. */
	async playUntil(reached: Pick<Locator, 'isVisible'>, most = 900): Promise<void> {
		for (let tap = 0; tap < most; tap++) {
			if (await reached.isVisible()) return;
			await this.#step();
		}
		throw new Error(`after ${most} taps: ${JSON.stringify(this.did)}`);
	}

	async #new(screen: string): Promise<void> {
		if (this.#seen.has(screen)) return;
		this.#seen.add(screen);
		await this.#look(screen);
	}

	#button(name: string | RegExp): Locator {
		return this.#page.getByRole('button', { name }).and(this.#page.locator(':enabled')).first();
	}

	async #tap(what: Locator): Promise<void> {
		// What went meanwhile is left: the next look finds what came instead.
		await what.tap({ timeout: 3_000 }).catch(() => undefined);
	}

	async #step(): Promise<void> {
		const page = this.#page;
		const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });
		const faster = page.getByRole('button', { name: 'Faster', pressed: false });
		const goOn = this.#button('Go on');
		if (await heading(/: ranking$/).isVisible()) {
			await this.#new('ranking');
			this.did.rankings += 1;
			return this.#tap(goOn);
		}
		if (await heading('Frenzy').isVisible()) {
			await this.#new('frenzy');
			this.did.frenzies += 1;
			return this.#tap(goOn);
		}
		if (await goOn.isVisible()) {
			await this.#new(
				(await page.getByLabel('Steps of this Location').isVisible()) ? 'resolution' : 'telling'
			);
			if (await faster.isVisible()) return this.#tap(faster);
			return this.#tap(goOn);
		}
		if (await heading(/choose your clan$/i).isVisible()) {
			await this.#new('clans');
			return this.#tap(page.locator('section li button:enabled').first());
		}
		if (await heading(/choose your relic$/i).isVisible()) {
			await this.#new('relics');
			return this.#tap(this.#button(/^Take /));
		}
		if (await heading(/^Hand the phone to /).isVisible()) {
			await this.#new('hand-over');
			this.did.handOvers += 1;
			return this.#tap(this.#button(/^I am .*, show it$/));
		}
		if (await heading(/^Keep (one card|\d cards)$/).isVisible()) {
			await this.#new('keep');
			const offered = page.locator('button.offered:not([aria-pressed="true"])').first();
			const keep = this.#button(/^Keep ./);
			if (await keep.isVisible()) {
				this.did.kept += 1;
				return this.#tap(keep);
			}
			if (await heading('Keep one card').isVisible()) this.did.kept += 1;
			return this.#tap(offered);
		}
		if (await heading(/stay or withdraw\?$/).isVisible()) {
			await this.#new('token');
			this.did.tokens += 1;
			const leave = this.#button(/^Withdraw/);
			const stay = this.#button(/^Stay/);
			const leaves = this.did.tokens % 4 === 0 && (await leave.isVisible());
			return this.#tap(leaves ? leave : stay);
		}
		const sheet = page.getByRole('dialog');
		if (await sheet.first().isVisible()) return this.#inSheet(sheet.first());
		const show = this.#button(/show my hand$/);
		if (await show.isVisible()) {
			await this.#new('covered');
			return this.#tap(show);
		}
		const end = this.#button('End turn');
		if (await end.isVisible()) {
			await this.#new('end-turn');
			const undo = this.#button('Undo');
			if (this.did.undone === 0 && (await undo.isVisible())) {
				this.did.undone += 1;
				return this.#tap(undo);
			}
			if (this.did.drained < 2 && this.did.cards > 4) {
				const card = page.getByRole('region', { name: 'Alliance' }).locator('button').first();
				if (await card.isVisible()) {
					this.did.drained += 1;
					return this.#tap(card);
				}
			}
			return this.#tap(end);
		}
		const card = this.#button(/: play it$/);
		if (await card.isVisible()) {
			await this.#new('my-turn');
			return this.#tap(card);
		}
		const option = page.locator('section .options button').last();
		if (await option.isVisible()) {
			await this.#new('question');
			this.did.answers += 1;
			return this.#tap(option);
		}
		const choose = page.getByRole('button', { name: /: choose it$/ }).first();
		if (await choose.isVisible()) return this.#tap(choose);
		await page.waitForTimeout(60);
	}

	async #inSheet(sheet: Locator): Promise<void> {
		const play = sheet.getByRole('button', { name: /^Play at / });
		const drain = sheet.getByRole('button', { name: /^Drain for / });
		if (await drain.isVisible()) {
			await this.#new('drain');
			return this.#tap(drain);
		}
		if (!(await play.isVisible()))
			return this.#tap(sheet.getByRole('button', { name: 'Close' }).first());
		await this.#new('play-sheet');
		const nth = this.did.cards % 3;
		await this.#tap(sheet.locator('fieldset').first().locator('label').nth(nth));
		const down = sheet.locator('label', { hasText: 'Face down' });
		if (this.did.cards % 2 === 1 && (await down.locator('input').isEnabled())) {
			await this.#tap(down);
			this.did.down += 1;
		}
		const blood = sheet
			.getByRole('group', { name: 'Blood with it' })
			.locator('label:has(input:enabled)');
		await this.#tap(blood.nth(Math.min(1, (await blood.count()) - 1)));
		await this.#new('play-sheet-set');
		this.did.cards += 1;
		await this.#tap(play);
	}
}
