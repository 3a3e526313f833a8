import type { StoredEnvelope } from '../../games/core/envelope.ts';
import type { Game, Sitting, Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import type { Reader } from '../db/client.ts';
import { News } from '../live/news.ts';
import { A_TURN, nextTurn } from '../turns.ts';
import { currentEvent, follow, unfolded, type Folded } from './folded.ts';
import { LastUsed } from './last-used.ts';
import { readLog } from './log.ts';
import { refusedByService } from './answers.ts';
import type { Chronicle, Chronicles, SeenLogs } from './chronicles.ts';
import type { Written } from './written.ts';

/** What an audience was told of a log. */
interface Heard {
	readonly folded: Folded<Json>;
	readonly told: readonly Written[];
	/** The number that each has in the log. */
	readonly at: readonly number[];
}

const REMEMBERED_AT_MOST = 64;

/** What the audiences of the logs of a game were told. A log only grows, so what was read once is read on from there. */
export class Audiences {
	readonly #game: Game<Json, Typed, Typed, string>;
	readonly #reader: Reader;
	readonly #heard = new LastUsed<Heard>(REMEMBERED_AT_MOST);

	constructor(game: Game<Json, Typed, Typed, string>, reader: Reader) {
		this.#game = game;
		this.#reader = reader;
	}

	/** All that an audience was told up to the version that a log is known to have. */
	async upTo(
		log: Pick<Chronicle<Json>, 'id' | 'logId' | 'version'>,
		audience: string
	): Promise<Heard> {
		const key = `${log.id}/${audience}`;
		const nothing: Heard = { folded: unfolded(this.#game), told: [], at: [] };
		let heard = this.#heard.get(key) ?? nothing;
		while (heard.folded.version < log.version) {
			const stretch = await readLog(this.#reader, log, {
				after: heard.folded.version,
				atMost: A_TURN
			});
			const [first] = stretch;
			if (!first) break;
			// Another log under the same id, such as one brought back from a copy: from the beginning.
			if (first.previous === heard.folded.head) heard = this.#after(heard, stretch, audience);
			else if (heard === nothing) throw new Error(`The log of ${log.id} has no beginning.`);
			else heard = nothing;
			await nextTurn();
		}
		this.#heard.set(key, heard);
		return heard;
	}

	#after(before: Heard, stretch: readonly StoredEnvelope[], audience: string): Heard {
		let { folded } = before;
		const [told, at] = [[...before.told], [...before.at]];
		for (const envelope of stretch) {
			const event = currentEvent<Json, Typed>(this.#game, envelope);
			const heard = this.#game.sight?.told(folded.state, event, audience) ?? null;
			folded = follow(this.#game, folded, [envelope]);
			if (heard === null) continue;
			const { seat, actor, at: when, sequence } = envelope;
			at.push(sequence);
			// Neither hashes nor ids: some of them say how much happened elsewhere.
			told.push({
				sequence: at.length,
				schema: this.#game.schema,
				seat,
				actor,
				at: when,
				event: heard as Written['event']
			});
		}
		return { folded, told, at };
	}
}

/** How many of those that an audience was told happened up to a version of the log. */
const countedTo = ({ at }: Heard, version: number): number =>
	at.findLastIndex((sequence) => sequence <= version) + 1;

/**
 * The logs of a game as somebody sees them who sits there, until they are open to all: each answer speaks of a view, with
 * the numbers of their audience. `sitting`: asked each time, since people get up; null: they may see nothing any more.
 */
export function seenAs(
	logs: Chronicles<Json, Typed, string>,
	{ sight }: Game<Json, Typed, Typed, string>,
	audiences: Audiences,
	sitting: () => Promise<Sitting | null>
): SeenLogs<Json, Typed, string> {
	if (!sight) return logs;

	/** The log now, and what this person was told of it; null for that: it is open. */
	async function hear(id: string) {
		const log = await logs.read(id);
		if (!log || sight?.isOpen(log.state) !== false)
			return log && { log, heard: null, audience: '' };
		const sits = await sitting();
		if (!sits) return null;
		const audience = sight.audienceOf(log.state, sits);
		return { log, audience, heard: await audiences.upTo(log, audience) };
	}

	return {
		async read(id) {
			const now = await hear(id);
			if (!now?.heard) return now && now.log;
			const { log, heard, audience } = now;
			const actors = new Set(heard.told.map(({ actor }) => actor));
			const people = Object.entries(log.names.people).filter(([actor]) => actors.has(actor));
			return {
				...log,
				version: heard.told.length,
				state: sight.viewFor(log.state, audience),
				names: { ...log.names, people: Object.fromEntries(people) }
			};
		},
		async events(id, after, atMost) {
			const now = await hear(id);
			if (!now?.heard) return now && logs.events(id, after, atMost);
			return now.heard.told.slice(after, atMost === undefined ? undefined : after + atMost);
		},
		viewOf: async (id) => (await hear(id))?.audience ?? null,
		async look(id, look) {
			const looked = await logs.look(id, look);
			const now = await hear(id);
			if (!now) return { kind: 'no-such-chronicle' };
			if (looked.kind !== 'seen' || !now.heard) return looked;
			const { heard } = now;
			return { ...looked, version: countedTo(heard, looked.version) };
		},
		async act(request) {
			const before = await hear(request.chronicle);
			if (!before) return refusedByService('no-such-chronicle');
			const { log, heard } = before;
			if (!heard) return logs.act(request);
			const { seen } = request.command;
			const isNewest = seen === heard.told.length;
			// Of a number that their audience has not reached the log knows nothing either.
			const sequence = seen === 0 ? 0 : (heard.at[seen - 1] ?? Number.MAX_SAFE_INTEGER);
			const answer = await logs.act({
				...request,
				command: { ...request.command, seen: isNewest ? log.version : sequence }
			});
			const after = answer.kind === 'accepted' ? (await hear(request.chronicle))?.heard : null;
			if (answer.kind !== 'accepted' || !after) return answer;
			return {
				kind: 'accepted',
				version: countedTo(after, answer.version),
				on: countedTo(after, answer.on)
			};
		},
		async listen(id, listener) {
			const begun = await hear(id);
			if (!begun?.heard) return begun && logs.listen(id, listener);
			let told = -1;
			let before = Promise.resolve();
			/** Who sees otherwise from now on begins anew, with what the new audience sees. */
			async function tell(): Promise<void> {
				const now = await hear(id);
				if (!now?.heard || now.audience !== begun?.audience) return listener.end();
				const { told: all } = now.heard;
				if (all.length === told) return;
				listener.tell(all.length, told < 0 ? undefined : new News(all.slice(told)));
				told = all.length;
			}
			return logs.listen(id, {
				visitor: listener.visitor,
				tell: () => void (before = before.then(tell).catch(() => listener.end())),
				// Who comes and goes elsewhere is for nobody here to see.
				meet: () => undefined,
				lent: () => listener.lent(),
				end: () => listener.end()
			});
		}
	};
}
