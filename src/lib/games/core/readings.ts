/* What a rulebook leaves open, and a group chooses: what is asked, and what each answer says. The first answer is ours. */

type Option = { readonly value: string; readonly label: string };

/** A choice as a page lists it. */
export type ListedChoice<Field extends string> = {
	readonly field: Field;
	readonly title: string;
	readonly question: string;
	readonly options: readonly [Option, ...Option[]];
};

/** A choice as a game writes it: `options` says what each value means. */
export const choice = <const Values extends Readonly<Record<string, string>>>(
	title: string,
	question: string,
	options: Values
) => ({ title, question, options });

type Written = ReturnType<typeof choice>;

/** All choices of a game, for a form or a page. */
export const listedChoices = <Field extends string>(
	choices: Readonly<Record<Field, Written>>
): readonly ListedChoice<Field>[] =>
	Object.entries<Written>(choices).map(([field, { title, question, options }]) => {
		const [first, ...rest] = Object.entries(options).map(([value, label]) => ({ value, label }));
		if (!first) throw new Error(`${field} offers nothing`);
		return { field: field as Field, title, question, options: [first, ...rest] };
	});
