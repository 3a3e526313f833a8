import { choice, number, numbers, setting, shown } from './reading.ts';

/** What was chosen for a chapter at the table. */
export const chapterReadings = {
	queueSize: setting(
		'Length of the queue',
		'How many characters wait in the queue.',
		number('queueSize', 'Characters in the queue')
	),
	missionCount: setting(
		'Missions of a chapter',
		'How many missions you lay out. In a chronicle, the chapter says which.',
		number('missionCount', 'Missions laid out')
	),
	startPower: setting(
		'Power at the start',
		'Each clan leader starts with it.',
		number('startPower', 'Power on each leader')
	),
	startBoons: setting(
		'Boons at the start',
		'How many boons each clan leader starts with.',
		number('startBoons', 'Boons on each leader')
	),
	startClanSchemes: setting(
		'Clan schemes at the start',
		'Each player draws these before the first turn.',
		number('startClanSchemes', 'Clan schemes each')
	),
	leftmostCosts: setting(
		'The two spaces that cost power',
		'Recruiting from the two leftmost spaces, first in a list, costs power from your vampires.',
		numbers('leftmostCosts', { 0: 'Leftmost space', 1: 'Space next to it' })
	),
	rounds: setting(
		'Rounds of a chapter',
		'After the last round the chapter ends.',
		numbers('rounds', { 2: 'With two players', 3: 'With three players', 4: 'With four players' })
	),
	missionPower: setting(
		'Power of a mission',
		'Outside a chronicle, a claimed mission gives this much power. In one, its reward comes in the aftermath.',
		number('missionPower', 'Power for a claimed mission')
	),
	blackMarket: shown(
		'Who uses a black market',
		'Any player, on their own turn. It costs one boon from their bloodline, placed on it.'
	),
	blackMarketBoon: shown(
		'The boon on a black market',
		'At the end of the round it goes to the leader of the Nosferatu.'
	),
	retainerRecruit: setting(
		'Recruiting the retainer',
		'You may recruit your retainer instead of a character from the queue.',
		choice('retainerRecruit', 'What it costs', {
			free: 'nothing',
			'right-most-cost': 'as much as the cheaper of the two paid spaces'
		})
	),
	reserve: shown(
		'Reserved characters',
		'Only the player who reserved a character may recruit it. One reservation each.'
	),
	boons: shown(
		'Whose boons a scheme uses',
		'Use boons from your own bloodline. Each borrows one vampire’s archetype; its player need not agree.'
	),
	exhaust: shown(
		'Exhausting the leader',
		'The coterie leader is exhausted once the scheme is done.'
	),
	schemeUse: shown('Used clan schemes', 'A used clan scheme leaves the game.'),
	battlegroundScheme: shown(
		'Battleground schemes',
		'Each player may use each once a turn, as their scheme for that turn. It stays for the others.'
	),
	hands: setting(
		'Clan schemes in hand',
		'Whether others see the clan schemes in your hand.',
		choice('hands', 'Hands are', { hidden: 'hidden', open: 'open to all' })
	),
	torporChilder: shown(
		'Childer of a vampire in torpor',
		'They stay where they are, under their sire.'
	),
	leaderTorpor: shown(
		'The clan leader and torpor',
		'A leader never goes into torpor. A direct childe outside torpor must go instead. If there is none, or no sacrifice is allowed, nothing happens.'
	),
	struckTogether: shown(
		'Several vampires struck at once',
		'They fall one by one, in the order they joined. A childe that goes instead of its sire is not struck again.'
	),
	usurpedGrafts: shown(
		'Grafts of a usurped monstrosity',
		'The usurper keeps the grafted abilities.'
	),
	bondedUsurper: shown(
		'Bonded characters and usurping',
		'A bonded character can only usurp in the bloodline of its clan.'
	),
	invitationPower: shown(
		'The power of an invitation',
		'The guest gains 1 power from the supply. The inviting player gets everything else the scheme gives.'
	),
	edictOwner: shown(
		'Who an edict watches',
		'Every opponent. Its own player’s recruits do not set it off.'
	),
	supply: shown(
		'Supply of power and infamy',
		'They never run out: use anything else when your tokens do.'
	),
	deadEnd: shown(
		'When nothing can be done',
		'If you can recruit nobody, discard the rightmost unreserved character and refill the queue, at most once per queue space. Then you skip your recruit. A search turns each card once. One action triggers a vampire’s abilities only once. No legal target, no effect; no clan schemes left, no draw. With the box, “none” is always an answer.'
	),
	missionClaim: shown(
		'Claiming a mission',
		'The bloodline with the most matching vampires, unless the card says otherwise. It needs at least one.'
	),
	missionTie: shown(
		'A tie for a mission',
		'The player with fewer missions so far. Missions are resolved in the order they are laid out.'
	)
} as const;
