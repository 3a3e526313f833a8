import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES as battlegrounds } from '../../../src/lib/games/heritage/boards/registry.ts';
import { coterieOf } from '../../../src/lib/games/heritage/bloodline/kinship.ts';
import { playChapter } from '../../../src/lib/games/heritage/players/play.ts';
import { randomPlayer } from '../../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../../src/lib/games/heritage/players/stand-alone.ts';
import type { TableCommandOf } from '../../../src/lib/games/heritage/table/commands.ts';
import { EMPTY_TABLE, type Table } from '../../../src/lib/games/heritage/table/table.ts';
import { bloodlineOf, cardOf } from '../../../src/lib/games/heritage/table/where.ts';
import { shownFor } from '../../../src/lib/ui/heritage/table/plan/shown.ts';

/** The schemes played in some games, each with the table it was played at. */
const plays = [1, 2, 3, 4].flatMap((seed) => {
	const chance = seededChance(seed);
	const setting = standAlone({ players: 4, era: 1, dealer: 'box' }, chance);
	const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
	const found: { readonly table: Table; readonly command: TableCommandOf<'PlayScheme'> }[] = [];
	let table = EMPTY_TABLE;
	for (const { command, after } of playChapter({ battlegrounds, setting, players, chance })) {
		if (command.type === 'PlayScheme') found.push({ table, command });
		table = after;
	}
	return found;
});

describe('what the coterie of a scheme shows', () => {
	test('there are plays by own coteries and with boons', () => {
		expect(plays.some(({ command }) => command.borrowed.length === 0)).toBe(true);
		expect(plays.some(({ command }) => command.borrowed.length > 0)).toBe(true);
	});

	test('each need is shown by one vampire of its archetype, nobody twice, the borrowed for boons', () => {
		for (const { table, command } of plays) {
			const shown = shownFor(table, command);
			expect(shown.map(({ need }) => need)).toEqual(table.schemes[command.scheme]?.needs);
			const by = shown.map((one) => one.by ?? '');
			expect(new Set(by).size).toBe(by.length);
			for (const one of shown) expect(cardOf(table, one.by ?? '').archetype).toBe(one.need);
			const lent = shown.filter(({ forBoon }) => forBoon).map((one) => one.by);
			expect(lent.sort()).toEqual(command.borrowed.map(({ to }) => to).sort());
		}
	});

	test('where nobody is borrowed for what lacks, it says nobody', () => {
		const play = plays.find(({ command }) => command.borrowed.length > 0);
		if (!play) throw new Error('one needs a boon');
		const { table, command } = play;
		const shown = shownFor(table, { ...command, borrowed: [] });
		expect(shown.filter(({ by }) => by === null)).toHaveLength(command.borrowed.length);
		const own = coterieOf(bloodlineOf(table, command.seat), command.leader).map(({ id }) => id);
		for (const { by } of shown) if (by !== null) expect(own).toContain(by);
	});
});
