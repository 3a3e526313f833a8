import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from '../../src/lib/games/heritage/commands.ts';
import { DEFAULT_RULESET } from '../../src/lib/games/heritage/ruleset.ts';
import { signUp } from '../../src/lib/server/accounts/accounts.ts';
import { SESSION_COOKIE } from '../../src/lib/server/accounts/sessions.ts';
import { openApplication, type Application } from '../../src/lib/server/application.ts';
import { foundGroup } from '../../src/lib/server/tables/groups.ts';
import { lateEvening } from './late-table.ts';
import { CLEAR, character, finished, prologue, recorded, start } from '../unit/heritage/table.ts';

/** Chronicles to measure with, and what their keeper's browser needs to open them. */
export interface Evening {
	readonly group: string;
	/** Where a chronicle of a few chapters stands. */
	readonly page: string;
	/** A table of four in its last round. */
	readonly table: string;
	readonly cookie: { readonly name: string; readonly value: string };
}

const CHAPTERS_PLAYED = 3;
const REGISTERED = 12;
const SEATS = ['s1', 's2'];
const FOUR_SEATS = ['s1', 's2', 's3', 's4'];

/** Puts a group and a chronicle of a few chapters into the data folder, as if it had been played. */
export async function playEvenings(dataDir: string): Promise<Evening> {
	const databaseUrl = pathToFileURL(path.join(dataDir, 'elysium.db')).href;
	const application = await openApplication({ databaseUrl });
	try {
		return await play(application);
	} finally {
		await application.close();
	}
}

async function play({ database, sessions, keeping }: Application): Promise<Evening> {
	const { logs } = keeping('heritage');
	const form = { name: 'Lucita', password: 'a long night in Aragon' };
	const person = await signUp(database, form, Date.now());
	if (!person.ok) throw new Error(person.sentence);
	const group = await foundGroup(database, person.userId, 'The long night', Date.now());
	if (!group.ok) throw new Error(group.sentence);

	const actor = { id: person.userId, name: form.name };
	const told = async (seats: readonly string[], commands: readonly Command[]): Promise<string> => {
		const founded = await logs.found({
			groupId: group.groupId,
			seats: seats.map((seatId) => ({ seatId, name: `Player ${seatId}`, userId: null })),
			actor,
			command: { id: `first-of-${seats.length}`, body: start(seats.length) }
		});
		if (founded.kind !== 'founded') throw new Error(founded.sentence);
		for (const [index, body] of commands.entries()) {
			const answer = await logs.act({
				chronicle: founded.chronicle,
				actor,
				seat: null,
				command: { id: `command-${index}`, seen: 0, body }
			});
			if (answer.kind !== 'accepted') throw new Error(`${body.type}: ${answer.sentence}`);
		}
		return `/heritage/chronicles/${founded.chronicle}`;
	};
	const page = await told(SEATS, chapters());
	const live = await told(FOUR_SEATS, atTheTable());
	const session = await sessions.open(person.userId);
	return {
		group: group.groupId,
		page,
		table: `${live}/chapters/1/table`,
		cookie: { name: SESSION_COOKIE, value: session.id }
	};
}

function chapters(): Command[] {
	const register = Array.from({ length: REGISTERED }, (_, index): Command => ({
		type: 'RegisterCharacter',
		character: character(`character-${index}`)
	}));
	const played = Array.from({ length: CHAPTERS_PLAYED }, (_, index) => [
		recorded(index + 1, CLEAR),
		finished(index + 1)
	]);
	return [...register, ...SEATS.map((seat) => prologue(seat)), ...played.flat()];
}

function atTheTable(): Command[] {
	return [
		...FOUR_SEATS.map((seat) => prologue(seat)),
		...lateEvening(DEFAULT_RULESET).map((command): Command => ({ type: 'ActAtTable', command }))
	];
}
