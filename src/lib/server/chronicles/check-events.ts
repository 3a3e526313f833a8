import * as v from 'valibot';
import type { StoredEnvelope } from '../../games/core/envelope.ts';
import { upcast, type Game, type Typed } from '../../games/core/game.ts';
import { sameJson, type Json } from '../../games/core/json.ts';
import { A_TURN, nextTurn } from '../turns.ts';
import { fault, faultOf, shown, type FileFault } from '../../games/core/file-fault.ts';
import { unfolded, type Folded } from './folded.ts';

type Checked<State extends Json, Event extends Typed> = Game<State, Typed, Event, string>;

/** An envelope with its place in the file. */
interface Placed {
	readonly index: number;
	readonly envelope: StoredEnvelope;
}

/** Its event in today's form, too. */
interface Parsed<Event> extends Placed {
	readonly event: Event;
}

/** Neighbours that name the same command, together. */
function* commandsIn(events: readonly StoredEnvelope[]): Generator<readonly Placed[]> {
	let together: Placed[] = [];
	for (const [index, envelope] of events.entries()) {
		const before = together.at(-1)?.envelope.command;
		if (before !== undefined && before !== envelope.command) {
			yield together;
			together = [];
		}
		together.push({ index, envelope });
	}
	if (together.length > 0) yield together;
}

function parse<State extends Json, Event extends Typed>(
	game: Checked<State, Event>,
	{ index, envelope }: Placed
): Parsed<Event> | readonly FileFault[] {
	const current = upcast(game.upcasts, envelope.schema, game.schema, envelope.event as Json);
	const read = v.safeParse(game.eventSchema, current);
	if (!read.success) return read.issues.map((issue) => faultOf(issue, ['events', index, 'event']));
	// What a schema drops or trims in silence must not come into a state by this door.
	if (!sameJson(read.output as Json, current))
		return [fault(`events[${index}].event`, 'nothing beside what an event says', 'more')];
	return { index, envelope, event: current as Event };
}

const CAN_FOLLOW = 'an event that can follow what came before';

/** No intention leads to these events of one command. */
function unfounded(command: readonly Placed[], reason: string): FileFault {
	const types = command.map(({ envelope }) => envelope.event.type);
	const [first, last] = [command.at(0)?.index ?? 0, command.at(-1)?.index ?? 0];
	return first === last
		? fault(`events[${first}]`, CAN_FOLLOW, `${shown(types[0])} (${reason})`)
		: fault(
				`events[${first}] to events[${last}]`,
				'events of one command that can follow what came before',
				`${shown(types)} (${reason})`
			);
}

/** Folds the events of one command, proved to be the game's on this state. */
function foldCommand<State extends Json, Event extends Typed>(
	game: Checked<State, Event>,
	before: Folded<State>,
	command: readonly Parsed<Event>[]
): Folded<State> | readonly FileFault[] {
	const happened = command.map(({ event }) => event);
	const reason = game.findFault(before.state, happened);
	if (reason !== null) return [unfounded(command, reason)];
	let folded = before;
	for (const { index, envelope, event } of command)
		try {
			const state = game.evolve(folded.state, event);
			folded = { state, version: envelope.sequence, head: envelope.hash };
		} catch {
			return [fault(`events[${index}]`, CAN_FOLLOW, shown(envelope.event.type))];
		}
	return folded;
}

/** Whether a check found faults in place of what was asked for. */
export const isFaults = <Result extends object>(
	result: Result | readonly FileFault[]
): result is readonly FileFault[] => Array.isArray(result);

/** Folds command by command, the events of each proved to be the game's first; others have their turns meanwhile. */
export async function foldChecked<State extends Json, Event extends Typed>(
	game: Checked<State, Event>,
	events: readonly StoredEnvelope[]
): Promise<Folded<State> | readonly FileFault[]> {
	let folded = unfolded(game);
	for (const command of commandsIn(events)) {
		const parsed: Parsed<Event>[] = [];
		for (const placed of command) {
			if (placed.index % A_TURN === 0) await nextTurn();
			const one = parse(game, placed);
			if (isFaults(one)) return one;
			parsed.push(one);
		}
		const after = foldCommand(game, folded, parsed);
		if (isFaults(after)) return after;
		folded = after;
	}
	return folded;
}
