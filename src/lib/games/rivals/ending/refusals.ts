export const endingRefusals = {
	'rivals-open': 'The Rivals are not drawn yet. Draw them first.',
	'fell-twice': '{seat} is listed twice. List each player once.',
	'fell-too': '{seat} is knocked out as well. Say by whom.',
	'nobody-fell': 'Nobody is knocked out, and nobody has 13 Agenda points.',
	'fell-by-time': 'Time ends a match only while everybody is in. Say who knocked {seat} out.',
	'won-by-goal': '{seat} has 13 Agenda points and wins. End the match by the rules.'
} as const;
