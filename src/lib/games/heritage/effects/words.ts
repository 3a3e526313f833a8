import { listed } from '../../core/listed.ts';
import type { SchemeCard } from '../deck/cards.ts';
import { ARCHETYPES, type Archetype } from '../vocabulary.ts';
import { attributeKinds, modifyChoice, modifyWords } from './attribute-words.ts';
import type { Effect, EffectOf } from './effect.ts';
import type { Filter, Selector, Side } from './selector.ts';
import {
	amountWords,
	BEARERS,
	CHARACTER,
	filterWords,
	leastWords,
	selectorWords,
	VAMPIRE,
	type Speaker
} from './selector-words.ts';

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

/** Who claims a mission. */
export function missionWords(match: Filter): string {
	return `The bloodline with most ${filterWords(match, VAMPIRE, 'many')} claims it.`;
}

/**
 * The sentences of an effect, without capital and full stop: what a pack counts for stands in
 * sentences of its own, everything else in one clause.
 */
function sentences(effect: Effect, speaker: Speaker): string[] {
	if (effect.do !== 'pack') return [clause(effect, speaker)];
	return [PACK, ...effect.then.flatMap((inner) => sentences(inner, speaker))];
}

function clause(effect: Effect, speaker: Speaker): string {
	const bearer = BEARERS[speaker];
	const whom = (selector: Selector) => selectorWords(selector, speaker);
	const all = (effects: readonly Effect[], by = speaker) =>
		effects.map((inner) => clause(inner, by)).join(', then ');
	switch (effect.do) {
		case 'activate':
			return `activate ${whom(effect.whom)}`;
		case 'modify':
			return modifyWords(effect.attribute);
		case 'trigger':
			return `trigger the abilities of ${whom(effect.whom)}`;
		case 'gain':
			return `${bearer} gains ${amountWords(effect.amount, effect.what)}`;
		case 'assign':
			return `assign ${amountWords(effect.amount, effect.what)} to ${whom(effect.to)}`;
		case 'lose':
			return `${whom(effect.from)} loses ${amountWords(effect.amount, effect.what)}`;
		case 'move':
			return `move ${amountWords(effect.amount, effect.what)} from ${whom(effect.from)} to ${whom(effect.to)}`;
		case 'spend':
			return `you may spend ${effect.amount} power; if you do, ${all(effect.then)}`;
		case 'take-boon':
			return `${bearer} takes a boon out of ${BLOODLINES[effect.of]}`;
		case 'recover-boon':
			return `one boon of your own clan returns from another bloodline to ${bearer}`;
		case 'exhaust':
			return `exhaust ${whom(effect.whom)}`;
		case 'unexhaust':
			return `unexhaust ${whom(effect.whom)}`;
		case 'rejuvenate':
			return `rejuvenate ${whom(effect.whom)}${asleepOrNot(effect.whom)}`;
		case 'torpor':
			return `${whom(effect.whom)} falls into torpor${sacrificeWords(effect)}`;
		case 'remove-from-queue':
			return `remove ${effect.which === 'any' ? 'any one' : 'each'} ${queued(effect.where)} from the queue`;
		case 'reserve':
			return 'reserve a character of the queue';
		case 'draw-scheme':
			return `draw ${effect.amount} clan ${effect.amount === 1 ? 'scheme' : 'schemes'}`;
		case 'recruit':
			return recruitWords(effect);
		case 'additional-scheme':
			return 'you may play an additional scheme this turn';
		case 'banish':
			return `banish any one ${queued(effect.where)} of the queue from the chronicle`;
		case 'may':
			return `if you wish, ${all(effect.then)}`;
		case 'either':
			return modifyChoice(effect.of) ?? `choose one: ${lettered(effect.of.map((way) => all(way)))}`;
		case 'if':
			return `${leastWords(effect.count, effect.least)}, ${all(effect.then)}`;
		case 'declare-enemy':
			return `declare ${whom(effect.whom)} your enemy`;
		case 'pack':
			return `${PACK}, and ${all(effect.then)}`;
		case 'kiss-the-ring':
			return `each opponent gives ${bearer} a boon or suffers: ${all(effect.suffer)}`;
		case 'embrace-the-chaos':
			return `embrace the chaos by ${attributeKinds(effect.by)}: name one, turn cards until it shows, and recruit that character in place of your normal recruit`;
		case 'black-market':
			return `black market: this scheme stays, and once a round, a player who moves a boon onto it does this: ${all(effect.offer, 'market')}`;
		case 'invitation':
			return `invitation: put these in an order, then invite a vampire of an opponent or nobody; if its player accepts, it gains 1 power and all of them happen, else only the first: ${lettered(effect.parts.map((part) => all(part)))}`;
		case 'usurp':
			return `usurp ${whom(effect.whom)}: a character of the queue takes its place and its tokens, but for torpor`;
		case 'craft-monstrosity':
			return `craft a monstrosity: ${whom(effect.whom)} takes all abilities of an ancilla of the queue`;
		case 'edict':
			return `edict by ${attributeKinds(effect.by)}: name one; whenever an opponent recruits a character ${effect.on} it, ${all(effect.then)}`;
		case 'manual':
			return effect.text;
	}
}

const PACK = 'name a direction; your vampires of it are the pack';

/** Whom to rejuvenate may sleep, unless the filter has said whether it does; a coterie has no sleepers. */
function asleepOrNot(whom: Selector): string {
	const open = whom.who === 'any' || whom.who === 'each' || whom.who === 'childer';
	return open && whom.where?.torpor === undefined ? ', in torpor or not' : '';
}

/** A fledgling has no childe to go in its place. */
function sacrificeWords({ whom, sacrifice }: EffectOf<'torpor'>): string {
	if ('where' in whom && whom.where?.fledgling === true) return '';
	return sacrifice ? ' (a childe may go in its place)' : ' (no childe may go in its place)';
}

const BLOODLINES: { readonly [S in Side]: string } = {
	own: 'your own bloodline',
	'any-opponent': 'an opponent’s bloodline',
	opponents: 'an opponent’s bloodline',
	everyone: 'any bloodline',
	'that-opponent': 'that opponent’s bloodline'
};

function recruitWords({ from, free, where }: EffectOf<'recruit'>): string {
	const cost = from === 'queue' && free ? ', without paying for its place' : '';
	const shuffle = from === 'deck' ? ', and shuffle the deck' : '';
	return `recruit any one ${queued(where)} of the ${from} in place of your normal recruit${cost}${shuffle}`;
}

const queued = (where: Filter | undefined) => filterWords(where ?? {}, CHARACTER, 'one');

function lettered(ways: readonly string[]): string {
	return ways.map((way, index) => `(${'abcd'.charAt(index)}) ${way}`).join('; ');
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const stopped = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);
