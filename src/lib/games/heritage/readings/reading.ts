import type { BoardFacts } from '../boards/board-facts.ts';
import { RANGES } from '../ruleset-ranges.ts';
import type { Ruleset } from '../ruleset.ts';

type NumberField = {
	[F in keyof typeof RANGES]: Ruleset[F] extends number ? F : never;
}[keyof typeof RANGES];
type ChoiceField = Exclude<keyof Ruleset, keyof typeof RANGES | 'version' | 'alternatives'>;

/** One field of the ruleset that a group may set, and how it is asked for. */
export type Setting =
	| {
			readonly kind: 'number';
			readonly field: NumberField;
			readonly label: string;
			readonly min: number;
			readonly max: number;
	  }
	| {
			readonly kind: 'numbers';
			readonly field: 'leftmostCosts' | 'rounds';
			/** By the key inside the field. */
			readonly parts: readonly { readonly key: string; readonly label: string }[];
			readonly min: number;
			readonly max: number;
	  }
	| {
			readonly kind: 'choice';
			readonly field: ChoiceField;
			readonly label: string;
			readonly options: readonly { readonly value: string; readonly label: string }[];
	  }
	| {
			/** A battleground that is in play where it is chosen. */
			readonly kind: 'alternative';
			readonly field: 'alternatives';
			readonly board: string;
			readonly label: string;
	  };

/**
 * Something the rulebook leaves open, and what we chose. With settings the group may choose
 * otherwise; without, it is shown as it is and corrected by hand where the box disagrees.
 */
export type Reading = {
	readonly title: string;
	readonly explanation: string;
	readonly settings: readonly Setting[];
};

/** A reading that is shown, not set. */
export function shown(title: string, explanation: string): Reading {
	return { title, explanation, settings: [] };
}

export function setting(title: string, explanation: string, ...settings: Setting[]): Reading {
	return { title, explanation, settings };
}

/** What was chosen for a battleground; one that takes the place of another is chosen itself. */
export function boardReading(
	{ id, name, alternative }: BoardFacts,
	explanation: string,
	...settings: Setting[]
): Reading {
	const label = `${name} is in play in its eras`;
	return setting(
		`${id} · ${name}`,
		explanation,
		...(alternative
			? [{ kind: 'alternative', field: 'alternatives', board: id, label } as const]
			: []),
		...settings
	);
}

export function number(field: NumberField, label: string): Setting {
	const [min, max] = RANGES[field];
	return { kind: 'number', field, label, min, max };
}

export function numbers(
	field: 'leftmostCosts' | 'rounds',
	parts: Readonly<Record<string, string>>
): Setting {
	const [min, max] = RANGES[field];
	const listed = Object.entries(parts).map(([key, label]) => ({ key, label }));
	return { kind: 'numbers', field, parts: listed, min, max };
}

export function choice<F extends ChoiceField>(
	field: F,
	label: string,
	options: Readonly<Record<Ruleset[F], string>>
): Setting {
	const listed = Object.entries<string>(options).map(([value, text]) => ({ value, label: text }));
	return { kind: 'choice', field, label, options: listed };
}
