import { listed } from './listed.ts';

/** The events of one command that older rules decided, and that today's would decide otherwise. */
export interface Deviation {
	/** Sequences of its first event and of its last. */
	readonly first: number;
	readonly last: number;
	readonly types: readonly string[];
	/** The revision that decided it. */
	readonly rules: number;
	/** What today's rules say against it, kebab-case. */
	readonly reason: string;
}

/** A stretch of a log that one revision of the rules decided. */
export interface Stretch {
	readonly rules: number;
	readonly first: number;
	readonly last: number;
}

/** How the events of a log were checked against the rules. */
export interface RuleCheck {
	/** Today's revision. */
	readonly today: number;
	/** Which revision decided what, in order. */
	readonly stretches: readonly Stretch[];
	readonly deviations: readonly Deviation[];
}

/** The stretches of a log whose events, from the first on, were decided by these revisions. */
export function stretchesOf(revisions: readonly number[]): readonly Stretch[] {
	const found: Stretch[] = [];
	for (const [index, rules] of revisions.entries()) {
		const last = found.at(-1);
		const first = last?.rules === rules ? last.first : index + 1;
		if (last?.rules === rules) found.pop();
		found.push({ rules, first, last: index + 1 });
	}
	return found;
}

const eventsFrom = ({ first, last }: { readonly first: number; readonly last: number }): string =>
	first === last ? `Event ${first}` : `Events ${first} to ${last}`;

/** A deviation as one sentence. */
export const deviationTold = ({ types, reason, ...stretch }: Deviation): string =>
	`${eventsFrom(stretch)} (${listed([...new Set(types)])}): today’s rules decide this differently: ${reason.replaceAll('-', ' ')}.`;

const TOLD_AT_MOST = 10;

/** Deviations as sentences; of many the first, and how many more there are. */
export function deviationsTold(deviations: readonly Deviation[]): string[] {
	const more = deviations.length - TOLD_AT_MOST;
	return [
		...deviations.slice(0, TOLD_AT_MOST).map(deviationTold),
		...(more > 0 ? [`…and ${more} more`] : [])
	];
}

/** Which part of a log was checked how, in plain sentences. */
export function ruleCheckTold({ today, stretches, deviations }: RuleCheck): readonly string[] {
	const told = (stretch: Stretch): string => {
		if (stretch.rules === today)
			return `${eventsFrom(stretch)}: decided by today’s rules (revision ${today}). All were checked and came out the same.`;
		const otherwise = deviations.filter(({ rules }) => rules === stretch.rules).length;
		const came =
			otherwise === 0
				? 'all came out the same'
				: `${otherwise} ${otherwise === 1 ? 'step comes' : 'steps come'} out differently`;
		return `${eventsFrom(stretch)}: decided by older rules (revision ${stretch.rules}). All were checked by today’s rules (revision ${today}), and ${came}.`;
	};
	return [
		'Every event is complete and unchanged, and none leads to an impossible table.',
		...stretches.map(told)
	];
}

/** What a deviation means, for the person who reads it. */
export const DEVIATIONS_MEAN =
	'Older rules may have allowed this, or someone changed the file. The file alone cannot show which.';
