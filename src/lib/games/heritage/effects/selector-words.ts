import { clanNames } from '../clan-names.ts';
import type { Geography } from '../vocabulary.ts';
import type { Amount, Count, Filter, Selector, Side, Token } from './selector.ts';

/**
 * Whose words these are: an ability speaks of the vampire that has it, a scheme of the coterie leader,
 * a slip (an asset or obligation) of the vampire that its player chose to bear it, and what a black
 * market offers of the vampire whose boon paid for it.
 */
export type Speaker = 'ability' | 'scheme' | 'slip' | 'market';

export const BEARERS: { readonly [S in Speaker]: string } = {
	ability: 'this vampire',
	scheme: 'the coterie leader',
	slip: 'this vampire',
	market: 'the vampire that held the boon'
};

type Noun = { readonly one: string; readonly many: string };

export const VAMPIRE: Noun = { one: 'vampire', many: 'vampires' };
export const CHARACTER: Noun = { one: 'character', many: 'characters' };
const CHILDE: Noun = { one: 'childe', many: 'childer' };
const MEMBER: Noun = { one: 'coterie member', many: 'coterie members' };
const ENEMY: Noun = { one: 'declared enemy', many: 'declared enemies' };
const KINDS = {
	leader: { one: 'clan leader', many: 'clan leaders' },
	ancilla: { one: 'ancilla', many: 'ancillae' },
	fledgling: { one: 'fledgling', many: 'fledglings' },
	sire: { one: 'sire', many: 'sires' }
} as const satisfies Record<string, Noun>;

/** What a filter says, as "calm fledglings of the north with power". */
export function filterWords(where: Filter, noun: Noun, number: keyof Noun): string {
	const [kind, ...further] = kindsOf(where);
	const head = kind ?? (where.enemy === true ? ENEMY : noun);
	return [
		...adjectives(where, kind !== undefined),
		head[number],
		...after(where, further, number)
	].join(' ');
}

/** Whom an effect means, as "any one of your calm fledglings"; always one at a time, so verbs are singular. */
export function selectorWords(whom: Selector, speaker: Speaker): string {
	const bearer = BEARERS[speaker];
	switch (whom.who) {
		case 'bearer':
			return bearer;
		case 'clan-leader':
			return 'your clan leader';
		case 'sire':
			return `the sire of ${bearer}`;
		case 'childer':
			return `each ${filterWords(whom.where ?? {}, CHILDE, 'one')}${amongChilder(whom.where)} ${bearer}`;
		case 'coterie':
			return `each ${filterWords(whom.where ?? {}, MEMBER, 'one')}${amongMembers(whom.where)}`;
		case 'chosen':
			return 'the vampire chosen before';
		case 'any':
		case 'each':
			return choiceWords(whom.who, whom.of, whom.where ?? {});
	}
}

/** How many, as "2 power" or "1 power for each declared enemy, at most 3". */
export function amountWords(amount: Amount, what: Token): string {
	if (typeof amount === 'number') return `${amount} ${what}`;
	return `${amount.each} ${what} for each ${countedWords(amount.count)}, at most ${amount.most}`;
}

/** A condition, as "if you have at least 3 elitist vampires". */
export function leastWords(count: Count, least: number): string {
	const many = (noun: Noun) => noun[least === 1 ? 'one' : 'many'];
	if (count === 'coterie')
		return `if the coterie has at least ${least} ${least === 1 ? 'member' : 'members'}`;
	if (count === 'enemies') return `if you have at least ${least} ${many(ENEMY)}`;
	if (count === 'pack') return `if the pack has at least ${least} ${many(VAMPIRE)}`;
	const what = filterWords(count.where ?? {}, VAMPIRE, least === 1 ? 'one' : 'many');
	return `if ${HOLDERS[count.of]} at least ${least} ${what}`;
}

function countedWords(count: Count): string {
	if (count === 'coterie') return 'coterie member';
	if (count === 'enemies') return 'declared enemy';
	if (count === 'pack') return 'vampire of the pack';
	return groupWords(count.of, count.where ?? {}, 'each');
}

const HOLDERS: { readonly [S in Side]: string } = {
	own: 'you have',
	'any-opponent': 'an opponent you pick has',
	opponents: 'your opponents together have',
	everyone: 'all players together have',
	'that-opponent': 'that opponent has'
};

/** Of leaders there is one a bloodline, so nobody picks one of several. */
function choiceWords(who: 'any' | 'each', of: Side, where: Filter): string {
	if (where.leader !== true || of === 'everyone') {
		return `${who === 'any' ? 'any one' : 'each'} ${groupWords(of, where, who)}`;
	}
	const owner = of === 'opponents' ? `${who} opponent’s` : ownerWords(of, who);
	return `${owner} ${filterWords(where, VAMPIRE, 'one')}`;
}

/** What follows "any one" or "each"; an enemy is an opponent's anyway. */
function groupWords(of: Side, where: Filter, who: 'any' | 'each'): string {
	const owner = ownerWords(of, who);
	const bare = owner === null || (where.enemy === true && (of === 'opponents' || who === 'any'));
	return bare
		? filterWords(where, VAMPIRE, 'one')
		: `of ${owner} ${filterWords(where, VAMPIRE, 'many')}`;
}

function ownerWords(of: Side, who: 'any' | 'each'): string | null {
	switch (of) {
		case 'own':
			return 'your';
		case 'any-opponent':
			return 'an opponent’s';
		case 'opponents':
			return who === 'any' ? 'an opponent’s' : 'your opponents’';
		case 'everyone':
			return null;
		case 'that-opponent':
			return 'that opponent’s';
	}
}

function kindsOf(where: Filter): Noun[] {
	const kinds = ['leader', 'ancilla', 'fledgling', 'sire'] as const;
	return kinds.filter((kind) => where[kind] === true).map((kind) => KINDS[kind]);
}

function adjectives(where: Filter, hasKind: boolean): string[] {
	return [
		where.exhausted === undefined ? '' : where.exhausted ? 'exhausted' : 'unexhausted',
		where.enemy === true && hasKind ? 'enemy' : '',
		where.class ?? '',
		where.temperament ?? '',
		where.geography === 'roaming' ? 'roaming' : '',
		where.archetype ?? '',
		where.clan === undefined ? '' : clanNames[where.clan]
	].filter((word) => word !== '');
}

function after(where: Filter, further: readonly Noun[], number: keyof Noun): string[] {
	const are = number === 'one' ? 'is' : 'are';
	return [
		originWords(where.geography),
		...further.map(
			(noun) => `that ${are} also ${number === 'one' ? withArticle(noun.one) : noun.many}`
		),
		where.torpor === true ? 'in torpor' : '',
		where.leader === false ? 'other than the clan leader' : '',
		where.sire === false ? 'without childer' : '',
		where.fledgling === false ? 'with childer' : '',
		where.ancilla === false ? 'without abilities' : '',
		where.enemy === false
			? `that ${are} not declared ${number === 'one' ? 'an enemy' : 'enemies'}`
			: '',
		where.bears === undefined ? '' : `with ${where.bears === 'boon' ? 'a boon' : where.bears}`,
		where.lacks === undefined ? '' : `without ${where.lacks === 'boon' ? 'boons' : where.lacks}`
	].filter((words) => words !== '');
}

function originWords(geography: Geography | undefined): string {
	return geography === undefined || geography === 'roaming' ? '' : `of the ${geography}`;
}

const amongChilder = (where: Filter | undefined) =>
	kindsOf(where ?? {}).length > 0 || where?.enemy === true ? ' among the childer of' : ' of';

const amongMembers = (where: Filter | undefined) =>
	kindsOf(where ?? {}).length > 0 || where?.enemy === true ? ' in the coterie' : '';

/** "a sire", "an ancilla". */
export function withArticle(word: string): string {
	return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}
