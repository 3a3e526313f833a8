import { randomBytes } from 'node:crypto';
import { expect, type APIRequest, type APIRequestContext } from '@playwright/test';
import type { Chosen } from '../../../src/lib/games/heritage/chronicle/setting-of.ts';
import type { StoredEnvelope } from '../../../src/lib/games/core/envelope.ts';
import type { Wish } from '../../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import type { DrawCommand } from '../../../src/lib/games/heritage/draw/grammar.ts';
import { numberCommitment } from '../../../src/lib/games/core/fair/protocol.ts';
import { termsOf } from '../../../src/lib/games/heritage/draw/hashes.ts';
import { drawAfter } from '../../../src/lib/games/heritage/draw/proof.ts';
import { proofsIn } from '../../../src/lib/games/heritage/draw/reading.ts';
import type { DrawTie } from '../../../src/lib/games/heritage/draw/steps.ts';
import type { Archetype } from '../../../src/lib/games/heritage/vocabulary.ts';
import type { Command as MatchCommand } from '../../../src/lib/games/rivals/commands.ts';
import type { Command as EveningCommand } from '../../../src/lib/games/vendetta/commands.ts';
import { CLANS as CLANS_OF_VENDETTA } from '../../../src/lib/games/vendetta/clans.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { DEFAULT_TRAITS } from '../../../src/lib/games/heritage/traits.ts';
import { DECKS } from '../../../src/lib/ui/rivals/table/decks.ts';
import { laidAlone } from './laid-alone.ts';
import { HOME, idIn } from './place.ts';

const fresh = (): string => randomBytes(12).toString('hex');

async function groupOf(api: APIRequestContext, name: string): Promise<string> {
	const founded = await api.post('/groups', { form: { name }, maxRedirects: 0 });
	expect(founded.status(), 'a group is founded').toBe(303);
	return idIn(founded.headers()['location']);
}

/**
 * Somebody who keeps a group, without a browser: sends the same forms and commands as the pages, so that
 * tests of other things begin in the middle of a story.
 */
export class Keeper {
	readonly api: APIRequestContext;
	readonly group: string;

	private constructor(api: APIRequestContext, group: string) {
		this.api = api;
		this.group = group;
	}

	/** Makes an account with a group of that name. */
	static async arrive(request: APIRequest, group: string): Promise<Keeper> {
		const api = await request.newContext({
			baseURL: HOME,
			// A form posted by hand is answered as to a browser without a script.
			extraHTTPHeaders: { origin: HOME, accept: 'text/html' }
		});
		const form = { name: `Lucita ${fresh().slice(0, 8)}`, password: 'a long night in Aragon' };
		const signedUp = await api.post('/sign-up', { form });
		expect(signedUp.status(), 'an account is made').toBe(200);
		return new Keeper(api, await groupOf(api, group));
	}

	/** Founds another group, in which nobody else is; answers its id. */
	foundGroup(name: string): Promise<string> {
		return groupOf(this.api, name);
	}

	/** Starts a chronicle with seats `s1`, `s2`, … and sends these commands one after the other. */
	async begin(
		title: string,
		players: readonly string[],
		commands: readonly Command[] = [],
		{ dealer = 'box' }: { readonly dealer?: 'app' | 'box' } = {}
	): Promise<string> {
		const form = new FormData();
		form.set('command', fresh());
		form.set('title', title);
		form.set('dealer', dealer);
		for (const [index, name] of players.entries()) form.set(`table.${index}.name`, name);
		for (const { name } of DEFAULT_TRAITS) form.append('trait', name);
		const started = await this.api.post(`/heritage/groups/${this.group}/chronicles/new`, {
			form,
			maxRedirects: 0
		});
		expect(started.status(), 'a chronicle is started').toBe(303);
		const chronicle = idIn(started.headers()['location']);
		for (const command of commands) await this.send(chronicle, command);
		return chronicle;
	}

	/** Begins an evening of Vendetta with seats `s1`, `s2`, … and the first clans, and sends these commands. */
	async beginEvening(
		title: string,
		players: readonly string[],
		commands: readonly EveningCommand[] = [],
		variants: readonly ('teams' | 'relics' | 'locations')[] = []
	): Promise<string> {
		const form = new FormData();
		form.set('command', fresh());
		form.set('title', title);
		for (const [index, name] of players.entries()) {
			form.set(`table.${index}.name`, name);
			form.set(`table.${index}.clan`, CLANS_OF_VENDETTA[index] ?? '');
		}
		for (const variant of variants) form.set(variant, 'on');
		const begun = await this.api.post(`/vendetta/groups/${this.group}/evenings/new`, {
			form,
			maxRedirects: 0
		});
		expect(begun.status(), 'an evening is begun').toBe(303);
		const evening = idIn(begun.headers()['location']);
		for (const command of commands) await this.send(evening, command);
		return evening;
	}

	/** Begins a match of Rivals with seats `s1`, `s2`, …, and sends these commands. */
	async beginMatch(
		title: string,
		players: readonly string[],
		commands: readonly MatchCommand[] = []
	): Promise<string> {
		const form = new FormData();
		form.set('command', fresh());
		form.set('title', title);
		for (const [index, name] of players.entries()) form.set(`table.${index}.name`, name);
		const begun = await this.api.post(`/rivals/groups/${this.group}/matches/new`, {
			form,
			maxRedirects: 0
		});
		expect(begun.status(), 'a match is begun').toBe(303);
		const match = idIn(begun.headers()['location']);
		for (const command of commands) await this.send(match, command);
		return match;
	}

	/** Begins a match of Rivals that Elysium deals. The seats `s1`, `s2`, … are just names, each with another deck. */
	async dealMatch(title: string, players: readonly string[]): Promise<string> {
		const form = new FormData();
		form.set('command', fresh());
		form.set('lay', fresh());
		form.set('title', title);
		for (const [index, name] of players.entries()) {
			form.set(`table.${index}.name`, name);
			form.set(`table.${index}.deck`, DECKS[index]?.id ?? '');
		}
		const begun = await this.api.post(`/rivals/groups/${this.group}/tables/new`, {
			form,
			maxRedirects: 0
		});
		expect(begun.status(), 'a match is dealt').toBe(303);
		return idIn(begun.headers()['location']);
	}

	/** Adds a deck of Rivals, whose list is the keeper's own. */
	async addDeck(title: string, list: string): Promise<string> {
		const begun = await this.api.post(`/rivals/groups/${this.group}/decks/new`, {
			form: { command: fresh(), title, list },
			maxRedirects: 0
		});
		expect(begun.status(), 'a deck is added').toBe(303);
		return idIn(begun.headers()['location']);
	}

	/** Begins an evening of Vendetta with a table: on phones, or with the box. The seats `s1`, `s2`, … are just names. `mixing`: all phones shuffle. */
	async dealEvening(
		title: string,
		players: readonly string[],
		variants: readonly ('teams' | 'relics' | 'locations')[] = [],
		way: 'phones' | 'conductor' | 'twin' = 'phones',
		mixing = false
	): Promise<string> {
		const form = new FormData();
		form.set('command', fresh());
		form.set('lay', fresh());
		form.set('way', way);
		form.set('title', title);
		for (const [index, name] of players.entries()) form.set(`table.${index}.name`, name);
		for (const variant of variants) form.set(variant, 'on');
		if (mixing) form.set('mixing', 'on');
		const begun = await this.api.post(`/vendetta/groups/${this.group}/evenings/new`, {
			form,
			maxRedirects: 0
		});
		expect(begun.status(), 'an evening is dealt').toBe(303);
		return idIn(begun.headers()['location']);
	}

	/** Lays out a chapter as its page does. */
	async layOut(chronicle: string, chapter: number, chosen: Chosen): Promise<void> {
		const form = { command: fresh(), chosen: JSON.stringify(chosen) };
		const laid = await this.api.post(
			`/heritage/chronicles/${chronicle}/chapters/${chapter}/set-up`,
			{
				form,
				maxRedirects: 0
			}
		);
		expect(laid.status(), 'a table is laid out').toBe(303);
	}

	/** Brings a single game into the group. */
	async bring(
		title: string,
		game: ReturnType<typeof laidAlone> = laidAlone(),
		people: Readonly<Record<string, string>> = {}
	): Promise<string> {
		const answer = await this.api.post(`/api/groups/${this.group}/games`, {
			data: { id: fresh(), people, command: { type: 'BringGame', title, ...game } }
		});
		expect(answer.status(), await answer.text()).toBe(200);
		return ((await answer.json()) as { game: string }).game;
	}

	/** Announces a provable draw for a tie of a chronicle. */
	async announce(chronicle: string, tie: DrawTie): Promise<string> {
		const answer = await this.api.post(`/api/logs/${chronicle}/draws`, {
			data: { id: fresh(), tie }
		});
		expect(answer.status(), await answer.text()).toBe(200);
		return ((await answer.json()) as { draw: string }).draw;
	}

	/** Goes on with a draw among seats that are only names, as the one device of the table, as far as is said. */
	async draw(
		id: string,
		archetypes: readonly Archetype[],
		until: 'declared' | 'shuffled' | 'ended'
	): Promise<void> {
		const state = async () => {
			const answer = await this.api.get(`/api/logs/${id}/proof`);
			const [found] = proofsIn(await answer.text()).proofs;
			return drawAfter(found?.proof.steps ?? []);
		};
		const { announced } = await state();
		if (!announced) throw new Error('nothing is announced');
		for (const [index, archetype] of archetypes.entries()) {
			const seat = announced.tie.seats[index] ?? '';
			await this.does(id, { type: 'DeclareArchetype', seat, archetype });
		}
		if (until === 'declared') return;
		const [device, attempt, contribution] = ['table' as const, 1, 'ab'.repeat(32)];
		const terms = termsOf(announced, (await state()).declared);
		const { saw } = terms;
		const commitment = numberCommitment(terms, attempt, device, contribution);
		await this.does(id, { type: 'CommitContribution', device, attempt, saw, commitment });
		await this.does(id, { type: 'OpenContribution', device, attempt, contribution });
		if (until === 'shuffled') return;
		for (let turn = 1; (await state()).ended === null; turn++)
			await this.does(id, { type: 'TurnCard', turn });
	}

	async does(draw: string, command: DrawCommand): Promise<void> {
		const answer = await this.api.post(`/api/logs/${draw}/commands`, {
			data: { id: fresh(), seen: 0, command }
		});
		expect(answer.status(), `${command.type}: ${await answer.text()}`).toBe(200);
	}

	/** Turns the sealed deck of a chronicle. */
	async wish(chronicle: string, wish: Wish): Promise<void> {
		const answer = await this.api.post(`/api/logs/${chronicle}/deck`, {
			data: { id: fresh(), wish }
		});
		expect(answer.status(), `${wish.type}: ${await answer.text()}`).toBe(200);
	}

	/** Everything that happened in a chronicle of this type, oldest first. */
	async happened<T extends Event['type']>(
		chronicle: string,
		type: T
	): Promise<Extract<Event, { type: T }>[]> {
		const found: Extract<Event, { type: T }>[] = [];
		for (let after = 0, more = true; more;) {
			const answer = await this.api.get(`/api/logs/${chronicle}/events?after=${after}`);
			const page = (await answer.json()) as { events: StoredEnvelope[]; more: boolean };
			for (const { event, sequence } of page.events) {
				after = sequence;
				const one = event as Event;
				if (one.type === type) found.push(one as Extract<Event, { type: T }>);
			}
			more = page.more;
		}
		return found;
	}

	async send(chronicle: string, command: Command | EveningCommand | MatchCommand): Promise<void> {
		const answer = await this.api.post(`/api/logs/${chronicle}/commands`, {
			data: { id: fresh(), seen: 0, command }
		});
		expect(answer.status(), `${command.type}: ${await answer.text()}`).toBe(200);
	}
}
