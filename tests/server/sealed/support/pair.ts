import { expect } from 'vitest';
import { ensureBuilt } from '../../../../scripts/house/prepare.mjs';
import type { Cast } from '../../rights/support/cast.ts';
import { settledCast } from './chronicle.ts';
import { sessionOf, type Visit } from './visits.ts';
import { newFolder, openWorld, within, type Asked, type Heard, type World } from './world.ts';

/** The program twice, on two folders, at one moment: whatever is asked of one is asked of the other. */
export interface Pair {
	readonly one: World;
	readonly other: World;
	/** What both say to it; as the keeper unless somebody else is named. */
	asked(where: string, ask?: Asked): Promise<readonly [Heard, Heard]>;
	/** The same; fails the test where the answers can be told apart. */
	both(where: string, ask?: Asked): Promise<Heard>;
	/** Looks at all of this; where the two can be told apart. What is alike is handed on. */
	differences(
		looked: readonly Visit[],
		alike?: (visit: Visit, heard: Heard) => void
	): Promise<string[]>;
	/** What each printed for whoever runs it. */
	printed(): readonly [string[], string[]];
	stop(): Promise<void>;
}

/** A group with a chronicle whose prologue is done, on two folders that are alike to the last byte. */
export async function settledTwice(): Promise<{
	readonly cast: Cast;
	readonly folders: readonly [string, string];
}> {
	await ensureBuilt(() => undefined);
	const first = newFolder();
	const cast = await within(first, settledCast);
	return { cast, folders: [first, newFolder(first)] };
}

/** Runs the program on two folders. */
export async function openPair(
	cast: Cast,
	folders: readonly [string, string],
	at: number
): Promise<Pair> {
	const [one, other] = await Promise.all(folders.map((folder) => openWorld(folder, at)));
	if (!one || !other) throw new Error('a pair is two');

	const asked = (where: string, ask: Asked = {}): Promise<readonly [Heard, Heard]> => {
		const whole = { session: sessionOf(cast, 'keeper'), ...ask };
		return Promise.all([one.ask(where, whole), other.ask(where, whole)]);
	};
	return {
		one,
		other,
		asked,
		async both(where, ask) {
			const [here, there] = await asked(where, ask);
			expect(difference(here, there), where).toBeNull();
			return here;
		},
		async differences(looked, alike) {
			const found: string[] = [];
			for (const visit of looked) {
				const { who, where } = visit;
				const [here, there] = await asked(where, { session: sessionOf(cast, who) });
				const parted = difference(here, there);
				if (parted !== null) found.push(`${who} at ${where}: ${parted}`);
				else alike?.(visit, here);
			}
			return found;
		},
		printed: () => [linesOf(one), linesOf(other)],
		async stop() {
			await Promise.all([one.stop(), other.stop()]);
		}
	};
}

const linesOf = (world: World): string[] =>
	world
		.said()
		.split('\n')
		.filter((line) => line.startsWith('{'));

/** Where two answers part, or null. */
function difference(here: Heard, there: Heard): string | null {
	if (here.status !== there.status) return `${String(here.status)} or ${String(there.status)}`;
	const header = here.headers.find((line, at) => line !== there.headers[at]);
	if (header !== undefined || here.headers.length !== there.headers.length)
		return `headers: ${header ?? 'one more'}`;
	if (here.raw.equals(there.raw)) return null;
	let at = 0;
	while (here.text[at] === there.text[at]) at++;
	const near = ({ text }: Heard) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 60));
	return `${near(here)} or ${near(there)}`;
}
