import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { ThingId } from '../shapes.ts';
import type { Chapter, ChronicleState } from '../state.ts';
import { openChapter } from './chapters.ts';
import { checkTellerOf } from './deck-choice.ts';

/**
 * Step 3: the back of a claimed mission is read aloud to its claimant, with or without the rewards of
 * its choices (reading missionReward). A table that tells its own box may read its own cards anew until
 * they are decided; what a sealed chapter's card said stays, whoever tells the others. The same again: nothing to do. Refusals: `chapter-not-recorded`, `aftermath-finished`,
 * `unknown-mission`, `mission-unclaimed`, `mission-already-resolved`, `chapter-not-opened`,
 * `deck-turned-here`, `no-deck-here`, `mission-already-read`.
 */
export function readMission(state: ChronicleState, command: CommandOf<'ReadMission'>) {
	const { chapter, mission, from, read } = command;
	const { refused, chapter: entry } = openChapter(state, chapter);
	if (refused) return refused;
	const { refused: unclaimed, claimed } = claimedMission(entry, mission);
	if (unclaimed) return unclaimed;
	const opened = state.deck.chapters[chapter];
	if (!opened) return refuse('chapter-not-opened', { chapter }, 'chapter');
	const before = opened.read[mission];
	if (before && sameJson(before, read)) return nothingToDo();
	if (entry.aftermath.missions[mission]) {
		return refuse('mission-already-resolved', { mission: claimed.name }, 'mission');
	}
	return (
		checkTellerOf(state, chapter, from) ??
		(before && opened.from === 'deck'
			? refuse('mission-already-read', { mission: claimed.name }, 'mission')
			: accept<Event>({ type: 'MissionRead', chapter, mission, from, read }))
	);
}

export function missionRead(
	state: ChronicleState,
	{ chapter, mission, read }: EventOf<'MissionRead'>
): ChronicleState {
	const { deck } = state;
	const opened = deck.chapters[chapter];
	if (!opened) return state;
	const now = { ...opened, read: { ...opened.read, [mission]: read } };
	return { ...state, deck: { ...deck, chapters: { ...deck.chapters, [chapter]: now } } };
}

/** A mission of a chapter that somebody claimed. Refusals: `unknown-mission`, `mission-unclaimed`. */
export function claimedMission({ record }: Chapter, mission: ThingId) {
	const played = record.missions.find(({ id }) => id === mission);
	if (!played) return { refused: refuse('unknown-mission', { mission }, 'mission') };
	const { claimant, name } = played;
	if (claimant === null) {
		return { refused: refuse('mission-unclaimed', { mission: name }, 'mission') };
	}
	return { claimed: { claimant, name } };
}
