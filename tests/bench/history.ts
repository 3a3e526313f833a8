import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileOf } from '../../scripts/corpus/file-of.ts';
import { plainSitting } from '../../scripts/simulation/chronicle-sitting.ts';
import { BATTLEGROUND_MODULES } from '../../src/lib/games/heritage/boards/registry.ts';
import { tableChapter } from '../../src/lib/games/heritage/players/chronicle/table-chapter.ts';
import { randomPlayer } from '../../src/lib/games/heritage/players/random.ts';
import { DEFAULT_RULESET } from '../../src/lib/games/heritage/ruleset.ts';
import { signUp } from '../../src/lib/server/accounts/accounts.ts';
import { SESSION_COOKIE } from '../../src/lib/server/accounts/sessions.ts';
import { openApplication, type Application } from '../../src/lib/server/application.ts';
import { fileText } from '../../src/lib/server/logs/file.ts';
import { foundGroup } from '../../src/lib/server/tables/groups.ts';
import { median } from './median.ts';
import { startProgram } from './program.ts';

const PLAYERS = 4;
const SEED = 1306;
const ROUNDS = 15;
/** Moments that are looked at, as parts of the whole. */
const MOMENTS = [0.1, 0.3, 0.5, 0.7, 0.9, 1];

/** A chronicle that is told to its end, every chapter of it played at the table, in a folder of its own. */
interface Told {
	readonly chronicle: string;
	readonly cookie: string;
	readonly events: number;
}

/**
 * Milliseconds until a page of a finished chronicle has come whole, asked by its keeper on the same machine: the
 * timeline, and the slowest of some earlier moments; each the median of some rounds.
 */
export async function measureHistory(dataDir: string) {
	const { chronicle, cookie, events } = await told(dataDir);
	const program = await startProgram(dataDir);
	try {
		const page = (place: string) =>
			whole(`${program.url}/heritage/chronicles/${chronicle}${place}`, cookie);
		const timeline = await page('/timeline');
		const moments: number[] = [];
		for (const part of MOMENTS) moments.push(await page(`/moments/${Math.round(part * events)}`));
		return { events, timeline, moment: Math.max(...moments) };
	} finally {
		await program.stop();
	}
}

async function told(dataDir: string): Promise<Told> {
	const databaseUrl = pathToFileURL(path.join(dataDir, 'elysium.db')).href;
	const application = await openApplication({ databaseUrl });
	try {
		return await takenIn(application);
	} finally {
		await application.close();
	}
}

async function takenIn({ database, sessions, keeping }: Application): Promise<Told> {
	const { files } = keeping('heritage');
	const now = Date.now();
	const form = { name: 'Monçada', password: 'confessions in Madrid' };
	const person = await signUp(database, form, now);
	if (!person.ok) throw new Error(person.sentence);
	const group = await foundGroup(database, person.userId, 'Seven hundred years', now);
	if (!group.ok) throw new Error(group.sentence);
	const file = fileOf('history', {
		...plainSitting(SEED, PLAYERS),
		ruleset: { ...DEFAULT_RULESET, hands: 'open' },
		chapter: tableChapter(BATTLEGROUND_MODULES, randomPlayer)
	});
	const actor = { id: person.userId, name: form.name };
	const taken = await files.import(fileText(file), { groupId: group.groupId, actor });
	if (taken.kind !== 'imported') throw new Error(JSON.stringify(taken));
	const session = await sessions.open(person.userId);
	const cookie = `${SESSION_COOKIE}=${session.id}`;
	return { chronicle: taken.chronicle, cookie, events: file.events.length };
}

async function whole(url: string, cookie: string): Promise<number> {
	const times: number[] = [];
	for (let round = 0; round <= ROUNDS; round++) {
		const began = performance.now();
		const answer = await fetch(url, { headers: { cookie } });
		await answer.text();
		if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
		// The first one finds the program cold.
		if (round > 0) times.push(performance.now() - began);
	}
	return median(times);
}
