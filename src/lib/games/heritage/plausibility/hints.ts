/**
 * What looks odd in a record, each in one sentence that asks rather than forbids: a hint is a
 * warning, never a wall. Names in braces are filled as in a refusal.
 */
export const hints = {
	'points-above-battleground':
		'{battleground} brings a bloodline of this length {most} at most; is {points} right?',
	'points-below-battleground': '{battleground} never brings less than {least}; is {points} right?',
	'points-not-of-battleground': '{battleground} brings {usual} points; is {points} right?',
	'nothing-scored': '{seat} has no points from anything; was that so?',
	'more-boons-than-dealt': '{boons} boons count here, and {dealt} are dealt to the whole table.',
	'more-missions-than-laid-out': '{missions} missions are noted; {usual} are usually laid out.',
	'missions-unclaimed': 'Nobody claims a mission; was that so?',
	'other-missions-than-opened':
		'Chapter {chapter} was opened with other missions; are these right?',
	'longer-than-the-rounds':
		'{seat} has {vampires} vampires noted; {most} are possible in the rounds.',
	'leader-twice': '{leader} leads two bloodlines; each clan leader is there once.',
	'leader-of-another-clan': '{leader} is a leader of clan {clan}.',
	'leader-of-another-haven': '{leader} is at home with {seat} and serves no one else.',
	'retainer-of-another': '{character} lay in the haven of {seat}, who alone may recruit it.',
	'bonded-to-another-clan': '{character} is bonded to clan {clan}, which alone recruits it.',
	'first-player-differs': '{seat} finished last before and would have the first player marker.',
	'before-the-chapter-before': 'Chapter {chapter} was played on {date}, which is later than this.',
	'after-the-chapter-after': 'Chapter {chapter} was played on {date}, which is earlier than this.',
	'date-to-come': 'This day is still to come.'
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
