import { listed } from '../../core/listed.ts';
import type { Card } from './card.ts';
import { conditionWords } from './condition-words.ts';
import { known, WORDS, type EffectKind, type EffectOf } from './effects.ts';
import type { As, Part } from './part.ts';
import { costWords } from './saying.ts';
import type { Keyword } from './vocabulary.ts';
import { happenedWords } from './when-words.ts';
import type { Moment } from './when.ts';
import type { Telling } from './word.ts';

/* The text of a card, made from its parts, so that it says what the card does. */

const SAYING: {
	readonly [K in EffectKind]: { readonly says: (needs: EffectOf<K>, telling: Telling) => string };
} = WORDS;

function clauseOf<K extends EffectKind>(kind: K, effect: EffectOf<K>, telling: Telling): string {
	return SAYING[kind].says(effect, telling);
}

/** How a card speaks of `this`. */
const SELF: { readonly [K in Card['kind']]: string } = {
	vampire: 'this vampire',
	agenda: 'that vampire',
	haven: 'your Leader',
	action: 'this vampire',
	attack: 'the attacker',
	reaction: 'this vampire',
	title: 'this vampire',
	scheme: 'this vampire',
	modifier: 'this vampire',
	conspiracy: 'this vampire',
	event: 'that vampire',
	mortal: 'this vampire',
	antagonist: 'this card',
	prince: 'this vampire'
};

const ROLES: { readonly [A in As]: string } = {
	blocker: 'Blocker',
	party: 'Party',
	attacker: 'Attacker',
	attacking: 'Attacking party',
	target: 'Target',
	defending: 'Defending party'
};

const LEADS: { readonly [M in Moment]: string } = {
	play: '',
	intel: 'you may show this card in step 3: ',
	taken: 'if the target takes damage, ',
	always: '',
	start: 'at the start of your turn, ',
	end: 'at the end of your turn, ',
	torpor: 'Torpor — ',
	action: 'Action: ',
	attach: 'Attach: ',
	burn: 'Burn: ',
	leave: 'when this leaves The Streets, ',
	yes: 'YES: ',
	no: 'NO: ',
	lost: 'if your side loses, ',
	resolve: ''
};
const OF_EACH = {
	start: 'At the start of each player’s turn: ',
	end: 'At the end of each player’s turn: '
} as const;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const sentence = (words: string) => capital(words) + (/[.!?]$/.test(words) ? '' : '.');

/** What stands before the effects: when, and for what cost. */
function leadOf({ when, cost, once }: Part, kind: Card['kind'], self: string): string {
	const limit = { attack: 'once an attack, ', turn: 'once a turn, ', 'each-turn': '' } as const;
	const often = once ? limit[once] : '';
	const pays = cost ? `${costWords(cost)}: ` : '';
	if (typeof when === 'string') {
		if (kind === 'event' && (when === 'start' || when === 'end')) return OF_EACH[when];
		return when === 'action' && cost
			? `Action, ${costWords(cost)}: `
			: `${LEADS[when]}${often}${pays}`;
	}
	if ('on' in when) return `${often}${happenedWords(when, self)}, `;
	const paid = often + pays;
	return once === 'each-turn' ? `Relentless — ${capital(paid)}` : paid;
}

/** “that foe loses ”: who does what, where others do it. */
const DOER = /^(?:this|that|each|your) \w+ \w+s /;

/** Clauses as one: “that foe loses 2 Agenda and 2 Prestige”. */
const joined = (clauses: readonly string[]): string =>
	listed(
		clauses.map((clause, nth) => {
			const doer = DOER.exec(clauses[nth - 1] ?? '')?.[0];
			return doer !== undefined && clause.startsWith(doer) ? clause.slice(doer.length) : clause;
		})
	);

/** One part as one sentence. */
function partWords(part: Part, kind: Card['kind']): string {
	const self = SELF[kind];
	const telling: Telling = {
		self,
		all: (within) => joined(known(within).map((effect) => clauseOf(effect.do, effect, telling)))
	};
	const role = part.as ? `${ROLES[part.as]} — ` : '';
	const given = part.if ? `if ${listed(part.if.map((one) => conditionWords(one, self)))}, ` : '';
	const lead = leadOf(part, kind, self);
	const rest = given + telling.all(part.effects);
	// After a colon or a dash a new sentence begins.
	const body = /(: |— )$/.test(lead) || lead === '' ? lead + sentence(rest) : lead + rest;
	return role + sentence(body);
}

const KEYWORDS: { readonly [K in Keyword]: string } = {
	guard: 'Guard: may block Ranged attacks.',
	targeted: 'Targeted: as you reveal this, any member of the opposing party becomes the target.'
};

/** All sentences of a card, from the top; none: a plain card. */
export const cardText = (
	card: Pick<Card, 'kind' | 'parts'> & { readonly keywords?: readonly Keyword[] }
): readonly string[] => [
	...(card.keywords ?? []).map((keyword) => KEYWORDS[keyword]),
	...card.parts.map((part) => partWords(part, card.kind))
];
