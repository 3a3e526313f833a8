import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	activate,
	any,
	assign,
	BEARER,
	gain,
	lose,
	rejuvenate,
	SIRE,
	unexhaust
} from '../../../../../games/heritage/open/phrases.ts';
import { answer, chapterWriting, choice, decided, dots } from './writing.ts';

const { arriving, asset, assetCard, basic, chronicle, leader, mission, overview, unlock, waiting } =
	chapterWriting(3);

const ESCLARMONDE = 0;
const GOSWINTHA = 1;

/** Avignon, 1348: the plague, a pope between two fires, and a city that changes hands. */
export const chapter03: readonly DeckCard[] = [
	arriving(
		0,
		basic('nosferatu', 'huc', 'Huc the Gravedigger', ['egalitarian', 'calm', 'south', 'warlike'])
	),
	arriving(
		1,
		basic(
			'toreador',
			'laudune',
			'Laudune d’Apt',
			['egalitarian', 'cruel', 'south', 'scholarly'],
			['A Song for an Empty House', unexhaust(SIRE)]
		)
	),

	overview({
		title: 'Between Two Fires',
		year: 1348,
		text: `
			Mind the step. The porter died on it on Tuesday.

			Every one of you has asked me, before so much as a good evening, whether it can touch us. It
			cannot. It only touches everybody we live on. It came into Marseille with the ships, it was here by
			January, and it is now quicker than the priests. The pope, who is no fool, sits in his chamber
			between two great fires, because his surgeon says so, and signs papers. He bought a field for the dead.
			When the field was full he blessed the river, so that people could be laid in that.

			I see that you walk these streets with your hats in your hands. Quite right. But look about you
			as well. Two fires will keep out more than bad air. A surgeon who counts the sick may come to
			count those who never are. And a town that is frightened enough will go and look for somebody who
			poisoned the wells, and it is never particular.

			We have eaten at the table of the living for a long time and have not often done the washing-up.
			Tonight there are few of them left. Show me what each of you thinks they are for.`,
		answers: [
			[
				answer(
					`{vanquished} has gone home last twice running. One sees a good deal from down there, mostly
					soles. I would be civil to {vanquished} for a while.`,
					{ is: 'vanquished-again', chapter: 2 }
				),
				answer(
					`Last in Paris, first by the river: {victor} has climbed from the bottom of the table to the top
					of it, and took the ladder along.`,
					{ is: 'risen', chapter: 2 }
				),
				answer(
					`{victor} has won twice now. The clans call it a habit and the rest of you call it luck. I call
					it two, and keep counting.`,
					{ is: 'victor-again', chapter: 2 }
				)
			],
			[
				answer(
					`People still let {decided:230} go first through doors, since that business with the curse. Some
					of them cross themselves.`,
					decided(230)
				),
				answer(
					`Before we begin, {decided:230}: a letter from two cottages. They hope you are well, and that
					you have no wish at present to keep anybody else alive.`,
					decided(230, 'second')
				),
				answer(
					`Nobody looked after the Master’s curse, in the end. It came true without you. I would
					think about that, if I were in the trade.`,
					decided(230, 'unclaimed')
				)
			],
			[
				answer(
					`When dawn came in Paris, others lay in their long sleep, and every one of {victor}’s stood
					upright and dusted. No one has proved anything. No one has forgotten it.`,
					{ is: 'betrayed', chapter: 2, least: 2 }
				),
				answer(
					`The sleeve of ashes is in this room tonight, in {decided:210}’s glove. I can hear the
					buckle.`,
					decided(210, 'second')
				),
				answer(
					`What was left of the last Master went under the bridge in Paris, because {decided:210} had
					one hand free and gave it to a friar. I have read lives of saints with less in them.`,
					decided(210)
				)
			],
			[
				answer(
					`The clerk’s son has come up from Marseille with this spring’s instalment for
					{decided:220}, straight through the plague, and on the right day. He takes it for a kind of tithe.`,
					decided(220)
				),
				answer(
					`The clerk who burned the Temple’s lists has died in Paris, with four hundred names in his
					head. That leaves {decided:220} alone in the trade of forgetting. As a librarian I cannot
					approve.`,
					decided(220, 'second')
				)
			]
		],
		asset: assetCard(
			'between-the-fires',
			'A Stool between the Fires',
			'any-time',
			rejuvenate(any('own', { torpor: true })),
			gain(1)
		)
	}),

	mission(
		1,
		{
			id: 'never-ill',
			name: 'Those Who Are Never Ill',
			text: `Most of the doctors have left. Guy de Chauliac, the pope’s surgeon, has stayed because he
				would be ashamed to go. He visits, lances and writes everything down, and of late he keeps a
				second list, a much shorter one: those who are never ill.`,
			match: { temperament: 'calm', archetype: 'scholarly' }
		},
		`There are eleven names on it, and nine are ours. The surgeon has fallen asleep beside the lamp. You
		could take the page away. Or you could take his pen: a fever for this household, a funeral for that
		one, until the nine are as sick as anybody and only the two remain who are merely healthy. From two
		true cases a good surgeon might even learn something.`,
		choice(
			`Take his pen.`,
			`Guy ponders the two for months. One never leaves her attic; the other has quarrelled with everybody.
			He writes that to be far away is the best medicine, catches the plague himself, and lives. When he
			can hold a pen he leaves a sheet beside the lamp, for his corrector: eleven questions, and good
			ones.`,
			dots('The Surgeon’s Corrector', ['lore', 2])
		),
		choice(
			`Take the page.`,
			`He wakes and finds it gone, and so he knows that he was right. He tells only his nurse, who has lanced
			more swellings than the whole university and been paid for none. She comes to find the thief. She
			would very much like, she says, to see one of the nine from the inside. One of the nine is
			charmed.`,
			unlock(ESCLARMONDE)
		)
	),

	mission(
		2,
		{
			id: 'the-letter',
			name: 'Slower than the Rumour',
			text: `The wells were poisoned, people say, and they have decided by whom. The pope has written that the
				Jews die of this plague like everybody else, and that whoever harms them is cast out of the Church. It
				is a good letter. It has to go up the river, and it is slower than the rumour.`,
			match: { geography: 'roaming' },
			claim: { by: 'race', count: 2 }
		},
		`You have two fresh horses and a night’s start. You could ride with the letter to the next great town,
		and make the council read it aloud; they might even obey. Or let it follow with the clerks, and ride
		to the Jewish quarter of the town beyond, with two carts, for as many as will get up behind a stranger
		in the dark. It cannot be both. The towns lie a night apart.`,
		choice(
			`Ride with the letter.`,
			`The council hears it standing, with bare heads, and for eight months nothing happens in that town. In
			those months most of those who can leave have left. Then there is another council. I have the
			letter here; the seal is cracked from being shown so often. I like to have it where I can see it.`,
			asset(
				'cracked-seal',
				'A Letter with a Cracked Seal',
				'any-time',
				lose('infamy', 2, any('own', { bears: 'infamy' })),
				unexhaust(any('own', { exhausted: true }))
			)
		),
		choice(
			`Ride with the carts.`,
			`Thirty-one people get up. On the third night a farmer bars the ford with a scythe, and you climb down
			and walk towards him slowly, so that he can see what you are. He goes home. Thirty-one people
			cross. A child asks whether you are an angel, and her grandmother says certainly not, and thanks
			you.`,
			dots('Who Walked to the Ford', ['valour', 2])
		)
	),

	mission(
		3,
		{
			id: 'city-for-sale',
			name: 'A City for Sale',
			text: `Joanna, queen of Naples and countess of Provence, has come to assure the pope that she did not
				have her husband strangled. He is assured. She also needs an army; and so, in June, she sells him
				Avignon, bridge, towers and all, for eighty thousand florins.`,
			match: { archetype: 'wealthy', geography: 'south' },
			claim: { by: 'tokens', token: 'power' }
		},
		`The notaries need a witness who can sit up all night, and each side offers you a clause that nobody
		will ever read again. The pope’s notary has the hours of curfew: whoever walks in the town between
		the bells shall stand under your protection, and nobody else’s. The queen’s has one part in a
		thousand of the price, at once, in gold, in a plain bag.`,
		choice(
			`Ask for the hours of curfew.`,
			`Lovers, smugglers, poets and midwives walk under your protection, and it turns out that they expect to
			be protected. You have never been so busy. The clause stands until there is a revolution, four
			centuries on; and the smugglers pay a toll all that time, unasked, in whatever they happen to
			carry.`,
			dots('Keeper of the Curfew', ['wealth', 2])
		),
		choice(
			`Ask for the bag.`,
			`The queen hands it over herself. She keeps her fingers on it, and looks at you longer than is wise. She
			knows a strangler when she meets one, she says, and has found it best to be on good terms. If
			anybody should ever trouble you, you are to write to her. You never find out how she meant
			that.`,
			asset(
				'friend-in-naples',
				'A Friend in Naples',
				'any-time',
				assign('infamy', 2, any('opponents'))
			)
		)
	),

	mission(
		4,
		{
			id: 'sleepers',
			name: 'Sleepers on the Rhône',
			text: `The river takes the dead down past the bridge by night, in their sheets, without a sound. Not all of
				them are dead. In the haste of these weeks cellars have been opened, and some who lay there in
				their long sleep were carried out with the rest.`,
			match: { fledgling: true, temperament: 'cruel' }
		},
		`From the last arch your hook will reach one of the two who are floating by. One you know: an elder of
		Arles, who has cheated you twice and would owe you the rest of eternity. The other nobody knows. The
		shroud is patched with older shrouds, and the hands are crossed in a fashion that went out seven
		hundred years ago. After this arch there is only the sea.`,
		choice(
			`Hook the elder.`,
			`It is a very well sewn shroud, full of stones and cabbage. The elder had staged the whole funeral, to be rid
			of creditors, and is at this moment opening a bank in Genoa. That makes three times. But you have
			learned how it is done, from the inside of the work, stitch by stitch.`,
			dots('Cheated Thrice', ['cunning', 2])
		),
		choice(
			`Hook the stranger.`,
			`She lies on the bridge and drips until the third bell. Then she opens her eyes, says something in
			the tongue of the Goths, and bites the toll-keeper. She had gone to sleep after a council at Toledo,
			until the bishops should agree. You tell her that they are still at it. Her laugh sets off the dogs
			across the river.`,
			unlock(GOSWINTHA)
		)
	),

	waiting(
		ESCLARMONDE,
		chronicle(
			'tzimisce',
			'esclarmonde',
			'Esclarmonde Roux',
			['egalitarian', 'calm', 'south', 'scholarly'],
			['From the Inside', rejuvenate(any('own', { torpor: true })), gain(1)]
		)
	),
	waiting(
		GOSWINTHA,
		leader(
			'gangrel',
			'goswintha',
			'Goswintha out of the River',
			['elitist', 'cruel', 'south', 'warlike'],
			['Awake at Last', activate(BEARER)]
		)
	)
];
