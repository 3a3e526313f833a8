import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { seededChance, type Chance } from '../../src/lib/games/core/chance.ts';
import { openApplication, type Application } from '../../src/lib/server/application.ts';
import { newId } from '../../src/lib/ui/chronicle/id.ts';
import { Courier } from '../../src/lib/ui/live/outbox/courier.ts';
import type { Delivered } from '../../src/lib/ui/live/outbox/deliver.ts';
import { isActive, type Intention, type Outbox } from '../../src/lib/ui/live/outbox/outbox.ts';
import { Boxes, type BoxStore } from '../../src/lib/ui/live/outbox/store.ts';
import { newCast, type Actor } from '../server/rights/support/cast.ts';
import { startProgram, type Running } from './program.ts';

/** What four clients and a bad network left behind. */
export interface RoundsReport {
	readonly sent: number;
	/** wanted and acknowledged, and not in the log */
	readonly lost: number;
	/** in the log more than once */
	readonly doubled: number;
	/** of one client, in the log in another order than it was wanted */
	readonly overtaken: number;
	/** requests that reached the program, repeats among them */
	readonly requests: number;
	readonly kills: number;
}

type Rounds = {
	readonly rounds: number;
	/** How bad the network is: none of it, or whatever a network can do. */
	readonly network: 'good' | 'bad';
	/** How often the program is killed with -9 and started again, at some moment of a round. */
	readonly kills: number;
	readonly seed: number;
};

const WHO = ['keeper', 'player', 'referee', 'guest who plays'];
const MOST_DELAY_MS = 40;

/** Where the program is open now; it moves with each start. */
type House = { running: Running; requests: number };

/** What a network can do with one request. */
type Fate = 'arrives' | 'never-arrives' | 'answer-lost' | 'twice' | 'delayed' | 'again-later';
const FATES: readonly Fate[] = [
	...Array.from({ length: 5 }, (): Fate => 'arrives'),
	'never-arrives',
	'answer-lost',
	'twice',
	'delayed',
	'again-later'
];

/**
 * Four people at one chronicle want something at the same moment, round after round, each with the outbox of a phone,
 * over a network that loses, repeats, delays and turns round what it carries, while the program is killed.
 */
export async function playRounds({ rounds, network, kills, seed }: Rounds): Promise<RoundsReport> {
	const dataDir = mkdtempSync(path.join(tmpdir(), 'elysium-rounds-'));
	const databaseUrl = pathToFileURL(path.join(dataDir, 'elysium.db')).href;
	const within = async <Result>(work: (application: Application) => Promise<Result>) => {
		const application = await openApplication({ databaseUrl });
		return work(application).finally(() => application.close());
	};
	try {
		const { chronicle, actors } = await within(newCast);
		const house: House = { running: await startProgram(dataDir), requests: 0 };
		const people = actors.filter(({ who }) => WHO.includes(who));
		const chance = seededChance(seed);
		const clients = people.map((actor) => new Client(house, actor, chronicle, network, chance));
		const fatal = new Set(
			Array.from({ length: kills }, (_, index) => Math.floor(((index + 0.5) * rounds) / kills))
		);
		for (let round = 0; round < rounds; round++) {
			const killing = fatal.has(round) ? killAndStart(house, dataDir, chance) : undefined;
			await Promise.all(clients.map((client) => client.want(round)));
			await killing;
		}
		await Promise.all(clients.map((client) => client.stragglers()));
		await house.running.stop();
		const log =
			(await within(({ keeping }) => keeping('heritage').logs.events(chronicle, 0))) ?? [];
		const written = log.map(({ command }) => command);
		const times = (id: string) => written.filter((one) => one === id).length;
		const all = clients.flatMap(({ wanted }) => wanted);
		return {
			sent: all.length,
			lost: all.filter((id) => times(id) === 0).length,
			doubled: all.filter((id) => times(id) > 1).length,
			overtaken: clients.filter(({ wanted }) => !isInOrder(wanted, written)).length,
			requests: house.requests,
			kills: fatal.size
		};
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
}

const isInOrder = (wanted: readonly string[], written: readonly string[]): boolean =>
	wanted.map((id) => written.indexOf(id)).every((at, index, all) => at > (all[index - 1] ?? -1));

async function killAndStart(house: House, dataDir: string, chance: Chance): Promise<void> {
	await sleep(chance.below(MOST_DELAY_MS));
	process.kill(house.running.pid, 'SIGKILL');
	await house.running.stop();
	house.running = await startProgram(dataDir);
}

/** What lies on a phone. */
class InMemory implements BoxStore {
	#box: Outbox = [];
	all = () => Promise.resolve([]);
	change = (...[, , change]: Parameters<BoxStore['change']>): Promise<Outbox> =>
		Promise.resolve((this.#box = change(this.#box)));
	base = () => Promise.resolve(null);
	keepBase = () => Promise.resolve();
	remove = () => Promise.resolve();
}

/** One phone: its outbox, its courier, and the network between it and the house. */
class Client {
	/** The ids of all that was wanted, in order. */
	readonly wanted: string[] = [];
	readonly #house: House;
	readonly #actor: Actor;
	readonly #chronicle: string;
	readonly #network: Rounds['network'];
	readonly #chance: Chance;
	readonly #boxes = new Boxes(new InMemory());
	readonly #place;
	readonly #courier: Courier;
	#late: Promise<unknown>[] = [];
	#seen = 1;

	constructor(
		house: House,
		actor: Actor,
		chronicle: string,
		network: Rounds['network'],
		chance: Chance
	) {
		this.#house = house;
		this.#actor = actor;
		this.#chronicle = chronicle;
		this.#network = network;
		this.#chance = chance;
		this.#place = { person: actor.id, at: `/api/logs/${chronicle}` };
		this.#courier = new Courier({
			happen: (...happenings) => this.#boxes.happen(this.#place, happenings),
			deliver: (entry) => this.#carry(entry),
			tell: () => undefined
		});
	}

	/** Wants something, and is impatient until it was answered. */
	async want(round: number): Promise<void> {
		const id = newId();
		this.wanted.push(id);
		const text = `${this.#actor.who} in round ${round}`;
		const command = { type: 'WriteNote', chapter: null, text };
		const intention = { id, seen: this.#seen, command, words: text, madeAt: 0 };
		let box = await this.#courier.form(intention, await this.#boxes.happen(this.#place, [])).kept;
		while (box.some((entry) => isActive(entry) && entry.standing !== 'accepted')) {
			await this.#courier.run();
			box = await this.#boxes.happen(this.#place, []);
			// Also where nothing is sent at all, others have their turn, and the test its time limit.
			await sleep(this.#network === 'bad' ? 5 : 0);
		}
		const refused = box.find(({ standing }) => standing === 'refused');
		if (refused) throw new Error(`refused: ${refused.problem?.sentence ?? ''}`);
		this.#seen = Math.max(this.#seen, ...box.map(({ version }) => version ?? 0));
		const read = { type: 'read', version: this.#seen, commands: [] } as const;
		await this.#boxes.happen(this.#place, [read, { type: 'understood' }]);
	}

	/** Nothing is wanted any more, and whatever the network still carries arrives. */
	async stragglers(): Promise<void> {
		this.#courier.close();
		await Promise.all(this.#late);
	}

	async #carry(entry: Intention): Promise<Delivered> {
		const fate = this.#network === 'good' ? 'arrives' : FATES[this.#chance.below(FATES.length)];
		if (fate === 'never-arrives') return { kind: 'lost', away: true };
		if (fate === 'delayed') await sleep(this.#chance.below(MOST_DELAY_MS));
		if (fate === 'twice') this.#late.push(this.#post(entry));
		if (fate === 'again-later')
			this.#late.push(sleep(this.#chance.below(10 * MOST_DELAY_MS)).then(() => this.#post(entry)));
		const answer = await this.#post(entry);
		return fate === 'answer-lost' ? { kind: 'lost', away: true } : answer;
	}

	async #post({ id, seen, command }: Intention): Promise<Delivered> {
		const { url } = this.#house.running;
		try {
			const response = await fetch(`${url}/api/logs/${this.#chronicle}/commands`, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					origin: url,
					cookie: `session=${this.#actor.session ?? ''}`,
					'elysium-person': this.#actor.id
				},
				body: JSON.stringify({ id, seen, command })
			});
			this.#house.requests += 1;
			const answer = (await response.json()) as {
				readonly version: number;
				readonly on: number;
				readonly sentence?: string;
			};
			if (response.ok) return { kind: 'accepted', version: answer.version, on: answer.on };
			const sentence = answer.sentence ?? `status ${response.status}`;
			return { kind: 'refused', problem: { sentence, at: null, retry: false } };
		} catch {
			// Nobody is there, or was killed before it answered.
			return { kind: 'lost', away: true };
		}
	}
}
