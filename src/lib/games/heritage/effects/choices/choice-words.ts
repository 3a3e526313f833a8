import * as v from 'valibot';
import { modifyChoice } from '../attribute-words.ts';
import { countSchema, leastSchema } from '../selector.ts';
import { leastWords } from '../selector-words.ts';
import { lettered, several, word } from '../word.ts';

/** Which effects a card goes on with. */
export const choosingWords = {
	/** The owner may go on with `then`. */
	may: word({
		needs: (effects) => ({ then: effects }),
		says: ({ then }, { all }) => `if you wish, ${all(then)}`,
		example: { then: [{ do: 'reserve' }] }
	}),
	/** The owner goes on with one of these. */
	either: word({
		needs: (effects) => ({ of: several(effects, 4, 'at least two ways') }),
		says: ({ of: ways }, { all }) =>
			modifyChoice(ways) ?? `choose one: ${lettered(ways.map((way) => all(way)))}`,
		example: { of: [[{ do: 'reserve' }], [{ do: 'gain', what: 'power', amount: 1 }]] }
	}),
	if: word({
		needs: (effects) => ({ count: countSchema, least: leastSchema, then: effects }),
		says: ({ count, least, then }, { all }) => `${leastWords(count, least)}, ${all(then)}`,
		example: {
			count: { of: 'own', where: { class: 'elitist' } },
			least: 3,
			then: [{ do: 'gain', what: 'power', amount: 1 }]
		}
	}),
	/** What the vocabulary cannot say: the table does it and records the result. */
	manual: word({
		needs: () => ({
			text: v.pipe(v.string(), v.trim(), v.minLength(1, 'say what to do'), v.maxLength(600))
		}),
		says: ({ text }) => text,
		example: { text: 'Turn your leader card over.' }
	})
};
