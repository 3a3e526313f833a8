/**
 * What looks odd in a record, each in one sentence that asks rather than forbids: a hint is a
 * warning, never a wall. Names in braces are filled as in a refusal.
 */
export const hints = {
	'points-above-battleground':
		'{battleground} gives this bloodline at most {most}. Is {points} right?',
	'points-below-battleground': '{battleground} gives at least {least}. Is {points} right?',
	'points-not-of-battleground': '{battleground} gives {usual} points. Is {points} right?',
	'nothing-scored': '{seat} scored no points at all. Is that right?',
	'more-boons-than-dealt': '{boons} boons are counted, but the table has only {dealt}.',
	'more-missions-than-laid-out': '{missions} missions are listed. The usual number is {usual}.',
	'missions-unclaimed': 'Did nobody claim a mission?',
	'other-missions-than-opened':
		'Chapter {chapter} was opened with other missions. Are these right?',
	'longer-than-the-rounds': '{seat} has {vampires} vampires. These rounds allow {most}.',
	'leader-twice': '{leader} leads two bloodlines. Each leader can lead one.',
	'leader-of-another-clan': '{leader} is a leader of clan {clan}.',
	'leader-of-another-haven': '{leader} belongs to {seat} and serves no one else.',
	'retainer-of-another': '{character} was in the haven of {seat}. Only {seat} recruits it.',
	'bonded-to-another-clan': '{character} is bonded: only clan {clan} recruits it.',
	'first-player-differs': '{seat} finished last before and gets the first player marker.',
	'before-the-chapter-before': 'Chapter {chapter} was played later, on {date}.',
	'after-the-chapter-after': 'Chapter {chapter} was played earlier, on {date}.',
	'date-to-come': 'This date is in the future.'
} as const satisfies Record<string, string>;

export type HintReason = keyof typeof hints;

export type Hint = {
	readonly reason: HintReason;
	/** Where in the record, as a dotted path, e.g. `players.1.points.class`. */
	readonly at: string;
	readonly about: Readonly<Record<string, string | number>>;
};

export function hint(reason: HintReason, at: string, about: Hint['about'] = {}): Hint {
	return { reason, at, about };
}
