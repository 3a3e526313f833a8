import { accept, refuse } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { repeated } from '../repeated.ts';
import { rivalsFrom } from '../../core/computer/seats.ts';
import { completed } from '../ruleset.ts';
import { UNSTARTED, type ChronicleState, type Player } from '../state.ts';

type Foundation = Omit<CommandOf<'StartChronicle'>, 'type'>;

/** Begins a chronicle at its prologue. Refusals: those of `checkFoundation`. */
export function startChronicle(state: ChronicleState, command: CommandOf<'StartChronicle'>) {
	const refused = checkFoundation(state, command);
	return refused ?? accept<Event>({ ...command, type: 'ChronicleStarted' });
}

export function chronicleStarted(
	_state: ChronicleState,
	event: EventOf<'ChronicleStarted'>
): ChronicleState {
	const { title, dealer, traits, seats, named, rivals } = event;
	const ruleset = completed(event.ruleset);
	const players = Object.fromEntries(seats.map((seat) => [seat, newcomer(seat)]));
	const known = { title, dealer, ruleset, traits, seats, ...(named && { named }) };
	const coded = rivals && { rivals: rivalsFrom(rivals) };
	return { ...UNSTARTED, phase: 'prologue', ...known, ...coded, players };
}

/**
 * What every beginning must hold. Refusals: `already-started`, `seat-twice`, `unknown-seat`, `rival-needs-app`,
 * `trait-twice`.
 */
export function checkFoundation(state: ChronicleState, foundation: Foundation) {
	const { seats, traits, named, rivals } = foundation;
	if (state.phase !== 'unstarted') return refuse('already-started');
	const again = repeated(seats);
	if (again) return refuse('seat-twice', { seat: again.value }, `seats.${again.index}`);
	const stranger = Object.keys(named ?? {}).find((seat) => !seats.includes(seat));
	if (stranger !== undefined) return refuse('unknown-seat', { seat: stranger }, 'named');
	const [rival] = Object.keys(rivals ?? {}).filter((seat) => !seats.includes(seat));
	if (rival !== undefined) return refuse('unknown-seat', { seat: rival }, 'rivals');
	if (rivals && foundation.dealer !== 'app') return refuse('rival-needs-app', {}, 'dealer');
	const trait = repeated(traits.map(({ id }) => id));
	if (trait) return refuse('trait-twice', { trait: trait.value }, `traits.${trait.index}`);
	return null;
}

/** Somebody before the prologue, who missed so many chapters. */
export function newcomer(seat: string, freeDots = 0): Player {
	const before = { wins: 0, missionsThisEra: 0 };
	return { seat, sheet: null, haven: null, before, away: null, freeDots };
}
