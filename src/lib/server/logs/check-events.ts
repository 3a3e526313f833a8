import { stretchesOf, type Deviation, type RuleCheck } from '../../games/core/deviation.ts';
import { revisionOf, type StoredEnvelope } from '../../games/core/envelope.ts';
import { upcast, type Game, type Typed } from '../../games/core/game.ts';
import { sameJson, type Json } from '../../games/core/json.ts';
import { parseAs } from '../../games/core/parse.ts';
import type { Watch } from '../long-work/watch.ts';
import { A_TURN } from '../turns.ts';
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
	const read = parseAs(game.eventSchema, current);
	if (!read.success) return read.issues.map((issue) => faultOf(issue, ['events', index, 'event']));
	// What a schema drops or trims in silence must not come into a state by this door.
	if (!sameJson(read.output as Json, current))
		return [fault(`events[${index}].event`, 'nothing but what an event says', 'more')];
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

/** Why today's rules would not decide these events, or null: they would. */
function reasonAgainst<State extends Json, Event extends Typed>(
	game: Checked<State, Event>,
	state: State,
	command: readonly Parsed<Event>[]
): string | null {
	const [first] = command;
	const rules = first ? revisionOf(first.envelope) : game.rules;
	const events = command.map(({ event }) => event);
	try {
		return game.findFault(state, events, rules);
	} catch {
		// Only behind a deviation: today's rules never led to such a state.
		return 'rules-have-no-answer';
	}
}

interface Proved<State> {
	readonly folded: Folded<State>;
	readonly deviation: Deviation | null;
}

/**
 * Folds the events of one command, decided anew by today's rules. What these decide otherwise is a fault where they
 * decided it in the first place, and a deviation where older ones did. Where it leads nowhere, no revision excuses it.
 */
function foldCommand<State extends Json, Event extends Typed>(
	game: Checked<State, Event>,
	before: Folded<State>,
	command: readonly Parsed<Event>[]
): Proved<State> | readonly FileFault[] {
	const reason = reasonAgainst(game, before.state, command);
	const envelopes = command.map(({ envelope }) => envelope);
	const rules = envelopes[0] ? revisionOf(envelopes[0]) : game.rules;
	if (reason !== null && rules === game.rules) return [unfounded(command, reason)];
	let folded = before;
	for (const { index, envelope, event } of command)
		try {
			const state = game.evolve(folded.state, event);
			folded = { state, version: envelope.sequence, head: envelope.hash };
		} catch {
			return [fault(`events[${index}]`, CAN_FOLLOW, shown(envelope.event.type))];
		}
	const broken = game.findBroken(folded.state, before.state);
	if (broken !== null) return [unfounded(command, broken)];
	const deviation = reason === null ? null : deviationOf(envelopes, rules, reason);
	return { folded, deviation };
}

function deviationOf(
	envelopes: readonly StoredEnvelope[],
	rules: number,
	reason: string
): Deviation {
	const sequences = envelopes.map(({ sequence }) => sequence);
	const types = envelopes.map(({ event }) => event.type);
	return { first: sequences.at(0) ?? 0, last: sequences.at(-1) ?? 0, types, rules, reason };
}

/** Whether a check found faults in place of what was asked for. */
export const isFaults = <Result extends object>(
	result: Result | readonly FileFault[]
): result is readonly FileFault[] => Array.isArray(result);

/** What a whole log folds to, and how it was checked on the way. */
export interface ProvedLog<State> {
	readonly folded: Folded<State>;
	readonly rules: RuleCheck;
}

/** Folds command by command, each decided anew first; others have their turns meanwhile. */
export async function foldChecked<State extends Json, Event extends Typed>(
	game: Checked<State, Event>,
	events: readonly StoredEnvelope[],
	watch: Watch
): Promise<ProvedLog<State> | readonly FileFault[]> {
	let folded = unfolded(game);
	const deviations: Deviation[] = [];
	for (const command of commandsIn(events)) {
		const parsed: Parsed<Event>[] = [];
		for (const placed of command) {
			if (placed.index % A_TURN === 0) await watch.turn(placed.index, events.length);
			const one = parse(game, placed);
			if (isFaults(one)) return one;
			parsed.push(one);
		}
		const after = foldCommand(game, folded, parsed);
		if (isFaults(after)) return after;
		({ folded } = after);
		if (after.deviation) deviations.push(after.deviation);
	}
	const stretches = stretchesOf(events.map(revisionOf));
	return { folded, rules: { today: game.rules, stretches, deviations } };
}
