import type { LibraryCard } from '../cards/card.ts';
import { cardsOf } from './clan-cards.ts';
import {
	action as granted,
	always,
	ANY_OF_YOURS,
	bonus,
	choose,
	discard,
	draw,
	each,
	gain,
	given,
	influence,
	intelFirst,
	lose,
	lost,
	mend,
	play,
	resolve,
	score,
	secrecy,
	taken,
	use,
	yes
} from './phrases.ts';

const { attack, reaction, action, title, scheme, modifier, conspiracy } = cardsOf();

/** What any clan plays: plain tools, two of each in a deck. */
export const neutral: readonly LibraryCard[] = [
	attack('rooftop-rifle', 'Rooftop Rifle', 'ranged', 2, 2, [intelFirst(1)]),
	attack('tyre-iron', 'Tyre Iron', 'physical', 1, 2, [given({ is: 'mortal' }, play(bonus(2)))]),
	attack('a-nasty-rumour', 'A Nasty Rumour', 'social', 1, 2, [
		given({ is: 'rival' }, play(lose(1, 'foe')))
	]),
	attack('cold-stare', 'Cold Stare', 'mental', 1, 2, [taken(draw(1))]),
	reaction('hit-the-ground', 'Hit the Ground', ['ranged', 'physical'], 1, 4, []),
	reaction('keep-a-straight-face', 'Keep a Straight Face', ['social', 'mental'], 1, 4, []),
	reaction('return-the-favour', 'Return the Favour', ['physical', 'social', 'mental'], 3, 0, [], {
		damage: 1
	}),
	reaction(
		'somebody-elses-problem',
		'Somebody Else’s Problem',
		['ranged', 'physical', 'social', 'mental'],
		2,
		2,
		[play(draw(1))]
	),
	action('feeding-ground', 'Feeding Ground', 2, [play(mend(3, ANY_OF_YOURS), gain(2))]),
	action('shake-the-tree', 'Shake the Tree', 1, [play({ do: 'turn-city', n: 1 }, draw(2))], {
		unhosted: true
	}),
	action(
		'two-doors-and-a-tunnel',
		'Two Doors and a Tunnel',
		2,
		[
			always(secrecy(1, { each: { of: 'you', where: 'haven' } })),
			use('prevention', { burn: true }, { do: 'redirect', n: 2 })
		],
		{ ongoing: true, price: 1 }
	),
	action(
		'the-cold-room',
		'The Cold Room',
		2,
		[use('action', { discard: 1 }, mend(1, ANY_OF_YOURS))],
		{ ongoing: true }
	),
	title(
		'seat-on-the-council',
		'Seat on the Council',
		3,
		2,
		[always(influence(1)), granted({ do: 'burn', what: 'ongoing' })],
		'per-player'
	),
	scheme('share-the-spoils', 'Share the Spoils', 2, [
		yes(score(1), each('each-player', choose([gain(2)], [draw(2)])))
	]),
	modifier('a-word-in-the-right-ear', 'A Word in the Right Ear', 2, [lost(gain(1))]),
	conspiracy('pull-the-rug', 'Pull the Rug', 2, 3, 'one', [
		resolve(each('chosen', choose([lose(3, 'you')], [lose(1, 'you'), discard(3, 'you')])))
	])
];
