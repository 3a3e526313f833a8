import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import { ALWAYS, answer, decided, told } from './writing.ts';

/** The last card; goes to who wins the chronicle, and says what the word was. */
export const final: DeckCard = {
	kind: 'final',
	number: 2199,
	title: 'The Back Cover',
	text: told(`
		Come closer. The others may listen, but this is for you.

		On the first evening I told you all that I held the lamp, and in seven hundred years not one of you
		has asked what I was doing there. I was his, like you. The youngest: I had been in the house eleven
		weeks. He had taught me to read, and that night I was to take down what was decided. So I held the
		lamp in one hand, and in the other I had a pen; and I did not call out either. You may put
		my name under yours.

		You left in great haste. Somebody had to sweep the floor.

		You have never asked about the ink. It is an old recipe: oak gall, vitriol, gum, and out of a small
		box, on the point of a knife, some grey powder. Every word of this chronicle was written with him.
		Whatever you won, and however meanly, it was he who had to carry it to the end of the line. I thought that he ought to be made to. After the first hundred years I thought that he might like to.

		The box is empty now. I have scraped the corners.

		And here is the seal. He said one word, and each of you heard the one you had brought along: a
		curse, a plea, your own name. It was not meant for any of you. He was looking at the lamp. He saw
		that it was over, and that I was eleven weeks old, with a pen, and did not know what to do next;
		and he told me.

		He said: “Write.”

		I have done so. It has been a great pleasure. There is one line left in the pen, and it turns out
		not to be mine. You have won; I do not mean the points, though I have checked them twice. You are the
		one they will ask what it was all for.

		Here. It leans a little to the left. You need not be clever. Say who was here.

		But first allow me to settle my margins. A librarian does not like to leave anything lent.`),
	answers: [
		[
			answer(
				`The name in the iron of the chair was mine, {decided:2140}. I said that it must be the joiner’s. It is
				the one lie in twenty-one chapters, and I have corrected it in the margin.`,
				decided(2140)
			),
			answer(
				`You saw my hand from the chair, {decided:2140}. Thank you for not turning round at once.`,
				decided(2140, 'second')
			),
			answer(
				`The chair may stay here. I have asked at the car park. They will let it stand as long as it does
				not look abandoned, so I shall come down now and then and sit opposite.`,
				ALWAYS
			)
		],
		[
			answer(
				`“Light. Stable. Present at every reaction.” The professor said that about me to {decided:1730}. I
				copied it out in my best hand. Nobody has ever put it so kindly.`,
				decided(1730)
			),
			answer(
				`There will be a game of patience at New Year, {decided:1730}. The trick is the empty place: one has
				to move something into it.`,
				decided(1730, 'second')
			)
		],
		[
			answer(
				`As for the move at the edge of the board, {decided:2120}: yes. I saw him practise it. It was always
				the way out.`,
				decided(2120)
			),
			answer(
				`The chess machine is being taken apart, {decided:2120}. They found a game in it which nobody had
				entered, and at the end, where it should say “won”, it says “thank you”.`,
				decided(2120, 'second')
			)
		],
		[
			answer(
				`Somebody in Roslin has put a second mug on the sill again. {decided:2110} is expected, and
				it does not matter what the hands do.`,
				decided(2110)
			),
			answer(
				`The true book of a life came back to {decided:2110} with corrections. I have found room for
				both hands on one shelf. It is the one for things there were two of.`,
				decided(2110, 'second')
			)
		],
		[
			answer(
				`One of you has an appointment towards the spring of 4385. I have written it on the flyleaf,
				in case the wrist should fail: {decided:2130}, a comet, Noor, a red hat.`,
				decided(2130)
			),
			answer(
				`There are two black rings of boot polish on my good towel. I shall not have it washed.
				{decided:2130} had been looking properly.`,
				decided(2130, 'second')
			)
		],
		[
			answer(
				`You have had the finger in your pocket all evening, {decided:810}, and it was pointing at me. Thank
				you for saying nothing. It may rest now.`,
				decided(810)
			),
			answer(
				`You knelt to him once among a thousand others, {decided:810}, and found that you were not sorry. Nor
				was I. One can be not sorry and still sweep the floor.`,
				decided(810, 'second')
			)
		],
		[
			answer(
				`There was one more in the vault than any of you ever counted, and another behind the wood baskets.
				His name was Perrin. If there is room in the line, {decided:130} knows how it is spelt.`,
				decided(130)
			),
			answer(
				`There were two of us too young to be asked that night. The other one is at the door with a spit.
				{decided:130} once gave a purse, and it was enough.`,
				decided(130, 'second')
			),
			answer(
				`{vanquished}, these last pages were hard on you. But librarians read a book from the back. To me you
				come first.`,
				{ is: 'vanquished-again', chapter: 21 }
			),
			answer(
				`{victor} won the last evening of all, from the bottom. I should like it noted, since I am out of
				ink, that I was delighted.`,
				{ is: 'risen', chapter: 21 }
			)
		],
		[
			answer(
				`There. Begin with whoever came last. When you have done, make a full stop, a small one, and let it dry.

				Write.`,
				ALWAYS
			)
		]
	]
};
