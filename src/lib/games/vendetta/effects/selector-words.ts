import type { Amount, Cards, Condition, Count, When, Where, Who } from './selector.ts';

const WHOM: { readonly [W in Who]: string } = {
	self: 'you',
	'each-rival': 'each Rival',
	'chosen-rival': 'a Rival of your choice',
	'each-opponent': 'each opponent',
	'chosen-opponent': 'an opponent of your choice',
	'all-here': 'each player here',
	winner: 'the winner',
	second: 'the player in second place',
	cause: 'that player',
	chooser: 'that player',
	chosen: 'that player'
};

export const whoWords = (who: Who): string => WHOM[who];

/** “you lose”, “each Rival loses”. */
export function doing(who: Who, verb: string): string {
	const ending = /(s|ch|sh|x|o)$/.test(verb) ? 'es' : 's';
	return `${WHOM[who]} ${who === 'self' ? verb : verb + ending}`;
}

const COUNTED: { readonly [C in Count['count']]: string } = {
	'own-cards-here': 'cards {of} have here',
	'rival-cards-here': 'cards Rivals have here',
	'cards-here': 'cards here',
	'face-down-here': 'face-down cards here',
	'own-face-down-here': 'face-down cards {of} have here',
	'rivals-here': 'Rivals',
	'own-blood-here': 'Blood {of} have deployed here',
	'rival-blood-here': 'Blood Rivals have deployed here',
	'blood-here': 'Deployed Blood here',
	'own-power-here': 'printed Power {of} have here',
	pool: 'Blood in {whose} Pool',
	influence: 'Influence in {whose} Pool',
	alliance: 'cards in {whose} Alliance',
	allies: 'Allies in {whose} Alliance',
	victims: 'Victims in {whose} Alliance',
	humans: 'humans in {whose} Alliance',
	vampires: 'vampires in {whose} Alliance',
	drained: 'cards {of} have drained',
	diablerie: 'Diablerie tokens {of} have',
	hand: 'cards in {whose} hand',
	'printed-power': 'printed Power of this card',
	round: 'rounds begun',
	'frenzies-caused': 'Frenzies {of} caused this round'
};

export function countWords({ count, of }: Count): string {
	const whose = of === undefined ? 'your' : 'their';
	const who = of === undefined ? 'you' : 'they';
	return COUNTED[count].replace('{of}', who).replace('{whose}', whose);
}

/** “2 Blood”, “half of the cards in your hand in Blood”. */
export function amountWords(amount: Amount, what: string): string {
	if (typeof amount === 'number') return `${amount} ${what}`;
	if (amount === 'taken') return `as much ${what}`;
	if (amount === 'all') return `all ${what}`;
	if ('byRound' in amount) return `${amount.byRound.join('/')} ${what} in round 1/2/3`;
	if ('upTo' in amount) return `up to ${amount.upTo} ${what}`;
	if ('level' in amount) return `${what} up to a total of ${amount.level}`;
	if ('half' in amount)
		return `${what} equal to half the ${countWords(amount.half)} (rounded ${amount.round})`;
	const { each = 1, for: per = 1, most } = amount;
	const cap = most === undefined ? '' : `, at most ${most}`;
	const one = per === 1 ? `${countWords(amount.per)}` : `${per} ${countWords(amount.per)}`;
	return `${each} ${what} for ${per === 1 ? 'each of the' : 'every'} ${one}${cap}`;
}

const WHICH_SIDE = {
	own: 'your',
	rivals: 'Rivals’',
	all: 'all',
	chosen: 'that player’s',
	chooser: 'that player’s'
} as const;
const PLACE = {
	here: 'here',
	elsewhere: 'at other Locations',
	anywhere: 'at any Location',
	haven: 'at the Prince’s Haven'
} as const;

export function cardsWords(cards: Cards): string {
	if (cards === 'this') return 'this card';
	if (cards === 'cause') return 'that card';
	if (cards === 'chosen') return 'the chosen cards';
	const { of, which, where = 'here', face, kind, most = 1 } = cards;
	const marks = [face && `face-${face}`, kind].filter(Boolean).join(' ');
	const named = (noun: string) => (marks ? `${marks} ${noun}` : noun);
	const side = of === 'all' ? '' : `${WHICH_SIDE[of]} `;
	const place = PLACE[where];
	switch (which) {
		case 'all':
			return `all ${side}${named('cards')} ${place}`;
		case 'others':
			return `all ${side}other ${named('cards')} ${place}`;
		case 'highest':
			return `the highest of ${side || 'the '}${named('cards')} ${place}`;
		case 'one':
			return `${most === 1 ? 'one' : `up to ${most}`} of ${side || 'the '}${named('cards')} ${place}`;
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
			return `there are at least ${condition.n} ${countWords(condition.what)}`;
		case 'at-most':
			return `there are at most ${condition.n} ${countWords(condition.what)}`;
		case 'most':
			return `nobody else here has as many: ${countWords(condition.what)}`;
		case 'fewest':
			return `nobody else here has as few: ${countWords(condition.what)}`;
		case 'winner':
			return condition.who === 'self' ? 'you won here' : 'that player won here';
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
