import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { abilitiesSchema, type Ability } from '$lib/games/vendetta/effects/ability.ts';
import { ruleSchema } from '$lib/games/vendetta/effects/rule-words.ts';
import {
	conditionSchema,
	whereSchema,
	whenSchema,
	whoSchema
} from '$lib/games/vendetta/effects/selector.ts';
import { WORDS } from '$lib/games/vendetta/effects/vocabulary.ts';
import { abilitiesWords } from '$lib/games/vendetta/effects/words.ts';
import { openSet } from '$lib/games/vendetta/open/open-set.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { fieldNamesIn, wordsIn } from '../../../../scripts/simulation/vendetta/words-in.ts';

const { clanCards, allies, relics, locationCards } = openSet;
const printed = [...clanCards, ...allies, ...relics, ...locationCards].flatMap(
	({ abilities }) => abilities
);

const COUNTS = conditionSchema.options[0].entries.what.entries.count.options;

/** The values of a field by which the parts of a union are told apart. */
const namesOf = (
	parts: readonly { readonly options?: readonly string[]; readonly literal?: string }[]
) => parts.flatMap(({ options, literal }) => options ?? (literal === undefined ? [] : [literal]));

/** Each list of words, and those among them that some abilities have. */
const LISTS: {
	readonly [list: string]: {
		readonly all: readonly string[];
		readonly of: (abilities: readonly Ability[]) => ReadonlySet<string>;
	};
} = {
	effects: { all: Object.keys(WORDS), of: (some) => wordsIn(some, 'do') },
	rules: {
		all: namesOf(ruleSchema.options.map(({ entries }) => entries.rule)),
		of: (some) => wordsIn(some, 'rule')
	},
	moments: {
		all: namesOf(whenSchema.options.map(({ entries }) => entries.on)),
		of: (some) => wordsIn(some, 'on')
	},
	conditions: {
		all: namesOf(conditionSchema.options.map(({ entries }) => entries.is)),
		of: (some) => wordsIn(some, 'is')
	},
	counts: { all: COUNTS, of: (some) => wordsIn(some, 'count') },
	whom: {
		all: whoSchema.options,
		of: (some) => new Set(['who', 'from', 'to'].flatMap((field) => [...wordsIn(some, field)]))
	},
	where: {
		all: whereSchema.options,
		of: (some) => new Set(['at', 'to'].flatMap((field) => [...wordsIn(some, field)]))
	},
	amounts: {
		all: ['byRound', 'upTo', 'half', 'per', 'for', 'most', 'level'],
		of: fieldNamesIn
	}
};

describe.each(Object.entries(LISTS))('the %s', (list, { all, of }) => {
	const elsewhere = ELSEWHERE[list] ?? {};

	it('are all on a card of the open set, or among those that are elsewhere', () => {
		const known = new Set([...of(printed), ...Object.keys(elsewhere)]);
		expect(all.filter((word) => !known.has(word))).toEqual([]);
	});

	it('are elsewhere only where no card has them', () => {
		const used = of(printed);
		expect(Object.keys(elsewhere).filter((word) => used.has(word) || !all.includes(word))).toEqual(
			[]
		);
	});

	it.each(Object.entries(elsewhere))(
		'“%s” stands in an ability that can be read aloud',
		(word, ability) => {
			expect(v.parse(abilitiesSchema, [ability])).toEqual([ability]);
			expect([...of([ability])]).toContain(word);
			expect(abilitiesWords([ability]).join(' ')).toMatch(/^[A-Z].*[^\s]\.$/);
		}
	);
});
