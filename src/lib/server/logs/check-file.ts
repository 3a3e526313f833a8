import * as v from 'valibot';
import {
	CHAIN_START,
	findChainFault,
	revisionOf,
	type ChainFault,
	type StoredEnvelope
} from '../../games/core/envelope.ts';
import type { Typed } from '../../games/core/game.ts';
import { listed } from '../../games/core/listed.ts';
import { hashOf } from '../../games/core/hash.ts';
import { sameJson, type Json } from '../../games/core/json.ts';
import { findOtherName } from '../../games/core/named.ts';
import { Watch } from '../long-work/watch.ts';
import { A_TURN } from '../turns.ts';
import type { RuleCheck } from '../../games/core/deviation.ts';
import { foldChecked, isFaults } from './check-events.ts';
import { fault, faultOf, shown, type FileFault } from '../../games/core/file-fault.ts';
import { FILE_FORMAT, FILE_VERSIONS, fileSchema, type ChronicleFile } from './file.ts';
import type { Folded } from './folded.ts';
import { readJsonText } from '../../games/core/json-text.ts';
import { FAULTS_AT_MOST, parseAs } from '../../games/core/parse.ts';
import type { KeptGame } from './kept-game.ts';

/** A file that holds: its content and what it folds to; or everything that is wrong with it, first things first. */
export type CheckedFile<State> =
	| {
			readonly ok: true;
			readonly file: ChronicleFile;
			readonly folded: Folded<State>;
			readonly stateHash: string;
			/** Which of its events which rules decided, and what today's would decide otherwise. */
			readonly rules: RuleCheck;
			/** Seats whose names nothing in the log proves: it was written before names were hashed. */
			readonly unproved: readonly string[];
	  }
	| { readonly ok: false; readonly faults: readonly FileFault[] };

/** What reads a value descends into it. More than a command may have, whose content lies deeper in its events. */
const LEVELS = 100;

const versionsOnly = v.object({ format: v.literal(FILE_FORMAT), version: v.number() });

const gameOnly = v.object({ header: v.object({ game: v.string() }) });

/** The name of the game that a file says it is of, before anything of it is checked; null: it says none. */
export function gameIn(text: string): string | null {
	const json = readJsonText(text, LEVELS);
	const read = json.ok ? parseAs(gameOnly, json.value) : null;
	return read?.success ? read.output.header.game : null;
}

const HEAD_BYTES = 4096;

/** The same as its beginning says it, which costs nothing; whether it is true, the check finds. Empty: it does not say it there. */
export const gameAtHead = (file: Uint8Array): string =>
	/"game"\s*:\s*"([\w-]+)"/.exec(new TextDecoder().decode(file.subarray(0, HEAD_BYTES)))?.[1] ?? '';

/** Another format or a newer version of this one, before each field is looked at. */
function findFormatFault(value: unknown): FileFault | null {
	if (Array.isArray(value)) return fault('file', 'an object', 'a list');
	const read = parseAs(versionsOnly, value);
	if (!read.success) return faultOf(read.issues[0], []);
	const { version } = read.output;
	const known: readonly number[] = Object.values(FILE_VERSIONS);
	return known.includes(version)
		? null
		: fault(
				'version',
				`${listed(known.map(String), 'or')}, which this Elysium reads`,
				shown(version)
			);
}

/** A sealed part where the version speaks of none, or none where it speaks of one. */
function findSealedFault({ version, sealed }: ChronicleFile): FileFault | null {
	const { withSealed, withRules } = FILE_VERSIONS;
	if (version === withRules || (version === withSealed) === (sealed !== undefined)) return null;
	return sealed === undefined
		? fault('sealed', 'this field', 'nothing')
		: fault('sealed', 'no such field', 'one');
}

/** Rules that are newer than this program's, that go back, or in a file of a version that names none. */
function findRulesFault({ version, events }: ChronicleFile, today: number): FileFault | null {
	for (const [index, envelope] of events.entries()) {
		const at = `events[${index}].rules`;
		if (version !== FILE_VERSIONS.withRules && envelope.rules !== undefined)
			return fault(at, `no such field in a file of version ${version}`, 'one');
		const rules = revisionOf(envelope);
		if (rules > today)
			return fault(
				at,
				`at most ${today}, the newest rules this Elysium knows (the file was written by a newer Elysium; update this one and open it again)`,
				`${rules}`
			);
		const before = events[index - 1];
		const known = before ? revisionOf(before) : rules;
		if (rules < known) return fault(at, `at least ${known}, as in the event before`, `${rules}`);
		if (rules > known && before?.command === envelope.command)
			return fault(at, `${known}, as in the other events of its command`, `${rules}`);
	}
	return null;
}

type AnyKept<State extends Json, Event extends Typed> = KeptGame<State, Typed, Event, string>;

/** What the header says against what this program knows and the file holds. */
function findHeaderFault(
	{ header, events, chain }: ChronicleFile,
	game: { readonly name: string; readonly schema: number }
): FileFault | null {
	if (header.game !== game.name) return fault('header.game', shown(game.name), shown(header.game));
	if (header.events !== events.length)
		return fault('header.events', `${events.length}, as many as there are`, shown(header.events));
	const foreign = events.findIndex(({ chronicle }) => chronicle !== header.chronicle);
	if (foreign >= 0)
		return fault(
			`events[${foreign}].chronicle`,
			`${shown(header.chronicle)} as in the header`,
			shown(events[foreign]?.chronicle)
		);
	const newer = events.findIndex(({ schema }) => schema > game.schema);
	if (newer >= 0)
		return fault(
			`events[${newer}].schema`,
			`at most ${game.schema}, the newest this Elysium knows`,
			shown(events[newer]?.schema)
		);
	const head = events.at(-1)?.hash;
	return chain.head === head
		? null
		: fault('chain.head', `${shown(head)}, the hash of the last event`, shown(chain.head));
}

function chainFault(
	events: readonly StoredEnvelope[],
	{ index, fault: kind }: ChainFault
): FileFault {
	const envelope = events[index];
	switch (kind) {
		case 'sequence-gap':
			return fault(`events[${index}].sequence`, `${index + 1}`, shown(envelope?.sequence));
		case 'previous-does-not-match': {
			const before = events[index - 1]?.hash ?? 'the start of a chain, 64 zeros';
			return fault(
				`events[${index}].previous`,
				`${shown(before)}, the hash of the event before`,
				shown(envelope?.previous)
			);
		}
		case 'hash-does-not-match':
			return fault(
				`events[${index}].hash`,
				'the hash of what the event says; it was changed after it was written',
				shown(envelope?.hash)
			);
	}
}

/** Ids that came before: events are known by theirs, and a command's events stand together. */
function findDoubleFault(events: readonly StoredEnvelope[]): FileFault | null {
	const ids = new Set<string>();
	const commands = new Set<string>();
	for (const [index, { id, command }] of events.entries()) {
		if (ids.has(id)) return fault(`events[${index}].id`, 'an id used once', `${shown(id)} again`);
		ids.add(id);
		if (events[index - 1]?.command === command) continue;
		if (commands.has(command))
			return fault(
				`events[${index}].command`,
				'the events of one command together',
				`${shown(command)} again`
			);
		commands.add(command);
	}
	return null;
}

/** Names of seats that the chronicle does not have; a seat without a name is none of it: names may be taken out. */
function findNamesFault({ names }: ChronicleFile, seats: readonly string[]): FileFault | null {
	const stranger = Object.keys(names.seats).find((seat) => !seats.includes(seat));
	return stranger === undefined
		? null
		: fault(`names.seats.${stranger}`, `one of the seats ${seats.join(', ')}`, shown(stranger));
}

/** Names that are not those the log was written with. */
function findProofFault(
	{ header, names }: ChronicleFile,
	proofs: { readonly [seat: string]: string }
): FileFault | null {
	const other = findOtherName(header.chronicle, names, proofs);
	if (!other) return null;
	const { seat, lacks } = other;
	if (lacks === 'salt')
		return fault(`names.salts.${seat}`, 'what the name was hashed with', 'nothing');
	const name = names.seats[seat] ?? '';
	return {
		...fault(`names.seats.${seat}`, 'the name that the log was written with', 'another one'),
		sentence: `The name ${shown(name)} was changed after the export. This seat had another name.`
	};
}

/** The first place where the chain does not hold; others have their turns meanwhile. */
async function findBreak(
	events: readonly StoredEnvelope[],
	watch: Watch
): Promise<FileFault | null> {
	for (let from = 0; from < events.length; from += A_TURN) {
		const previous = events[from - 1]?.hash ?? CHAIN_START;
		const slice = events.slice(from, from + A_TURN) as Parameters<typeof findChainFault>[0];
		const found = findChainFault(slice, { previous, sequence: from + 1 });
		if (found) return chainFault(events, { ...found, index: from + found.index });
		await watch.turn(0, events.length);
	}
	return null;
}

/**
 * Reads a file whole: JSON, form, hash chain, game and schema numbers, every event, and that it folds. Old events are
 * brought up to date on the way and stay in the file as they were written. Between slices of a long file the program
 * answers others.
 *
 * @throws GivenUp when who watches wants it no more
 */
export async function checkFile<State extends Json, Event extends Typed>(
	kept: AnyKept<State, Event>,
	text: string,
	watch = new Watch()
): Promise<CheckedFile<State>> {
	const refused = (...faults: FileFault[]): CheckedFile<State> => ({
		ok: false,
		faults: faults.slice(0, FAULTS_AT_MOST)
	});
	const json = readJsonText(text, LEVELS);
	if (!json.ok) return refused(json.fault);
	const formatFault = findFormatFault(json.value);
	if (formatFault) return refused(formatFault);
	const read = parseAs(fileSchema, json.value);
	if (!read.success) return refused(...read.issues.map((issue) => faultOf(issue, [])));
	const file = read.output;
	const { events } = file;
	const first =
		findSealedFault(file) ??
		(await findBreak(events, watch)) ??
		findHeaderFault(file, kept.game) ??
		findRulesFault(file, kept.game.rules) ??
		findDoubleFault(events);
	if (first) return refused(first);
	const proved = await foldChecked(kept.game, events, watch);
	if (isFaults(proved)) return refused(...proved);
	const { folded, rules } = proved;
	const ruleset = kept.rulesetOf(folded.state);
	if (!sameJson(ruleset, file.ruleset as Json))
		return refused(fault('ruleset', 'the ruleset that the events end with', shown(file.ruleset)));
	const stranger = findNamesFault(file, kept.seatsOf(folded.state));
	if (stranger) return refused(stranger);
	const proofs = kept.proofs?.of(folded.state) ?? {};
	const swapped = findProofFault(file, proofs);
	if (swapped) return refused(swapped);
	const unproved = Object.keys(file.names.seats).filter((seat) => proofs[seat] === undefined);
	return { ok: true, file, folded, stateHash: hashOf(folded.state), rules, unproved };
}
