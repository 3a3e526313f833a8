export const setUpRefusals = {
	'match-here-already': 'This match has begun already. Begin another one in its group.',
	'needs-two': 'Rivals needs two players. Add one.',
	'four-at-most': 'Four can play at most. Remove a player.',
	'no-such-seat': 'Nobody sits at this seat. Load the page again.',
	'dealer-needed': 'Elysium draws the tokens as soon as you are online again.',
	'rival-missing': 'Choose a Rival for {seat}.',
	'rival-own': '{seat} cannot be their own Rival. Choose another player.',
	'rival-taken': 'Only one player can have {seat} as Rival. Choose another player.',
	'rivals-are-foes': 'With two players, your only foe is your Rival.',
	'first-fixed': 'The first turn has begun. Undo it to choose another first player.'
} as const;
