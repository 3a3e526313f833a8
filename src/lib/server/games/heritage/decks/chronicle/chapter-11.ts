import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import {
	any,
	BEARER,
	gain,
	lose,
	move,
	perEach,
	RESERVE,
	spend,
	takeBoon,
	those,
	torpor
} from '../../../../../games/heritage/open/phrases.ts';
import { ALWAYS, answer, chapterWriting, choice, decided, dots } from './writing.ts';

const { arriving, asset, assetCard, basic, chronicle, leader, mission, overview, unlock, waiting } =
	chapterWriting(11);

const JOSIAS = 0;
const MATHURINE = 1;

/** London, 1666: the fire, the cellars it opened, and the librarian's worst week. */
export const chapter11: readonly DeckCard[] = [
	arriving(
		0,
		basic(
			'ventrue',
			'dorcas',
			'Dorcas Hallowell',
			['egalitarian', 'cruel', 'north', 'wealthy'],
			['Ground Rent', gain(perEach(those('own', { sire: true }), 2))]
		)
	),

	overview({
		title: 'Saint Faith under Paul',
		year: 1666,
		text: `
			You must excuse my hands. I have been carrying.

			It began on Sunday at one in the morning, with a baker. They woke the Lord Mayor, who looked at it,
			said that a woman could piss it out, and went back to bed. That was thirteen thousand houses ago. On Tuesday the roof of Saint Paul’s ran down the hill in the gutters. Beneath it, in
			Saint Faith’s, the booksellers had walled in everything that they owned. I had told
			them to. I put three hundred volumes of my own there. Then the nave came
			through the floor. At Windsor burned leaves fall out of the sky, and people pick them up and read
			them. I try to think about that.

			What is at stake, yes. Every cellar lies open. In the fields people with nothing left are asking who
			did it, and are not choosy. In a fortnight gentlemen with chains will measure the ashes for a new map,
			and whatever of ours stands on it the world will know. Our mask is not two lifetimes
			old. Somebody will have to hold it on tonight, with both hands. I cannot. Mine are full.`,
		answers: [
			[
				answer(
					`Your mechanic has been a great help with the carts, {decided:1020}. He says that after a cupboard
					everything is near.`,
					decided(1020)
				),
				answer(
					`I passed through your hall on my way here, {decided:1020}. The cabinet has stopped. I wound
					my own watch very loudly, and do not know why.`,
					decided(1020, 'second')
				),
				answer(
					`The dealers in Prague sold that cabinet on to Stockholm, unopened, with the war. I mention it because
					the others have been talking about ticking in the walls.`,
					decided(1020, 'unclaimed')
				)
			],
			[
				answer(
					`The comedy was at home, {decided:630}, under my pillow. That one we still have.`,
					decided(630, 'second')
				),
				answer(
					`Of your Homer there are thirty printings now, {decided:630}. They cannot all be in Saint Faith’s.
					You were quite right about carts, and I never said so.`,
					decided(630)
				)
			],
			[
				answer(
					`{decided:1030} foretold the war, and it came and was all that was promised. I see that people have
					moved up to make room.`,
					decided(1030)
				),
				answer(
					`A comet last year, and another this spring. {decided:1030} is the only person in London who was
					pleased to see them.`,
					decided(1030, 'second')
				)
			],
			[
				answer(
					`I noted after Prague that {victor} had won by so much that it was hardly company. Help me with this
					crate, then, {victor}, since it comes so easily.`,
					{ is: 'landslide', chapter: 10, by: 12 }
				),
				answer(
					`{vanquished} was here first, has lost twice running, and has been carrying books since Monday
					without a word. I have put it down in ink.`,
					{ is: 'vanquished-again', chapter: 10 }
				),
				answer(
					`It was {victor} in Prague; I have it written here, a little scorched. {vanquished} may take the
					other handle.`,
					ALWAYS
				)
			],
			[
				answer(
					`They saw the glow in Essex on Sunday, and by Monday noon they stood there with their
					pikes. The counties have been quick ever since that rehearsal of {decided:940}’s. They
					still do not know who paid for it.`,
					decided(940)
				),
				answer(
					`On none of the beacon hills is there anything to sit on, to this day. The watchmen suppose
					that it is the law. It is only that {decided:940} once went up to look.`,
					decided(940, 'second')
				)
			]
		],
		asset: assetCard(
			'blank-map',
			'A Map with Nothing on It',
			'any-time',
			RESERVE,
			lose('infamy', 2, any('own', { bears: 'infamy' }))
		)
	}),

	mission(
		1,
		{
			id: 'saint-faith',
			name: 'Behind the Divinity',
			text: `The vaults of Saint Faith’s are still shut, and hot to the hand. Behind the doors are the books of the
				whole Row. Behind the books, in a place that was walled off for some bishop, lives Josias, who has
				kept that crypt for two hundred years. Nobody has heard him since Tuesday.`,
			match: { geography: 'north', class: 'egalitarian' }
		},
		`Open now, and the air goes in with you: whatever is not burning will. Leave it shut for a month, as the
		stationers want, and once it is cold there may be books. There may be nobody behind them. I have been asked
		twice for my opinion. But I stood by with a lamp once, while one of us was weighed against something else,
		and I find that I do not want to hold it again.`,
		choice(
			`Open now.`,
			`It goes up behind you like a breath. You find him by the cough. He sits in the bishop’s place under wet sacking,
			which he has drawn over himself and over the one other thing that he thought worth covering, the parish
			cat. He asks about the divinity. All of it, you say. “Ah, well,” says Josias.`,
			unlock(JOSIAS)
		),
		choice(
			`Leave it shut.`,
			`After a month they open it. There had been a grating on the river side that nobody knew about, and the air
			got in by that. The leaves lie there, grey, with every letter on them, until you breathe. There is no one in
			the bishop’s place. There is a tunnel, dug by hand, eleven yards long, four feet short. The cat had
			managed the rest.`,
			dots('Keeper of the Cat', ['lore', 1], ['cruelty', 1])
		)
	),

	mission(
		2,
		{
			id: 'powder',
			name: 'Which of Two Streets',
			text: `On Tuesday night the wind drops. The navy’s people come up from the yards with powder, and blow up whole
				streets in front of the fire. It works. Their officer has a plan, a pencil and about an hour, and
				would be glad to be advised.`,
			match: { archetype: 'warlike' },
			claim: { by: 'race', count: 4 }
		},
		`Two streets would do. In the one is a house of yours, in good order, with all your papers. In the other is a
		house that belongs to somebody at this table, no worse. Either gap would stop the fire at the same wall. The
		officer rests his pencil between them and looks at you, because you are the only person tonight who has
		not asked him to spare anything.`,
		choice(
			`Give him your own.`,
			`They all get out, in their shirts, with the parrot. Then it goes up, and comes down again, and
			the fire walks up to the gap and stands there like somebody who has forgotten what he came for. The officer has noted on his plan whose house it was, and he will be at
			the Admiralty for thirty years.`,
			dots('By One House Less', ['valour', 1], ['charm', 1])
		),
		choice(
			`Give him the other.`,
			`You had made sure that it was empty, and stand by with your hat off. Under a floor the
			sappers find an iron box. The officer, a gentleman, sends it round to the nearest neighbour, who is you. There is a label on it with a name that everybody here would know. It does not have to be opened. They
			need only hear that you have it.`,
			asset(
				'iron-box',
				'Somebody Else’s Iron Box',
				'any-time',
				move('power', 1, any('opponents', { bears: 'power' }), BEARER),
				takeBoon('any-opponent')
			)
		)
	),

	mission(
		3,
		{
			id: 'he-says-so',
			name: 'The Man Who Says He Did It',
			text: `Robert Hubert, a watchmaker’s son from Rouen, has confessed that he set the baker’s house alight, through
				a window. The house had no window there. He landed in London two days after the fire began. Not even
				the judges believe him. They are going to hang him, because he says so.`,
			match: { temperament: 'calm', fledgling: true }
		},
		`It was an oven and a sleepy baker. The master of the ship could swear that Hubert was at sea, and you know
		where he lies at anchor. Bring him into court, and the city will go on looking, and begin with foreigners
		who keep late hours. Or let the man have what he asks for; then the question is closed. He seems quite
		easy in his mind. That is the worst of it.`,
		choice(
			`Bring the master of the ship.`,
			`He is heard, thanked, and left out of the record, and in October they hang Hubert all the same. The crowd does
			look about it for more, and finds a Frenchwoman, a surgeon, who works late. You are there before
			it. She had not noticed any crowd. She has Hubert on her table. She wanted to see, she says, where
			that sits, the wish to have done it.`,
			unlock(MATHURINE)
		),
		choice(
			`Let him have what he asks for.`,
			`He dies quietly. Years later the master of the ship tells it in print, and it does nobody any good. You had
			always supposed that people want to know. They want it to be over. You have made use of that in nine courts
			since then, and it has never failed; you only wish that it would, once.`,
			dots('It Has Never Failed', ['cunning', 2])
		)
	),

	waiting(
		JOSIAS,
		leader(
			'nosferatu',
			'josias',
			'Josias of Saint Faith',
			['egalitarian', 'calm', 'north', 'wealthy'],
			['Ah, Well', lose('infamy', 2, BEARER), gain(1)]
		)
	),
	waiting(
		MATHURINE,
		chronicle(
			'tzimisce',
			'mathurine',
			'Mathurine Lesage, Surgeon',
			['elitist', 'cruel', 'west', 'warlike'],
			['Where It Sits', spend(1, torpor(any('opponents', { fledgling: true })))]
		)
	)
];
