import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { newId } from '../../src/lib/server/accounts/tokens.ts';
import { openApplication, type ApplicationSettings } from '../../src/lib/server/application.ts';
import { boundTo, type ChronicleFile } from '../../src/lib/server/logs/file.ts';
import { sealUnder } from '../../src/lib/server/vault/passphrase.ts';
import { playedAlone } from '../e2e/support/laid-alone.ts';
import { asBytes, formWithFile } from '../support/hostile-bodies.ts';

/** Something that takes long, and how it is asked for. */
export interface Work {
	readonly what: string;
	/** Whether something honest is asked for, which is granted. */
	readonly honest: boolean;
	readonly method: 'GET' | 'POST' | 'PUT';
	readonly where: string;
	readonly type?: string;
	body?(time: number): Uint8Array<ArrayBuffer>;
}

const NOTES = 8_000;
const AT_ONCE = 500;
const PASSPHRASE = 'candle harbour winter oath';
const ACTOR = { id: 'person-s1', name: 'Player s1' };

/** A chronicle of many thousand events, played and written, in a database that no program has open; and as a file. */
async function longChronicle(settings: ApplicationSettings) {
	const house = await openApplication({ ...settings, quotaFactor: 1000 });
	try {
		const played = gunzipSync(readFileSync('tests/corpus/revision-2/four-players.json.gz'));
		const imported = await house.keeping('heritage').files.import(new Uint8Array(played), {
			groupId: 'group',
			actor: ACTOR
		});
		if (imported.kind !== 'imported') throw new Error(imported.kind);
		const { chronicle } = imported;
		const text = 'What the prince said of it, and what nobody believed. '.repeat(4).trim();
		for (let from = 0; from < NOTES; from += AT_ONCE)
			await Promise.all(
				Array.from({ length: AT_ONCE }, (_, index) =>
					house.keeping('heritage').logs.act({
						chronicle,
						actor: ACTOR,
						seat: null,
						command: {
							id: newId(),
							seen: 1,
							body: { type: 'WriteNote', chapter: null, text: `${from + index}: ${text}` }
						}
					})
				)
			);
		const file = await house.keeping('heritage').files.export(chronicle);
		const version = (await house.keeping('heritage').logs.read(chronicle))?.version ?? 0;
		if (!file || version < NOTES) throw new Error('it is there, and long');
		return { chronicle, version, file: file.bytes };
	} finally {
		await house.close();
	}
}

/** The file with a sealed part of 4 MB in which nothing is right but its form. */
async function withSealedPart(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
	const file = JSON.parse(new TextDecoder().decode(bytes)) as ChronicleFile;
	const cards = Array.from({ length: 900_000 }, () => 10);
	const sealed = await sealUnder(PASSPHRASE, boundTo(file), { dealing: null, pack: { cards } });
	return asBytes(JSON.stringify({ ...file, sealed }));
}

function formWith(fields: Readonly<Record<string, string>>, bytes: Uint8Array<ArrayBuffer>) {
	const { type, body } = formWithFile('file', 'elysium-long.json', bytes);
	const boundary = type.split('boundary=')[1] ?? '';
	const written = Object.entries(fields)
		.map(
			([name, value]) =>
				`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
		)
		.join('');
	return { type, body: new Uint8Array(Buffer.concat([Buffer.from(written), body])) };
}

/** Everything that takes as long as a log, a game or a form is long. */
export async function longWork(settings: ApplicationSettings): Promise<readonly Work[]> {
	const { chronicle, version, file } = await longChronicle(settings);
	const at = `/heritage/chronicles/${chronicle}`;
	const get = (what: string, where: string): Work => ({ what, where, honest: true, method: 'GET' });
	const importing = '/groups/group/import';
	const plain = formWith({}, file);
	const sealed = formWith({ passphrase: PASSPHRASE }, await withSealedPart(file));
	const json = 'application/json';
	// Played once: others are measured in this process.
	const game = playedAlone();
	const zeros = `[0${',0      '.repeat(60_000)}]`;
	return [
		{
			what: 'a long file is imported',
			where: importing,
			honest: true,
			method: 'POST',
			type: plain.type,
			body: () => plain.body
		},
		{
			what: 'a file with a false sealed part is imported',
			where: importing,
			honest: false,
			method: 'POST',
			type: sealed.type,
			body: () => sealed.body
		},
		get('it is exported', `${at}/export`),
		get('the book is read', `${at}/book`),
		get('a moment is looked at', `${at}/moments/${Math.floor(version / 3)}`),
		get('a late moment is looked at', `${at}/moments/${version - 150}`),
		get('the chain is checked', `${at}/ledger?verify=1`),
		get('the ledger is searched', `${at}/ledger?search=prince`),
		get('the audit is read', `${at}/audit`),
		get('a player is looked at', `${at}/players/s1`),
		get('the steps are asked for', `/api/logs/${chronicle}/steps`),
		get('one’s own data are fetched', '/account/data'),
		{
			what: 'a game moves into a group',
			where: '/api/groups/group/games',
			honest: true,
			method: 'POST',
			type: json,
			body: (time) =>
				asBytes(
					JSON.stringify({
						id: `a-game-that-moves-${time}`,
						people: {},
						command: { type: 'BringGame', title: 'A game', ...game }
					})
				)
		},
		{
			what: 'a form without end is kept',
			where: `/api/logs/${chronicle}/drafts/record-22`,
			honest: true,
			method: 'PUT',
			type: json,
			body: (time) => asBytes(`{"savedAt":${time},"value":{"players":${zeros},"text":""}}`)
		},
		{
			what: 'a note without end is kept',
			where: `/api/logs/${chronicle}/drafts/note`,
			honest: true,
			method: 'PUT',
			type: json,
			body: (time) => asBytes(`{"savedAt":${time},"value":${zeros}}`)
		},
		get('the page with that note is shown', `${at}/notes`)
	];
}
