import { choice, number, numbers, setting, shown } from './reading.ts';

/** What was chosen for a chapter at the table. */
export const chapterReadings = {
	queueSize: setting(
		'Length of the queue',
		'So many characters wait to be recruited.',
		number('queueSize', 'Characters in the queue')
	),
	missionCount: setting(
		'Missions of a chapter',
		'So many missions are laid out; in a chronicle the chapter itself says which.',
		number('missionCount', 'Missions laid out')
	),
	startPower: setting(
		'Power at the start',
		'Each clan leader begins with it.',
		number('startPower', 'Power on each leader')
	),
	startBoons: setting(
		'Boons at the start',
		'Each clan leader begins with so many of its own.',
		number('startBoons', 'Boons on each leader')
	),
	startClanSchemes: setting(
		'Clan schemes at the start',
		'Each player draws so many before the first turn.',
		number('startClanSchemes', 'Clan schemes each')
	),
	leftmostCosts: setting(
		'What the left-most spaces cost',
		'Recruiting from the two newest spaces of the queue costs power of your own vampires.',
		numbers('leftmostCosts', { 0: 'Left-most space', 1: 'Space next to it' })
	),
	rounds: setting(
		'Rounds of a chapter',
		'After the last round the chapter ends.',
		numbers('rounds', { 2: 'With two players', 3: 'With three players', 4: 'With four players' })
	),
	missionPower: setting(
		'Power of a mission',
		'Outside a chronicle a claimed mission brings it; in a chronicle the aftermath rewards.',
		number('missionPower', 'Power for a claimed mission')
	),
	blackMarket: shown(
		'Who uses a black market',
		'Any player on their own turn, for nothing but one boon out of their own bloodline laid onto it.'
	),
	blackMarketBoon: shown(
		'The boon on a black market',
		'At the end of the round it goes to the leader of the Nosferatu.'
	),
	retainerRecruit: setting(
		'Recruiting the retainer',
		'You may recruit your own retainer in place of a character from the queue.',
		choice('retainerRecruit', 'What it costs', {
			free: 'nothing',
			'right-most-cost': 'as much as the right-most space that costs'
		})
	),
	reserve: shown(
		'Reserved characters',
		'Only who reserved a character may recruit it, and each player has one reservation.'
	),
	boons: shown(
		'Boons in a scheme',
		'They lie in one’s own bloodline and borrow one vampire each, who need not agree and counts for nothing but the archetype.'
	),
	exhaust: shown(
		'Exhausting the leader',
		'The coterie leader is exhausted once the scheme is done.'
	),
	schemeUse: shown('Used clan schemes', 'A clan scheme that was used leaves the game.'),
	battlegroundScheme: shown(
		'Battleground schemes',
		'Each player may use each of them once a turn as the scheme of that turn; it stays for the others.'
	),
	hands: setting(
		'Clan schemes in hand',
		'Whether the others may see which clan schemes somebody holds.',
		choice('hands', 'Hands are', { hidden: 'hidden', open: 'open to all' })
	),
	torporChilder: shown(
		'Childer of a vampire in torpor',
		'They stay where they are, under a sire who sleeps.'
	),
	leaderTorpor: shown(
		'The clan leader and torpor',
		'A leader never goes into torpor: a direct childe outside torpor has to go instead. Where there is none, or the effect forbids a sacrifice, nothing happens.'
	),
	struckTogether: shown(
		'Several vampires struck at once',
		'They fall one after another, in the order in which they joined. A childe that goes for its sire is not struck again.'
	),
	usurpedGrafts: shown(
		'Grafts of a usurped monstrosity',
		'The vampire that takes its place keeps the grafted abilities.'
	),
	bondedUsurper: shown(
		'Bonded characters and usurping',
		'A bonded character takes a place only in the bloodline of its own clan.'
	),
	invitationPower: shown(
		'The power of an invitation',
		'The guest gains 1 power from the supply. The parts of the scheme are for the player who invited.'
	),
	edictOwner: shown(
		'Who an edict watches',
		'Every opponent of its player. What the player of the edict recruits does not set it off.'
	),
	supply: shown(
		'Supply of power and infamy',
		'Both never run out: use anything that counts when your tokens do.'
	),
	deadEnd: shown(
		'When nothing can be done',
		'If nobody can be recruited, the right-most unreserved character is discarded and the queue refilled, at most as often as the queue is long; then the recruit lapses. A search turns each card once. Abilities trigger once within one resolution. What has no legal target does nothing, an empty pile of clan schemes gives nothing, and with the box “none” is always an answer.'
	),
	missionClaim: shown(
		'Claiming a mission',
		'The bloodline with most matching vampires claims it, with one at least.'
	),
	missionTie: shown(
		'A tie for a mission',
		'Who claimed fewer missions so far, taking them in the order in which they lie.'
	)
} as const;
