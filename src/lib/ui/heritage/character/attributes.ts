import { capital } from '../../../games/core/capital.ts';
import {
	ARCHETYPES,
	CLANS,
	CLASSES,
	GEOGRAPHIES,
	TEMPERAMENTS,
	type Archetype,
	type Clan,
	type Class,
	type Geography,
	type Temperament
} from '../../../games/heritage/vocabulary.ts';
import type { IconName } from '../../icons/names.ts';

/** One sign of a character: the game's word as a value, as a label, and its shape. */
export interface Sign<Value extends string = string> {
	readonly value: Value;
	readonly label: string;
	readonly icon: IconName;
}

/** The words each picker of the house offers. */
interface SignValues {
	class: Class;
	temperament: Temperament;
	geography: Geography;
	archetype: Archetype;
	clan: Clan;
}

export type SignKind = keyof SignValues;
export type SignValue<Kind extends SignKind> = SignValues[Kind];
/** The four signs of a character; what must be tapped may still be open. */
export type Signs = { [Kind in Exclude<SignKind, 'clan'>]?: SignValue<Kind> | undefined };

/** What a chip shows of a vampire. */
export interface ChipCharacter {
	readonly name: string;
	readonly clan: Clan;
	readonly class: Class;
	readonly temperament: Temperament;
	readonly geography: Geography;
	readonly archetype: Archetype;
}

/** The sign of a word of the vocabulary: every such word has a symbol of its own name. */
export function signOf<Value extends SignValues[SignKind]>(value: Value): Sign<Value> {
	return {
		value,
		label: capital(value),
		icon: `heritage/${value}`
	};
}

export const SIGNS: { readonly [Kind in SignKind]: readonly Sign<SignValues[Kind]>[] } = {
	class: CLASSES.map(signOf),
	temperament: TEMPERAMENTS.map(signOf),
	geography: GEOGRAPHIES.map(signOf),
	archetype: ARCHETYPES.map(signOf),
	clan: CLANS.map(signOf)
};
