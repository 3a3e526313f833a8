import type { Effect } from '../../../games/rivals/cards/effects.ts';
import { cardText } from '../../../games/rivals/cards/card-text.ts';
import { PROMPTS } from '../../../games/rivals/table/prompts.ts';
import type { ManualStep } from '../../../games/rivals/table/manual-tasks.ts';
import type { Question } from '../../../games/rivals/table/questions.ts';
import type { Table } from '../../../games/rivals/table/table.ts';
import { cardOf } from '../../../games/rivals/table/where.ts';
import { TYPE_WORDS } from '../../../games/rivals/cards/condition-words.ts';
import { abilityWords } from './abilities.ts';

type NameOf = (id: string) => string;

/** What is asked. */
export function questionTitle({ prompt, about, most }: Question, nameOf: NameOf): string {
	const target = about['target'] ?? about['vampire'];
	if (prompt === 'block' && target !== undefined)
		return `Who blocks for ${nameOf(String(target))}?`;
	if (prompt === 'discard') return most === 1 ? 'Discard a card' : `Discard ${most} cards`;
	if (prompt === 'claim-attack' && target !== undefined)
		return `Do you attack ${nameOf(String(target))}, who claims the Prince?`;
	if (prompt === 'prevention' && target !== undefined)
		return `${nameOf(String(target))} takes ${about['damage'] ?? 0} damage. Prevent it?`;
	if (prompt === 'share' && target !== undefined)
		return `${nameOf(String(target))} falls. Which damage is cut first?`;
	if (prompt === 'manual' && typeof about['text'] === 'string')
		return `Do this step by step, then go on: ${about['text']}`;
	if (prompt === 'spread')
		return `The Second Inquisition strikes: place ${about['n'] ?? most} damage`;
	return PROMPTS[prompt];
}

/** The card that asks; null: a rule does. */
export const cardAsking = ({ about }: Question): string | null =>
	typeof about['card'] === 'string' ? about['card'] : null;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const WORDS: { readonly [option: string]: string } = {
	yes: 'Yes',
	no: 'No',
	aggravated: 'Aggravated damage: into torpor',
	ordinary: 'Ordinary damage: burned',
	burn: 'Burn it',
	attach: 'Attach it',
	library: 'From the Library',
	faction: 'From the Faction Deck',
	pass: 'Pass'
};

/** One option of a question, in words. */
export function optionWords(
	table: Table,
	question: Question,
	option: string,
	nameOf: NameOf
): string {
	const { prompt } = question;
	const [first = '', second = ''] = option.split(' ');
	switch (prompt) {
		case 'ability':
		case 'prevention':
			return abilityWords(table, option);
		case 'which-trigger':
			return nameOf(second);
		case 'which-way':
			return wayWords(table, question, Number(option)) ?? `Choice ${Number(option) + 1}`;
		case 'claim-attack':
			return `Attack with ${nameOf(first)} (${TYPE_WORDS[second as keyof typeof TYPE_WORDS] ?? second})`;
		case 'spread':
			return `${nameOf(first)} takes 1`;
		case 'manual':
			return manualWords(first as ManualStep, nameOf(second));
		case 'invest':
			return `Spend ${option}`;
		case 'bid':
			return option === 'pass' ? 'Pass' : `Bid ${option}`;
		case 'block':
			return `${nameOf(option)} blocks`;
		default:
			return WORDS[option] ?? capital(nameOf(option));
	}
}

/** One step of a text that only the players can read. */
function manualWords(step: ManualStep, name: string): string {
	const words: { readonly [S in ManualStep]: string } = {
		'prestige-gain': `${name} gains 1 Prestige`,
		'prestige-lose': `${name} loses 1 Prestige`,
		'agenda-gain': `${name} gains 1 Agenda`,
		'agenda-lose': `${name} loses 1 Agenda`,
		draw: `${name} draws 1 card`,
		discard: `${name} discards 1 card`,
		mend: `Mend 1 Blood on ${name}`,
		bleed: `${name} loses 1 Blood`,
		exhaust: `Exhaust ${name}`,
		ready: `Ready ${name}`,
		haven: `Move ${name} to the Haven`,
		streets: `Move ${name} to The Streets`,
		prevent: `Prevent 1 damage to ${name}`,
		bonus: '+1 damage in this attack'
	};
	return words[step];
}

/** What one way of a card does, as the card says it. */
function wayWords(table: Table, question: Question, at: number): string | null {
	const id = cardAsking(question);
	if (id === null) return null;
	const card = cardOf(table, id);
	const way = card.parts.flatMap(({ effects }) => waysIn(effects))[at];
	return way
		? cardText({ kind: card.kind, parts: [{ when: 'play', effects: [...way] }] }).join(' ')
		: null;
}

function waysIn(effects: readonly Effect[]): readonly (readonly Effect[])[] {
	return effects.flatMap((effect) => {
		if (effect.do === 'choose') return effect.of as readonly (readonly Effect[])[];
		return 'then' in effect ? waysIn(effect.then as readonly Effect[]) : [];
	});
}
