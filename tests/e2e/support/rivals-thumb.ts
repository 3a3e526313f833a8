import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** What a thumb did in a match of Rivals that Elysium deals. */
export type Done = {
	turns: number;
	attacks: number;
	answers: number;
	cards: number;
	moves: number;
};

/** Plays a match on one phone as somebody would who taps whatever is offered, in turn. */
export class RivalsThumb {
	readonly done: Done = { turns: 0, attacks: 0, answers: 0, cards: 0, moves: 0 };
	readonly #page: Page;
	readonly #look: (screen: string) => Promise<void>;
	readonly #seen = new Set<string>();
	#taps = 0;
	#acts = 0;

	/** @param look is called with a word for each new kind of screen */
	constructor(page: Page, look: (screen: string) => Promise<void> = () => Promise.resolve()) {
		this.#page = page;
		this.#look = look;
	}

	/** Plays on until that can be seen, and no sheet of the own page lies over it. */
	async playUntil(reached: Locator, most = 3_000): Promise<void> {
		const sheet = this.#page.getByRole('dialog');
		for (let step = 0; step < most; step++) {
			if ((await reached.isVisible()) && !(await sheet.isVisible())) return;
			await this.#step();
		}
		throw new Error(`after ${most} steps: ${JSON.stringify(this.done)}`);
	}

	async #new(screen: string): Promise<void> {
		if (this.#seen.has(screen)) return;
		this.#seen.add(screen);
		await this.#look(screen);
	}

	/** What went meanwhile is left: the next step finds what came instead. */
	async #tap(what: Locator): Promise<boolean> {
		return what.tap({ timeout: 3_000 }).then(
			() => true,
			() => false
		);
	}

	/** One of several, another one each time. */
	async #tapSome(what: Locator): Promise<boolean> {
		const count = await what.count();
		this.#taps += 1;
		return count > 0 && this.#tap(what.nth(this.#taps % count));
	}

	async #step(): Promise<void> {
		const page = this.#page;
		const foot = page.locator('.foot');
		const sheet = page.getByRole('dialog');
		if (await sheet.isVisible()) return this.#inSheet(sheet);
		const faster = foot.getByRole('button', { name: 'Faster' });
		if (await faster.isVisible()) {
			await this.#tap(faster);
			return;
		}
		const mine = foot.getByRole('button', { name: /, show it$/ });
		if (await mine.isVisible()) {
			await this.#new('hand-over');
			await expect(foot.getByRole('list', { name: 'Your hand' })).toHaveCount(0);
			await this.#tap(mine);
			return;
		}
		const asked = foot.locator('section h2');
		// What is asked may be answered by another meanwhile.
		const [title] = await asked.allTextContents();
		if (title !== undefined) return this.#answer(foot, title);
		if (await foot.getByRole('heading', { name: 'No actions left' }).isVisible()) {
			await this.#new('no action left');
			if (await this.#tap(foot.getByRole('button', { name: 'End turn' }))) this.done.turns += 1;
			return;
		}
		if (!(await foot.getByRole('heading', { name: /left$/ }).isVisible())) {
			await page.waitForTimeout(50);
			return;
		}
		await this.#new('turn');
		return this.#act(foot);
	}

	/** Attacks, plays a card, asks a vampire, draws: one after the other, so that whatever cannot be done keeps nobody. */
	async #act(foot: Locator): Promise<void> {
		this.#acts += 1;
		const attack = foot.getByRole('button', { name: 'Attack …' });
		const ways = [
			async () => (await attack.getAttribute('aria-disabled')) !== 'true' && this.#tap(attack),
			() => this.#tapSome(foot.locator('ul button.playable')),
			() => this.#tapSome(this.#page.locator('[data-own] .tiles button'))
		];
		if (await ways[this.#acts % 4]?.()) return;
		await this.#tapSome(foot.getByRole('button', { name: /^Draw a / }));
	}

	async #answer(foot: Locator, title: string): Promise<void> {
		await this.#new(title);
		const send = foot.locator('section button.primary');
		if (!(await send.isVisible())) {
			if (await this.#tapSome(foot.locator('.options button'))) this.done.answers += 1;
			return;
		}
		if (title.endsWith('YES or NO?')) await this.#tapSome(foot.locator('fieldset label'));
		const choices = foot.locator('.choice');
		for (let nth = 0; nth < (await choices.count()); nth++) {
			if ((await send.getAttribute('aria-disabled')) !== 'true') break;
			await this.#tap(choices.nth(nth));
		}
		if (await this.#tap(send)) this.done.answers += 1;
	}

	async #inSheet(sheet: Locator): Promise<void> {
		const attack = sheet.getByRole('button', { name: /^Attack( for \d+ damage)?$/ });
		if (await attack.isVisible()) {
			await this.#new('attack');
			// What is chosen first brings what is chosen next.
			const groups = sheet.getByRole('group');
			for (let nth = 0; nth < (await groups.count()); nth++)
				await this.#tapSome(groups.nth(nth).locator('label:has(input[type="radio"])'));
			if (!(await attack.isVisible())) return;
			if ((await attack.getAttribute('aria-disabled')) !== 'true' && (await this.#tap(attack)))
				this.done.attacks += 1;
			else await this.#close(sheet);
			return;
		}
		const ways = sheet.locator('[data-part="ways"] button');
		await this.#new('a card');
		const move = ways.filter({ hasText: 'Go to The Streets' }).first();
		if (await move.isVisible()) {
			if (await this.#tap(move)) this.done.moves += 1;
			return;
		}
		const does = ways.filter({ hasNotText: /^(Attack|Leave|Join)/ });
		if (await this.#tapSome(does)) this.done.cards += 1;
		else await this.#close(sheet);
	}

	async #close(sheet: Locator): Promise<void> {
		await this.#tap(sheet.getByRole('button', { name: 'Close' }).first());
		await expect(sheet).toHaveCount(0);
	}
}
