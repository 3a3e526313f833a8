import { json, type RequestEvent } from '@sveltejs/kit';
import * as v from 'valibot';
import { ID_PATTERN } from '../../games/core/envelope.ts';
import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import type { Accepted, Refused } from '../logs/answers.ts';
import { isDueId } from '../logs/clocks.ts';
import { isRivalId } from '../logs/coded-seats.ts';
import type { Application } from '../application.ts';
import type { Door, Sent } from '../tables/door.ts';
import { signedIn } from './access.ts';
import { logHere } from './opened.ts';
import { nothingHere, readJson } from './json.ts';
import { log as programLog } from './log.ts';
import { reportOf } from './report.ts';

/** The id of a command, made where it was formed. */
export const commandIdSchema = v.pipe(
	v.string(),
	v.regex(ID_PATTERN, 'expected an id of 8 to 64 letters, digits, - or _'),
	v.check((id) => !isDueId(id), 'expected an id that is not the clock’s'),
	v.check((id) => !isRivalId(id), 'expected an id that is not the computer’s')
);

/** A command on its way in: its id, the version its sender looked at, and what is wanted. */
const sentSchema = <Schema extends v.GenericSchema>(command: Schema) =>
	v.strictObject({
		id: commandIdSchema,
		seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
		command
	});

/** The answer to a command: 200 with the version after it and the one it was decided on, or 409 with the reason. */
function answered(answer: Omit<Accepted, 'events'> | Refused<string>): Response {
	if (answer.kind === 'accepted') {
		const { kind, version, on } = answer;
		return json({ kind, version, on });
	}
	const { kind: _kind, ...refusal } = answer;
	return json(refusal, { status: 409 });
}

/**
 * Takes one command to the log of the path: 200 accepted, 400 of no known form, 403 not this person's to give, 409
 * refused by the rules.
 */
export async function takeCommand({
	request,
	locals
}: Pick<RequestEvent, 'request' | 'locals'>): Promise<Response> {
	const { house, access, id: log, kept, logs, whole } = await logHere(locals);
	const { id, name } = signedIn(locals);
	const { door } = kept;
	if (!door) return nothingHere();
	const read = await readJson(request, sentSchema(kept.game.commandSchema), 'command');
	if (!read.ok) return read.answer;
	const { command } = read.content;
	let state: Promise<Json | null> | undefined;
	const sent: Sent<Json, Typed> = {
		database: house.database,
		log,
		access,
		person: { id, name },
		command,
		state: () => (state ??= whole.read(log).then((found) => found?.state ?? null))
	};
	for (const { sentence, forbids } of door.guards)
		if (await forbids(sent)) return json({ message: sentence }, { status: 403 });
	const answer = await logs.act({
		chronicle: log,
		actor: sent.person,
		seat: door.seatOf(command, access),
		command: {
			id: read.content.id,
			seen: read.content.seen,
			body: command,
			...(await door.beside?.(sent))
		}
	});
	if (answer.kind === 'accepted') await followElsewhere(house, door, sent, () => whole.read(log));
	const { follows } = door;
	const now = answer.kind === 'accepted' && follows?.isOn(command) ? await logs.read(log) : null;
	const next = now && follows?.give(log, now);
	if (next) await logs.act({ chronicle: log, actor: sent.person, seat: null, command: next });
	return answered(answer);
}

/** What follows in other logs. What was accepted stays so, whatever happens there. */
async function followElsewhere(
	house: Pick<Application, 'keeping'>,
	{ elsewhere }: Door<Json, Typed>,
	sent: Sent<Json, Typed>,
	read: () => Promise<{ readonly state: Json; readonly version: number } | null>
): Promise<void> {
	if (!elsewhere?.isOn(sent.command)) return;
	try {
		const now = await read();
		if (now) await elsewhere.give((game) => house.keeping(game)?.logs ?? null, sent, now);
	} catch (thrown) {
		programLog.error(
			{ chronicle: sent.log, ...reportOf(thrown) },
			'What follows elsewhere failed.'
		);
	}
}
