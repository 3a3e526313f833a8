import type * as v from 'valibot';
import { readAs } from '../../../../games/core/read-as.ts';
import { Draft } from '../../../chronicle/draft.svelte.ts';
import type { Ceremony } from './context.ts';

/** The draft of one part of the ceremony; make it while its component is set up. */
export function sceneDraft<Schema extends v.GenericSchema>(
	{ chronicle, draftKey, stored }: Ceremony,
	schema: Schema,
	start: () => v.InferOutput<Schema>
): Draft<v.InferOutput<Schema>> {
	return new Draft<v.InferOutput<Schema>>(() => ({
		chronicle,
		key: draftKey,
		start,
		read: (value) => readAs(schema, value),
		stored
	}));
}
