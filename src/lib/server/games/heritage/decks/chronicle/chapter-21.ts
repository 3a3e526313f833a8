import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import { drawScheme, gain } from '../../../../../games/heritage/open/phrases.ts';
import { answer, chapterWriting, choice, decided, dots } from './writing.ts';

const { arriving, assetCard, basic, mission, overview } = chapterWriting(21);

/** Paris, 1997: the last evening, under a comet. No evening follows, so every reward is dots. */
export const chapter21: readonly DeckCard[] = [
	arriving(
		0,
		basic('tzimisce', 'saskia-molenaar', 'Doctor Saskia Molenaar', [
			'egalitarian',
			'calm',
			'south',
			'clandestine'
		])
	),

	overview({
		title: 'Two Tails',
		year: 1997,
		text: `
			So here we are. I have had the vault aired; there is a car park over it now, and you will have
			noticed the pillar. The chair has come too. It always does.

			It is the spring of 1997. Above the roofs hangs a comet with two tails. It was last here four thousand two hundred years ago: for once something has called to which every one of you is young. In Scotland there is a sheep that was made out of another
			sheep. In New York a machine will beat the champion of the world at chess. The living make childer of their own now, you see, and send them against kings. I am not indignant. I recognise it.

			Six hundred and ninety years ago you did a thing together in this room, and you have quarrelled
			ever since so as not to be left alone with it. I have kept the book. People have called it
			obstinate of me. There is ink for tonight, and for one line more.

			He said a word as he fell. Each of you heard another. When the evening is done I shall break the
			seal, and whoever has earned it may turn the page.

			How it ends has always been your department.`,
		answers: [
			[
				answer(
					`{decided:2020} has been so considerate to all of you these eight years that three have asked me
					what it means. It means that somebody once read a file to the end.`,
					decided(2020)
				),
				answer(
					`Every sheet that {decided:2020} carried round in Berlin has come back to me corrected, in eleven
					colours of pencil. It is the first true history of this family. It has no villain, and is
					therefore hard to sell.`,
					decided(2020, 'second')
				),
				answer(
					`Aisle nine was never read by any of you. It is being put on a computer. Talk to each other,
					and soon.`,
					decided(2020, 'unclaimed')
				)
			],
			[
				answer(
					`There is somebody at the door for {decided:130}. He has brought back a purse. He has a roasting
					spit with him, but he says it is only to lean on.`,
					decided(130, 'second')
				),
				answer(
					`I have set out one chair more than there are guests. It is a low one. It is for Perrin, who was
					nine or ten, and {decided:130} may sit beside it.`,
					decided(130)
				)
			],
			[
				answer(
					`Chalk does not keep, so the wall of a cellar in the Bornholmer Strasse is now in my
					library. “We could have left at any time.” It was {decided:2010} who asked me to have it
					kept dry.`,
					decided(2010)
				),
				answer(
					`Every November there is a card from nine people and whoever brought the shoes. They would
					like it known that half an hour was exactly enough. {decided:2010} asked for nothing else
					that night.`,
					decided(2010, 'second')
				)
			],
			[
				answer(
					`There is a street where nobody dies by surprise, and the rents are a scandal.
					{decided:2030} began it with a window. The notes under the doors are unsigned, but one
					comes to know the hands.`,
					decided(2030)
				),
				answer(
					`A fortune has been offered to {decided:2030} for some birches in the middle of Berlin.
					There are to be offices. The answer was that somebody has left a light on.`,
					decided(2030, 'second')
				)
			],
			[
				answer(
					`{victor} comes to the last evening as the victor of two. Nobody ever had more to lose in this room, except one.`,
					{ is: 'victor-again', chapter: 20 }
				),
				answer(
					`{victor}, who was last, came first. It can be done, then, even as late as this. I say so to the whole
					table.`,
					{ is: 'risen', chapter: 20 }
				),
				answer(
					`{vanquished} was last again. But the keys are on the table, {vanquished}, and you choose first. Sennian never gave anybody that.`,
					{ is: 'vanquished-again', chapter: 20 }
				)
			],
			[
				answer(
					`The register of Louvain lies open beside the door. It is {decided:1820}’s. If any of you should
					happen to have a book of mine, tonight would be the night.`,
					decided(1820)
				),
				answer(
					`In Wittenberg somebody bought full remission for him, stamped, and with no name on it. I have a
					pen here, {decided:830}, if you should care to fill one in.`,
					decided(830, 'second')
				),
				answer(
					`They have printed the path of it in the newspaper, {decided:1030}, with a drawing. I thought of your
					mathematician at Linz, and of the things that come back.`,
					decided(1030, 'second')
				),
				answer(
					`A box no bigger than a loaf is in my coat pocket tonight, {decided:1510}. I have read this whole chronicle to it over the years, a page at a time. It used to interrupt.`,
					decided(1510)
				),
				answer(
					`In a small university they read out titles for one hour every year, nothing but titles.
					They had come to M when it grew dangerous. Thanks to {decided:1820} there was somebody who
					went on.`,
					decided(1820, 'second')
				),
				answer(
					`In Wittenberg {decided:830} once opened a chest, read the names in it for an hour, and
					locked it again three times. It is the only theft I know of in which nothing went missing.`,
					decided(830)
				)
			]
		],
		asset: assetCard('seal', 'The Seal of the Back Cover', 'any-time', drawScheme(1), gain(2))
	}),

	mission(
		1,
		{
			id: 'roslin',
			name: 'A Sheep Called Dolly',
			text: `Near Edinburgh stands a sheep that has a mother and no father and does not seem to mind. The papers
				ask whether one is allowed to make somebody who is only oneself over again. The young among us
				are oddly touched by her.`,
			match: { fledgling: true, temperament: 'calm' },
			claim: { by: 'pairs', sire: { temperament: 'cruel' } }
		},
		`You have a letter from a childe whom you made in a bad hour and never wrote to. “Is there anything of
		you in me,” it says, “or only the blood?” There is no address. But the postmark is Roslin, and at
		Roslin they keep a night watch on the sheep. You could go there. Or you could send what you have never
		shown to anybody: the book of your life, the true one, in which that hour is marked.`,
		choice(
			`Go to Roslin, and stand at the fence until you are asked in.`,
			`You stand there for three nights. On the fourth somebody puts a second mug on the sill, though neither
			of you drinks tea. You talk about sheep. “You do the same thing with your hands, you know,” you are
			told as you leave. “When you’re lying.” You look down at your hands, and you do.`,
			dots('Asked In', ['charm', 2])
		),
		choice(
			`Send the book, and no letter.`,
			`It comes back in autumn with corrections in another hand. Where you had written “there was no choice”,
			it says: “There were two, see page 212.” The bad hour has been crossed out. Instead there is an account
			of the same night from the other side, and in that one you are kinder than you were. You cannot
			decide on which shelf to put it.`,
			dots('Corrected in Another Hand', ['cunning', 1], ['wealth', 1])
		)
	),

	mission(
		2,
		{
			id: 'game-six',
			name: 'Game Six',
			text: `High above Manhattan the best player alive sits opposite a cabinet and loses, with his head in his
				hands. People who have been playing one another for seven hundred years know how he feels, and
				some of them know it well enough to laugh.`,
			match: { archetype: 'scholarly', class: 'elitist' }
		},
		`Afterwards somebody has forgotten to lock the room. The cabinet hums. You sit down in the dark and play
		it from where he left off, and it makes a move that only one person ever made: the quiet one, at the
		edge of the board, which Sennian made in every game and never explained. Of course it is chance. You
		can play on and perhaps see what it was for. Or you can resign, which you have never done.`,
		choice(
			`Play on.`,
			`Towards morning you see it. It never was an attack. It was a square left free, each time, in every
			game he played with you, so that you could get out. You never took it; you thought it was a trap. You
			look at the board until the cleaners come. All these years you have told that story the other way
			round.`,
			dots('Who Saw the Free Square', ['lore', 2])
		),
		choice(
			`Resign.`,
			`You lay your king on its side and wait for something to happen. The cabinet hums. Then you laugh out loud, alone above all those lights, because one simply gets up afterwards. One puts on one’s coat. Somebody might have told the family.`,
			dots('Who Got Up Afterwards', ['valour', 1], ['lore', 1])
		)
	),

	mission(
		3,
		{
			id: 'red-hat',
			name: 'The Visitor',
			text: `The comet is best seen from where there is no roof: a desert, a deck, a pass in the mountains. Those
				who never settled anywhere have the first sight of it, and have fought for poorer places to
				stand.`,
			match: { geography: 'roaming', archetype: 'warlike' }
		},
		`On a hill there are people with flasks and telescopes, and a small girl in a red hat who should be in
		bed. When will it come again, she asks. In two thousand years and a bit. And who will be here to see
		it? The grown-ups laugh; she looks at you. You are the only one on that hill who could promise. She
		would like somebody to tell it that she was here, and about the hat.`,
		choice(
			`Promise.`,
			`So now you have an appointment. It is curious what that does. You have avoided the sun from habit, more
			than for love of anything; from this night on you look both ways before you cross. The year 4385,
			towards spring. Her name is Noor. You scratch it on the inside of your wrist, where it heals every
			evening, and every evening you scratch it again.`,
			dots('Promised to a Comet', ['wealth', 2])
		),
		choice(
			`Tell her: nobody. That is why it has to be looked at properly tonight.`,
			`She considers this. “Then you look properly,” she says, and hands you her binoculars. You look
			properly; quite possibly for the first time. When you give them back there are two black rings round
			your eyes, because her brother has been at the rims with boot polish. A whole hillside of the living
			laughs at you, and not one of them is afraid.`,
			dots('Looked Properly', ['charm', 1], ['cruelty', 1])
		)
	),

	mission(
		4,
		{
			id: 'empty-chair',
			name: 'The Empty Chair',
			text: `It has come along to every house, and nobody has sat in it since 1306. Those who have raised others
				understand it better than they like: how high it is, how far from everyone, and how badly it
				is made for leaning back.`,
			match: { sire: true, class: 'egalitarian' },
			claim: { by: 'line' }
		},
		`You have come to the vault an hour early, and the chair stands where it used to stand. There is a
		stain on the flags before it that you all know. In an hour the others will be here, and they will
		look at it, and then at one another, as they have done twenty times. You have matches with you. You
		have also wondered, once in each century or so, what one sees from there.`,
		choice(
			`Burn it.`,
			`It burns like any old oak. In the ashes lie the iron straps of the seat, and scratched on the underside,
			where only somebody on the floor could ever have read them, are all your names, eldest first. Beneath
			the last of them there is one more, very small. You show it to the librarian, who thinks that it
			must be the joiner’s.`,
			dots('Burner of the Chair', ['cruelty', 2])
		),
		choice(
			`Sit down in it.`,
			`From here he cannot have seen your faces. You stood in the dark, all of you. What he had before him was the lamp, and the hand that held it. You sit for a long time. The hand, as you remember it, did not shake. You had always thought of it as part of the lamp.`,
			dots('Who Sat', ['cunning', 2])
		)
	)
];
