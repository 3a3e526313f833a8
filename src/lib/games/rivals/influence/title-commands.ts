import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { nameSchema, seatSchema } from '../../core/seats.ts';
import { roomSchema } from '../attack/shapes.ts';
import { vampireSchema } from '../counters/commands.ts';
import { MOST_COUNTED, MOST_POTENCY } from '../vocabulary.ts';
import { countedSchema, exertedList } from './shapes.ts';
import { MOST_ATTACHMENTS, TITLE_LIMITS } from './titles.ts';

const upTo = (most: number) =>
	v.pipe(
		v.number('expected a number'),
		v.integer('expected a whole number'),
		v.minValue(0, 'at least 0'),
		v.maxValue(most, `at most ${most}`)
	);

const titleSchema = v.strictObject({
	name: nameSchema,
	limit: v.picklist(TITLE_LIMITS),
	influence: countedSchema,
	bp: upTo(MOST_POTENCY),
	gives: v.exactOptional(countedSchema)
});

/** What pays for it: Influence that vampires exert or a text makes, one open modifier, and Prestige [Titles]. */
const paid = {
	exerted: exertedList,
	modifier: countedSchema,
	prestige: countedSchema
};

const attachments = upTo(MOST_ATTACHMENTS);

export const titleCommands = [
	/** The active player plays a Title on a vampire, which exhausts. `burns`: an attachment of its player makes room. */
	v.strictObject({
		type: v.literal('PlayTitle'),
		vampire: vampireSchema,
		title: titleSchema,
		...paid,
		burns: v.exactOptional(roomSchema)
	}),
	/** An effect takes a Title away. */
	v.strictObject({ type: v.literal('LoseTitle'), vampire: vampireSchema }),
	/** What is attached to a vampire beside its Title: by its player, and by foes. */
	v.strictObject({
		type: v.literal('SetAttachments'),
		vampire: vampireSchema,
		own: attachments,
		foes: attachments
	})
] as const;

export const titleEvents = [
	v.strictObject({
		type: v.literal('TitlePlayed'),
		seat: seatSchema,
		vampire: vampireSchema,
		title: titleSchema,
		...paid,
		burns: v.exactOptional(roomSchema),
		/** Those in torpor whose Title was discarded for it. */
		gaveUp: listOf(vampireSchema, MOST_COUNTED, 'vampires')
	}),
	v.strictObject({ type: v.literal('TitleLost'), vampire: vampireSchema }),
	v.strictObject({
		type: v.literal('AttachmentsSet'),
		vampire: vampireSchema,
		own: attachments,
		foes: attachments
	})
] as const;
