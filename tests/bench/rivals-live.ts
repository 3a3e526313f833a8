import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Command } from '../../src/lib/games/rivals/commands.ts';
import type { RivalsEvent } from '../../src/lib/games/rivals/events.ts';
import { rivals } from '../../src/lib/games/rivals/rivals.ts';
import type { RivalsState } from '../../src/lib/games/rivals/state.ts';
import { SESSION_COOKIE } from '../../src/lib/server/accounts/sessions.ts';
import { newId } from '../../src/lib/server/accounts/tokens.ts';
import { openApplication } from '../../src/lib/server/application.ts';
import { Phone } from '../server/remote/support/phone.ts';
import { begin, seatIds } from '../unit/rivals/playing.ts';
import type { Evening } from './evening.ts';
import { looking, spread, untilKnown, type Spread } from './hearing.ts';
import { GROUP, peopleFor } from './people.ts';
import { portOf, startProgram } from './program.ts';

const SEATS = seatIds(4);
const TAPS = 240;
/** So many taps until the program is warm. */
const WARM = 30;

/** A match of four with the box; answers its address and who sits there. */
export async function matchOfFour(dataDir: string) {
	const databaseUrl = pathToFileURL(path.join(dataDir, 'elysium.db')).href;
	const house = await openApplication({ databaseUrl });
	try {
		const people = await peopleFor(house, SEATS);
		const [keeper] = people;
		if (!keeper) throw new Error('somebody keeps the group');
		const { logs } = house.keeping('rivals');
		const founded = await logs.found({
			groupId: GROUP,
			actor: keeper,
			seats: SEATS.map((seatId, at) => ({
				seatId,
				name: seatId,
				userId: people[at]?.id ?? null
			})),
			command: { id: newId(), body: begin(SEATS.length) }
		});
		if (founded.kind !== 'founded') throw new Error(founded.sentence);
		const open = await Promise.all(people.map(({ id }) => house.sessions.open(id)));
		const sessions = open.map(({ id }) => id);
		const cookie: Evening['cookie'] = { name: SESSION_COOKIE, value: sessions[0] ?? '' };
		const match = founded.chronicle;
		return { match, address: `/rivals/matches/${match}`, sessions, cookie };
	} finally {
		await house.close();
	}
}

/** From the acceptance of a tap until each of the three others knows, in milliseconds. Measures on a match of its own in a data folder. */
export async function measureRivalsLive(dataDir: string): Promise<Spread> {
	const folder = mkdtempSync(path.join(dataDir, 'rivals-live-'));
	const { match, sessions } = await matchOfFour(folder);
	const program = await startProgram(folder, { BACKUP_DIR: 'off' });
	try {
		const phones = await looking(
			sessions.map(
				(session) =>
					new Phone<RivalsState, RivalsEvent, Command>(rivals, portOf(program), session, match)
			)
		);
		const took: number[] = [];
		for (let tap = 0; tap < TAPS; tap++) {
			const at = Math.floor(tap / 2) % phones.length;
			const [phone, seat = ''] = [phones[at], SEATS[at]];
			if (!phone) throw new Error('everybody has a phone');
			const by = tap % 2 === 0 ? -1 : 1;
			const answer = await phone.send(newId(), { type: 'ChangePrestige', seat, by });
			if (answer.kind !== 'accepted') throw new Error(answer.sentence);
			const others = phones.filter((one) => one !== phone);
			took.push(...(await untilKnown(answer.version, others)));
			await sleep(10);
		}
		for (const phone of phones) phone.lookAway();
		return spread(took.slice(WARM * (phones.length - 1)));
	} finally {
		await program.stop();
	}
}
