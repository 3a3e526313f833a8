import type { CodexPart, Term } from '../../codex/terms.ts';

type Ruling = readonly [word: string, definition: string, ...alsoCalled: string[]];

/** What each ruling says, by its number, in a sentence or two of ours. */
export const RULING_WORDS: { readonly [number: number]: Ruling } = {
	1: [
		'Round 1 feeds too',
		'You begin with 6 Blood and a Victim, so the first Feed makes it 7.',
		'start',
		'setup'
	],
	2: [
		'A card put under the deck',
		'It is offered again only after all cards above it.',
		'bottom of the deck'
	],
	3: [
		'Hands before Planning',
		'You hold 3, 4 and 5 cards in rounds 1, 2 and 3; with three players 4, 5 and 6. One is left over.',
		'hand size',
		'how many cards'
	],
	4: [
		'Three players from round 2',
		'You are offered two cards and keep one, as everyone else.',
		'three players'
	],
	5: [
		'Blood with a face-down card',
		'Pay 1 Blood to play face down. You may still deploy up to 3 with it.',
		'cost',
		'face down'
	],
	6: [
		'Drain first, then deploy',
		'Drain in your turn before you play, and spend what you gained. That card then counts what it says drained.',
		'not enough blood'
	],
	7: [
		'“Played” means played',
		'It triggers when a card is played, by an effect too, not when it is moved, turned or returned.',
		'trigger'
	],
	8: [
		'A Passive card face down',
		'What came true while it lay face down is missed. Turned up, it works from then on.',
		'too late'
	],
	9: [
		'An Active card face down',
		'It acts in its step, whether it was played face up or face down.',
		'bluff'
	],
	10: [
		'Diablerie tokens go beyond three',
		'Each flipped token deploys 1 Blood from the Bank, on top of the 3 from your Pool.',
		'flip',
		'five blood'
	],
	11: [
		'How often a token flips',
		'In Planning, once a round. Flipped or not, it costs 1 Influence at the end.',
		'flip again'
	],
	12: [
		'The third token counts at once',
		'By choice, by Frenzy or two at a time: with the third you are out that moment.',
		'eliminated'
	],
	13: [
		'A drained Ally',
		'It feeds nothing, has no ability and cannot be drawn in Frenzy.',
		'drained'
	],
	14: [
		'More lost than you have',
		'You lose what is there and enter Frenzy. The rest is not owed.',
		'lose 4 with 2',
		'excess'
	],
	15: ['More stolen than you have', 'What is there changes hands, and you enter Frenzy.', 'steal'],
	16: [
		'Frenzy without an Alliance',
		'You lose 1 Influence, if you have one, and gain 1 Blood.',
		'no card to drain'
	],
	17: [
		'A cost never empties your Pool',
		'What would cost your last Blood cannot be paid. An effect can still take it.',
		'last blood',
		'spend'
	],
	18: ['One effect, two Frenzies', 'Whoever caused both gains 2 Influence.', 'double frenzy'],
	19: [
		'After you withdraw',
		'Blood is back in your Pool and your cards lie face up at the Haven. Nothing that hits Rivals hits you here.',
		'retreat'
	],
	20: [
		'Withdrawn cards fight at the Haven',
		'They count there and act there in their step.',
		'prince’s haven'
	],
	21: [
		'Withdrawing from the Haven',
		'Cards return to your hand and Blood to your Pool at once.',
		'last location'
	],
	22: [
		'Only Blood at a Location',
		'You choose to stay or withdraw like everyone else, and take part.',
		'no card'
	],
	23: ['Nothing at a Location', 'You do not choose there.', 'not involved'],
	24: [
		'Nobody is left',
		'If everyone withdraws there are no rewards, and the Ally leaves the game.',
		'all withdraw',
		'empty location'
	],
	25: [
		'A card makes you withdraw',
		'Withdrawing by an effect in a later step works just the same.',
		'forced'
	],
	26: [
		'Two of your cards in one step',
		'You choose the order. The second is chosen after the first is done.',
		'order of cards'
	],
	27: ['Cards of two players in one step', 'They act in turn order.', 'who first'],
	28: [
		'Equal totals',
		'At every place, whoever is earlier in turn order comes first.',
		'tie',
		'draw'
	],
	29: [
		'Alone with cards',
		'The only player with cards after Withdraw takes the first reward, not the second too.',
		'uncontested'
	],
	30: [
		'No cards at the ranking',
		'If only Blood is left there, nobody is rewarded and the Ally leaves the game.',
		'blood alone'
	],
	31: [
		'Face down at the ranking',
		'Such a card counts 0, unless a card says otherwise.',
		'power 0'
	],
	32: [
		'Halved Power',
		'Only the printed number is halved, rounded down. Changes and Blood are not.',
		'half'
	],
	33: [
		'Winning the Haven',
		'1 more Influence and the Ambition token at once, alone there too. Its Aftermath already begins with the winner.',
		'first player'
	],
	34: [
		'Frenzy right after a win',
		'A card won at this Location can be drained in its Aftermath.',
		'lose the ally'
	],
	35: ['Third place', 'It takes Influence alone, no card.', 'third'],
	36: [
		'Blood at a finished Location',
		'It stays deployed and goes to the Bank at the end of the round.',
		'leftover blood'
	],
	37: [
		'A card on another’s Position',
		'It counts for the player whose Position it is. At the end of the round it goes home to its owner.',
		'given card'
	],
	38: ['Moved cards and Blood', 'They are deployed where they lie now.', 'move'],
	39: ['An amount by round', 'It is the amount of the round under way.', 'numbers with slashes'],
	40: [
		'A tie at the end',
		'More Blood in the Pool comes first; Deployed Blood does not count. Then turn order from the Ambition token.',
		'tie-breaker'
	],
	41: ['After round 3', 'The game is counted at once: nothing is cleared away.', 'last round'],
	42: [
		'Relics at the end',
		'A relic’s Influence counts, used or not. Used, it cannot be used again.',
		'relic'
	],
	43: [
		'Choosing relics and Location cards',
		'They lie open before clans are chosen. Relics are then chosen counter-clockwise, beginning right of the Ambition token. The Haven gets no Location card.',
		'variant'
	],
	44: [
		'Your teammate as a Rival',
		'At each effect you choose whether your teammate is hit. You gain nothing for a teammate’s Frenzy.',
		'team'
	],
	45: [
		'Teammates first and second',
		'Both take their reward. Six in teams play at four Locations.',
		'team'
	],
	46: ['Card against rule', 'The card is right.', 'contradiction'],
	47: [
		'Partly impossible',
		'Do as much as you can, and ignore what cannot be done at all.',
		'not enough'
	]
};

/** The rulings as a part of the codex. */
export const RULINGS_PART: CodexPart = {
	id: 'rulings',
	title: 'Rulings',
	terms: Object.entries(RULING_WORDS).map(([number, [word, definition, ...alsoCalled]]): Term => ({
		id: `ruling-${number}`,
		word,
		definition,
		alsoCalled
	}))
};
