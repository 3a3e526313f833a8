import { test, type Locator, type Page } from '@playwright/test';
import { focusSeenFrom, look, reach, type Seen, type Thing } from './eyes.ts';

/** What a thumb has done, for who wants to know afterwards. */
export interface Evening {
	taps: number;
	turns: number;
	recruits: number;
	schemes: number;
	answers: number;
	/** Cards that came and were found by letters, and by clan. */
	spelt: number;
	pointed: number;
	/** Hands that were shown after the phone was handed over. */
	hands: number;
}

interface Habits {
	/** A scheme is tried in every so many turns; 0: never. */
	readonly schemeEvery?: number;
	/** Nothing is tapped: all is done with keys. */
	readonly keyboard?: true;
}

type Counted = 'turns' | 'recruits' | 'schemes';

/** What a thumb does next: it taps something, it types, or it waits for what is on its way. */
type Move = { readonly tap: Thing; readonly counts?: Counted } | { readonly type: string } | null;

const MOST_KEYS = 120;
const AT_ONCE_MS = 500;
const PLACES = 'Views of the table';
/** Who explains; what it asks to be done is done at the table. */
const COACH = 'Coach';
const LEADS_ON = ['Next', 'Continue', 'Got it'];
/** The ways back from picking somebody out of the own bloodline. */
const PICKING = ['Another character', 'Another scheme', 'Another asset'];
const FOLLOWS = { timeout: 500 };
const ACTS = ['Recruit', 'Play the scheme', 'Play the asset', 'Place the boon'];

/**
 * Plays a chapter as somebody would who knows nothing of the game: looks at the screen, and taps something
 * that can be tapped. Only what can be seen is used, and only what a finger reaches is hit.
 */
export class Thumb {
	readonly did: Evening = {
		taps: 0,
		turns: 0,
		recruits: 0,
		schemes: 0,
		answers: 0,
		spelt: 0,
		pointed: 0,
		hands: 0
	};
	/** What was done with the keys when the focus stood nowhere before. */
	readonly unfocused: string[] = [];
	readonly #story: string[] = [];
	readonly #page: Page;
	readonly #habits: Habits;
	/** How often something led nowhere: then another thing is tried. */
	#tries = 0;
	/** In which turn the schemes were looked at last, and in which one was tried. */
	#looked = -1;
	#tried = -1;
	#covered = 0;
	/** What the last tap counted as. */
	#counted: Counted | undefined;
	/** The sheet in which something was just done. */
	#acting: string | null = null;
	/** The question that was just answered. */
	#answered: string | null = null;

	constructor(page: Page, habits: Habits = {}) {
		this.#page = page;
		this.#habits = habits;
	}

	/** Plays on until that can be seen; or until it is so. */
	async playUntil(reached: Locator | ((seen: Seen) => boolean), most = 700): Promise<Seen> {
		const begun = this.did.taps;
		for (let idle = 0, first = true; this.did.taps < begun + most; first = false) {
			// Where it stopped before, nothing may have happened since.
			const seen = await (first ? look(this.#page, AT_ONCE_MS) : look(this.#page));
			if (typeof reached === 'function' ? reached(seen) : await reached.isVisible()) return seen;
			idle = seen.changed || first ? 0 : idle + 1;
			if (idle > 2) throw await this.#lost('Nothing leads on', seen);
			await this.#make(this.#next(seen), seen);
		}
		throw await this.#lost(`After ${most} taps the chapter still goes on`);
	}

	/** All that was done, a line each. */
	told(): string {
		return this.#story.join('\n');
	}

	async #make(move: Move, seen: Seen): Promise<void> {
		if (move === null) return;
		if ('type' in move) {
			this.#story.push(`${seen.sheet ?? seen.heading}: types ${move.type}`);
			return this.#page.keyboard.type(move.type);
		}
		const { tap, counts } = move;
		this.#story.push(`${seen.sheet ?? seen.heading}: ${tap.name}`);
		const done = await (this.#habits.keyboard ? this.#press(tap, seen) : this.#hit(tap, seen));
		if (!done) return;
		// What is on its way may still stand there, and is tapped twice: it is done once.
		if (counts && counts !== this.#counted) this.did[counts] += 1;
		this.#counted = counts;
		if (counts) this.#acting = seen.sheet;
	}

	/** Whether it was hit. */
	async #hit(tap: Thing, seen: Seen): Promise<boolean> {
		const where = await reach(this.#page, tap);
		// What went in the meantime is left: the next look tells what came instead.
		if (where === 'it is gone') return false;
		if (typeof where === 'string') {
			// A sheet may just be rising; what stays covered nobody reaches.
			this.#covered += 1;
			if (this.#covered < 3) {
				await this.#page.evaluate(
					() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
				);
				return false;
			}
			throw await this.#lost(`“${tap.name}” cannot be reached, ${where}`, seen);
		}
		this.#covered = 0;
		this.did.taps += 1;
		const { hasTouch } = test.info().project.use;
		if (hasTouch) await this.#page.touchscreen.tap(where.x, where.y);
		else await this.#page.mouse.click(where.x, where.y);
		return true;
	}

	/** Goes there with the Tab key, the short way, and presses Enter; whether it came to that. */
	async #press(thing: Thing, seen: Seen): Promise<boolean> {
		const { keyboard } = this.#page;
		const keys = { before: 'Tab', behind: 'Shift+Tab', beside: 'ArrowUp', nowhere: 'Tab' };
		for (let pressed = 0; pressed < MOST_KEYS;) {
			// The focus follows a screen that changed within a few frames: nobody presses a key before.
			const followed = pressed === 0 && this.did.taps > 0;
			if (followed) await this.#page.waitForFunction(focusStands, null, FOLLOWS).catch(() => null);
			const { focus, stops } = await focusSeenFrom(this.#page, thing);
			if (focus === 'gone') return false;
			if (focus === 'nowhere' && followed) this.unfocused.push(thing.name);
			if (focus === 'here') {
				this.did.taps += 1;
				await keyboard.press('Enter');
				return true;
			}
			for (let stop = 0; stop < stops; stop++) await keyboard.press(keys[focus]);
			pressed += stops;
		}
		throw await this.#lost(`“${thing.name}” is out of reach of the keys`, seen);
	}

	async #lost(why: string, seen?: Seen): Promise<Error> {
		const body = [...this.#story, JSON.stringify(seen, null, '\t')].join('\n');
		await test.info().attach('what the thumb did', { body, contentType: 'text/plain' });
		const last = this.#story.slice(-8).join('\n');
		return new Error(`${why}.\n${JSON.stringify(this.did)}\n${last}\n${seen?.words ?? ''}`);
	}

	#next(seen: Seen): Move {
		if (this.#acting !== seen.sheet) this.#acting = null;
		const told = seen.things.find(({ name, of }) => of.includes(COACH) && LEADS_ON.includes(name));
		if (told) return tap(told);
		if (seen.sheet !== null) return this.#inSheet(seen);
		const foot = (name: string) => named(seen.things, name, ({ foot }) => foot);
		const problem = foot('OK');
		if (problem) return tap(problem);
		const asked = seen.things.filter(
			({ foot, of }) => foot && of.length > 0 && !of.includes(PLACES) && !of.includes(COACH)
		);
		const question = asked.length > 0 ? printOf(seen, asked) : null;
		// An answer on its way: a second one would fall on what comes instead.
		if (question !== null && question === this.#answered && seen.changed) return null;
		this.#answered = question;
		if (asked.length > 0) return this.#answer(asked);
		if (PICKING.some((name) => foot(name)))
			return tap(this.#oneOf(choosable(listed(seen, /^Bloodline of /))));
		if (foot('Tap one to recruit')) return tap(this.#oneOf(this.#recruits(seen)));
		const end = foot('End turn');
		if (end) return this.#endTurn(seen, end);
		return tap(foot('Recruit') ?? foot('Refresh the queue'));
	}

	#oneOf(things: readonly Thing[]): Thing | null {
		return things[(this.did.turns + this.#tries) % Math.max(1, things.length)] ?? null;
	}

	#recruits(seen: Seen): readonly Thing[] {
		return listed(seen, /^The queue$/).filter(({ name }) => !/Not for you|Why\?$/.test(name));
	}

	/** Once in so many turns the schemes are looked at, those of the own hand too, and one is tried. */
	#endTurn(seen: Seen, end: Thing): Move {
		const { schemeEvery = 0 } = this.#habits;
		const { turns } = this.did;
		const wanted = schemeEvery > 0 && turns % schemeEvery === 0 && this.#tried !== turns;
		if (wanted && this.#looked !== turns) {
			this.#looked = turns;
			return tap(named(seen.things, 'Schemes', ({ of }) => of.includes(PLACES)));
		}
		const hand = wanted && named(seen.things, 'Look at the hand');
		if (hand) return tap(hand);
		const playable = seen.things.filter(({ name, free }) => name === 'Play it' && free);
		if (wanted && playable.length > 0) {
			this.#tried = turns;
			return tap(this.#oneOf(playable));
		}
		return { tap: end, counts: 'turns' };
	}

	#inSheet(seen: Seen): Move {
		const { things } = seen;
		const show = things.find(({ name }) => /show it$/i.test(name));
		if (show) {
			this.did.hands += 1;
			return tap(show);
		}
		if (things.some(({ kind }) => kind === 'search')) return this.#sayWhich(things);
		const act = things.find(({ name }) => ACTS.some((one) => name.startsWith(one)));
		if (!act) return tap(named(things, 'Back to the list') ?? named(things, 'Close'));
		if (!act.free) {
			this.#tries += 1;
			return tap(named(things, 'Back'));
		}
		// Every other time what the plan asks is chosen in advance.
		const choice = things.filter(({ of }) => of.includes('A choice'));
		if (choice.length > 0 && this.did.recruits % 2 === 0) return this.#answer(choice);
		// What is on its way still stands there: it is tapped again only where nothing comes of it.
		if (this.#acting === seen.sheet) return seen.changed ? null : tap(act);
		return { tap: act, counts: act.name.startsWith('Recruit') ? 'recruits' : 'schemes' };
	}

	/** The card that came: every other time by three letters of its name, else by its clan. */
	#sayWhich(things: readonly Thing[]): Move {
		const field = things.find(({ kind }) => kind === 'search');
		const cards = things.filter(({ listed }) => listed);
		const clans = things.filter(({ of }) => of.includes('Filter by clan'));
		const came = cards[(7 * (this.did.spelt + this.did.pointed)) % Math.max(1, cards.length)];
		if (field?.typed) {
			this.did.spelt += 1;
			return tap(cards[0]);
		}
		if (clans.some(({ pressed }) => pressed)) {
			this.did.pointed += 1;
			return tap(came);
		}
		if (clans.length > 0 && this.did.spelt > this.did.pointed) return tap(this.#oneOf(clans));
		if (!field?.focused) return tap(field);
		const [, word = ''] = came?.name.split(' ') ?? [];
		return { type: word.slice(0, 3).toLowerCase() };
	}

	/** One of what can be chosen, or the first so many of it. */
	#answer(asked: readonly Thing[]): Move {
		const { answers } = this.did;
		const say = named(asked, 'Choose the card');
		if (say) return tap(say);
		// A map is answered by its list: it is tapped elsewhere.
		const list = asked.find(({ name }) => name === 'Choose from a list');
		if (list) return tap(list);
		this.did.answers += 1;
		const order = named(asked, 'Use this order');
		if (order) return tap(order);
		const take = asked.find(({ name }) => /^(Choose|Choose these \d+)$/.test(name));
		if (take?.free) return tap(take);
		const options = asked.filter(({ listed, free }) => listed && free);
		if (take) return tap(options.find(({ pressed }) => !pressed));
		return tap(
			options[answers % Math.max(1, options.length)] ??
				named(asked, 'Done') ??
				asked.find(({ free }) => free)
		);
	}
}

/** A question as it is told from others; what its answers would change comes later than they do. */
const printOf = ({ heading }: Seen, asked: readonly Thing[]): string =>
	[heading, ...asked.map(({ name, pressed }) => `${name.slice(0, 12)}${pressed}`)].join('\n');

const focusStands = (): boolean => document.activeElement !== document.body;

const tap = (thing: Thing | null | undefined): Move => (thing ? { tap: thing } : null);

const named = (
	things: readonly Thing[],
	wanted: string,
	also: (thing: Thing) => boolean = () => true
): Thing | null =>
	things.find((thing) => thing.name === wanted && thing.free && also(thing)) ?? null;

/** What can be tapped of a list that stands there under a name. */
const listed = ({ things }: Seen, where: RegExp): readonly Thing[] =>
	things.filter(
		({ of, listed, free, foot }) => listed && free && !foot && of.some((name) => where.test(name))
	);

/** Of several bloodlines side by side, those who stand out; a list says it beside them. */
function choosable(vampires: readonly Thing[]): readonly Thing[] {
	const marked = vampires.filter(({ name }) => name.includes('Can be chosen'));
	return marked.length > 0 ? marked : vampires;
}
