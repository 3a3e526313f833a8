import type { Component } from 'svelte';
import type { IconName } from '../icons/names.ts';

interface Labelled<Value> {
	readonly label: string;
	/** Unique within its form. */
	readonly name: string;
	readonly value: Value;
	readonly set: (value: Value) => void;
	readonly hint?: string | undefined;
	readonly error?: string | undefined;
}
export interface Option<Value extends string = string> {
	readonly value: Value;
	readonly label: string;
	readonly icon?: IconName;
}
interface Chosen extends Labelled<string> {
	readonly options: readonly Option[];
	readonly labelHidden?: boolean;
}

/** A field of a form as data; `Fields.svelte` shows it. */
export type FormField =
	| (Labelled<number> & {
			readonly kind: 'number';
			readonly min?: number;
			readonly max?: number;
			readonly disabled?: boolean;
	  })
	| (Labelled<boolean> & { readonly kind: 'tick' })
	| (Chosen & { readonly kind: 'pick' })
	| (Chosen & { readonly kind: 'select' })
	/** Of one line, or of as many `rows`. */
	| (Labelled<string> & {
			readonly kind: 'text';
			readonly maxlength: number;
			readonly rows?: number;
			readonly optional?: boolean;
	  })
	/** Fields that belong together, with or without a name for them all. */
	| {
			readonly kind: 'group';
			readonly name: string;
			readonly fields: FormFields;
			readonly label?: string;
			readonly icon?: IconName;
			readonly error?: string | undefined;
			readonly columns?: 2;
	  }
	| {
			readonly kind: 'fold';
			readonly name: string;
			readonly label: string;
			readonly fields: FormFields;
			readonly open: boolean;
	  }
	| {
			readonly kind: 'note';
			readonly name: string;
			readonly label: string;
			readonly icon?: IconName;
	  }
	| {
			readonly kind: 'action';
			readonly name: string;
			readonly label: string;
			readonly icon: IconName;
			readonly run: () => void;
	  }
	| Part;

/** What is wrong at a path of the command: what the server refused, else what is lacking once somebody tried to send it. */
export type ErrorAt = (path: string, lack?: string | false) => string | undefined;

/** Fields in their order; `false`: none, here and now. */
export type FormFields = readonly (FormField | false)[];

/** What no other kind of field can show: a component of its own. */
interface Part {
	readonly kind: 'part';
	readonly name: string;
	readonly part: Component<Record<string, unknown>>;
	readonly props: Record<string, unknown>;
}

type PropsOf<Shown> = Shown extends (internals: never, props: infer Props) => unknown
	? Props
	: never;

/** A component of its own as a field. Where its `name` is wanted, `Fields.svelte` gives it one. */
export const part = <Shown extends Component<never, object, string>>(
	name: string,
	component: Shown,
	props: Omit<PropsOf<Shown>, 'name'>
): FormField => ({ kind: 'part', name, part: component as unknown as Part['part'], props });

/** Where a field reads and writes: one property of what is being typed. */
export const of = <Draft, Key extends keyof Draft & string>(draft: Draft, name: Key) => ({
	name,
	value: draft[name],
	set: (value: Draft[Key]): void => {
		draft[name] = value;
	}
});

interface Place<Value> {
	readonly name: string;
	readonly value: NoInfer<Value> | undefined;
	readonly set: (value: Value) => void;
}

/** One of several words, as tiles or as a list to open. */
const chosen =
	(kind: 'pick' | 'select') =>
	<Value extends string>(
		label: string,
		options: readonly Option<Value>[],
		{ name, value, set }: Place<Value>,
		rest: Pick<Chosen, 'error' | 'labelHidden'> = {}
	): FormField => ({
		kind,
		label,
		name,
		options,
		value: value ?? '',
		set: (to) => {
			const option = options.find((one) => one.value === to);
			if (option) set(option.value);
		},
		...rest
	});
export const pick = chosen('pick');
export const select = chosen('select');

type Text = FormField & { readonly kind: 'text' };

/** Of at most so many letters. */
export const text = (
	label: string,
	maxlength: number,
	place: Place<string> & { readonly value: string },
	rest: Pick<Text, 'error' | 'hint' | 'rows' | 'optional'> = {}
): FormField => ({ kind: 'text', label, maxlength, ...place, ...rest });

/** Why something is set by hand. */
export const reason = (
	label: string,
	draft: { reason: string },
	errorAt: ErrorAt,
	hint?: string
): FormField =>
	text(label, 300, of(draft, 'reason'), {
		hint,
		error: errorAt('reason', draft.reason.trim() === '' && 'Say why: the ledger shows it.')
	});

export interface Things {
	readonly name: string;
	readonly value: readonly string[];
	readonly set: (things: string[]) => void;
}

/** Any number of these. */
export const ticks = (
	label: string,
	options: readonly {
		readonly value: string;
		readonly label: string;
		readonly hint?: string | undefined;
	}[],
	{ name, value, set }: Things,
	error: string | undefined
): FormField => ({
	kind: 'group',
	name,
	label,
	error,
	fields: [
		...options.map(({ value: one, ...option }): FormField => ({
			kind: 'tick',
			name: one,
			...option,
			value: value.includes(one),
			set: (on) => {
				const others = value.filter((other) => other !== one);
				set(on ? [...others, one] : others);
			}
		})),
		options.length === 0 && NONE_KNOWN
	]
});

export const note = (label: string): FormField => ({ kind: 'note', name: label, label });
export const NONE_KNOWN = note('None listed here.');

/** A whole number within the bounds of its schema. */
export const number = (
	label: string,
	{
		pipe: [, , least, most]
	}: {
		readonly pipe: readonly [
			unknown,
			unknown,
			{ readonly requirement: number },
			{ readonly requirement: number }
		];
	},
	place: Place<number> & { readonly value: number },
	rest: Pick<Labelled<number>, 'hint' | 'error'> = {}
): FormField => ({
	kind: 'number',
	label,
	min: least.requirement,
	max: most.requirement,
	...place,
	...rest
});
