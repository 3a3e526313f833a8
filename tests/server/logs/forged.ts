import { seal } from '../../../src/lib/games/core/envelope.ts';
import type { ChronicleFile } from '../../../src/lib/server/logs/file.ts';

export type Envelopes = ChronicleFile['events'];

/** A file with other events, each sealed anew: a forger who knows how to hash. */
export function resealed(
	file: ChronicleFile,
	change: (events: Envelopes) => Envelopes
): ChronicleFile {
	let previous = '0'.repeat(64);
	const events = change(structuredClone(file.events)).map((envelope) => {
		const { previous: _p, hash: _h, ...unsealed } = envelope;
		const one = seal(previous, unsealed as never) as Envelopes[number];
		previous = one.hash;
		return one;
	});
	return {
		...file,
		events,
		header: { ...file.header, events: events.length },
		chain: { ...file.chain, head: previous }
	};
}
