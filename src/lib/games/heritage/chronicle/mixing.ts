import { refuse, type Decision } from '../../core/decision.ts';
import type { Circumstances } from '../../core/game.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { evolveMixing } from '../../core/fair/mixing.ts';
import { isOpen } from '../../core/fair/round.ts';
import { decideMixing, type MixingReason } from '../mixing/decide.ts';
import { dealsIn, mixingOf } from '../mixing/state.ts';
import type { ChronicleState } from '../state.ts';
import type { Course } from '../table/course.ts';
import type { TableEvent } from '../table/events.ts';
import { findChapter } from './chapters.ts';
import { seedIn, withoutSeeds } from './mixed-chance.ts';

/**
 * Mixes the cards of the table that lies. The seed opens once nothing of the chapter is dealt any more: its obligations
 * are resolved, or its aftermath is over. Refusals: `no-mixing`, `cards-still-hidden`, those of `decideMixing`.
 */
export function mixCards(
	state: ChronicleState,
	{ command }: CommandOf<'MixCards'>,
	{ sealed }: Circumstances
): Decision<Event, Exclude<MixingReason, 'cards-not-mixed'>> {
	const { mixing } = state;
	if (!mixing) return refuse('no-mixing');
	if (command.type === 'OpenSeed' && mixing.seed === null && !isOver(state))
		return refuse('cards-still-hidden');
	const decision = decideMixing(mixing, command, seedIn(sealed, mixing.id));
	if (!decision.accepted) {
		const { reason, about, at } = decision.refusal;
		return refuse(reason, about, at === undefined ? 'command' : `command.${at}`);
	}
	const events = decision.events.map((step) => ({ type: 'CardsMixed' as const, step }));
	const opened = events.some(({ step }) => step.type === 'SeedOpened');
	return { accepted: true, events, ...(opened && { sealed: withoutSeeds(sealed) }) };
}

/** Whether nothing is dealt any more by the chance of the mixing. */
function isOver(state: ChronicleState): boolean {
	const chapter = state.mixing?.chapter ?? null;
	const entry = chapter === null ? null : findChapter(state, chapter);
	return entry !== null && (entry.aftermath.finished || entry.aftermath.obligations !== null);
}

/**
 * A mixing begins with the table that is laid out for it; one that is laid out again keeps its own. `course`: how the
 * table lies after the event.
 */
export function mixingAfter(
	state: ChronicleState,
	event: TableEvent,
	course: Course
): Pick<ChronicleState, 'mixing'> {
	const laid = event.type === 'TableSet' ? mixingOf(event.setting) : null;
	if (laid && laid.id !== state.mixing?.id) return { mixing: laid };
	const says = event.type === 'QuestionAnswered' || event.type === 'DealerChanged';
	const changes = event.type === 'TableSet' || (says && state.mixing?.dealt === false);
	return changes ? mixingDealt(state, course) : {};
}

/** A mixing that knows whether the cards of its table were dealt by it; once the chapter is recorded, that stands. */
export function mixingDealt(
	state: ChronicleState,
	{ steps }: Course
): Pick<ChronicleState, 'mixing'> {
	const { mixing } = state;
	if (!mixing || (mixing.chapter !== null && findChapter(state, mixing.chapter))) return {};
	const [laid] = steps[0] ?? [];
	const its = laid?.type === 'TableSet' && laid.setting.mixing?.id === mixing.id;
	const dealt = its && isOpen(mixing) && dealsIn(steps);
	return dealt === mixing.dealt ? {} : { mixing: { ...mixing, dealt } };
}

export function cardsMixed(state: ChronicleState, { step }: EventOf<'CardsMixed'>): ChronicleState {
	const { mixing } = state;
	return mixing ? { ...state, mixing: evolveMixing(mixing, step) } : state;
}
