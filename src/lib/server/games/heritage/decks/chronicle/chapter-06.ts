import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	any,
	assign,
	declareEnemy,
	drawScheme,
	gain,
	perEach,
	rejuvenate,
	takeBoon,
	those
} from '../../../../../games/heritage/open/phrases.ts';
import { ALWAYS, answer, chapterWriting, choice, decided, dots } from './writing.ts';

const {
	arriving,
	asset,
	assetCard,
	basic,
	chronicle,
	instead,
	leader,
	mission,
	overview,
	unlock,
	waiting
} = chapterWriting(6);

const MANUEL = 0;
const XENE = 1;

/** Constantinople, 1453: the night before, and the books after. */
export const chapter06: readonly DeckCard[] = [
	arriving(
		0,
		basic(
			'tzimisce',
			'kallistrate',
			'Kallistrate of the Balms',
			['elitist', 'cruel', 'east', 'wealthy'],
			['A Firmer Hand', rejuvenate(any('own', { torpor: true }))]
		)
	),
	arriving(
		1,
		basic('lasombra', 'zanetto', 'Zanetto Querin', ['egalitarian', 'calm', 'roaming', 'wealthy'])
	),

	overview({
		title: 'The Fifty-Third Night',
		year: 1453,
		text: `
			Listen. No, there is nothing; that is what is the matter. For seven weeks the great gun has spoken
			seven times a day, and today the sultan’s whole camp has rested, by order, and prayed. Everyone in
			Constantinople knows what comes after that. In Saint Sophia the Greeks and the Latins are
			hearing one liturgy together. It took them four hundred years and eighty thousand men outside the wall.

			The emperor has gone about his palace to ask each servant’s pardon, one after another, down to
			the stokers. I have known a good many emperors here. He is the only one to whom I would have lent a
			book.

			For eleven hundred years this was our best address: dry cisterns, deep libraries, a house for every
			clan and an understanding with every guard. All of it was arranged in the belief that the walls
			would stand. By tomorrow there will be a new master. He is twenty-one, he speaks more languages
			than you do, and he will have everything drawn up afresh.

			I have come for the books, and am too old to pretend otherwise. You have come for whatever will be
			lying about. While you are bending down, do try to pick up something that you can be proud of.`,
		answers: [
			[
				answer(
					`They still speak of six against forty, on a doorstep in Constance. {decided:510} may have a
					bed in any house of this city tonight. I would use it early.`,
					decided(510)
				),
				answer(
					`Ludmila of Kouřim is lecturing in the kitchen, on what the word of a lord is worth. {decided:510} is
					the example, and may look in at any time.`,
					decided(510, 'second')
				),
				answer(
					`A guest was taken out of a house in Constance because nobody at this table came to the door. She
					got away. She remembers the door.`,
					decided(510, 'unclaimed')
				)
			],
			[
				answer(
					`{vanquished} has twice had to watch from below how the rest of you manage. I would not turn my
					back on so good a view.`,
					{ is: 'vanquished-again', chapter: 5 }
				),
				answer(
					`Constance was very nearly anybody’s. It was {victor}’s, by about the breadth of a signature.`,
					{ is: 'close', chapter: 5, within: 3 }
				),
				answer(
					`In Constance it was {victor} whose letters were honoured, mostly. {vanquished}’s were used to
					light the stove.`,
					ALWAYS
				)
			],
			[
				answer(
					`Do not be surprised that the gate opened so fast for {decided:530}. It was the fish.`,
					decided(530, 'second')
				),
				answer(
					`Richental’s book has been copied nine times since Constance, and in every copy the sums
					are out by one bed, one horse and one candle. I looked for {decided:530} in all nine.`,
					decided(530)
				)
			],
			[
				answer(
					`A duke’s heirs are still asking all over Germany for a left boot. {decided:520} has been
					asked twice, was most helpful, and showed them the right one.`,
					decided(520)
				),
				answer(
					`Of the six hundred fathers to whom {decided:520} was presented at Constance three are
					alive, and all three send their regards. I have the letters. They are long.`,
					decided(520, 'second')
				)
			]
		],
		asset: assetCard(
			'red-ink',
			'The Last of the Red Ink',
			'any-time',
			takeBoon('any-opponent'),
			gain(1)
		)
	}),

	mission(
		1,
		{
			id: 'ships-uphill',
			name: 'Ships Uphill',
			text: `A chain closes the Golden Horn, and in all this siege nobody has come past it. So one night in April
				the sultan has seventy ships pulled out of the water and up a hill, on rollers greased with mutton
				fat. The sails are set. The oarsmen sit in their places and row the air.`,
			match: { archetype: 'warlike', geography: 'east' },
			claim: { by: 'race', count: 2 }
		},
		`You lie in the wood above with an axe. The first ship hangs halfway up, on a few ropes, and below it
		are the road, the teams of oxen, and all the others. Or you could go down to the engineers’ fire. They
		want somebody who sees in the dark to walk ahead, and will pay with a paper: one street of the city,
		of your choosing, that nobody shall touch.`,
		choice(
			`Cut the ropes.`,
			`The ship goes down the hill backwards with its sails set, beautifully, and hurts nobody but an ox. You
			have closed the road for an hour; they had brought spare rope. But the Genoese on their tower saw a
			galley pass the wrong way through a wood, and saw who stood beside the stump. They still drink to it
			over there, without knowing your name.`,
			dots('Launcher of the Galley', ['valour', 2])
		),
		choice(
			`Walk ahead of the ships.`,
			`You hold up a shuttered lantern, and sixty-eight ships come after you through the trees. You had
			thought that you were past being astonished. The paper is kept to the letter: one street, both sides,
			thirty-four doors and a bath. The people there never learn why the soldiers went round.`,
			asset(
				'one-street',
				'One Street of the City',
				'own-turn',
				gain(perEach(those('own', { geography: 'east' }), 3))
			)
		)
	),

	mission(
		2,
		{
			id: 'church-plate',
			name: 'The Red Receipt',
			text: `The emperor has had the plate of the churches melted to pay his soldiers, and has promised God
				four times as much. It will last until Thursday. So tonight he sends his treasurer to certain
				houses that have never been taxed because, on paper, they do not exist.`,
			match: { class: 'elitist', geography: 'east' }
		},
		`The treasurer is seventy and has come on foot. He does not threaten. He names a sum, nearly all that
		you have in this city, which would keep the Genoese on the wall for three more weeks. He has brought a
		receipt, made out, with the emperor’s name in red. You could pay. Or you could tell him frankly that
		nobody lends to a house which has three weeks to live.`,
		choice(
			`Pay.`,
			`They stay on the wall for eleven days of your money, and die on it. The receipt is worth nothing. But it
			is in the red ink that only emperors may use, and is the last; and in Venice, Rome and Moscow there
			come to be people who need to own such a thing. You part with it reluctantly. You have done so four
			times now.`,
			dots('Creditor of the Last Emperor', ['wealth', 2])
		),
		choice(
			`Tell him frankly.`,
			`He folds the receipt and thanks you. His clerk stays behind on the stairs. For nine years he has kept the
			accounts of the empire, he says, and nobody ever yet gave him a plain answer about money. When the
			city is gone he would like to keep accounts for a house of that kind. For a long time, if it could be
			arranged.`,
			unlock(MANUEL)
		),
		instead(
			{
				id: 'word-is-kept',
				name: 'Where a Word Is Kept',
				text: `The emperor has had the plate of the churches melted to pay his soldiers. It will last until
					Thursday. So tonight he sends his treasurer to certain houses that, on paper, do not exist.
					He has been told of a doorstep in Constance, and begins with those who are said to keep
					their word.`,
				match: { class: 'elitist', temperament: 'calm' }
			},
			decided(510)
		)
	),

	mission(
		3,
		{
			id: 'ten-for-a-coin',
			name: 'Ten for a Coin',
			text: `Three days of looting are allowed, and on the third they come to the libraries. Ten books go for
				one gold coin, once the clasps are off. In a hundred and forty-seven years I have not asked
				anything of this table.`,
			match: { class: 'egalitarian', archetype: 'scholarly' }
		},
		`A soldier has two carts of books under the arcade, and wants your horse for one of them. In the first
		are Homer, Plato and Galen, beautifully written; elsewhere there are other copies, for now. In the
		second are loose gatherings without titles, and mice. As far as I can tell none of it exists a second
		time. You have the one horse. I am not going to say a word. I shall stand over there.`,
		choice(
			`The first cart.`,
			`They come to Venice, and fifty years later everybody has them in print. Schoolboys from Lisbon to Riga are
			beaten on your account. I do thank you; it was a sensible choice. In my library there is a shelf for
			the other cart, with nothing on it. I dust it myself.`,
			asset('handsome-homer', 'A Handsome Homer', 'own-turn', drawScheme(1), gain(1))
		),
		choice(
			`The second cart.`,
			`A book about bees. Nine sermons. The lost half of something, by somebody. A quantity of laundry. And one
			comedy, whole, at which I have laughed aloud four times; I have read it to each of you, and none of you
			did. I would not give it for Homer. Kindly do not repeat that.`,
			dots('Friend of the Mice', ['lore', 2])
		)
	),

	mission(
		4,
		{
			id: 'the-postern',
			name: 'The Small Gate',
			text: `Beside the palace there is a small gate in the great wall, for sallies. In the last hour of the last
				night somebody comes in by it and does not bolt it again. People will be arguing about that for
				six hundred years.`,
			match: { temperament: 'cruel', archetype: 'clandestine' }
		},
		`You know who it was; you were sitting on the stairs. It was no traitor. It was a girl from the bucket
		line, three nights without sleep, who ran back to find her brother. You can tell the captains while there
		is still time, and they will send somebody, and hang somebody. Or you can go and bolt it. That is fifty
		paces over open ground, and in the east it is growing light.`,
		choice(
			`Tell the captains.`,
			`While they decide whom to send, there are flags on the tower above it. How did you come to know, one of
			them shouts. You find that “I was sitting on the stairs” sounds bad in any language. History blames a
			gate. Those who were there blame you, and take great care in your company. That can be worked
			with.`,
			dots('Who Sat on the Stairs', ['cruelty', 2])
		),
		choice(
			`Go and bolt it.`,
			`You do thirty paces. What became of your hands you have asked me to leave out. Somebody takes you by the
			collar, drags you back under the stairs and sits on you until dusk: the girl, with her brother. By
			then you have both lost a city. She asks what sort of person runs at the sun for a door. She thinks that
			she is one, too.`,
			unlock(XENE)
		)
	),

	waiting(
		MANUEL,
		chronicle(
			'ventrue',
			'manuel',
			'Manuel, Clerk of the Purse',
			['elitist', 'calm', 'east', 'wealthy'],
			['A Plain Answer', gain(2)]
		)
	),
	waiting(
		XENE,
		leader(
			'brujah',
			'xene',
			'Xene of the Small Gate',
			['egalitarian', 'cruel', 'east', 'warlike'],
			['At a Run', declareEnemy(any('opponents')), assign('infamy', 1, any('opponents'))]
		)
	)
];
