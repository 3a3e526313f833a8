import { expect } from 'vitest';
import { fold } from '../../../../src/lib/games/core/game.ts';
import type { Wish } from '../../../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import type { Sealed } from '../../../../src/lib/games/heritage/dealing/sealed.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import { numberCommitment } from '../../../../src/lib/games/core/fair/protocol.ts';
import { termsOf } from '../../../../src/lib/games/heritage/mixing/state.ts';
import type { MixingCommand } from '../../../../src/lib/games/heritage/mixing/steps.ts';
import type { ChronicleState } from '../../../../src/lib/games/heritage/state.ts';
import { plain } from '../../games/heritage/dealt-table.ts';
import type { Cast } from '../../rights/support/cast.ts';
import { bringPack, commanding, layingOut, wishing } from './chronicle.ts';
import { markedDeck, missionId, numberOf, openedWith, otherwise, type Part } from './marked.ts';
import { openPair, settledTwice, type Pair } from './pair.ts';
import { sessionOf, visits, type Visit } from './visits.ts';
import { forgetFolders, within, type Asked, type Heard } from './world.ts';

/** What both decks have in common; all else is another in each. */
const COMMON: ReadonlySet<Part> = new Set<Part>([
	...openedWith(1),
	`${numberOf.mission(1, 1)}-read`,
	`${numberOf.mission(1, 1)}-decided0`,
	`${numberOf.unlocked(1)}-unlocked`,
	`${numberOf.overview(1)}-taken`
]);

/** So many taps later the app has dealt hands, and cards of the deck lie open. */
const TAPS = 8;

/**
 * Two chronicles that differ only in what is sealed. The real program runs twice, with time, ids and chance fixed;
 * whatever is asked of one is asked of the other, and each answer has to be the same byte for byte, headers included.
 */
export class Twins {
	readonly cast: Cast;
	/** What a phone would keep of all that was alike, so that it opens without a network: its routes. */
	readonly keptRoutes = new Set<string>();
	readonly #folders: readonly [string, string];
	#now = Date.now();
	#pair: Pair | null = null;
	/** What a spectator was told over a stream, by each. */
	#streamed: readonly [string[], string[]] = [[], []];

	private constructor(cast: Cast, folders: readonly [string, string]) {
		this.cast = cast;
		this.#folders = folders;
	}

	/** A settled group whose chronicle has another pack in each. */
	static async settled(): Promise<Twins> {
		const { cast, folders } = await settledTwice();
		const [first, second] = folders;
		const deck = markedDeck();
		await within(first, (application) => bringPack(application, cast, deck));
		await within(second, (application) => bringPack(application, cast, otherwise(deck, COMMON)));
		const twins = new Twins(cast, folders);
		await twins.open();
		return twins;
	}

	/** Stops both and leaves nothing behind. */
	async end(): Promise<void> {
		await this.#open.stop();
		forgetFolders();
	}

	get #open(): Pair {
		if (!this.#pair) throw new Error('the two do not run');
		return this.#pair;
	}

	async open(): Promise<void> {
		this.#now += 1000;
		const pair = await openPair(this.cast, this.#folders, this.#now);
		this.#pair = pair;
		this.#streamed = [[], []];
		const where = `/api/logs/${this.cast.chronicle}/live?events`;
		for (const [index, world] of [pair.one, pair.other].entries())
			await world.listen(where, sessionOf(this.cast, 'spectator'), (event) => {
				// Who comes and goes, and that it stands, follows a clock of its own.
				if (/^event: (happened|version)/.test(event)) this.#streamed[index]?.push(event);
			});
	}

	both(where: string, ask?: Asked): Promise<Heard> {
		return this.#open.both(where, ask);
	}
	asked(where: string, ask?: Asked): Promise<readonly [Heard, Heard]> {
		return this.#open.asked(where, ask);
	}
	printed(): readonly [string[], string[]] {
		return this.#open.printed();
	}
	wish(wanted: Wish): Promise<Heard> {
		return this.both(`/api/logs/${this.cast.chronicle}/deck`, wishing(wanted));
	}
	command(body: Parameters<typeof commanding>[0]): Promise<Heard> {
		return this.both(`/api/logs/${this.cast.chronicle}/commands`, commanding(body));
	}

	/** The chronicle as its log says. */
	async state(): Promise<ChronicleState> {
		const { text } = await this.both(`/api/logs/${this.cast.chronicle}/events?after=0`);
		const { events } = JSON.parse(text) as { events: { event: Event }[] };
		return fold(
			heritage.evolve,
			heritage.initial,
			events.map(({ event }) => event)
		);
	}

	async table(): Promise<NonNullable<ChronicleState['table']>> {
		const { table } = await this.state();
		if (!table) throw new Error('no table lies there');
		return table;
	}

	/** Holds what the two streams said since they were opened against each other. */
	async streamsAlike(): Promise<void> {
		const { text } = await this.both(`/api/logs/${this.cast.chronicle}/events?after=0`);
		const { events } = JSON.parse(text) as { events: readonly unknown[] };
		const last = `event: version\ndata: ${events.length}`;
		await expect.poll(() => this.#streamed.map((said) => said.at(-1))).toEqual([last, last]);
		const [here, there] = this.#streamed;
		expect(here).toEqual(there);
		expect(here.some((event) => event.startsWith('event: happened'))).toBe(true);
	}

	/** Looks at everything, as everyone; where the two can be told apart. */
	differences(looked = visits(this.cast, [1, 2])): Promise<string[]> {
		return this.#open.differences(looked, (visit, heard) => {
			this.#noteKept(visit, heard);
		});
	}

	#noteKept({ route }: Visit, { status, headers }: Heard): void {
		const word = headers.find((line) => line.startsWith('x-elysium-keep: '))?.split(': ')[1];
		if (status !== 200) expect(word, `${route}, refused`).toBe('never');
		else if (word !== 'never') this.keptRoutes.add(route);
	}

	/** What is asked too early, too late or in a form that nobody knows. */
	async stray(): Promise<void> {
		const wishes: readonly Wish[] = [
			{ type: 'OpenChapter', chapter: 1, early: false },
			{ type: 'OpenChapter', chapter: 3, early: false },
			{ type: 'OpenChapter', chapter: 3, early: true },
			{ type: 'ReadMission', chapter: 1, mission: missionId(1, 3) },
			{ type: 'ReadMission', chapter: 2, mission: missionId(2, 1) },
			{ type: 'DecideMission', chapter: 1, mission: missionId(1, 2), decided: 'second' },
			{ type: 'TakeOverview', chapter: 2 },
			{ type: 'OfferScoring', era: 1 },
			{ type: 'EndChronicle', draw: null }
		];
		for (const one of wishes) expect((await this.wish(one)).status).not.toBe(500);
		const at = `/api/logs/${this.cast.chronicle}`;
		for (const json of [{}, { id: 'command-x', wish: { type: 'OpenChapter', chapter: 99 } }])
			expect((await this.both(`${at}/deck`, { json })).status).toBe(400);
		for (const where of [`${at}/commands`, `${at}/drafts/x`, `${at}/nothing`, `${at}/deck?x=1`])
			await this.both(where, { json: { nothing: true } });
	}

	/** Lays out the first chapter, with cards that all devices mix. */
	async layOut(): Promise<void> {
		const home = `/heritage/chronicles/${this.cast.chronicle}/chapters/1`;
		await this.done(() => this.both(`${home}/set-up`, layingOut(true)));
	}

	/** The device of the table seals its number, and opens it. */
	async mix(): Promise<void> {
		const { mixing } = await this.state();
		if (!mixing) throw new Error('no cards are mixed');
		const { saw } = mixing;
		const one = { attempt: 1, device: 'table' } as const;
		const contribution = '7'.repeat(64);
		const commitment = numberCommitment(termsOf(mixing), 1, 'table', contribution);
		const steps: readonly MixingCommand[] = [
			{ type: 'SealNumber', ...one, saw, commitment },
			{ type: 'CloseNumbers', attempt: 1 },
			{ type: 'OpenNumber', ...one, contribution }
		];
		for (const step of steps)
			await this.done(() => this.command({ type: 'MixCards', command: step }));
	}

	/** Plays until the app has dealt. */
	async play(): Promise<void> {
		for (let taps = 0; taps < TAPS; taps++) {
			const next = plain(await this.table());
			await this.done(() => this.command({ type: 'ActAtTable', command: next }));
		}
	}

	/** From now on the second was dealt otherwise. */
	async dealOtherwise(): Promise<void> {
		expect(await this.#resealed(dealtOtherwise)).toBe(true);
	}

	/** Gives the second one its seed back, so that it can be opened; what was dealt stays another. */
	async sameSeeds(): Promise<void> {
		await this.#resealed((sealed) => ({ ...sealed, seeds: turnedRound(sealed.seeds ?? {}) }));
	}

	/** Changes what is sealed of the second; answers whether that is anything else. */
	async #resealed(change: (sealed: Sealed) => Sealed): Promise<boolean> {
		await this.#open.stop();
		const changed = await within(this.#folders[1], async ({ database, vault }) => {
			const place = { chronicleId: this.cast.chronicle, key: 'dealing' };
			const sealed = (await vault.open(database.read, place)) as Sealed;
			const other = change(sealed);
			await database.write((tx) => vault.replace(tx, place, other));
			return JSON.stringify(sealed) !== JSON.stringify(other);
		});
		await this.open();
		return changed;
	}

	/** Does what a keeper may, each accepted. */
	async done(...answers: readonly (() => Promise<Heard>)[]): Promise<void> {
		for (const answer of answers) {
			const { status, text } = await answer();
			expect(status, text).toBeLessThan(400);
		}
	}
}

/** Another order of the deck behind the cards that lie open, and another hand of all but the first player. */
function dealtOtherwise({ orders, schemes, seeds = {}, ...rest }: Sealed): Sealed {
	const otherHand = (seat: string, dealt: readonly (readonly string[])[]) =>
		seat === 's1' ? dealt : dealt.map((cards) => [...cards].reverse());
	return {
		...rest,
		// As if the server had another seed behind the same commitment.
		seeds: turnedRound(seeds),
		orders: Object.fromEntries(
			Object.entries(orders).map(([shuffle, cards]) => [shuffle, behind(cards)])
		),
		schemes: Object.fromEntries(
			Object.entries(schemes).map(([seat, dealt]) => [seat, otherHand(seat, dealt)])
		)
	};
}

const turnedRound = (seeds: NonNullable<Sealed['seeds']>) =>
	Object.fromEntries(Object.entries(seeds).map(([id, seed]) => [id, [...seed].reverse().join('')]));

/** The last half of an order turned round: the first cards of it lie open already. */
function behind(cards: readonly string[]): string[] {
	const half = Math.ceil(cards.length / 2);
	return [...cards.slice(0, half), ...cards.slice(half).reverse()];
}
