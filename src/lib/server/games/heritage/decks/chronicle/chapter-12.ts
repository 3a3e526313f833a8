import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	any,
	assign,
	either,
	exhaust,
	gain,
	lose,
	move,
	rejuvenate
} from '../../../../../games/heritage/open/phrases.ts';
import { ALWAYS, answer, chapterWriting, choice, decided, dots } from './writing.ts';

const { arriving, asset, assetCard, basic, chronicle, mission, overview, unlock, waiting } =
	chapterWriting(12);

const BARTOLOMEA = 0;
const MAIREAD = 1;
const stained = { bears: 'infamy' } as const;

/** Salem and elsewhere, 1692: a year in which witnesses were believed. */
export const chapter12: readonly DeckCard[] = [
	arriving(
		0,
		basic('brujah', 'tamsin-rook', 'Tamsin Rook', ['egalitarian', 'calm', 'west', 'scholarly'])
	),
	arriving(
		1,
		basic('ventrue', 'willem-ter-horst', 'Willem ter Horst', [
			'elitist',
			'cruel',
			'north',
			'wealthy'
		])
	),

	overview({
		title: 'The Year of the Witnesses',
		year: 1692,
		text: `
			Wipe your feet. I have a new carpet, and opinions about it.

			In Salem Village, in Massachusetts, some girls have fits. The adults ask them who is doing it,
			and the girls, being asked, give names. The court accepts a curious kind of proof: if your shape
			came to a neighbour’s bed at night, you did it, wherever your body may have been. Nineteen people
			will hang on proof of that sort. An old farmer who refuses to answer is pressed under stones.

			None of them is one of ours. Think about that for as long as it takes to pass the candles. We are the ones who do come to beds at night.

			Within five years the judges will begin to be ashamed. Their shame will do more for us than any
			oath of secrecy: no educated person will ever again dare to believe somebody who saw something in
			the dark. It is the best curtain we were ever given, and we did not sew a stitch of it.

			So the question tonight is who holds the cord. A curtain can be drawn in front of oneself. It can
			also be drawn back, quite suddenly, from a relation.`,
		answers: [
			[
				answer(
					`{victor} has come up from the foot of the table to the head of it. I have had the chair
					warmed, and the step in front of it sanded.`,
					{ is: 'risen', chapter: 11 }
				),
				answer(
					`{victor} again. I have stopped ruling a new column for it and simply write “ditto”.`,
					{ is: 'victor-again', chapter: 11 }
				),
				answer(
					`So little lay between first and second last time that I put it down to my handwriting. {victor}
					puts it down to {victor}.`,
					{ is: 'close', chapter: 11, within: 2 }
				),
				answer(
					`{victor} won the last evening and has been telling it a little better each time since.`,
					ALWAYS
				)
			],
			[
				answer(
					`{vanquished} has been last twice running. I say it without malice. Most of the stories people
					ask me for begin on that page.`,
					{ is: 'vanquished-again', chapter: 11 }
				),
				answer(
					`There are beds in other houses that somebody filled last time before going home, and nobody of
					{victor}’s lies in one. I noted it. I am not the only one here who takes notes.`,
					{ is: 'betrayed', chapter: 11, least: 2 }
				)
			],
			[
				answer(
					`The officer with the pencil has risen high at the Admiralty. He still asks after {decided:1120}, and
					after the parrot.`,
					decided(1120)
				),
				answer(
					`The iron box that {decided:1120} never opened is said to be worth more each year that it is not. So it
					goes with windows, too, once they have curtains.`,
					decided(1120, 'second')
				)
			],
			[
				answer(
					`The cat of Saint Faith’s has descendants, {decided:1110}. One was sent to me in a basket, with
					compliments, and has so far eaten the index to Aquinas.`,
					decided(1110)
				),
				answer(
					`Eleven yards, {decided:1110}, and four feet short. I paced it off in my own cellar the other night. I
					could not tell you why.`,
					decided(1110, 'second')
				)
			],
			[
				answer(
					`Pilgrims still come to the ditch below that window in Prague. Their lawsuits have gone
					badly since the voice fell silent, and {decided:1010} is not remembered in their prayers.`,
					decided(1010)
				),
				answer(
					`All Europe is still laughing about the dung heap in Prague. {decided:1010} has what lay in
					it, nine hundred pages, and laughs in other places.`,
					decided(1010, 'second')
				)
			],
			[
				answer(
					`A master mariner swore in London that Hubert had been at sea. It was {decided:1130} who
					brought that witness in. It stands in no record of the court, so I have put it into mine.`,
					decided(1130)
				),
				answer(
					`It has been printed in London that the man they hanged for the fire was innocent. Nobody
					wished to know. {decided:1130} had foretold that, and takes no pleasure in it.`,
					decided(1130, 'second')
				)
			]
		],
		asset: assetCard(
			'cord',
			'The Cord of the Curtain',
			'any-time',
			move('infamy', 1, any('own', stained), any('opponents')),
			gain(1)
		)
	}),

	mission(
		1,
		{
			id: 'spectral-evidence',
			name: 'Spectral Evidence',
			text: `In the meeting house at Salem a shape at the foot of a bed is proof enough to hang by. Among the
				girls who cry out there is one who makes nothing up. It takes a calm ear to tell which.`,
			match: { geography: 'west', temperament: 'calm' }
		},
		`Patience Orne is eleven, and what she saw by the well was your own childe at supper. She describes
		the collar, the ring, and how the dog lay down. So far the court thinks her like the others.
		Tomorrow she will be asked again. Your childe, who was careless, begs you to settle it tonight in the
		old way. There is one way out for each of them, and they lead in opposite directions.`,
		choice(
			`Coach the girl: let her see so much tomorrow that nobody believes the part which is true.`,
			`She is the best of them all. She sees a yellow bird on the beam and a hog with a woman’s face, and
			towards noon the clerk stops writing. Going out she looks back at you with perfect understanding.
			Nobody will ever believe her again, and she knows who arranged it. Twenty years later she
			keeps a school, where the first lesson is doubt.`,
			dots('Schoolmaster of Shapes', ['lore', 2])
		),
		choice(
			`Leave the girl be, and send your childe away on the first ship, however long the service.`,
			`It is the wrong ship. It puts in at Port Royal on the sixth of June, and on the seventh there is no
			Port Royal to put in at. Your childe comes ashore some weeks later, on foot, along the bottom, with
			a strongbox under each arm and no taste for carelessness any more.`,
			asset(
				'strongboxes',
				'Two Strongboxes, Wet',
				'own-turn',
				gain(1),
				assign('power', 1, any('own', { fledgling: true }))
			)
		)
	),

	mission(
		2,
		{
			id: 'harbour-floor',
			name: 'The Streets under the Harbour',
			text: `At seventeen minutes to noon, on the seventh of June, two thirds of Port Royal in Jamaica slid into
				the sea with its taverns, its fort and its treasury. By evening, whoever is quick and free is
				diving for it.`,
			match: { class: 'egalitarian', archetype: 'wealthy' },
			claim: { by: 'race', count: 2 }
		},
		`You need no air, which makes you the best diver in the Indies. Down there stands a warehouse with
		its door still locked. On the left are the strongboxes of the governor’s friends; on the right, in
		irons, people who were to be sold that afternoon, and who have one pocket of air under the roof. The
		tide is turning. There is time for one side.`,
		choice(
			`Break the irons. Silver keeps under water.`,
			`Thirty-one come up. They make for the mountains, and for a century there is a place in the hills
			where your name is the password. The boxes you find next night, forced and empty, each marked with
			a small neat cross in chalk, under water. You would like to meet the person who brings chalk.`,
			unlock(BARTOLOMEA)
		),
		choice(
			`Take the boxes first: with what is in them you could buy ten times as many free.`,
			`You come up with the silver and go back. You do go back. The pocket is smaller, and the boards are
			quiet. You spend the money as you promised, every coin, in a notary’s office at Spanish Town. Three hundred and six people walk out of there. Since then, when a clock strikes noon, you count on.`,
			dots('Who Counts On', ['cruelty', 2])
		)
	),

	mission(
		3,
		{
			id: 'guests-at-glencoe',
			name: 'Guests at Glencoe',
			text: `For nearly a fortnight in February the king’s soldiers are guests in Glencoe. They eat at every hearth
				and play cards with their hosts. The order for the thirteenth, five in the morning, is already
				folded in the captain’s coat.`,
			match: { geography: 'north', temperament: 'cruel' },
			claim: { by: 'without' }
		},
		`You are a guest in this valley as well, and have been for longer. You heard the order read, through
		three walls. It is snowing so hard that whoever is warned must cross the pass tonight or not at
		all; and whoever warns them will be asked how one can hear through three walls. In the lower house
		the captain sits up late. He owes money everywhere, and has kind eyes.`,
		choice(
			`Howl from the hill until the whole glen is awake. Let them wonder what sort of dog it was.`,
			`Most of them get up to curse the dog, and being up, hear boots. Hundreds go out into the snow, and
			the snow keeps a good many of those. They tell of a hound that came before the killing, and for
			generations nobody there puts a stray out of doors. One woman walked towards the howling instead
			of away from it. She has a question.`,
			unlock(MAIREAD)
		),
		choice(
			`Go down to the captain and pay him to be late.`,
			`He takes your gold, and somebody is late: the four hundred men who were to close the passes arrive
			when it is over. He himself begins on the minute. In spring he sends the money back through a
			lawyer, less one night’s interest. It was the only honest transaction of that winter, and you have
			kept the receipt.`,
			asset(
				'receipt',
				'A Receipt from Glencoe',
				'any-time',
				exhaust(any('opponents', { temperament: 'cruel' })),
				gain(1)
			)
		)
	),

	mission(
		4,
		{
			id: 'list-at-lloyds',
			name: 'The List at Mr Lloyd’s',
			text: `In a coffee house in Lombard Street men write their names beneath other men’s ships and call it
				insurance. The founders of great houses know the principle: one loss among many can be borne.`,
			match: { sire: true, class: 'elitist' },
			claim: { by: 'line' }
		},
		`There is a private list going round the late table: lives. So much a year on any name, payable
		when it dies. You are on it yourself, as a person of fifty in good health. You
		cannot lose that bet; but somebody on whom no claim ever falls due is sooner or later looked at. Two
		pens lie ready. With one you could underwrite; with the other you could sign for a large sum on
		yourself.`,
		choice(
			`Underwrite everybody in the room, and become the one person in London who needs them all alive.`,
			`You had thought of it as a joke. Then come the premiums, then the fevers, and you find yourself at
			bedsides with broth, shouting at physicians. Eleven of them live to be very old, and name ships after you. Two of the ships are lost. You pay on the nail.`,
			dots('Good Angel of Lombard Street', ['charm', 2])
		),
		choice(
			`Insure yourself for a fortune, and hold a beautiful funeral.`,
			`It rains, there are plumes, and the sermon is better than you deserve. The money goes to your heir,
			who is you. What nobody foresaw is that three of your creditors fall into talk beside the grave,
			compare their papers, and become inseparable. You have to avoid Bath for forty years.`,
			asset(
				'plumes',
				'Plumes and a Good Sermon',
				'own-turn',
				rejuvenate(any('own', { torpor: true })),
				lose('infamy', 1, any('own', stained))
			)
		)
	),

	waiting(
		BARTOLOMEA,
		chronicle(
			'lasombra',
			'bartolomea',
			'Bartolomea Quiroga',
			['egalitarian', 'cruel', 'west', 'wealthy'],
			['Takes What Floats', lose('power', 1, any('opponents', { bears: 'power' })), gain(2)]
		)
	),
	waiting(
		MAIREAD,
		chronicle(
			'gangrel',
			'mairead',
			'Mairead of the Snows',
			['egalitarian', 'calm', 'north', 'warlike'],
			['Over the Pass', either([rejuvenate(any('own', { torpor: true }))], [gain(2)])]
		)
	)
];
