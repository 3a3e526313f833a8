const DAY = 24 * 60 * 60 * 1000;
/** 1970-01-01 was a Thursday; weeks begin on Mondays. */
const SINCE_MONDAY = 3;

/** How many automatic backups are kept: of so many days one each, and of so many weeks one each. */
export interface Keeping {
	/** At least 1. */
	readonly days: number;
	readonly weeks: number;
}

const NAME = /^elysium-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

/** The name of an automatic backup: when it was made, in UTC, and nothing else. */
export const nameOfBackup = (at: number): string =>
	`elysium-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** When the automatic backup of this name was made; null: it is none. */
export function madeAt(name: string): number | null {
	const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
	const at = Date.parse(`${day ?? ''}T${hours ?? ''}:${minutes ?? ''}:${seconds ?? ''}Z`);
	return Number.isNaN(at) || nameOfBackup(at) !== name ? null : at;
}

const BEFORE_UPDATE = /^elysium-before-\d+\.\d+\.\d+\S*-\d{4}-\d\d-\d\d\.backup$/;

/**
 * The name of a backup that is made before a program of this version brings a database up to date: one a day at most,
 * however often the start is tried. None of them is ever thrown away by the program.
 */
export const nameBeforeUpdate = (version: string, at: number): string =>
	`elysium-before-${version}-${new Date(at).toISOString().slice(0, 10)}.backup`;

/** Whether this is the name of a backup before an update. */
export const isBeforeUpdate = (name: string): boolean => BEFORE_UPDATE.test(name);

/** When the last quiet hour began, on the clock of this computer. */
function lastQuietHour(now: number, hour: number): number {
	const today = new Date(now);
	today.setHours(hour, 0, 0, 0);
	if (today.getTime() > now) today.setDate(today.getDate() - 1);
	return today.getTime();
}

/**
 * Whether a backup is to be made: none was since the last quiet hour. What a clock that was wrong dated later than now
 * does not count.
 */
export function isDue(made: readonly number[], now: number, hour: number): boolean {
	const since = lastQuietHour(now, hour);
	return !made.some((at) => at >= since && at <= now);
}

/** The newest of each of the newest periods. */
function newestOfEach(made: readonly number[], periodOf: (at: number) => number, most: number) {
	const newest = new Map<number, number>();
	for (const at of [...made].sort((a, b) => a - b)) newest.set(periodOf(at), at);
	return [...newest.values()].reverse().slice(0, most);
}

const dayOf = (at: number): number => Math.floor(at / DAY);
const weekOf = (at: number): number => Math.floor((dayOf(at) + SINCE_MONDAY) / 7);

/** Which backups may go. Never the newest one, and none that a wrong clock dated later than now. */
export function surplus(made: readonly number[], now: number, { days, weeks }: Keeping): number[] {
	const past = made.filter((at) => at <= now);
	const kept = new Set([
		...newestOfEach(past, dayOf, Math.max(1, days)),
		...newestOfEach(past, weekOf, weeks)
	]);
	return past.filter((at) => !kept.has(at));
}
