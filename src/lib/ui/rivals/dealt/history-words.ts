import { counted, listed } from '../../../games/core/listed.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import type { DealtEvent } from '../../../games/rivals/dealt/grammar.ts';
import type { DealtState } from '../../../games/rivals/dealt/state.ts';
import { EMPTY_TABLE } from '../../../games/rivals/table/table.ts';
import { Speaker } from '../../speaker.ts';
import { told, type Told } from '../history/history-line.ts';
import { happened } from '../table/happened.ts';
import { wantedWords } from './wanted-words.ts';

/** What came of an event besides a step, as a title; null: it says something of the step before it, or nothing. */
function besides(before: DealtState, event: DealtEvent, names: readonly string[]): Told | null {
	const { course } = before;
	switch (event.type) {
		case 'MatchBegun':
			return told('Match begun');
		case 'TitleChanged':
			return told(`Called “${event.title}” now`);
		case 'UndoneAtTable': {
			const steps = counted(course.steps.length - event.kept, 'step');
			return told(`Undone: ${steps}`, ...(event.reason === undefined ? [] : [event.reason]));
		}
		case 'RedoneAtTable':
			return told(`Redone: ${counted(course.redoable[0]?.length ?? 0, 'step')}`);
		case 'UndoProposed':
			return told(`Asked to undo ${counted(course.steps.length - event.kept, 'step')}`);
		case 'UndoAgreed':
			return told(`${listed(names)} agreed`);
		case 'UndoDeclined':
			return told(`${listed(names)} did not agree`);
		case 'UndoWithdrawn':
			return told('Stopped asking');
		case 'HandProposed':
			return told(`Asked to show ${listed(names)}’s hand to who sits there now`);
		case 'HandPassed':
			return told(`${listed(names)}’s hand is shown to who sits there now`);
		case 'SeatGivenToRival':
			return told(`The computer plays for ${listed(names)} (${event.strength})`);
		case 'SeatTakenBack':
			return told(`The computer no longer plays for ${listed(names)}`);
		case 'RivalHalted':
			return told(`The computer found no move for ${listed(names)}`);
		case 'ActedAtTable':
		case 'HappenedAtTable':
			return null;
	}
}

/** An event in words, on the state before it: a line of its own, or what it adds to the line of its step. */
export function wordsOf(
	before: DealtState,
	event: DealtEvent,
	people: { readonly [seat: SeatId]: string }
): { readonly line: Told } | { readonly more: readonly string[] } {
	const speaker = new Speaker(people, null);
	if (event.type === 'ActedAtTable')
		return { line: told(wantedWords(event.command, (seat) => speaker.plain(seat))) };
	if (event.type === 'HappenedAtTable') {
		const lines = happened(before.table ?? EMPTY_TABLE, [event.event], speaker);
		const more = lines.map(({ words }) => words);
		return event.event.type === 'TableSet' ? { line: told('Cards dealt', ...more) } : { more };
	}
	const seats = 'seats' in event ? event.seats : 'seat' in event ? [event.seat] : [];
	const names = seats.map((seat) => speaker.plain(seat));
	const line = besides(before, event, names);
	return line ? { line } : { more: [] };
}
