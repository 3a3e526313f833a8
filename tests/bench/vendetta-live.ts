import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { seededChance } from '../../src/lib/games/core/chance.ts';
import type { Typed } from '../../src/lib/games/core/game.ts';
import type { Command } from '../../src/lib/games/vendetta/commands.ts';
import type { VendettaEvent } from '../../src/lib/games/vendetta/events.ts';
import type { EveningState } from '../../src/lib/games/vendetta/state.ts';
import type { OwnView } from '../../src/lib/games/vendetta/table/own-view.ts';
import { vendetta } from '../../src/lib/games/vendetta/vendetta.ts';
import { SESSION_COOKIE } from '../../src/lib/server/accounts/sessions.ts';
import { newId } from '../../src/lib/server/accounts/tokens.ts';
import { openApplication } from '../../src/lib/server/application.ts';
import { layTable } from '../../src/lib/server/games/vendetta/laying-table.ts';
import { chosenAtOnce, type ChoosingTable } from '../server/games/vendetta/at-once.ts';
import { Phone } from '../server/remote/support/phone.ts';
import { begin, seatIds } from '../unit/vendetta/evening.ts';
import type { Evening } from './evening.ts';
import { looking, spread, untilKnown, type Spread } from './hearing.ts';
import { GROUP, peopleFor } from './people.ts';
import { portOf, startProgram } from './program.ts';

const SEATS = seatIds(6);
const TURNS = 240;
/** So many turns until the program is warm. */
const WARM = 30;

/** What is measured of six people at a table of Vendetta, each on a phone. */
export interface VendettaLiveFigures {
	/** From an acceptance until each of the five others knows, in milliseconds. */
	readonly five: Spread;
	/** What became of secret choices that all six made at the same time. */
	readonly atOnce: Awaited<ReturnType<typeof chosenAtOnce>>;
}

type EveningPhone = Phone<EveningState, VendettaEvent, Command>;

/** A table of six in teams, at which each seat is to keep a card; answers its address and who sits there. */
export async function dealtForSix(dataDir: string) {
	const databaseUrl = pathToFileURL(path.join(dataDir, 'elysium.db')).href;
	const house = await openApplication({ databaseUrl });
	try {
		const people = await peopleFor(house, SEATS);
		const [keeper] = people;
		if (!keeper) throw new Error('somebody keeps the group');
		const { logs } = house.keeping('vendetta');
		const founded = await logs.found({
			groupId: GROUP,
			actor: keeper,
			seats: SEATS.map((seatId, at) => ({
				seatId,
				name: seatId,
				userId: people[at]?.id ?? null
			})),
			command: { id: newId(), body: begin(SEATS.length, { clans: {}, teams: true }) }
		});
		if (founded.kind !== 'founded') throw new Error(founded.sentence);
		const evening = founded.chronicle;
		const wish = { dealer: 'app', shown: { first: SEATS[0] ?? '' } } as const;
		const laid = await layTable(house, {
			group: GROUP,
			evening,
			actor: keeper,
			commandId: newId(),
			wish
		});
		if (!laid.ok) throw new Error(laid.sentence);
		const table = async () => (await logs.read(evening))?.state;
		const clans = (await table())?.evening.table?.clansShown ?? [];
		for (const [at, seat] of SEATS.entries()) {
			const clan = clans[at] ?? 'ventrue';
			const body: Command = { type: 'ActAtTable', command: { type: 'ChooseClan', seat, clan } };
			const command = { id: newId(), seen: 0, body };
			const actor = people[at] ?? keeper;
			const answer = await logs.act({ chronicle: evening, actor, seat, command });
			if (answer.kind !== 'accepted') throw new Error(answer.sentence);
		}
		const open = await Promise.all(people.map(({ id }) => house.sessions.open(id)));
		const sessions = open.map(({ id }) => id);
		const cookie: Evening['cookie'] = { name: SESSION_COOKIE, value: sessions[0] ?? '' };
		const kept = (await table())?.course.steps.length ?? 0;
		return { evening, address: `/vendetta/evenings/${evening}`, sessions, cookie, kept };
	} finally {
		await house.close();
	}
}

/** Somebody chooses in secret, or takes the choice back; answers when each of the five others knew, from the acceptance on. */
async function byTurns(phones: readonly EveningPhone[]): Promise<Spread> {
	const took: number[] = [];
	for (let turn = 0; turn < TURNS; turn++) {
		const at = Math.floor(turn / 2) % phones.length;
		const [phone, seat = ''] = [phones[at], SEATS[at]];
		if (!phone) throw new Error('everybody has a phone');
		const { offered } = await phone.own<OwnView>(seat);
		const command: Command = {
			type: 'ActAtTable',
			command:
				turn % 2 === 0
					? { type: 'KeepCards', seat, cards: offered.slice(0, 1) }
					: { type: 'TakeBackChoice', seat }
		};
		const answer = await phone.send(newId(), command);
		if (answer.kind !== 'accepted') throw new Error(answer.sentence);
		const others = phones.filter((one) => one !== phone);
		took.push(...(await untilKnown(answer.version, others)));
		await sleep(10);
	}
	return spread(took.slice(WARM * (phones.length - 1)));
}

/** Measures on a table of its own in a data folder; all six make so many choices at the same time. */
export async function measureVendettaLive(
	dataDir: string,
	choices: number
): Promise<VendettaLiveFigures> {
	const folder = mkdtempSync(path.join(dataDir, 'vendetta-live-'));
	const { evening, sessions, kept } = await dealtForSix(folder);
	const program = await startProgram(folder, { BACKUP_DIR: 'off' });
	try {
		const phones = await looking(
			sessions.map(
				(session): EveningPhone => new Phone(vendetta, portOf(program), session, evening)
			)
		);
		const five = await byTurns(phones);
		const [keeper] = phones;
		if (!keeper) throw new Error('somebody keeps the group');
		const phoneOf = (seat: string) => phones[SEATS.indexOf(seat)] ?? keeper;
		const table: ChoosingTable = {
			seats: SEATS,
			send: (seat, command, id) => phoneOf(seat).send(id, command),
			own: (seat) => phoneOf(seat).own(seat),
			version: () => Promise.resolve(keeper.version),
			since: async (version) => {
				const { events } = await keeper.since(version);
				return events.map(({ event }) => event['event'] as Typed);
			},
			undo: async () => {
				const reason = 'once more';
				const answer = await keeper.send(newId(), { type: 'UndoAtTable', kept, reason });
				if (answer.kind !== 'accepted') throw new Error(answer.sentence);
				await Promise.all(phones.map((phone) => phone.until(answer.version)));
			}
		};
		const atOnce = await chosenAtOnce(table, choices, seededChance(choices));
		for (const phone of phones) phone.lookAway();
		return { five, atOnce };
	} finally {
		await program.stop();
	}
}
