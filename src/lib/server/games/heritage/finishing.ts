import * as v from 'valibot';
import { ID_PATTERN } from '../../../games/core/envelope.ts';
import { BATTLEGROUND_MODULES } from '../../../games/heritage/boards/registry.ts';
import { beganBy, recordOf } from '../../../games/heritage/chapter/as-record.ts';
import { findChapter } from '../../../games/heritage/chronicle/chapters.ts';
import { chapterOnTable } from '../../../games/heritage/chronicle/next.ts';
import { chapterRecordSchema } from '../../../games/heritage/record-shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Application } from '../../application.ts';
import type { Access } from '../../tables/access.ts';
import { seatOf } from './seat-of.ts';
import type { Actor } from '../../logs/answers.ts';
import type { Chronicle } from '../../logs/chronicles.ts';

interface Finishing {
	readonly chronicle: Chronicle<ChronicleState>;
	readonly chapter: number;
	readonly access: Pick<Access, 'role' | 'seats'>;
	readonly actor: Actor;
	readonly commandId: string;
	/** The day at the table, such as 2026-01-31. */
	readonly date: string;
}

type Finished = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

const notYet = (sentence: string): Finished => ({ ok: false, sentence });

/**
 * Records a chapter as its table came out, which opens the aftermath. One that is recorded already is as
 * good. The record is made here, of the table as it stands in the log.
 */
export async function finishChapter(
	house: Pick<Application, 'keeping'>,
	{ chronicle, chapter, access, actor, commandId, date }: Finishing
): Promise<Finished> {
	const { id, state, version } = chronicle;
	const { table } = state;
	if (findChapter(state, chapter)) return { ok: true };
	if (chapterOnTable(state) !== chapter || !table)
		return notYet(`Chapter ${chapter} is not on the table. Set it up first.`);
	if (table.phase !== 'finished')
		return notYet(`Chapter ${chapter} is still being played. Finish its last round first.`);
	if (!ID_PATTERN.test(commandId) || !v.is(chapterRecordSchema.entries.date, date))
		return notYet('The server could not read this. Load the page again and try once more.');
	const record = recordOf(table, BATTLEGROUND_MODULES, date, beganBy(state.course));
	const body = { type: 'RecordChapter', chapter, record } as const;
	const answer = await house.keeping('heritage').logs.act({
		chronicle: id,
		actor,
		seat: seatOf(body, access),
		// What the table was set right to meanwhile would be missing in the record.
		command: { id: commandId, seen: version, onlyThere: true, body }
	});
	if (answer.kind === 'accepted' || answer.reason === 'chapter-already-recorded')
		return { ok: true };
	return notYet(answer.sentence);
}
