import { describe, expect, it } from 'vitest';
import { seededChance } from '$lib/games/core/chance.ts';
import { playMatch, type MatchStep } from '$lib/games/vendetta/players/match.ts';
import { randomPlayer } from '$lib/games/vendetta/players/random.ts';
import type { TableEvent, TableEventOf } from '$lib/games/vendetta/table/events.ts';
import type { Table } from '$lib/games/vendetta/table/table.ts';
import { turnOrder } from '$lib/games/vendetta/table/where.ts';
import { check, checkedReport } from '../../../../scripts/simulation/vendetta/checked.ts';
import { watchGame } from '../../../../scripts/simulation/vendetta/watch.ts';
import { settingFor } from '../kit.ts';

const steps: MatchStep[] = [];
const setting = settingFor(4);
const random = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
const end = playMatch(
	setting,
	random,
	seededChance(5),
	() => seededChance(5),
	(step) => steps.push(step)
);

/** What is said of the first step with such an event, once it reads otherwise. */
function saidOf<T extends TableEvent['type']>(
	type: T,
	change: (event: TableEventOf<T>) => TableEvent
): readonly string[] {
	const at = steps.findIndex(({ events }) => events.some((event) => event.type === type));
	const watch = watchGame();
	for (const step of steps.slice(0, at)) watch.step(step);
	const step = steps[at] ?? expect.fail(`no ${type}`);
	const events = step.events.map((event) =>
		event.type === type ? change(event as TableEventOf<T>) : event
	);
	return watch.step({ ...step, events });
}

describe('games that are checked', () => {
	it('are all as they must be, of every kind, and the same for the same seed', () => {
		const checked = check({ games: 5, seed: 3 });
		expect(checked.faults).toEqual([]);
		expect(checked.games).toBe(5);
		expect(check({ games: 2, seed: 3 })).toEqual(check({ games: 2, seed: 3 }));
		expect(checkedReport(checked, 2)).toContain('5 games of 3, 4, 5 and teams of 4 and 6');
	});

	it('say what is wrong: a turn, Blood, a ranking, a step, what does not replay', () => {
		expect(saidOf('TurnBegan', (event) => ({ ...event, seat: 's9' }))).toContain(
			'I5: the turn of s9 is not next'
		);
		expect(saidOf('BloodDeployed', (event) => ({ ...event, pool: 7 }))[0]).toMatch(/^I4/);
		const twice = saidOf('ConflictRanked', (event) => ({
			...event,
			ranking: [...event.ranking, ...event.ranking]
		}));
		expect(twice).toContain('I11: a player has two places');
		const falls = saidOf('ConflictRanked', (event) => ({
			...event,
			ranking: [
				{ seat: 's1', total: 0, cards: 0, blood: 0 },
				{ seat: 's2', total: 1, cards: 1, blood: 0 },
				{ seat: 's3', total: 2, cards: 1, blood: 0 }
			]
		}));
		expect(falls).toContain('I11: a total is not the sum of its parts');
		expect(falls).toContain('I11: a higher total has a lower place');
	});

	it('say who is ranked without being there, which face-down cards count, and who wins a tie too late', () => {
		const ranked = (...seats: readonly string[]) =>
			saidOf('ConflictRanked', (event) => ({
				...event,
				ranking: seats.map((seat) => ({ seat, total: 3, cards: 3, blood: 0 }))
			}));
		expect(ranked('s9')).toContain('I10: s9 is not there and is ranked');
		expect(ranked('s9')).toContain('I9: face-down cards of s9 count');
		const { before } = steps.find(({ events }) =>
			events.some(({ type }) => type === 'ConflictRanked')
		) ?? { before: end };
		// Whoever comes first is passed over: who alone has cards may be first whatever the totals.
		const [first = '', second = '', third = ''] = turnOrder(before);
		expect(ranked(first, third, second)).toContain(
			`I11: ${third} is later in turn order and wins the tie`
		);
	});

	it('say when rewards do not follow the places', () => {
		const other = (seat: string) => (seat === 's1' ? 's2' : 's1');
		expect(saidOf('AllyWon', (event) => ({ ...event, seat: other(event.seat) }))).toContain(
			'I11: the Ally does not go to the winner'
		);
		expect(saidOf('VictimGained', (event) => ({ ...event, seat: 's9' }))).toContain(
			'I11: who comes second gets no Victim'
		);
		const paid = saidOf('InfluenceMoved', (event) =>
			event.why === 'reward' ? { ...event, by: event.by + 1 } : event
		);
		expect(paid.find((said) => said.startsWith('I11'))).toMatch(
			/is paid \d Influence for place \d/
		);
	});

	it('say who has a turn left when Planning ends', () => {
		const said = saidOf('TurnBegan', () => ({ type: 'StageEnded', stage: 'planning' }));
		expect(said.find((one) => one.startsWith('I5'))).toMatch(/has not taken 2 turns/);
	});

	it('say of the end what does not replay, and a count that is no count', () => {
		const watch = watchGame();
		for (const step of steps.slice(0, -1)) watch.step(step);
		expect(watch.end(end)).toEqual(['I12: the log does not replay to the same table']);
		const { score } = end;
		const level: Table = {
			...end,
			score: score && {
				...score,
				seats: score.seats.map((one) => ({ ...one, place: 1, total: 99 }))
			}
		};
		expect(watch.end(level)).toEqual(
			expect.arrayContaining([
				'I12: a count is not the sum of its parts',
				'I11: places are no strict order'
			])
		);
	});

	it('name cards that are astray', () => {
		const step = steps.at(-1) ?? expect.fail('no step');
		const seats = Object.fromEntries(Object.keys(step.sealed.seats).map((seat) => [seat, {}]));
		const said = watchGame().step({ ...step, sealed: { ...step.sealed, seats } });
		expect(said).toContain('I1: nothing is sealed of s1');
	});
});
