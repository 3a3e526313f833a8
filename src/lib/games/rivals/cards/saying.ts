import { listed } from '../../core/listed.ts';
import type { Amount, Count } from './amount.ts';
import type { Cost } from './cost.ts';
import type { Group, Named, Who, Whom } from './who.ts';

/* The nouns of a card's sentences: players, vampires, amounts and costs. A clause that you do yourself begins with its verb. */

export const TOKENS = { prestige: 'Prestige', agenda: 'Agenda', influence: 'Influence' } as const;

const PLAYER: { readonly [W in Whom]: string } = {
	you: 'you',
	foe: 'the opposing foe',
	rival: 'your Rival',
	'chosen-foe': 'a foe of your choice',
	chosen: 'that foe',
	cause: 'that player',
	'each-foe': 'each foe',
	'each-player': 'each player'
};

/** Third person: “gains”, “discards”, “readies”. */
const third = (verb: string): string => {
	if (verb.endsWith('y')) return `${verb.slice(0, -1)}ies`;
	return /(s|ch|sh|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
};

/** “gain”, “your Rival gains”. */
export const doing = (whom: Whom, verb: string): string =>
	whom === 'you' ? verb : `${PLAYER[whom]} ${third(verb)}`;

export const whomWords = (whom: Whom): string => PLAYER[whom];

/** “your”, “their”; of a named player “your Rival’s”. */
const whose = (whom: Whom): string => (whom === 'you' ? 'your' : `${PLAYER[whom]}’s`);

const NAMES: { readonly [N in Exclude<Named, 'this'>]: string } = {
	attacker: 'the attacker',
	target: 'the target',
	blocker: 'the blocker',
	leader: 'your Leader',
	cause: 'that vampire',
	chosen: 'that vampire'
};
export const namedWords = (who: Named, self: string): string =>
	who === 'this' ? self : NAMES[who];

const OF: { readonly [O in Group['of']]: string } = {
	you: ' of yours',
	rival: ' of your Rival',
	foe: ' of the opposing foe',
	foes: ' of a foe',
	all: '',
	chosen: ' of theirs',
	party: ' in this party',
	opposing: ' in the opposing party'
};
const PLACES = {
	haven: ' at the Haven',
	streets: ' in The Streets',
	torpor: ' in torpor',
	anywhere: ' (in torpor too)'
} as const;
const BEFORE = { wounded: 'Wounded ', ready: 'ready ', exhausted: 'exhausted ' } as const;
const AFTER = { titled: ' with a Title', untitled: ' without a Title' } as const;

/** “2 other exhausted vampires of yours”. */
function groupWords({ of, where, not, only, most }: Group, n: number): string {
	const other = not ? 'other ' : '';
	const before = only && only in BEFORE ? BEFORE[only as keyof typeof BEFORE] : '';
	const after = only && only in AFTER ? AFTER[only as keyof typeof AFTER] : '';
	const cap = most === undefined ? '' : ` with at most ${most} Blood Potency`;
	const noun = n === 1 ? 'vampire' : 'vampires';
	return other + before + noun + OF[of] + (where ? PLACES[where] : '') + after + cap;
}

/** “the target”, “each other vampire in the opposing party”, “a vampire of yours”. */
export function whoWords(who: Who, self: string): string {
	if (typeof who === 'string') return namedWords(who, self);
	if ('each' in who) return `each ${groupWords(who.each, 1)}`;
	const { choose, of, upTo } = who;
	const meant = groupWords(of, choose);
	if (choose > 1 || upTo) return `${upTo ? 'up to ' : ''}${choose} ${meant}`;
	if (meant.startsWith('other ')) return `an${meant}`;
	return `${/^[aeiou]/.test(meant) ? 'an' : 'a'} ${meant}`;
}
/** After “from” and “over”: the group itself. */
export const whoFrom = (who: Who, self: string): string =>
	typeof who === 'object' && 'each' in who ? groupWords(who.each, 2) : whoWords(who, self);

const isPlural = (who: Who): boolean =>
	typeof who === 'object' && 'choose' in who && who.choose > 1;

/** “the target loses”, “up to 2 vampires of yours lose”. */
export const does = (who: Who, verb: string, self: string): string =>
	`${whoWords(who, self)} ${isPlural(who) ? verb : third(verb)}`;

/** “this vampire has”. */
export const having = (who: Who, self: string): string =>
	`${whoWords(who, self)} ${isPlural(who) ? 'have' : 'has'}`;

/** “1 card”, “2 cards”. */
const several = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const WITHIN = { this: 'on it', party: 'in this party', coterie: 'in your coterie' } as const;
const HELD = { titles: 'Title', retainers: 'Retainer' } as const;

/** What is counted, for one of it or for several. */
export function countWords(what: Count, n: number): string {
	const plural = n === 1 ? '' : 's';
	switch (what.count) {
		case 'vampires':
			return groupWords(what.of, n);
		case 'icons':
			return `${what.discipline} ${WITHIN[what.in]}`;
		case 'users':
			return `vampire${plural} with ${what.discipline} ${WITHIN[what.in]}`;
		case 'titles':
		case 'retainers':
			return `${HELD[what.count]}${plural} in ${whose(what.of)} coterie`;
		case 'ongoing':
			return `Ongoing card${plural} of ${what.of === 'you' ? 'yours' : PLAYER[what.of]}`;
		case 'prestige':
			return `Prestige in ${whose(what.of)} supply`;
		case 'agenda':
			return `Agenda of ${what.of === 'you' ? 'yours' : PLAYER[what.of]}`;
		case 'hand':
			return `card${plural} in ${whose(what.of)} hand`;
		case 'down':
			return `Prestige on ${whose(what.of)} Conspiracies`;
		case 'mortals':
			return `mortal${plural} in The Streets`;
		case 'antagonists':
			return `antagonist${plural} in The Streets`;
		case 'taken':
			return 'damage taken';
	}
}

/** “2 Prestige”, “1 Prestige for each Title in your coterie, at most 3”. */
export function amountWords(amount: Amount, one: string, many = one): string {
	if (typeof amount === 'number') return several(amount, one, many);
	const { per, each = 1, most } = amount;
	const cap = most === undefined ? '' : ` (at most ${most})`;
	return `${several(each, one, many)} for each ${countWords(per, 1)}${cap}`;
}

/** “exhaust, pay 1 Blood and discard 1 card”. */
export function costWords({ prestige, blood, discard, exhaust, burn }: Cost): string {
	const pays = [
		prestige !== undefined && `pay ${prestige} Prestige`,
		blood !== undefined && `pay ${blood} Blood`,
		discard !== undefined && `discard ${several(discard, 'card', 'cards')}`,
		exhaust === 'leader' && 'exhaust your Leader',
		exhaust === 'this' && 'exhaust',
		burn === true && 'burn this card'
	].filter((one) => typeof one === 'string');
	return listed(pays);
}
