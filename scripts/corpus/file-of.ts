import { CHAIN_START, seal, type StoredEnvelope } from '../../src/lib/games/core/envelope.ts';
import { hashOf } from '../../src/lib/games/core/hash.ts';
import { heritage } from '../../src/lib/games/heritage/heritage.ts';
import type { Sitting } from '../../src/lib/games/heritage/players/chronicle/course.ts';
import { playChronicle } from '../../src/lib/games/heritage/players/chronicle/play-chronicle.ts';
import {
	CHAIN_ALGORITHM,
	FILE_FORMAT,
	FILE_VERSIONS,
	type ChronicleFile
} from '../../src/lib/server/logs/file.ts';

const AT = '2026-01-31T20:15:00.000Z';
const ACTOR = 'simulator';

/** A simulated chronicle as a file, all of it at one instant. */
export function fileOf(name: string, sitting: Sitting): ChronicleFile {
	const events: StoredEnvelope[] = [];
	const course = playChronicle(sitting);
	let commands = 0;
	let next = course.next();
	for (; !next.done; next = course.next()) {
		commands++;
		for (const event of next.value.events) {
			const sequence = events.length + 1;
			events.push(
				seal(events.at(-1)?.hash ?? CHAIN_START, {
					id: `${name}-event-${sequence}`,
					chronicle: `corpus-${name}`,
					sequence,
					schema: heritage.schema,
					rules: heritage.rules,
					seat: null,
					actor: ACTOR,
					command: `${name}-command-${commands}`,
					at: AT,
					rule: heritage.ruleOf(event),
					event
				})
			);
		}
	}
	const state = next.value;
	return {
		format: FILE_FORMAT,
		version: FILE_VERSIONS.withRules,
		header: {
			chronicle: `corpus-${name}`,
			title: state.title,
			game: heritage.name,
			schema: heritage.schema,
			createdAt: AT,
			exportedAt: AT,
			events: events.length,
			stateHash: hashOf(state)
		},
		names: { seats: {}, people: {} },
		ruleset: state.ruleset,
		events,
		chain: { algorithm: CHAIN_ALGORITHM, head: events.at(-1)?.hash ?? CHAIN_START }
	};
}
