import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	activate,
	any,
	assign,
	CLAN_LEADER,
	gain,
	rejuvenate,
	unexhaust
} from '../../../../../games/heritage/open/phrases.ts';
import { answer, chapterWriting, choice, decided, dots } from './writing.ts';

const { arriving, asset, assetCard, basic, chronicle, leader, mission, overview, unlock, waiting } =
	chapterWriting(20);

const KRANZ = 0;
const SURGEON = 1;

/** Berlin, 1989: a sentence read out by mistake. */
export const chapter20: readonly DeckCard[] = [
	arriving(
		0,
		basic('malkavian', 'teodor-wrona', 'Teodor Wrona', [
			'egalitarian',
			'cruel',
			'east',
			'scholarly'
		])
	),

	overview({
		title: 'Effective Immediately',
		year: 1989,
		text: `
			On the ninth of November, shortly before seven in the evening, a tired man at a press conference in
			East Berlin is asked when the new rules for travellers come into force. He leafs through his
			papers. Either it is not in them or he has not read that far. “As far as I know,” he says,
			“immediately. Without delay.” That is all. By midnight people with bottles are dancing on the
			Wall.

			I have spent my life among documents, and I wish it minuted that the most powerful sentence of the
			century was read out by mistake.

			You thought that walls were our sort of thing. So did I. For twenty-eight years that one divided our
			houses as neatly as theirs. Some of you were glad of it; each told me in confidence whom it kept
			out. Now there is a hole in it at the Bornholmer Strasse, and through the hole come relations with
			carrier bags.

			They bring news. That was a state which wrote everything down, and it had its nose in our curtains
			too. Somewhere on a hundred kilometres of shelves is all that you have done to one another since the
			war, with dates, typed.

			So the question for tonight is a librarian’s question. Who reads it first?`,
		answers: [
			[
				answer(
					`I keep the book of thimbles for {decided:1910}. It has forty-one thousand names, and beside each
					stands the word “slept”. I have never known under what to file it.`,
					decided(1910)
				),
				answer(
					`A woman of forty-nine came to the desk, with the name of a Tube station, and asked who had stood at
					the foot of the stairs. I said that I had no idea. She left a photograph for {decided:1910} all
					the same.`,
					decided(1910, 'second')
				),
				answer(
					`No one made a rule for the platforms in 1940. Those who slept there made one: they learned to leave
					a light on.`,
					decided(1910, 'unclaimed')
				)
			],
			[
				answer(
					`There is a candle in my window tonight, saved up since 1666. It was left here for {decided:1930}, with the message that it is not a threat.`,
					decided(1930, 'second')
				),
				answer(
					`There is a street in London where nothing has so much as smoked since 1940, and the
					insurers wonder at it. {decided:1930} told somebody the truth that winter, on a stair.`,
					decided(1930)
				),
				answer(
					`{victor} has come from the back to the front. They have been doing that all over Europe this
					autumn.`,
					{ is: 'risen', chapter: 19 }
				),
				answer(
					`So little lay between {victor} and the next last time that either could have read it out by
					mistake.`,
					{ is: 'close', chapter: 19, within: 2 }
				)
			],
			[
				answer(
					`In a time that tears up its papers, {indebted} is still bound by the most of them. I am sorry.
					I bind very well.`,
					{ is: 'indebted', least: 3 }
				),
				answer(
					`{vanquished} came last in both wars. I have reserved the first chair in the
					reading room for {vanquished}. There ought to be one advantage.`,
					{ is: 'vanquished-again', chapter: 19 }
				),
				answer(
					`{victor} has won again and will find that the fattest files are always about the victors. They
					had the staff.`,
					{ is: 'victor-again', chapter: 19 }
				)
			],
			[
				answer(
					`They have printed the muster of the Endurance again, for the jubilee: twenty-eight, and
					all of them home. {decided:1840} got off at Buenos Aires. I have always thought it the
					best chapter in the book.`,
					decided(1840)
				),
				answer(
					`The last man of the Endurance told a newspaper before he died that the cocoa had been
					remarkably good from the third month on. {decided:1840} had given no advice. It seems to
					have been the right amount.`,
					decided(1840, 'second')
				)
			],
			[
				answer(
					`Forty-one people, pensioners by now, meet every autumn and drink to a captain who turned
					round and could not say why. {decided:1920} has not been invited. They lay a place for the
					reason, all the same.`,
					decided(1920)
				),
				answer(
					`A choir in Belfast is collecting a song that some children sang in open boats, for two
					days, in 1940. Someone has sent in all the verses, unsigned. I should know
					{decided:1920}’s hand anywhere.`,
					decided(1920, 'second')
				)
			]
		],
		asset: assetCard('note', 'A Note Read Out by Mistake', 'any-time', activate(any('own')))
	}),

	mission(
		1,
		{
			id: 'bornholmer',
			name: 'At the Bornholmer Strasse',
			text: `Twenty thousand people stand in front of a gate with a handful of guards and no orders. The telephone
				rings upstairs, and whoever answers it knows nothing. Those who have raised others know how it is
				to be asked for leave.`,
			match: { geography: 'east', sire: true }
		},
		`You have been on night duty in the guardroom since 1961. The officer in charge has rung everybody who
		can be rung. No one will say yes and no one will say no, and so he has made up his own mind; his hand is on
		the barrier. Below you sleep nine guests whom you put there yourself, in the first winter, and who
		must not be found. Across the bridge stand those who have been looking for them.`,
		choice(
			`Say nothing, and put your hand on the barrier next to his.`,
			`It goes up. You are kissed by a baker, by two nuns and by a trombone. When at last you go down to face what must be faced, the cellar is empty, the blankets are folded, and the door is open from the inside. They had heard it on the radio. On the wall stands in chalk: “Thank you for the room. We could have left at any time.”`,
			dots('The Second Hand on the Barrier', ['cunning', 2])
		),
		choice(
			`Ask him for half an hour, and empty the cellar first.`,
			`He gives you half an hour. In it the crowd learns a song. You lead your guests over the roofs in their
			night things and hand them across the fence, and on neither side has anybody prepared a speech.
			Someone has brought shoes, bought in 1961, in the right size. Then you go back, and find that he
			has waited for you to lift it.`,
			asset(
				'shoes',
				'Shoes in the Right Size',
				'own-turn',
				unexhaust(CLAN_LEADER),
				activate(CLAN_LEADER)
			)
		)
	),

	mission(
		2,
		{
			id: 'aisle-nine',
			name: 'Aisle Nine',
			text: `In Erfurt some women see smoke from the wrong chimney, walk into the house of State Security and stop
				the burning. In Berlin they are still filling sacks. All favours ever done are called in now, by the
				yard.`,
			match: { archetype: 'clandestine' },
			claim: { by: 'tokens', token: 'boons' }
		},
		`A keeper of files leads you down by torchlight, like somebody who has waited years for a reader. Aisle
		nine is ours: four decades of you and your siblings, and who said what about whom, signed. She has
		laid two folders on a chair. In one is what your family reported about you. In the other is what you
		reported about them, and it is, she remarks, the thicker. The shredder is warm.`,
		choice(
			`Read the first, then shred it and say nothing.`,
			`You read until you know who. Then you read why, and it is not what you had thought: each of them, every
			time, had asked for your safety as the price. You feed it in, sheet by sheet. From that night on there
			is a sort of tact in your manners which all of them find highly suspicious. Only the keeper knows. She
			made a copy.`,
			unlock(KRANZ)
		),
		choice(
			`Read the second, and deliver it, page by page, to everybody named in it.`,
			`You go from house to house like a postman. At the first they throw it into the fire, at the second into
			your face. At the third it is read to the end, and a chair is fetched. “You have got 1974 wrong,”
			they say; they correct it in pencil, and sign. Then you talk until morning, as you did before
			Paris.`,
			dots('Postman of Old Griefs', ['cunning', 2])
		)
	),

	mission(
		3,
		{
			id: 'woodpeckers',
			name: 'Woodpeckers',
			text: `They come with hammers, and the Wall goes home in coat pockets to every country on earth. Anything can
				be sold now: concrete, caps, medals, the furniture of a government. It is a bad week to be the
				last tenant of anything.`,
			match: { archetype: 'wealthy', temperament: 'cruel' },
			claim: { by: 'fewest' }
		},
		`In the strip between the two walls, under a lamp that no one has thought of turning off, one of ours
		has lived since 1961 in no country at all. He mended guards there and those whom they shot, on one
		table, and kept a little of each. In himself, as one keeps photographs. The builders come on Monday. He asks
		you for a place in the world. He would be no trouble. He would like a window.`,
		choice(
			`Take him home, and give him the window.`,
			`He is no trouble. He sits there and waves, and people wave back: so many hands. Within a year he
			knows everybody in the street by their gait, and leaves notes under doors, unsigned: “Have the left
			lung looked at.” Rents go up. Nobody dies in your street any more, or not by surprise.`,
			unlock(SURGEON)
		),
		choice(
			`Buy him the strip as it stands, and leave it alone.`,
			`It costs you more than a palace did, and since you do nothing with it, it becomes a wood. There are
			foxes and birches, and an orchid that was thought to be lost. In the middle stands a lamp, always
			lit. Children who run in after a ball come out again with the ball, and with every graze on their
			knees neatly closed.`,
			asset(
				'lamp',
				'A Lamp in the Wood',
				'any-time',
				rejuvenate(any('own', { torpor: true })),
				unexhaust(any('own', { exhausted: true }))
			)
		)
	),

	waiting(
		KRANZ,
		leader(
			'nosferatu',
			'kranz',
			'Ingeborg Kranz of Aisle Nine',
			['elitist', 'cruel', 'east', 'clandestine'],
			['She Made a Copy', assign('infamy', 1, any('opponents')), gain(1)]
		)
	),
	waiting(
		SURGEON,
		chronicle(
			'tzimisce',
			'surgeon',
			'The Surgeon of the Strip',
			['elitist', 'calm', 'roaming', 'scholarly'],
			['So Many Hands', rejuvenate(any('own', { torpor: true })), gain(1)]
		)
	)
];
