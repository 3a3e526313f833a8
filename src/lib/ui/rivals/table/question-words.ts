import { counted } from '../../../games/core/listed.ts';
import type { Effect, EffectOf } from '../../../games/rivals/cards/effects.ts';
import { cardText } from '../../../games/rivals/cards/card-text.ts';
import { costWords } from '../../../games/rivals/cards/saying.ts';
import { blowsOf } from '../../../games/rivals/table/blows.ts';
import { PROMPTS } from '../../../games/rivals/table/prompts.ts';
import type { ManualStep } from '../../../games/rivals/table/manual-tasks.ts';
import type { Question } from '../../../games/rivals/table/questions.ts';
import type { Table } from '../../../games/rivals/table/table.ts';
import { cardOf, findVampire } from '../../../games/rivals/table/where.ts';
import { TYPE_WORDS } from '../../../games/rivals/cards/condition-words.ts';
import { abilityWords } from './abilities.ts';

type NameOf = (id: string) => string;

const left = ({ about }: Question): number => Number(about['left'] ?? 1);

/** What is asked. */
export function questionTitle(question: Question, nameOf: NameOf): string {
	const { prompt, about, most } = question;
	const target = about['target'] ?? about['vampire'];
	if (prompt === 'block' && target !== undefined)
		return `Who blocks for ${nameOf(String(target))}?`;
	if (prompt === 'discard') {
		const what = most === 1 ? 'Discard a card' : `Discard ${most} cards`;
		return about['why'] === 'mend' ? `${what} to mend` : what;
	}
	if (prompt === 'claim-attack' && target !== undefined)
		return `Do you attack ${nameOf(String(target))}, who claims the Prince?`;
	if (prompt === 'prevention' && target !== undefined)
		return `${nameOf(String(target))} takes ${about['damage'] ?? 0} damage. Prevent it?`;
	if (prompt === 'share' && target !== undefined)
		return `${nameOf(String(target))} falls. Which damage is cut first?`;
	if (prompt === 'manual' && typeof about['text'] === 'string')
		return `One step at a time: ${about['text']}`;
	if (prompt === 'answer') return `${nameOf(String(about['card'] ?? ''))}: YES or NO?`;
	if (prompt === 'which-vampires')
		return most === 1
			? 'Choose a vampire'
			: `Choose ${question.least === most ? '' : 'up to '}${most} vampires`;
	if (prompt === 'which-card') return 'Choose a card';
	if (prompt === 'which-foe') return 'Choose a foe';
	if (prompt === 'reaction') return 'Play a Reaction?';
	if (prompt === 'mend') return 'Mend your vampires?';
	if (prompt === 'spread') return `Place ${about['n'] ?? most} damage on your vampires`;
	if (prompt === 'draw-from')
		return left(question) > 1 ? `Draw ${left(question)} cards` : 'Draw a card';
	if (prompt === 'mend-spread')
		return left(question) > 1 ? `Mend ${left(question)} Blood, one by one` : 'Who mends 1 Blood?';
	if (prompt === 'ability' && question.options.length === 1) return 'Use this ability?';
	if (prompt === 'may') return `Use ${nameOf(String(about['card'] ?? ''))}?`;
	if (prompt === 'reward') return `Burn or attach ${nameOf(String(about['card'] ?? ''))}?`;
	return PROMPTS[prompt];
}

/** What somebody new has to know to answer, as the rulebook has it; null: the question says enough. */
export function questionNote(table: Table, question: Question): string | null {
	const atEnd = table.turn?.phase === 'end';
	switch (question.prompt) {
		case 'spread':
			return 'Each Second Inquisition card deals 1 Aggravated damage. No attribute reduces it, and a vampire without Blood is burned.';
		case 'answer':
			return 'The side with more Influence wins.';
		case 'mend':
			return 'Discard 1 card for each vampire you choose. It mends 1 Blood.';
		case 'draw-from':
			return atEnd && left(question) > 1
				? 'Your turn ends with 2 cards. Which deck first?'
				: 'From which deck?';
		case 'discard':
			return question.about['why'] === 'cost' ? 'It is the cost of what you use.' : null;
		case 'block':
			return 'A ready vampire of the same party can take the place of the target. It exhausts.';
		default:
			return null;
	}
}

/** Questions that are asked in the middle of an attack. */
const IN_ATTACK: ReadonlySet<Question['prompt']> = new Set([
	'block',
	'reaction',
	'ability',
	'prevention',
	'may',
	'retarget',
	'claim-card'
]);

/** The attack that a question is about, and what it would deal as it stands; null: there is none. */
export function attackWords(table: Table, question: Question, nameOf: NameOf): string | null {
	const { attack } = table;
	if (!attack || !IN_ATTACK.has(question.prompt)) return null;
	const { taken } = blowsOf(table).sum;
	const down = attack.card !== null && attack.card.card === null ? ' plus a face-down card' : '';
	return `${nameOf(attack.attacker)} attacks ${nameOf(String(attack.target))} (${TYPE_WORDS[attack.type]}): ${taken} damage so far${down}.`;
}

/** What is said to none of the options. */
export function noneWords({ prompt, options }: Question): string {
	switch (prompt) {
		case 'block':
			return 'Nobody blocks';
		case 'reaction':
			return 'No Reaction';
		case 'claim-card':
			return 'No Attack card';
		case 'claim-attack':
			return 'Let the claim pass';
		case 'mend':
			return 'Mend nobody';
		case 'manual':
			return 'Done';
		case 'ability':
			return options.length === 1 ? 'Do not use it' : 'Use none';
		case 'prevention':
			return 'Prevent nothing';
		default:
			return 'No';
	}
}

/** What the button says that sends several options. */
export function sendWords(question: Question, chosen: number): string {
	const { prompt } = question;
	if (prompt === 'mend') return chosen === 0 ? noneWords(question) : `Mend ${chosen}`;
	if (prompt === 'discard') return chosen === 0 ? 'Discard nothing' : `Discard ${chosen}`;
	return chosen === 0 ? 'Choose none' : `Choose ${chosen}`;
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
	library: 'Library: attacks, actions, Reactions',
	faction: 'Faction Deck: vampires',
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
		case 'reaction': {
			const card = cardOf(table, option);
			return card.kind === 'reaction'
				? `${card.name} (${counted(card.shields, 'shield')})`
				: nameOf(option);
		}
		case 'may':
			return option === 'yes' ? mayWords(table, question) : 'No';
		case 'reward':
			return rewardWords(table, question, option) ?? capital(option);
		case 'mend':
			return `${nameOf(option)} (${findVampire(table, option)?.vampire.blood ?? 0} Blood)`;
		case 'spread':
			return `${nameOf(first)} takes 1`;
		case 'manual':
			return manualWords(first as ManualStep, capital(nameOf(second)));
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
		'prestige-gain': `${name}: +1 Prestige`,
		'prestige-lose': `${name}: −1 Prestige`,
		'agenda-gain': `${name}: +1 Agenda`,
		'agenda-lose': `${name}: −1 Agenda`,
		draw: `${name}: draw 1 card`,
		discard: `${name}: discard 1 card`,
		mend: `${name}: +1 Blood`,
		bleed: `${name}: −1 Blood`,
		exhaust: `Exhaust ${name}`,
		ready: `Ready ${name}`,
		haven: `Move ${name} to the Haven`,
		streets: `Move ${name} to The Streets`,
		prevent: `Prevent 1 damage to ${name}`,
		bonus: '+1 damage in this attack'
	};
	return words[step];
}

/** What burning or attaching a mortal does [Mortals and Retainers]. */
function rewardWords(table: Table, question: Question, option: string): string | null {
	const id = cardAsking(question);
	const card = id === null ? null : cardOf(table, id);
	if (card?.kind !== 'mortal') return null;
	return option === 'burn' ? `Burn it: mend ${card.burn} Blood` : 'Attach it as a Retainer';
}

/** What somebody agrees to, where the card offers one thing: “Pay 1 Blood: +2 damage”. */
function mayWords(table: Table, question: Question): string {
	const id = cardAsking(question);
	if (id === null) return 'Yes';
	const card = cardOf(table, id);
	const [only, another] = card.parts.flatMap(({ effects }) => offersIn(effects));
	if (!only || another) return 'Yes';
	const does = cardText({ kind: card.kind, parts: [{ when: 'play', effects: only.then }] })
		.join(' ')
		.replace(/\.$/, '');
	return only.cost ? `${capital(costWords(only.cost))}: ${does}` : does;
}

type Offer = EffectOf<'may'>;

function offersIn(effects: readonly Effect[]): readonly Offer[] {
	return effects.flatMap((effect) => {
		if (effect.do === 'may') return [effect];
		return 'then' in effect ? offersIn(effect.then as readonly Effect[]) : [];
	});
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
