import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import { checkStock } from '../register/stock.ts';
import { completed, recorded } from '../ruleset.ts';
import type { ChronicleState } from '../state.ts';
import { lastChapter } from './chapters.ts';

/** Gives the chronicle another title. The same one: nothing to do. */
export function renameChronicle(state: ChronicleState, { title }: CommandOf<'RenameChronicle'>) {
	if (title === state.title) return nothingToDo();
	return accept<Event>({ type: 'ChronicleRenamed', title });
}

/**
 * Changes the readings from here on; recorded chapters keep theirs. Between chapters only.
 * Refusals: `aftermath-open`, `more-stickers-than-exist` (fewer in the box than are stuck).
 */
export function changeRuleset(
	state: ChronicleState,
	{ ruleset: sent, reason }: CommandOf<'ChangeRuleset'>
) {
	// A page from before a reading became a setting does not speak of it, and leaves it as it is.
	const ruleset = { ...state.ruleset, ...sent };
	if (sameJson(ruleset, state.ruleset)) return nothingToDo();
	return (
		checkNoAftermath(state) ??
		checkStock(ruleset, state.stickers, 'ruleset') ??
		accept<Event>({ type: 'RulesetChanged', ruleset: recorded(ruleset), reason })
	);
}

/** Whether no aftermath is under way. Refusal: `aftermath-open`. */
export function checkNoAftermath(state: ChronicleState) {
	const last = lastChapter(state);
	if (!last || last.aftermath.finished) return null;
	return refuse('aftermath-open', { chapter: last.number });
}

export function chronicleRenamed(
	state: ChronicleState,
	{ title }: EventOf<'ChronicleRenamed'>
): ChronicleState {
	return { ...state, title };
}

export function rulesetChanged(
	state: ChronicleState,
	{ ruleset }: EventOf<'RulesetChanged'>
): ChronicleState {
	return { ...state, ruleset: completed(ruleset) };
}
