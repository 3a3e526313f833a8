import { attributeKinds } from '../../effects/attribute-words.ts';
import { namedSchema } from '../../effects/attributes.ts';
import { word } from '../../effects/word.ts';

/** Malkavian: name an attribute, turn cards until it shows, recruit that one. */
export const malkavianWord = {
	'embrace-the-chaos': word({
		needs: () => ({ by: namedSchema }),
		says: ({ by }) =>
			`embrace the chaos by ${attributeKinds(by)}: name one, turn cards until one has it, and recruit that character instead of your normal recruit`,
		example: { by: ['class', 'archetype'] }
	})
};
