import type { Locator, Page } from '@playwright/test';
import { look, reach, type Seen, type Thing } from './eyes.ts';

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

const SEEN_ENOUGH = 12;
/** So long it waits for something new: others act, and a show goes on by itself. */
const AT_MOST_MS = 200;

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
	#told = 0;

	constructor(page: Page, look: (screen: string) => Promise<void> = () => Promise.resolve()) {
		this.#page = page;
		this.#look = look;
	}

	/** Plays on until that can be seen. */
	async playUntil(reached: Pick<Locator, 'isVisible'>, most = 5_000): Promise<void> {
		for (let tap = 0; tap < most; tap++) {
			const seen = await look(this.#page, AT_MOST_MS);
			// Asked after the look, so that nothing is done on a screen that it was to stop at.
			if (await reached.isVisible()) return;
			await this.#step(seen);
		}
		const { parts, things } = await look(this.#page, AT_MOST_MS);
		const seen = JSON.stringify({ parts, things: things.map(({ name }) => name) });
		throw new Error(`after ${most} looks: ${JSON.stringify(this.did)}\n${seen}`);
	}

	async #new(screen: string): Promise<void> {
		if (this.#seen.has(screen)) return;
		this.#seen.add(screen);
		await this.#look(screen);
	}

	async #tap(what: Thing | undefined): Promise<void> {
		const where = what && (await reach(this.#page, what));
		// What went meanwhile is left: the next look finds what came instead.
		if (typeof where === 'object') await this.#page.touchscreen.tap(where.x, where.y);
	}

	async #tapFirst(what: Locator): Promise<void> {
		await what
			.first()
			.tap({ timeout: 3_000 })
			.catch(() => undefined);
	}

	async #step(seen: Seen): Promise<void> {
		const page = this.#page;
		const heading = (name: RegExp) => seen.parts.some((one) => name.test(one));
		const button = (name: RegExp) => buttonIn(seen, name);
		// While a coach waits to be read it is the one way on.
		const goOn = button(/^Go on/);
		const read = button(/^(Next|Got it)$/);
		if (heading(/: ranking$/)) {
			await this.#new('ranking');
			this.did.rankings += 1;
			return this.#tap(goOn ?? read);
		}
		if (heading(/^Frenzy$/)) {
			await this.#new('frenzy');
			this.did.frenzies += 1;
			return this.#tap(goOn ?? read);
		}
		if (goOn) {
			await this.#new('telling');
			this.#told += 1;
			const faster = button(/^Faster/);
			if (faster && !faster.pressed) return this.#tap(faster);
			// Whoever has seen how it goes skips it.
			return this.#tap((this.#told > SEEN_ENOUGH ? button(/^Skip$/) : undefined) ?? goOn);
		}
		if (heading(/choose your clan$/i)) {
			await this.#new('clans');
			return this.#tapFirst(page.locator('section li button:enabled'));
		}
		if (heading(/choose your relic$/i)) {
			await this.#new('relics');
			return this.#tap(button(/^Take /));
		}
		if (heading(/^Hand the phone to /)) {
			await this.#new('hand-over');
			this.did.handOvers += 1;
			return this.#tap(button(/^I am .*, show it$/));
		}
		if (heading(/^Keep (one card|\d cards)$/)) {
			await this.#new('keep');
			const keep = button(/^Keep ./);
			if (keep ?? heading(/^Keep one card$/)) this.did.kept += 1;
			if (keep) return this.#tap(keep);
			return this.#tapFirst(page.locator('button.offered:not([aria-pressed="true"])'));
		}
		if (heading(/stay or withdraw\?$/)) {
			await this.#new('token');
			this.did.tokens += 1;
			const leave = this.did.tokens % 4 === 0 ? button(/^Withdraw/) : undefined;
			return this.#tap(leave ?? button(/^Stay/));
		}
		if (seen.sheet !== null) return this.#inSheet(page.getByRole('dialog').first());
		const show = button(/show my hand$/);
		if (show) {
			await this.#new('covered');
			return this.#tap(show);
		}
		const end = button(/^End turn$/);
		if (end) {
			await this.#new('end-turn');
			const undo = button(/^Undo/);
			if (this.did.undone === 0 && undo) {
				this.did.undone += 1;
				return this.#tap(undo);
			}
			const ally = seen.things.find(({ of }) => of.includes('Alliance'));
			if (this.did.drained < 2 && this.did.cards > 4 && ally) {
				this.did.drained += 1;
				return this.#tap(ally);
			}
			return this.#tap(end);
		}
		const card = button(/: play it$/);
		if (card) {
			await this.#new('my-turn');
			return this.#tap(card);
		}
		const option = page.locator('section .options button').last();
		if (await option.isVisible()) {
			await this.#new('question');
			this.did.answers += 1;
			return this.#tapFirst(option);
		}
		return this.#tap(button(/: choose it$/) ?? read);
	}

	async #inSheet(sheet: Locator): Promise<void> {
		const play = sheet.getByRole('button', { name: /^Play at / });
		const drain = sheet.getByRole('button', { name: /^Drain for / });
		if (await drain.isVisible()) {
			await this.#new('drain');
			return this.#tapFirst(drain);
		}
		if (!(await play.isVisible()))
			return this.#tapFirst(sheet.getByRole('button', { name: 'Close' }));
		await this.#new('play-sheet');
		const nth = this.did.cards % 3;
		await this.#tapFirst(sheet.locator('fieldset').first().locator('label').nth(nth));
		const down = sheet.locator('label', { hasText: 'Face down' });
		if (this.did.cards % 2 === 1 && (await isFree(down.locator('input')))) {
			await this.#tapFirst(down);
			this.did.down += 1;
		}
		const blood = sheet
			.getByRole('group', { name: 'Blood with it' })
			.locator('label:has(input:enabled)');
		await this.#tapFirst(blood.nth(Math.min(1, (await blood.count()) - 1)));
		await this.#new('play-sheet-set');
		this.did.cards += 1;
		await this.#tapFirst(play);
	}
}

const buttonIn = ({ things }: Seen, name: RegExp): Thing | undefined =>
	things.find((one) => one.kind === 'button' && one.free && name.test(one.name));

/** The sheet it stood in may have gone meanwhile. */
const isFree = (input: Locator): Promise<boolean> =>
	input.isEnabled({ timeout: 1_000 }).catch(() => false);
