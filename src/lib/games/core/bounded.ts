import * as v from 'valibot';

/*
 * Lists and records of a bounded size: what is longer is refused before anything in it is looked at. Each schema that
 * meets a request or a file is made of these.
 */

/** Far more than anything honest has of one kind, where no rule says how many there may be. */
export const PLENTY = 1_000;

/** Many times the events that the longest log has. */
export const MOST_EVENTS = 250_000;

/** A text of at most so many characters. */
export const stringOf = (most: number = PLENTY) =>
	v.pipe(v.string(), v.maxLength(most, `at most ${most} characters`));

/** A list of at most so many; `what` says in the refusal of what. */
export function listOf<Item extends v.GenericSchema>(item: Item, most: number, what = 'entries') {
	const list = v.pipe(v.array(item), v.maxLength(most, `at most ${most} ${what}`));
	const judge: Judge = list.pipe[1];
	return judgedFirst(list, judge, (value) => Array.isArray(value) && value.length > most);
}

/** A record of at most so many entries. */
export function recordOf<
	Key extends v.GenericSchema<string, string>,
	Value extends v.GenericSchema
>(key: Key, value: Value, most: number) {
	const record = v.pipe(v.record(key, value), v.maxEntries(most, `at most ${most} entries`));
	const judge: Judge = record.pipe[1];
	return judgedFirst(
		record,
		judge,
		(input) => typeof input === 'object' && input !== null && Object.keys(input).length > most
	);
}

type Judge = { readonly '~run': unknown };
type Run = v.GenericSchema['~run'];

/** The schema, which looks into a value only where it is not too large as a whole. */
function judgedFirst<Schema extends v.GenericSchema>(
	schema: Schema,
	judge: Judge,
	isTooLarge: (value: unknown) => boolean
): Schema {
	const refuse = judge['~run'] as Run;
	const run: Run = (dataset, config) => {
		const { value } = dataset;
		if (!isTooLarge(value)) return schema['~run'](dataset, config);
		const judged = refuse.call(judge, { typed: true, value } as never, config);
		return { ...judged, typed: false } as typeof judged;
	};
	return { ...schema, '~run': run };
}
