import type { Amount, Count } from './selector.ts';

/** “1 card”, “2 cards”. */
export const several = (n: number, one: string, many = `${one}s`): string =>
	`${n} ${n === 1 ? one : many}`;

/** One and several of what is counted; `{whose}` and `{of}` are filled in. */
const COUNTED: { readonly [C in Count['count']]: readonly [string, string] } = {
	'own-cards-here': ['card {of} here', 'cards {of} here'],
	'rival-cards-here': ['card of a Rival here', 'cards of Rivals here'],
	'cards-here': ['card here', 'cards here'],
	'face-down-here': ['face-down card here', 'face-down cards here'],
	'own-face-down-here': ['face-down card {of} here', 'face-down cards {of} here'],
	'rivals-here': ['Rival', 'Rivals'],
	'own-blood-here': ['Deployed Blood {of} here', 'Deployed Blood {of} here'],
	'rival-blood-here': ['Deployed Blood of a Rival here', 'Deployed Blood of Rivals here'],
	'blood-here': ['Deployed Blood here', 'Deployed Blood here'],
	'own-power-here': ['printed Power {of} here', 'printed Power {of} here'],
	pool: ['Blood in {whose} Pool', 'Blood in {whose} Pool'],
	influence: ['Influence in {whose} Pool', 'Influence in {whose} Pool'],
	alliance: ['card in {whose} Alliance', 'cards in {whose} Alliance'],
	allies: ['Ally in {whose} Alliance', 'Allies in {whose} Alliance'],
	victims: ['Victim in {whose} Alliance', 'Victims in {whose} Alliance'],
	humans: ['human in {whose} Alliance', 'humans in {whose} Alliance'],
	vampires: ['vampire in {whose} Alliance', 'vampires in {whose} Alliance'],
	drained: ['drained card {of}', 'drained cards {of}'],
	diablerie: ['Diablerie token {of}', 'Diablerie tokens {of}'],
	hand: ['card in {whose} hand', 'cards in {whose} hand'],
	'printed-power': ['printed Power of this card', 'printed Power of this card'],
	round: ['round so far', 'rounds so far'],
	'frenzies-caused': ['Frenzy {of} this round', 'Frenzies {of} this round']
};

/** What is counted, for one of it or for several. */
export function countWords({ count, of }: Count, n = 2): string {
	const words = COUNTED[count][n === 1 ? 0 : 1];
	const isOwn = of === undefined;
	const whose = words.replace('{whose}', isOwn ? 'your' : 'their');
	if (count === 'frenzies-caused')
		return whose.replace('{of}', isOwn ? 'you caused' : 'they caused');
	return whose.replace('{of}', isOwn ? 'of yours' : 'of theirs');
}

/** “1 Influence (round 3: 2)”: what a round gives, and the rounds from which it is another. */
function byRoundWords(byRound: readonly number[], what: string, many: string): string {
	const [first = 0, ...later] = byRound;
	const changes = later.flatMap((n, nth) => (n === byRound[nth] ? [] : [`round ${nth + 2}: ${n}`]));
	const said = several(first, what, many);
	return changes.length === 0 ? said : `${said} (${changes.join(', ')})`;
}

/** “2 Blood”, “1 Blood for each card in your Alliance”. `many`: what several are called. */
export function amountWords(amount: Amount, what: string, many = what): string {
	if (typeof amount === 'number') return several(amount, what, many);
	if (amount === 'taken') return `that much ${what}`;
	if (amount === 'all') return `all ${many}`;
	if ('byRound' in amount) return byRoundWords(amount.byRound, what, many);
	if ('upTo' in amount) return `up to ${several(amount.upTo, what, many)}`;
	if ('level' in amount) return `${what} to a total of ${amount.level}`;
	if ('half' in amount)
		return `${what} equal to half the ${countWords(amount.half)} (rounded ${amount.round})`;
	const { each = 1, for: per = 1, most } = amount;
	const cap = most === undefined ? '' : `, at most ${most}`;
	const every =
		per === 1 ? `each ${countWords(amount.per, 1)}` : `every ${per} ${countWords(amount.per)}`;
	return `${several(each, what, many)} for ${every}${cap}`;
}
