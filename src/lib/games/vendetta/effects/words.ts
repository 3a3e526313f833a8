import type { Ability } from './ability.ts';
import { known, type Effect, type EffectKind, type EffectOf } from './effect.ts';
import { ruleWords, type Says } from './rule-words.ts';
import { mayDo, whenWords } from './selector-words.ts';
import { WORDS } from './vocabulary.ts';
import type { Telling } from './word.ts';

const SAYING: {
	readonly [K in EffectKind]: { readonly says: (needs: EffectOf<K>, telling: Telling) => string };
} = WORDS;

const telling: Telling = {
	all: (within) => known(within).map(clause).join(', then ')
};

function clauseOf<K extends EffectKind>(kind: K, effect: EffectOf<K>): string {
	return SAYING[kind].says(effect, telling);
}

const clause = (effect: Effect): string => clauseOf(effect.do, effect);

const sentence = (words: string) =>
	words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? '' : '.');

/** An ability in plain words, made from the data: one sentence for each effect. */
function abilityWords(ability: Ability, says: Says): readonly string[] {
	switch (ability.ability) {
		case 'always':
			return [sentence(ruleWords(ability.rule, says))];
		case 'acts':
			return ability.effects.map((effect) => sentence(clause(effect)));
		case 'use':
			return [
				sentence(
					`on your turn${ability.once ? `, once a ${ability.once}` : ''}: ${telling.all(ability.effects)}`
				)
			];
		case 'when': {
			const done = telling.all(ability.effects);
			const once = ability.once ? ` (once a ${ability.once})` : '';
			return [sentence(`${whenWords(ability.when)}${once}, ${ability.may ? mayDo(done) : done}`)];
		}
	}
}

/** All abilities of a card, from the top. */
export const abilitiesWords = (
	abilities: readonly Ability[],
	says: Says = 'player'
): readonly string[] => abilities.flatMap((ability) => abilityWords(ability, says));
