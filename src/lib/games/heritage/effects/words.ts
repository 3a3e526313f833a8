import { listed } from '../../core/listed.ts';
import type { SchemeCard } from '../deck/cards.ts';
import { ARCHETYPES, type Archetype } from '../vocabulary.ts';
import { known, type Effect, type EffectKind, type EffectOf } from './effect.ts';
import { BEARERS, selectorWords, type Speaker } from './selector-words.ts';
import { WORDS } from './vocabulary.ts';
import type { Telling } from './word.ts';

/** One effect in plain words, made from the data: one or more whole sentences. */
export function effectWords(effect: Effect, speaker: Speaker = 'ability'): string {
	return sentences(effect, speaker)
		.map((words) => stopped(capital(words)))
		.join(' ');
}

/** All effects of a card or ability, from the top, each in words of its own. */
export function effectsWords(effects: readonly Effect[], speaker: Speaker = 'ability'): string[] {
	return effects.map((effect) => effectWords(effect, speaker));
}

/** What a scheme asks for, then what it does. */
export function schemeWords({ needs, effects }: SchemeCard): string[] {
	return [`Needs ${needsWords(needs)} in the coterie.`, ...effectsWords(effects, 'scheme')];
}

function needsWords(needs: readonly Archetype[]): string {
	const counted = ARCHETYPES.map((archetype) => ({
		archetype,
		times: needs.filter((need) => need === archetype).length
	})).filter(({ times }) => times > 0);
	const vampires = counted.at(-1)?.times === 1 ? 'vampire' : 'vampires';
	const words = counted.map(({ archetype, times }) => `${NUMBERS[times] ?? times} ${archetype}`);
	return `${listed(words, 'and')} ${vampires}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** How each word speaks of what it needs. */
const SAYING: {
	readonly [K in EffectKind]: {
		readonly says: (needs: EffectOf<K>, telling: Telling) => string;
		readonly sentences?: (needs: EffectOf<K>, telling: Telling) => readonly string[];
	};
} = WORDS;

/** Whole sentences, without capital and full stop; most effects are one. */
function sentences(effect: Effect, speaker: Speaker): readonly string[] {
	return sentencesOf(effect.do, effect, speaker);
}

function sentencesOf<K extends EffectKind>(kind: K, effect: EffectOf<K>, speaker: Speaker) {
	const telling = tellingOf(speaker);
	return SAYING[kind].sentences?.(effect, telling) ?? [SAYING[kind].says(effect, telling)];
}

function clauseOf<K extends EffectKind>(kind: K, effect: EffectOf<K>, speaker: Speaker): string {
	return SAYING[kind].says(effect, tellingOf(speaker));
}

function tellingOf(speaker: Speaker): Telling {
	return {
		bearer: BEARERS[speaker],
		whom: (selector) => selectorWords(selector, speaker),
		all: (within, by = speaker) =>
			known(within)
				.map((inner) => clauseOf(inner.do, inner, by))
				.join(', then '),
		each: (within) => known(within).flatMap((inner) => sentences(inner, speaker))
	};
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const stopped = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);
