import { choice, number, setting, shown } from './reading.ts';

/** What was chosen for the time between and around the chapters. */
export const chronicleReadings = {
	prologueDots: setting(
		'Dots of the prologue',
		'Each player places exactly so many on the traits of the new sheet.',
		number('prologueDots', 'Dots to place')
	),
	placesBelow: shown(
		'Ties below first place',
		'Fewer claimed missions go first, then turn order from the first player on; there is never a draw.'
	),
	primogenNoMatch: shown(
		'When no declared archetype shows',
		'The deck is shuffled once more with the discards; if still none shows, an even draw among the tied decides.'
	),
	eraDominance: shown('Who dominates an era', 'Who claimed most missions in its three chapters.'),
	eraTie: shown(
		'A tie for an era',
		'More chapters won in that era; who is still level consults the primogen.'
	),
	aftermathTie: shown(
		'Order in the aftermath',
		'Fewer claimed missions first, then fewer points, then turn order.'
	),
	aftermathSteps: shown(
		'Order of the aftermath steps',
		'Results, overview, missions, obligations, stickers, retainers. A step may be taken early or left open: Elysium says which one comes first by the rules, and does not insist.'
	),
	missionReward: setting(
		'Reward of a chronicle mission',
		'An asset, an unlocked character, or dots with a title. The number of dots is what is offered; what the card says counts.',
		number('missionRewardDots', 'Dots of the third kind'),
		choice('missionReading', 'Who decides also hears', {
			'without-reward': 'the choice without its reward',
			'full-information': 'the choice and its reward'
		})
	),
	firstPlayer: shown(
		'First player without the vanquished',
		'If the vanquished does not play, the player placed next to last takes the first player marker. A player without a place in the last chapter chooses a clan first.'
	),
	firstRetainer: shown(
		'The first retainer',
		'Any character from the deck except a clan leader. By the rules each player chooses one in the prologue and gives it a sticker; Elysium lets you add both later.'
	),
	stickers: setting(
		'Ability stickers',
		'One a player a chapter, of the clan just played, onto a vampire of one’s own bloodline outside torpor, below its other abilities. Thin blood may always be chosen and stands in for a clan that is out; when thin blood is out too, any other clan does. The first retainer takes one of its own clan.',
		number('clanStickers', 'Stickers of each clan'),
		number('thinBloodStickers', 'Stickers of the thin blood')
	),
	assets: shown(
		'Assets',
		'Played on one’s own turn unless the card says otherwise, and discarded afterwards.'
	),
	obligations: shown(
		'Obligations',
		'Each holds for the next chapter as its text says; a lost one goes back to the supply. By the rules the victor gains one and each other player loses one, at random. Elysium also lets you choose “No obligation this time” or “None goes”, and then reminds you of the rule.'
	),
	unusedRetainer: shown(
		'A retainer nobody recruited',
		'It stays in the haven until it is recruited or replaced; one that was recruited at a table played here goes back to the deck unless it is retained again.'
	),
	returning: shown(
		'Coming back after chapters missed',
		'A player who left and returns places one dot in any trait for each missed chapter, as a late joiner does.'
	),
	chronicleScore: setting(
		'Score of the chronicle',
		'The dots in each pair of traits times what the pair turned out to be worth, and points for chapters won. A tie goes to more chapters won, then to the primogen.',
		number('pointsPerWin', 'Points for a chapter won')
	)
} as const;
