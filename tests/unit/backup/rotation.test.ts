import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isDue, madeAt, nameOfBackup, surplus } from '../../../src/lib/server/backup/rotation.ts';

const DAY = 24 * 60 * 60 * 1000;
const KEEPING = { days: 7, weeks: 4 };
const at = (text: string) => Date.parse(text);

/** Instants to the second, of some years. */
const instant = fc
	.integer({ min: at('2024-01-01T00:00:00Z') / 1000, max: at('2029-01-01T00:00:00Z') / 1000 })
	.map((seconds) => seconds * 1000);
const instants = fc.uniqueArray(instant, { maxLength: 60 });
const keeping = fc.record({
	days: fc.integer({ min: 1, max: 20 }),
	weeks: fc.integer({ min: 0, max: 20 })
});

describe('the name of an automatic backup', () => {
	it('says when it was made, and is read back', () => {
		expect(nameOfBackup(at('2026-11-22T04:05:06Z'))).toBe('elysium-2026-11-22T04-05-06Z.backup');
		fc.assert(fc.property(instant, (when) => madeAt(nameOfBackup(when)) === when));
	});

	it.each([
		'elysium.backup',
		'our.backup',
		'elysium-2026-13-22T04-05-06Z.backup',
		'elysium-2026-02-30T04-05-06Z.backup',
		'elysium-2026-11-22T04-05-06Z.backup.old',
		'.elysium-2026-11-22T04-05-06Z.backup.elysium-17.part'
	])('is none of somebody else: %s', (name) => {
		expect(madeAt(name)).toBeNull();
	});
});

describe('a backup is due', () => {
	const now = new Date(2026, 10, 22, 12, 0).getTime();
	const quiet = new Date(2026, 10, 22, 4, 0).getTime();

	test.each<[string, number[], boolean]>([
		['where there is none', [], true],
		['where the last one is of before the quiet hour', [quiet - 1], true],
		['not again on the same day', [quiet], false],
		['not where one was made by a clock that is right', [now - 1000], false],
		['where a wrong clock dated all of them later than now', [now + DAY], true],
		['not where one counts beside those', [now - 1000, now + DAY], false]
	])('%s', (_, made, due) => {
		expect(isDue(made, now, 4)).toBe(due);
	});

	it('before the quiet hour of a day by that of the day before', () => {
		const early = new Date(2026, 10, 22, 3, 0).getTime();
		expect(isDue([early - DAY], early, 4)).toBe(true);
		expect(isDue([early - DAY / 2], early, 4)).toBe(false);
	});

	it('once and not again, whenever it is looked at', () => {
		fc.assert(
			fc.property(instants, instant, fc.integer({ min: 0, max: 23 }), (made, now, hour) => {
				expect(isDue([...made, now], now, hour)).toBe(false);
			})
		);
	});
});

describe('what may go', () => {
	it('is none of the last seven days, nor the last one of each of four weeks', () => {
		const made = Array.from({ length: 60 }, (_, day) => at('2026-10-01T04:00:00Z') + day * DAY);
		const now = made.at(-1) ?? 0;
		const gone = new Set(surplus(made, now, KEEPING));
		expect(
			made.filter((one) => !gone.has(one)).map((one) => nameOfBackup(one).slice(8, 18))
		).toEqual([
			'2026-11-08', // a Sunday
			'2026-11-15',
			'2026-11-22',
			'2026-11-23',
			'2026-11-24',
			'2026-11-25',
			'2026-11-26',
			'2026-11-27',
			'2026-11-28',
			'2026-11-29'
		]);
	});

	it('is never the newest one, nothing that is not there, and nothing twice', () => {
		fc.assert(
			fc.property(instants, instant, keeping, (made, now, kept) => {
				const gone = surplus(made, now, kept);
				const past = made.filter((one) => one <= now);
				expect(new Set(gone).size).toBe(gone.length);
				expect(gone.every((one) => past.includes(one))).toBe(true);
				if (past.length > 0) expect(gone).not.toContain(Math.max(...past));
				expect(past.length - gone.length).toBeLessThanOrEqual(kept.days + kept.weeks);
			})
		);
	});

	it('is all that may go: looked at again, nothing more does', () => {
		fc.assert(
			fc.property(instants, instant, keeping, (made, now, kept) => {
				const gone = new Set(surplus(made, now, kept));
				expect(
					surplus(
						made.filter((one) => !gone.has(one)),
						now,
						kept
					)
				).toEqual([]);
			})
		);
	});

	it('day after day, never leaves fewer than there could be', () => {
		fc.assert(
			fc.property(keeping, fc.integer({ min: 1, max: 200 }), (kept, days) => {
				let there: number[] = [];
				for (let day = 0; day < days; day++) {
					const now = at('2026-01-01T04:00:00Z') + day * DAY;
					there.push(now);
					const gone = new Set(surplus(there, now, kept));
					there = there.filter((one) => !gone.has(one));
				}
				const newest = at('2026-01-01T04:00:00Z') + (days - 1) * DAY;
				for (let back = 0; back < Math.min(kept.days, days); back++)
					expect(there).toContain(newest - back * DAY);
				// The last day of each whole week before this one: Sundays, as 2026-01-01 is a Thursday.
				const sundays = Array.from({ length: days }, (_, day) => newest - day * DAY).filter(
					(one) => new Date(one).getUTCDay() === 0 && one !== newest
				);
				for (const sunday of sundays.slice(0, Math.max(0, kept.weeks - 1)))
					expect(there).toContain(sunday);
			})
		);
	});
});
