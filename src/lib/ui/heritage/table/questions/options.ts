import { capital } from '../../../../games/core/capital.ts';
import { attributesOf } from '../../../../games/heritage/effects/attribute-words.ts';
import { effectsWords } from '../../../../games/heritage/effects/words.ts';
import { clanNames } from '../../../../games/heritage/clan-names.ts';
import type { Prompt } from '../../../../games/heritage/table/prompts.ts';
import type { Choice, Question } from '../../../../games/heritage/table/request.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { ownerOf } from '../../../../games/heritage/table/where.ts';
import {
	ARCHETYPES,
	CLANS,
	CLASSES,
	GEOGRAPHIES,
	TEMPERAMENTS
} from '../../../../games/heritage/vocabulary.ts';
import type { IconName } from '../../../icons/names.ts';
import type { SignKind, SignValue } from '../../character/attributes.ts';
import type { ScreenNames } from '../names.ts';
import { carriedOut } from './asked.ts';
import { optionWords, wayWordsOf } from '../../boards/questions.ts';

/** One option as a person sees it. */
export type ShownOption = {
	readonly key: string;
	readonly label: string;
	readonly icon?: IconName;
	/** The character on whose chip it stands. */
	readonly card?: string;
	/** What it stands under: whose bloodline, where a piece comes from. */
	readonly group: string | null;
};

/** How options are laid out: chips of characters, small tiles with a sign, or lines of words. */
type Layout = 'chips' | 'tiles' | 'lines';
export type Shown = { readonly layout: Layout; readonly options: readonly ShownOption[] };

const SIGNS = new Set<string>([
	...CLASSES,
	...TEMPERAMENTS,
	...GEOGRAPHIES,
	...ARCHETYPES,
	...CLANS
]);
const isSign = (word: string): word is SignValue<SignKind> => SIGNS.has(word);

/** The options of a question in words and signs, in its own order; those of one group together. */
export function shownOptions(question: Question, table: Table, names: ScreenNames): Shown {
	const { prompt, options } = question;
	const moved = wayWordsOf(prompt);
	if (moved) {
		const direction = String(question.about.attribute ?? question.about.direction ?? '');
		return lines(
			options.map((key) => {
				const { from, to } = moved(key, direction);
				return { key, label: to, group: from };
			})
		);
	}
	if (WAYS.has(prompt))
		return attributeTiles(question, table) ?? lines(options.map((key) => wayOption(key, table)));
	if (prompt === 'give-a-boon') return lines(options.map((key) => giftOption(key, table, names)));
	if (options.length > 0 && options.every((key) => table.cast[key]))
		return { layout: 'chips', options: gathered(options.map((key) => chip(key, table, names))) };
	if (options.every((key) => isSign(key) || optionWords(prompt, key) !== key))
		return { layout: 'tiles', options: options.map((key) => signOption(key, prompt)) };
	return lines(options.map((key) => plainOption(key, table, names)));
}

/** Options that are numbers of what a card says. */
const WAYS: ReadonlySet<Prompt> = new Set<Prompt>(['one-of-these', 'order-of-the-invitation']);

function lines(options: readonly ShownOption[]): Shown {
	return { layout: 'lines', options: gathered(options) };
}

/** Those of one group behind each other, the groups in the order in which they first come. */
function gathered(options: readonly ShownOption[]): readonly ShownOption[] {
	const groups = [...new Set(options.map(({ group }) => group))];
	return groups.flatMap((group) => options.filter((option) => option.group === group));
}

function chip(key: string, table: Table, names: ScreenNames): ShownOption {
	const owner = ownerOf(table, key);
	return {
		key,
		label: names.character(key),
		card: key,
		group: owner === null ? null : names.seat(owner)
	};
}

function signOption(key: string, prompt: Prompt): ShownOption {
	return {
		key,
		label: isSign(key) ? capital(key) : optionWords(prompt, key),
		group: null,
		...(isSign(key) && { icon: `heritage/${key}` })
	};
}

const YES_NO: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No', done: 'Done' };

function plainOption(key: string, { seats }: Table, names: ScreenNames): ShownOption {
	const clan = seats.find(({ seat }) => seat === key)?.clan;
	const label = YES_NO[key] ?? names.any(key);
	return { key, label, group: null, ...(clan && { icon: `heritage/${clan}` }) };
}

/** A way of a card in the words of the card; an order of parts as these parts, one after the other. */
function wayOption(key: string, table: Table): ShownOption {
	const carried = carriedOut(table);
	const effect = carried?.effect;
	const ways =
		effect?.do === 'either' ? effect.of : effect?.do === 'invitation' ? effect.parts : [];
	const words = key
		.split('-')
		.map((number) => effectsWords(ways[Number(number) - 1] ?? [], carried?.speaker).join(' '))
		.filter((sentence) => sentence !== '');
	return { key, label: words.join(' Then: ') || `Number ${key}`, group: null };
}

/** Ways that differ in an attribute alone are asked for by that: the card says once what is done with it. */
function attributeTiles({ options }: Question, table: Table): Shown | null {
	const effect = carriedOut(table)?.effect;
	const ways = effect?.do === 'either' ? effect.of : [];
	const attributes = attributesOf(ways);
	if (attributes === null) return null;
	return {
		layout: 'tiles',
		options: options.map((key) => {
			const attribute = attributes[Number(key) - 1] ?? '';
			return {
				key,
				label: capital(attribute),
				group: null,
				...(isSign(attribute) && { icon: `heritage/${attribute}` as const })
			};
		})
	};
}

/** What is put in an order: the parts of an invitation, each in the card's words; null: nothing is. */
export function partsOf(
	{ prompt }: Pick<Question, 'prompt'>,
	table: Table
): readonly ShownOption[] | null {
	const carried = carriedOut(table);
	if (prompt !== 'order-of-the-invitation' || carried?.effect.do !== 'invitation') return null;
	return carried.effect.parts.map((part, index) => ({
		key: String(index + 1),
		label: effectsWords(part, carried.speaker).join(' '),
		group: null
	}));
}

/** A boon out of the own bloodline, or what comes of refusing it. */
function giftOption(key: string, table: Table, names: ScreenNames): ShownOption {
	const [vampire = '', word] = key.split(':');
	const clan = CLANS.find((one) => one === word);
	if (clan)
		return {
			key,
			label: `Give a ${clanNames[clan]} boon, from ${names.character(vampire)}`,
			icon: 'heritage/boon',
			group: null
		};
	const carried = carriedOut(table);
	const suffer = carried?.effect.do === 'kiss-the-ring' ? carried.effect.suffer : [];
	const words = effectsWords(suffer, carried?.speaker).join(' ');
	return {
		key,
		label: words === '' ? 'Suffer' : `Suffer: ${words}`,
		icon: 'heritage/infamy',
		group: null
	};
}

/** What was chosen of a question, as its options call it; `table`: the one that asked. */
export function chosenWords(
	question: Question,
	choice: Choice,
	table: Table,
	names: ScreenNames
): string {
	const { options } = shownOptions(question, table, names);
	const words = choice.map((key) => {
		const option = options.find((one) => one.key === key);
		const under = option && !option.card ? option.group : null;
		return [under, option?.label ?? key].filter(Boolean).join(' ');
	});
	return words.join(', ') || (noneWords(question) ?? 'none');
}

/** What "none" is called here; null: something has to be chosen. */
export function noneWords({ prompt, least }: Question): string | null {
	if (least > 0) return null;
	return NONE[prompt] ?? 'None of them';
}

const NONE: { readonly [P in Prompt]?: string } = {
	'which-character-came': 'No cards left',
	'which-card-turned': 'No cards left',
	'which-scheme-drawn': 'The pile is empty',
	'which-archetype-showed': 'None came up',
	'whom-to-invite': 'Invite nobody',
	'who-pays': 'Do not pay',
	'sacrifice-instead': 'No sacrifice'
};
