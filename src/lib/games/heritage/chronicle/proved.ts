import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import { checkProof } from '../draw/recorded.ts';
import type { EventOf } from '../events.ts';
import type { RefusalReason } from '../refusals.ts';
import type { ChapterRecord, PrimogenResult } from '../record-shapes.ts';
import { chronicleScore } from '../standings/chronicle-score.ts';
import { eraContenders } from '../standings/dominance.ts';
import { tiedForVictory } from '../standings/outcome.ts';
import type { ChronicleState } from '../state.ts';
import { eraOf } from '../vocabulary.ts';
import { endChronicle } from './chronicle-end.ts';
import { finishAftermath } from './closing.ts';
import { chapterCorrected, correctChapter } from './correction.ts';
import { chosenPairs } from './era-scoring.ts';
import { checkRecordable, proposeEnding, recordChapter, recordedAs } from './record.ts';

/*
 * Commands that may carry the proof of a draw: once everything else about them is legal, it is checked to hold, and to
 * be of the very tie. Refusals beside those of each command: `proof-does-not-hold`, `proof-of-another-draw`.
 */

export function recordProved(state: ChronicleState, command: CommandOf<'RecordChapter'>) {
	const decision = recordChapter(state, command);
	if (!decision.accepted) return decision;
	return checkRecordProof(command.chapter, command.record) ?? decision;
}

/** Why a record that took the place of a table before anybody was asked cannot have come about; null where it can. */
export function findOldRecordFault(
	state: ChronicleState,
	event: EventOf<'ChapterRecorded'>
): RefusalReason | 'not-what-follows' | null {
	const { chapter, record } = event;
	const refused = checkRecordable(state, chapter, record) ?? checkRecordProof(chapter, record);
	if (refused && !refused.accepted) return refused.refusal.reason;
	return sameJson(recordedAs(chapter, record), event) ? null : 'not-what-follows';
}

export function proposeProved(state: ChronicleState, command: CommandOf<'ProposeEnding'>) {
	const decision = proposeEnding(state, command);
	if (!decision.accepted) return decision;
	return checkRecordProof(command.chapter, command.record) ?? decision;
}

export function correctProved(state: ChronicleState, command: CommandOf<'CorrectChapter'>) {
	const decision = correctChapter(state, command);
	if (!decision.accepted) return decision;
	const { chapter, record, eraDraw } = command;
	let after = state;
	for (const event of decision.events)
		if (event.type === 'ChapterCorrected') after = chapterCorrected(after, event);
	return checkRecordProof(chapter, record) ?? checkEraProof(after, chapter, eraDraw) ?? decision;
}

export function finishProved(state: ChronicleState, command: CommandOf<'FinishAftermath'>) {
	const decision = finishAftermath(state, command);
	if (!decision.accepted) return decision;
	return checkEraProof(state, command.chapter, command.eraDraw) ?? decision;
}

export function endProved(state: ChronicleState, command: CommandOf<'EndChronicle'>) {
	const decision = endChronicle(state, command);
	if (!decision.accepted || !command.draw) return decision;
	const { tied } = chronicleScore(state, chosenPairs(state));
	return checkProof(command.draw, tied, { kind: 'chronicle' }, 'draw') ?? decision;
}

function checkRecordProof(chapter: number, record: ChapterRecord) {
	if (record.primogen === null) return null;
	const tied = tiedForVictory(record);
	return checkProof(record.primogen, tied, { kind: 'chapter', chapter }, 'record.primogen');
}

function checkEraProof(state: ChronicleState, chapter: number, draw: PrimogenResult | null) {
	if (draw === null) return null;
	const era = eraOf(chapter);
	return checkProof(draw, eraContenders(state, era).seats, { kind: 'era', era }, 'eraDraw');
}
