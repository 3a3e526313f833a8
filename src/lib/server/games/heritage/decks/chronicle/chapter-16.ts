import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	any,
	either,
	exhaust,
	gain,
	modify,
	move,
	perEach,
	those,
	unexhaust
} from '../../../../../games/heritage/open/phrases.ts';
import { answer, chapterWriting, choice, decided, dots } from './writing.ts';

const { arriving, asset, assetCard, basic, chronicle, leader, mission, overview, unlock, waiting } =
	chapterWriting(16);

const SZALAY = 0;
const OCHSNER = 1;

/** Lake Geneva and elsewhere, 1816: a summer without sun, and what was written in it. */
export const chapter16: readonly DeckCard[] = [
	arriving(
		0,
		basic('tzimisce', 'anghel-of-putna', 'Anghel of Putna', ['elitist', 'cruel', 'east', 'wealthy'])
	),
	arriving(
		1,
		basic(
			'brujah',
			'nan-thresher',
			'Nan Thresher',
			['egalitarian', 'cruel', 'north', 'warlike'],
			['Breaks the Frame', exhaust(any('opponents', { exhausted: false }))]
		)
	),

	overview({
		title: 'The Year without a Summer',
		year: 1816,
		text: `
			Yes, it is early; and you may leave the shutters open. Nobody has seen the sun since Thursday.

			It snowed in New England in June. There is frost on the vines, the corn rots where it stands, and
			from Ireland to Hungary it rains and rains. Last year a mountain blew up on an island in the
			Indies. No one has put the two together. I have, but then I take the foreign newspapers and have
			time to read them.

			Hunger goes about in broad daylight, so we need not speak of yours. A smaller thing has happened,
			which will matter to us longer. In a villa on Lake Geneva some young English people, kept indoors
			by the weather, have agreed that each shall write a ghost story. One of them, a girl of eighteen, has
			thought of a student who makes a man and then cannot look at him. I wept. It is the best thing on
			siring that I know. And their doctor, to whom nobody listens, is writing about a pale nobleman who
			drinks. He does it badly. It will be a great success.

			For five hundred years they have feared us in villages, without grammar. Now we are to be
			literature. Settle tonight who sits for the portrait.`,
		answers: [
			[
				answer(
					`{dominant} has set the tone of two ages, and one can hear it in how the rest of you say good
					evening.`,
					{ is: 'dominated-again', era: 5 }
				),
				answer(
					`It was {dominant} who shaped the last age, with fewer victories than anyone. The revolution, I
					suppose. The kitchens did read.`,
					{ is: 'dominated-by-the-weakest', era: 5 }
				),
				answer(
					`The age that is over was {dominant}’s. It had a good deal of blood in it and some excellent
					furniture.`,
					{ is: 'dominated', era: 5 }
				)
			],
			[
				answer(
					`The box from Saint-Denis has had a bad spring. It feels the weather. I have told nobody except you all; and {decided:1510}, who would rather not have known.`,
					decided(1510)
				),
				answer(
					`{decided:1510} has been asking me for old registers: births, deaths, erasures. I bring them and
					say nothing. It is a family matter.`,
					decided(1510, 'second')
				)
			],
			[
				answer(
					`{victor} began the last evening at the bottom and ended it on top. In the novels this will be
					called character. We used to call it elbows.`,
					{ is: 'risen', chapter: 15 }
				),
				answer(
					`By a wide margin it was {victor} who kept a head on in Paris. The margin was about a neck.`,
					{ is: 'landslide', chapter: 15, by: 10 }
				),
				answer(
					`{vanquished} has had two bad evenings. The weather is with you at last, {vanquished}. Nobody
					else’s crop is any better.`,
					{ is: 'vanquished-again', chapter: 15 }
				)
			],
			[
				answer(
					`In Lisbon they sing one hymn a third too low, and scholars take it for an ancient mode.
					The twelve who knew better are dead. Not one of them ever spoke of {decided:1410}’s hands.`,
					decided(1410)
				),
				answer(
					`Brother Amaro’s choir has outlived him by thirty years, on {decided:1410}’s money. I heard
					it last winter. I had been told that it could not get worse.`,
					decided(1410, 'second')
				)
			],
			[
				answer(
					`Last autumn the nations came to the Louvre to fetch home what had been stolen. Three of
					them claimed an empty frame. {decided:1520} has what belongs in it, rolled up, in a
					drawer.`,
					decided(1520)
				),
				answer(
					`Last autumn the nations came to the Louvre to fetch home what had been stolen, and stood
					longest before one portrait. It is somebody’s uncle. {decided:1520} sleeps opposite the
					right one.`,
					decided(1520, 'second')
				)
			]
		],
		asset: assetCard(
			'sunless',
			'A Noon like Dusk',
			'any-time',
			either([modify('calm')], [modify('cruel')]),
			gain(1)
		)
	}),

	mission(
		1,
		{
			id: 'villa-by-the-lake',
			name: 'The Villa by the Lake',
			text: `Five young English people sit by a fire above Lake Geneva and frighten each other for sport. A
				little back from the light stands one more chair. It is taken by somebody with gifts, who
				listens.`,
			match: { ancilla: true, archetype: 'scholarly' }
		},
		`The doctor has left his story on the billiard table and gone to bed to cry. It will be printed and
		copied for ever: you know a bestseller when you smell one. The girl has left hers as well. Her
		creature cannot speak yet; it only looks in at windows. You have a pen and one hour. You could mend
		the doctor’s monster, or slip a question into the book that the girl is reading.`,
		choice(
			`Improve the nobleman, until no one who has read about him would suspect one of us.`,
			`You make him rich, idle, dressed for the theatre, and irresistible to anybody near a window. It is so
			unlike us that hunters will follow actors about for two hundred years. There is a price. Our own
			young ones read it too, and have begun to dress.`,
			asset(
				'evening-dress',
				'Evening Dress',
				'any-time',
				move('infamy', 2, any('own', { bears: 'infamy' }), any('opponents'))
			)
		),
		choice(
			`Ask the girl: what did he feel when he awoke, and the one who had made him ran away?`,
			`She takes it for a note of her own. Next morning her creature can speak, and speaks for six chapters.
			You read them in one night when they come out; then you sit down to write to a childe of yours whom
			you have not seen since 1571. It is a short letter. The reply fills nine pages, and is delivered
			by hand.`,
			unlock(SZALAY)
		)
	),

	mission(
		2,
		{
			id: 'bread-or-blood',
			name: 'Bread or Blood',
			text: `In the east of England a loaf costs more than a day’s work brings. People march by night under a
				banner which says “Bread or Blood”. You may imagine with what care we read the second word.`,
			match: { geography: 'north', class: 'egalitarian' }
		},
		`Three hundred of them are at your gate with pitchforks, led by a thatcher’s widow. You have a barn
		full of wheat; you bought it in spring, as people do who remember 1316. Open it, and it is gone in a
		week, and the next county will come. The dragoons are an hour away, and the magistrate, who is afraid
		of you, will do as you say. The widow says she has all night.`,
		choice(
			`Open the barn, and keep the dragoons in talk at the bridge.`,
			`You talk about horses. By the third hour they have forgotten why they came, and you own two. The
			barn is empty and has been swept. On the threshing floor lies a single loaf with your name pricked in
			the crust. It is five hundred years since anybody baked you anything. You keep it until it is a
			stone, and then you keep the stone.`,
			dots('A Name in the Crust', ['wealth', 2])
		),
		choice(
			`Sell at last year’s price, a peck to each, and let the widow hold the scale.`,
			`She weighs to the ounce, and turns away her own brother when he comes round again in another hat. In the
			next parish there are hangings, in yours not one. She brings you the money in a stocking, with a
			list of those who still owe, and says that the scale is out by a quarter. It has been so since 1704,
			in your favour.`,
			asset(
				'honest-scale',
				'An Honest Scale',
				'own-turn',
				gain(perEach(those('own', { class: 'egalitarian' }), 3))
			)
		)
	),

	mission(
		3,
		{
			id: 'letter-from-java',
			name: 'A Letter from Java',
			text: `A year ago, on the island of Sumbawa, a mountain threw its head into the sky, and the sky is still
				full of it. Far in the east a few patient readers hold both ends of that thread.`,
			match: { geography: 'east', temperament: 'calm' }
		},
		`An officer at Batavia writes of ships stuck fast in floating stone, of three days without light, of
		small kingdoms gone to the last goat. He wrote to many; you alone have understood. If it is known
		what dims the sun, then farmers can sow early and save the next harvest. If it is not, there will be
		a second year in which the whole world waits for the light, and you alone know the date.`,
		choice(
			`Print it, at your own cost, with a map and a table of sunsets.`,
			`Eleven people read it. The eleventh, who makes a duke’s almanacs, believes it, and that is enough. In one small duchy they sow in
			March, by order, and are laughed at; and the year after there is a single green square on the map
			of Germany, with forty thousand people walking towards it. She has kept a place for you at the
			town hall window.`,
			unlock(OCHSNER)
		),
		choice(
			`Keep the letter, and buy seed quietly.`,
			`You alone know when the sun will be back, and you alone dread it. Meanwhile you walk out at four in
			the afternoon, veiled, under a copper sky. A child with nothing in his hands looks up and asks
			whether it is you who makes the weather. There is no explaining it to a child. You give him the
			seed, all of it, with instructions.`,
			dots('Blamed for the Weather', ['charm', 2])
		)
	),

	waiting(
		SZALAY,
		leader(
			'tzimisce',
			'szalay',
			'Doctor Emeric Szalay',
			['elitist', 'cruel', 'east', 'scholarly'],
			['It Can Speak', unexhaust(any('own', { exhausted: true }))]
		)
	),
	waiting(
		OCHSNER,
		chronicle(
			'tremere',
			'ochsner',
			'Wilhelmine Ochsner',
			['elitist', 'calm', 'north', 'scholarly'],
			['Sows in March', gain(perEach(those('own', { archetype: 'scholarly' }), 3))]
		)
	)
];
