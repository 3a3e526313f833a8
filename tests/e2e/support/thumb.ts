import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** What a thumb has seen and done, for who wants to know afterwards. */
export interface Evening {
	recruits: number;
	schemes: number;
	answers: number;
	cards: number;
}

type Options = {
	/** A scheme is tried in so many turns; 0: never. */
	readonly schemeEvery?: number;
};

/**
 * Plays a chapter as somebody would who knows nothing of the game: looks what the foot of the screen
 * asks for, and taps something that can be tapped. Only what can be seen is used.
 */
export class Thumb {
	readonly did: Evening = { recruits: 0, schemes: 0, answers: 0, cards: 0 };
	#page: Page;
	#options: Options;
	#turns = 0;
	#triedScheme = -1;

	constructor(page: Page, options: Options = {}) {
		this.#page = page;
		this.#options = options;
	}

	get #sheet(): Locator {
		return this.#page.locator('dialog[open]').last();
	}

	get #question(): Locator {
		return this.#page.getByRole('region', { name: /\?$|./ }).and(this.#page.locator('.question'));
	}

	/** Who stands out in a tree as one who can be chosen. */
	get #choosable(): Locator {
		return this.#page.locator('[data-vampire].possible');
	}

	button(name: string | RegExp): Locator {
		return this.#page.getByRole('button', { name, exact: typeof name === 'string' });
	}

	/** Plays on until this can be seen. */
	async playUntil(seen: Locator, most = 900): Promise<void> {
		for (let taps = 0; taps < most; taps++) {
			if (await seen.isVisible()) return;
			await this.#tap();
		}
		throw new Error(`After ${most} looks the chapter still goes on: ${JSON.stringify(this.did)}`);
	}

	/** One look, one tap. */
	async #tap(): Promise<void> {
		if (await this.#sheet.isVisible()) return this.#inSheet();
		if (await this.#question.isVisible()) return this.#answer(this.#question);
		if (await this.button('Move the queue on').isVisible())
			return this.button('Move the queue on').click();
		if (await this.button('End turn').isVisible()) return this.#endTurn();
		if (await this.button('Recruit').isVisible()) return this.button('Recruit').click();
		if (await this.button('Tap whom you recruit').isVisible()) return this.#recruit();
		await this.#page.waitForTimeout(60);
	}

	/** One of those who can be recruited, another place of the queue each turn, under one of those who can sire. */
	async #recruit(): Promise<void> {
		const queue = this.#page.locator('[data-recruit]');
		const free = queue.filter({ hasNotText: 'Not for you' });
		const count = await free.count();
		if (count === 0) return;
		await free.nth(this.#turns % count).click();
		await expect(this.#sheet.or(this.button('Somebody else')).first()).toBeVisible();
		if (await this.#sheet.isVisible()) return;
		const sires = this.#choosable;
		await expect(sires.first()).toBeVisible();
		await sires.nth(this.#turns % (await sires.count())).click();
		await expect(this.#sheet).toBeVisible();
	}

	async #inSheet(): Promise<void> {
		const sheet = this.#sheet;
		const named = (name: string) => sheet.getByRole('button', { name, exact: true });
		if (await named('Recruit').isVisible()) {
			await expect(sheet).toContainText('→');
			await named('Recruit').click();
			await expect(sheet).toBeHidden();
			this.did.recruits += 1;
			return;
		}
		if (await named('Play the scheme').isVisible()) {
			await named('Play the scheme').click();
			await expect(sheet).toBeHidden();
			this.did.schemes += 1;
			return;
		}
		const cards = sheet.getByRole('list').getByRole('button');
		if (await sheet.getByRole('searchbox').isVisible()) {
			await cards.first().click();
			this.did.cards += 1;
			return;
		}
		await sheet.getByRole('button', { name: 'Close' }).click();
	}

	/** The first of what can be chosen, as many as are wanted. */
	async #answer(question: Locator): Promise<void> {
		const heading = await question.getByRole('heading', { level: 2 }).innerText();
		const say = question.getByRole('button', { name: 'Say which' });
		if (await say.isVisible()) return say.click();
		const done = question.getByRole('button', { name: 'It is done' });
		if (await done.isVisible()) await done.click();
		else {
			const options = question.getByRole('list').getByRole('button');
			const several = question.getByRole('button', { name: /^(Choose|Take these \d+)$/ });
			if (await several.isVisible()) {
				for (let at = 0; !(await several.isEnabled()); at++) await options.nth(at).click();
				await several.click();
			} else await options.first().click();
		}
		this.did.answers += 1;
		await this.#gone(heading);
	}

	/** A question is answered once it is another one, or none. */
	async #gone(heading: string): Promise<void> {
		await this.#page
			.getByRole('heading', { level: 2, name: heading, exact: true })
			.waitFor({ state: 'hidden', timeout: 1_500 })
			// The same may be asked again, of somebody else.
			.catch(() => undefined);
	}

	async #endTurn(): Promise<void> {
		const { schemeEvery = 0 } = this.#options;
		const wanted = schemeEvery > 0 && this.#turns % schemeEvery === 0;
		if (
			wanted &&
			this.#triedScheme !== this.#turns &&
			(await this.button('Play a scheme').isVisible())
		) {
			this.#triedScheme = this.#turns;
			return this.#scheme();
		}
		this.#turns += 1;
		await this.button('End turn').click();
	}

	async #scheme(): Promise<void> {
		await this.button('Play a scheme').click();
		await this.button('Play it').first().click();
		await expect(this.#sheet.or(this.#choosable).first()).toBeVisible();
		if (await this.#sheet.isVisible()) return;
		await this.#choosable.first().click();
	}
}
