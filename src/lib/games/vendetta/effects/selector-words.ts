import { listed } from '../../core/listed.ts';
import { countWords, several } from './amount-words.ts';
import type { Cards, Condition, When, Where, Who } from './selector.ts';

const WHOM: { readonly [W in Who]: string } = {
	self: 'you',
	'each-rival': 'each Rival',
	'chosen-rival': 'a Rival of your choice',
	'each-opponent': 'each opponent',
	'chosen-opponent': 'an opponent of your choice',
	'all-here': 'each player here',
	winner: 'the winner',
	second: 'the player in second place',
	cause: 'them',
	chooser: 'them',
	chosen: 'them'
};

export const whoWords = (who: Who): string => WHOM[who];

/** The same as who does it: “you”, “each Rival”, “they”. */
export const subjectWords = (who: Who): string => (WHOM[who] === 'them' ? 'they' : WHOM[who]);

/** “to your Position”, “to their Position”, “to the Position of each Rival”. */
export function toPositionOf(who: Who): string {
	if (who === 'self' || WHOM[who] === 'them') return `to ${theirs(who)} Position`;
	return `to the Position of ${WHOM[who]}`;
}

/** “lose 1 Blood”, “each Rival loses 1 Blood”, “they lose 1 Blood”. */
export function doing(who: Who, verb: string): string {
	if (who === 'self') return verb;
	if (WHOM[who] === 'them') return `they ${verb}`;
	const ending = /(s|ch|sh|x|o)$/.test(verb) ? 'es' : 's';
	return `${WHOM[who]} ${verb}${ending}`;
}

/** “your”, “their”. */
export const theirs = (who: Who): string => (who === 'self' ? 'your' : 'their');

const PLACE = {
	here: 'here',
	elsewhere: 'at another Location',
	anywhere: 'at any Location',
	haven: 'at the Prince’s Haven'
} as const;

type Meant = Exclude<Cards, string>;
/** Whose cards; one of them, and several. */
const SIDE: { readonly [S in Meant['of']]: readonly [string, string] } = {
	own: [' of yours', ' of yours'],
	rivals: [' of a Rival', ' of your Rivals'],
	all: ['', ''],
	chosen: [' of theirs', ' of theirs'],
	chooser: [' of theirs', ' of theirs']
};

export function cardsWords(cards: Cards): string {
	if (cards === 'this') return 'this card';
	if (cards === 'cause') return 'that card';
	if (cards === 'chosen') return 'those cards';
	const { of, which, where = 'here', face, kind, most = 1 } = cards;
	const marks = [face && `face-${face}`, kind].filter(Boolean).join(' ');
	const noun = (n: number) => `${marks ? `${marks} ` : ''}${n === 1 ? 'card' : 'cards'}`;
	const [one, many] = SIDE[of];
	const place = PLACE[where];
	switch (which) {
		case 'all':
			return `all ${noun(2)}${many} ${place}`;
		case 'others':
			return `all other ${noun(2)}${many} ${place}`;
		case 'highest':
			return `the strongest ${noun(1)}${many} ${place}`;
		case 'one':
			return most === 1
				? `one ${noun(1)}${one} ${place}`
				: `up to ${most} ${noun(2)}${many} ${place}`;
	}
}

const WHEREABOUTS: { readonly [W in Where]: string } = {
	here: 'here',
	haven: 'at the Prince’s Haven',
	chosen: 'at a Location of your choice',
	other: 'at another Location',
	each: 'at each Location'
};

export const whereWords = (where: Where): string => WHEREABOUTS[where];
export const whereTo = (where: Where): string =>
	where === 'here' ? 'here' : WHEREABOUTS[where].replace(/^at/, 'to');

export function conditionWords(condition: Condition): string {
	switch (condition.is) {
		case 'at-least':
			return `there ${condition.n === 1 ? 'is' : 'are'} at least ${condition.n} ${countWords(condition.what, condition.n)}`;
		case 'at-most':
			return `there ${condition.n === 1 ? 'is' : 'are'} at most ${condition.n} ${countWords(condition.what, condition.n)}`;
		case 'most':
			return `you alone have the most ${countWords(condition.what)}`;
		case 'fewest':
			return `you alone have the fewest ${countWords(condition.what)}`;
		case 'winner':
			return condition.who === 'self' ? 'you won here' : 'they won here';
		case 'at-haven':
			return 'this is the Prince’s Haven';
		case 'not-at-haven':
			return 'this is not the Prince’s Haven';
		case 'done':
			return 'you do';
		case 'not-done':
			return 'you do not';
		case 'face-down':
			return 'this card was played face down';
		case 'alone-here':
			return 'you have no Rivals here';
		case 'first-in-order':
			return 'you hold the Ambition token';
		case 'last-in-order':
			return 'you are last in turn order';
	}
}

const BY = {
	self: 'you',
	rival: 'a Rival',
	opponent: 'an opponent',
	anyone: 'any player'
} as const;
const AT = { here: ' here', elsewhere: ' at another Location', anywhere: '' } as const;

export function whenWords(when: When): string {
	const at = 'at' in when && when.at !== undefined ? AT[when.at] : '';
	const does = (by: keyof typeof BY, verb: string) =>
		`whenever ${BY[by]} ${by === 'self' ? verb : `${verb}s`}`;
	switch (when.on) {
		case 'played':
			return `${does(when.by, 'play')} a card${when.face ? ` face ${when.face}` : ''}${at}`;
		case 'deployed':
			return `${does(when.by, 'play')} ${when.least === undefined ? '' : `${when.least} or more `}Blood${at}`;
		case 'withdrew':
			return `${does(when.by, 'withdraw')}${at === ' here' ? ' from here' : at}`;
		case 'drained':
			return `${does(when.by, 'drain')} a card`;
		case 'frenzied':
			return `${does(when.by, 'enter')} Frenzy`;
		case 'sent-into-frenzy':
			return `${does(when.by, 'send')} somebody into Frenzy`;
		case 'lost-blood':
			return `${does(when.by, 'lose')} Blood`;
		case 'revealed':
			return when.which === 'this'
				? 'when this card is revealed'
				: `whenever a card is revealed${at}`;
		case 'acquired':
			return 'when you acquire this Ally';
		case 'start':
		case 'end':
			return `at the ${when.on} of ${PARTS[when.of]}`;
		case 'resolved':
			return `after ${at === ' here' ? 'this' : 'a'} Location is resolved`;
		case 'won':
			return `${does(when.by, 'win')} a conflict${at}`;
		case 'lost':
			return `${does(when.by, 'lose')} a conflict${at}`;
	}
}

type Part = Extract<When, { on: 'start' | 'end' }>['of'];
const PARTS: { readonly [P in Part]: string } = {
	round: 'the round',
	planning: 'Planning',
	resolution: 'Resolution',
	turn: 'your turn',
	withdraw: 'the Withdraw step here',
	revelation: 'the Revelation step here',
	preparation: 'the Preparation step here',
	conflict: 'the Conflict step here',
	aftermath: 'the Aftermath step here'
};

/** “first place here also gains 1 Influence and 1 Blood”. */
export function rewardWords(
	place: string,
	{
		influence,
		blood,
		victims
	}: { readonly influence: number; readonly blood: number; readonly victims: number }
): string {
	const more = [
		influence && `${influence} Influence`,
		blood && `${blood} Blood`,
		victims && several(victims, 'Victim')
	].filter((one) => typeof one === 'string');
	return `${place} place here also gains ${listed(more)}`;
}

/** Clauses that say what you do yourself begin with a verb; all others with who or what. */
const TOLD_OF_OTHERS = /^(each|an?|they|the|this|that|if|you|first|second|third|by) /;

/** “you may withdraw from here”, “you may do this: each Rival loses 1 Blood”. */
export function mayDo(clause: string): string {
	if (clause.startsWith('you may')) return clause;
	return TOLD_OF_OTHERS.test(clause) ? `you may do this: ${clause}` : `you may ${clause}`;
}
