import { choice, number, setting, shown } from './reading.ts';

/** What was chosen for the time between and around the chapters. */
export const chronicleReadings = {
	prologueDots: setting(
		'Prologue dots',
		'Each player places exactly this many on the traits of a new sheet.',
		number('prologueDots', 'Dots to place')
	),
	placesBelow: shown(
		'Ties below first place',
		'The player with fewer claimed missions places higher, then the one earlier in turn order. There is no draw.'
	),
	primogenNoMatch: shown(
		'No declared archetype comes up',
		'Shuffle the discards in and reveal cards again. If still none comes up, draw at random among the tied.'
	),
	eraDominance: shown('Who dominates an era', 'Most missions claimed in its three chapters.'),
	eraTie: shown('A tie for an era', 'More chapters won in that era, then a primogen draw.'),
	aftermathTie: shown(
		'Order in the aftermath',
		'Fewer claimed missions first, then fewer points, then turn order.'
	),
	aftermathSteps: shown(
		'Order of the aftermath steps',
		'Results, overview, missions, obligations, stickers, retainers. You may take a step early or leave it undecided. Elysium shows the order but does not insist.'
	),
	missionReward: setting(
		'Reward of a chronicle mission',
		'An asset, an unlocked character, or dots with a title. Elysium suggests the number of dots. Your card decides.',
		number('missionRewardDots', 'Dots when the reward is dots and a title'),
		choice('missionReading', 'Read to the claimant', {
			'without-reward': 'the choice without its reward',
			'full-information': 'the choice and its reward'
		})
	),
	firstPlayer: shown(
		'First player without the vanquished',
		'If the vanquished does not play, the player placed next to last takes the first player marker. A player who missed the last chapter chooses a clan first.'
	),
	firstRetainer: shown(
		'The first retainer',
		'Any character from the deck except a clan leader. Each player chooses one in the prologue and gives it a sticker. Elysium lets you add both later.'
	),
	stickers: setting(
		'Ability stickers',
		'Each player places one per chapter, from the clan just played, on a vampire of their bloodline outside torpor, below its other abilities. Thin blood is always allowed. If that clan has no stickers left, use thin blood; if that is out too, any other clan. The first retainer gets a sticker of its own clan.',
		number('clanStickers', 'Stickers of each clan'),
		number('thinBloodStickers', 'Stickers of the thin blood')
	),
	assets: shown('Assets', 'Play one on your turn unless the card says otherwise, then discard it.'),
	obligations: shown(
		'Obligations',
		'Each applies to the next chapter as its text says. A lost one returns to the supply. The victor gains one and each other player loses one, at random. Elysium also allows “No obligation this time” and “Lose none”, and reminds you of the rule.'
	),
	unusedRetainer: shown(
		'A retainer nobody recruited',
		'It stays in the haven until it is recruited or replaced. If it was recruited at a table here, it returns to the deck unless you retain it again.'
	),
	returning: shown(
		'Coming back after missing chapters',
		'A returning player places one dot in any trait for each missed chapter, like a late joiner.'
	),
	chronicleScore: setting(
		'Score of the chronicle',
		'Dots in each pair of traits times what the pair is worth, plus points for chapters won. Ties: more chapters won, then a primogen draw.',
		number('pointsPerWin', 'Points for a chapter won')
	)
} as const;
