import { describe, expect, test } from 'vitest';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { countsFor } from '../../../../src/lib/games/heritage/chapter/missions.ts';
import { isOfBloodline } from '../../../../src/lib/games/heritage/missions/mission-counts.ts';
import { lackingIn } from '../../../../src/lib/games/heritage/chapter/coterie.ts';
import { pointsOf } from '../../../../src/lib/games/heritage/chapter/points.ts';
import { factsOf, lackedBy } from '../../../../src/lib/games/heritage/search/facts.ts';
import { FEATURES, featuresOf } from '../../../../src/lib/games/heritage/search/features.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { CATEGORIES, ERAS } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { stepsOf } from './games.ts';

/** A feature by name, of each seat. */
function feature(table: Table, name: string): readonly number[] {
	const at = FEATURES.indexOf(name);
	if (at < 0) throw new Error(`there is no feature ${name}`);
	const view = { table, seat: table.seats[0]?.seat ?? '', hand: [] };
	return featuresOf(BATTLEGROUND_MODULES, view).map((features) => features[at] ?? NaN);
}

describe.each(ERAS)('what is counted in era %i', (era) => {
	const tables = [...stepsOf(era, { era, players: 2 + (era % 3) })]
		.map(({ after }) => after)
		.filter(({ phase }, at) => phase === 'finished' || (phase === 'play' && at % 5 === 0));

	test('has the points of every board as the rules count them, at every table', () => {
		for (const table of tables) {
			const scores = pointsOf(table, BATTLEGROUND_MODULES);
			for (const category of CATEGORIES) {
				const letter = table.boards[category]?.battleground ?? '';
				expect(feature(table, `board-${letter}`)).toEqual(
					table.seats.map(({ seat }) => scores[seat]?.by[category])
				);
			}
		}
	});

	test('has power, boons, infamy and claimed missions as the rules count them', () => {
		for (const table of tables) {
			const scores = Object.values(pointsOf(table, BATTLEGROUND_MODULES));
			expect(feature(table, 'power')).toEqual(scores.map(({ by }) => by.power));
			expect(feature(table, 'boons')).toEqual(scores.map(({ by }) => by.boons));
			expect(feature(table, 'infamy')).toEqual(scores.map(({ by }) => -by.infamy + 0));
			expect(feature(table, 'claimed')).toEqual(scores.map(({ by }) => by.missions));
		}
	});

	test('matches missions and schemes as the rules do', () => {
		for (const table of tables.filter((_, at) => at % 4 === 0))
			for (const { seat } of table.seats) {
				const facts = factsOf(table, seat);
				const missions = table.missions.map((card) =>
					isOfBloodline(card) ? countsFor(table, card.id)[seat] : null
				);
				expect(facts.missions).toEqual(missions);
				for (const card of Object.values(table.schemes)) {
					const rested = Object.values(table.bloodlines[seat]?.vampires ?? {}).filter(
						({ torpor, exhausted }) => !torpor && !exhausted
					);
					const lacked = rested.map(({ id }) => lackingIn(table, seat, id, card.needs).length);
					expect(lackedBy(facts, card)).toBe(Math.min(card.needs.length, ...lacked));
				}
			}
	});
});
