import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	activate,
	any,
	assign,
	CHOSEN,
	drawScheme,
	either,
	gain,
	lose,
	recruitFromQueue,
	removeAny,
	RESERVE,
	unexhaust
} from '../../../../../games/heritage/open/phrases.ts';
import { answer, chapterWriting, choice, decided, dots } from './writing.ts';

const { arriving, asset, assetCard, basic, chronicle, leader, mission, overview, unlock, waiting } =
	chapterWriting(15);

const EULALIE = 0;
const BRUTUS = 1;

/** Paris, 1793: the year that was abolished. */
export const chapter15: readonly DeckCard[] = [
	arriving(
		0,
		basic(
			'malkavian',
			'seraphin-loiseau',
			'Séraphin Loiseau',
			['egalitarian', 'calm', 'west', 'wealthy'],
			['A Banknote with a Face on It', either([gain(2), gain(1, 'infamy')], [RESERVE])]
		)
	),
	arriving(
		1,
		basic('tremere', 'dorothea-vischer', 'Dorothea Vischer', [
			'elitist',
			'calm',
			'east',
			'scholarly'
		])
	),

	overview({
		title: 'Year Two',
		year: 1793,
		text: `
			They have abolished the calendar. I mention it so that nobody comes late: this is no longer Sunday
			the thirteenth of October, whatever your almanac may say. It is the twenty-second day of
			something, in Year Two.

			The king has been dead since January. The queen will be by Wednesday. At Saint-Denis they are
			digging up all the kings before him, for the sake of the lead. In the Louvre, which is open now to
			anybody with clean shoes, a laundress may stand before a Leonardo for as long as she likes. I find
			that I cannot hate people who do that, and I am not sure that they would spare me.

			Look round. There is not a name at this table younger than four hundred years, and it is a poor
			season for names. Each of you also keeps a household that has never once been asked for its
			opinion. I would ask, if I were you; not from virtue. I have watched the kitchens of this city for a
			year now, and they are reading.

			At stake tonight is who comes out of this with a head on. The machine in the square is the one
			invention of the century that would work on us as well as on anybody else.`,
		answers: [
			[
				answer(
					`The eleven books out of Lisbon have come to Paris with me, in a crate marked “turnips”.
					{decided:1420} carried them out of one fire already. I should be glad never to need it again.`,
					decided(1420)
				),
				answer(
					`An engineer from Lisbon is in the city to advise on drains. He asks everywhere after
					{decided:1420} and a mule. I have said that the mule is dead.`,
					decided(1420, 'second')
				),
				answer(
					`Nobody went to the king’s library in Lisbon. I have been over the list of what was in it once
					more. Others say a rosary.`,
					decided(1420, 'unclaimed')
				)
			],
			[
				answer(
					`{victor} carried the last evening with the Ventrue behind them. I would not speak of that at the
					barrier.`,
					{ is: 'victor-of-clan', chapter: 14, clan: 'ventrue' }
				),
				answer(
					`{victor} carried the last evening with the Brujah, and somebody wants to name a street after it.
					Streets are renamed every Tuesday. Enjoy the corner while it is yours.`,
					{ is: 'victor-of-clan', chapter: 14, clan: 'brujah' }
				),
				answer(
					`{victor} and the Toreador carried the last evening. They are very much in demand just now, for
					festivals of Reason. The costumes are thin.`,
					{ is: 'victor-of-clan', chapter: 14, clan: 'toreador' }
				),
				answer(
					`Some names have been struck from our lists for ever, by hands at this table. The new government
					does it in public. I see no other difference in the method.`,
					{ is: 'banished', least: 3 }
				)
			],
			[
				answer(
					`In Lisbon, {victor} dug out everybody of {victor}’s own. Others were left under the beams, some
					with a helping hand. There is a word for it. I have been asked to leave it out of the index.`,
					{ is: 'betrayed', chapter: 14, least: 2 }
				),
				answer(
					`It stood on a knife’s edge last time, {victor} a hair in front. They would say here that the knife
					is now rather larger.`,
					{ is: 'close', chapter: 14, within: 3 }
				)
			],
			[
				answer(
					`The clause about the curfew at Avignon went when the pope’s judges went, {decided:330}. Your
					smugglers send a last toll, unasked: a wheel of cheese and a canon.`,
					decided(330)
				),
				answer(
					`Avignon has been taken from the popes at last, and without a sou being paid. One part in a
					thousand of it went to {decided:330} once, in a plain bag, with an introduction to Naples.`,
					decided(330, 'second')
				)
			],
			[
				answer(
					`There was a run on a bank here last week, until an old clerk began to pay out in small
					coin, slowly, with conversation. He had it from his grandfather, who had it from
					{decided:1320}.`,
					decided(1320)
				),
				answer(
					`In one counting house in this city a charred banknote hangs in a frame. They will not take
					the new paper there, even at the point of a pike. They remember {decided:1320}, and the
					smoke.`,
					decided(1320, 'second')
				)
			],
			[
				answer(
					`The clerk who lay down among ours in Lisbon is old now, and much the calmest person
					{decided:1430} ever employed. He has been dead before, he says, for a day, and it was
					mostly waiting.`,
					decided(1430)
				),
				answer(
					`In a churchyard in Lisbon a whole row of crosses stands upside down, and learned men have
					written three treatises about it. The mason thought it handsome. {decided:1430} has read
					all three.`,
					decided(1430, 'second')
				)
			]
		],
		asset: assetCard(
			'long-hour',
			'An Hour of a Hundred Minutes',
			'any-time',
			unexhaust(any('own', { exhausted: true })),
			activate(CHOSEN)
		)
	}),

	mission(
		1,
		{
			id: 'saint-denis',
			name: 'The Pits at Saint-Denis',
			text: `At Saint-Denis the kings of France are taken out of their lead, one by one, and tipped into two
				pits with quicklime. Some coffins prove heavier than the books say. Those who prefer the dead to
				stay so have sent people to watch.`,
			match: { class: 'elitist', temperament: 'cruel' }
		},
		`They have come to Philip, whom you remember without his dinner. Under his feet in the coffin lies a second
		box, no bigger than a loaf, with a seal of nine keys on it. You have seen that seal on one belt only.
		The diggers are drunk, the clerk with the inventory is not, and it is an hour to dawn. Something in
		the box moves, or else the clerk’s hand shakes.`,
		choice(
			`Take it unopened, and put it where nobody of the family will find it.`,
			`You give it to a carter with sealed orders for another carter, and so on through seven hands. You
			will wonder for two hundred years. I can say this much: the seventh carter delivers to libraries.
			It stands between the atlases, on the warm side. I have never opened it, but some evenings I read to it, and it prefers verse.`,
			asset('loaf', 'A Box No Bigger than a Loaf', 'own-turn', either([drawScheme(1)], [gain(3)]))
		),
		choice(
			`Open it here, by lantern, with the clerk as a witness.`,
			`A lock of hair, a child’s shoe, and a list in Sennian’s hand: all of you, each with a date. Yours has
			been struck out and written in again. The clerk copies it, since he copies everything. “Family?” he
			asks, and blows on the ink. You had always supposed that you were the one he never thought of.`,
			dots('Twice Written', ['valour', 2])
		)
	),

	mission(
		2,
		{
			id: 'palace-is-open',
			name: 'The Palace Is Open',
			text: `Since the tenth of August the Louvre belongs to everybody. By day the people come to look at the
				pictures. By night somebody must look after them, and there is one lodge with a stove, beside
				a small back door.`,
			match: { class: 'egalitarian', archetype: 'clandestine' }
		},
		`They need a night keeper, and nobody else applied. You would have the whole of it from dusk to
		cockcrow. But among the confiscated pictures hangs one of you: painted two hundred years ago, signed,
		dated, and a good likeness to this day. A student has begun to copy it. The student has talent, and has
		looked at you twice by lamplight, the second time a little too long.`,
		choice(
			`Take the post, and cut your own face out of the canvas.`,
			`You roll yourself up and put yourself in a drawer. The frame hangs empty, and is looked at more than
			anything else in the room. The student writes so clever a pamphlet about the missing portrait that a post is found for its author, and you are searched for every night, for forty years, ten paces from your stove.`,
			dots('The Missing Portrait', ['cruelty', 2])
		),
		choice(
			`Sit for the student instead, and see to it that the copy comes out worse.`,
			`Week by week, in the copy, you grow older and plainer and more like the student’s uncle. It is the
			best portrait ever made of what you might have been. One night you exchange the two. What is admired
			by millions is somebody’s uncle; the other hangs facing your bed. The student knew, of course. She
			asks when she may begin on the real one.`,
			unlock(EULALIE)
		)
	),

	mission(
		3,
		{
			id: 'tenth-day',
			name: 'The Tenth Day',
			text: `The week has ten days now, the day ten hours, and the saints have been replaced by vegetables.
				Whoever is wide awake at the right hour, whichever that may be, can write the rules for all the
				rest.`,
			match: { archetype: 'scholarly', exhausted: false }
		},
		`The committee on time consists of three mathematicians, a gardener, and you, who were only to bring the
		wine. They have come to the night. It is to have five hours, of a hundred minutes each, and they would
		like to know what it is for. One word from you, and it will be for sleep, with a curfew and a patrol.
		Another, and it stays out of the law altogether.`,
		choice(
			`Propose the curfew. Where no honest person is about, one is easily told from another.`,
			`Applause. The patrols need officers who do not mind late hours, and by winter half of them are
			yours. The other half are your sibling’s, who proposed the very same thing in the committee for
			street lighting. You meet at corners, raise your hats, and compare lists. It is the most you have
			talked in a century.`,
			asset(
				'compared-lists',
				'Lists Compared at a Corner',
				'own-turn',
				removeAny(),
				removeAny(),
				RESERVE
			)
		),
		choice(
			`Leave the night out. What was never written down cannot be repealed.`,
			`So the one thing in the Republic that nobody has reformed is the night, and all who are afraid of
			the day move into it: priests, poets, forgers, two bishops and an opera. You have never had such
			company. The gardener, who saw that you did not touch the wine, sends you moonflowers, and the
			exact hour at which they open.`,
			dots('Host of the Unreformed Hours', ['wealth', 2])
		)
	),

	mission(
		4,
		{
			id: 'passport',
			name: 'A Nose, a Height and a Reason',
			text: `At every barrier out of Paris they want a paper with a name, a height, a nose and a reason. Those
				who are at home on the road know how to write one. For each that is written there are ten who
				need it.`,
			match: { geography: 'roaming', archetype: 'clandestine' }
		},
		`You have one blank left with a true seal. In your kitchen sit two people who do not look at each
		other. One is a countess of sixty with a vile temper, who hid you in the first summer and asked no
		questions. The other is the young man who denounced her and has now been denounced himself. In prison he
		learned four hundred names by heart, of others who could still be got out. The noses are not
		alike.`,
		choice(
			`Write it for the countess.`,
			`She reads it, calls the nose an insult, and hands the paper across the table to him. “I am tired of
			moving,” she says. On the scaffold she complains of the steps. He lives to be eighty, in Bristol,
			and teaches French to naval officers, in an accent so high that they all believe he was a
			count.`,
			asset('paper-nose', 'A Nose on Paper', 'own-turn', recruitFromQueue(), gain(1))
		),
		choice(
			`Write it for the young man and his four hundred names.`,
			`He gets as far as Rouen and turns back. In the coach he had said them over, all but the last, which he
			found that he could not say; it was hers. You wake to find him at your stove, making chocolate,
			and her telling him that he does it wrong. Both noses leave Paris inside a piano.`,
			unlock(BRUTUS)
		)
	),

	waiting(
		EULALIE,
		leader(
			'toreador',
			'eulalie',
			'Citizen Eulalie Marchand',
			['egalitarian', 'calm', 'west', 'clandestine'],
			['A Private View', lose('infamy', 1, any('own', { bears: 'infamy' })), gain(1)]
		)
	),
	waiting(
		BRUTUS,
		chronicle(
			'brujah',
			'brutus',
			'Citizen Brutus Lacaille',
			['egalitarian', 'cruel', 'roaming', 'warlike'],
			['Four Hundred Names', assign('infamy', 1, any('opponents')), gain(1)]
		)
	)
];
