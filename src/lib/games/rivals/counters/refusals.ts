export const counterRefusals = {
	'prestige-short': '{seat} has only {has} Prestige. Take away {has} at most.',
	'fist-out': '{seat} holds out a closed fist. Finish the Scheme, then take away Prestige.',
	'agenda-short': '{seat} has only {has} Agenda. Take away {has} at most.',
	'counted-out': 'No number here goes above {most}. Enter a smaller change.',
	'no-such-vampire': 'This vampire is not in play. Look at the table again.',
	'blood-short': '{vampire} has only {has} Blood. Take away {has} at most.',
	'blood-full': '{vampire} has Blood Potency {bp}, so {bp} Blood at most.',
	'last-prestige':
		'Blood Potency {bp} costs {bp} Prestige, and {seat} has {has}. Nobody spends their last Prestige.',
	'leader-already': '{seat} has a Leader already. Recruit this one without that token.',
	'name-active': '{name} is active at {seat}’s. Nobody recruits that name again.',
	'coterie-full': '{seat} has had {most} vampires, which is the limit here.',
	'not-active': '{vampire} is not active. Look at the table again.',
	'is-burned': '{vampire} is burned, and out of the match. Undo that to bring them back.',
	'not-in-torpor': '{vampire} is not in torpor. Look at the table again.',
	'no-torpor-prestige':
		'{seat} has no Prestige left to place on {vampire}. Say who knocked {seat} out.',
	'no-turn': 'No turn has begun. Begin the first one.',
	'no-action-left': 'No action is left. End the turn, or undo an action.',
	'actions-left': '{seat} has {count} actions left, and both must be used at this table.',
	'not-action-phase': 'Actions belong to the Action Phase. Go on to it first.',
	'went-on': 'The turn has moved on already. Look at the table again.'
} as const;
