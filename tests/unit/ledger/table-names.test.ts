import { expect, test } from 'vitest';
import { battlegroundsOf } from '../../../src/lib/games/heritage/boards/timeline.ts';
import { EMPTY_TABLE } from '../../../src/lib/games/heritage/table/table.ts';
import { tableNamesOf } from '../../../src/lib/ui/heritage/ledger/table-names.ts';
import { screenNames } from '../../../src/lib/ui/heritage/table/names.ts';
import { layOutOf } from '../../../src/lib/ui/heritage/table/assistant/to-lay-out.ts';
import { namesOf } from '../../../src/lib/ui/heritage/ledger/names.ts';
import { UNSTARTED } from '../../../src/lib/games/heritage/state.ts';

const table = { ...EMPTY_TABLE, era: 1 as const };
/** Boards that are in play in the last era by today's timeline. */
const late = battlegroundsOf(7, {});
const battlegrounds = {
	class: late.class.id,
	temperament: late.temperament.id,
	geography: late.geography.id
};

test('a board that does not lie there yet is the one of the setting, whatever today’s timeline says', () => {
	const people = namesOf(UNSTARTED, {});
	expect(late.class.name).not.toBe(battlegroundsOf(1, {}).class.name);
	expect(tableNamesOf(table, people, { battlegrounds }).board('class')).toBe(late.class.name);
	expect(tableNamesOf(table, people).board('class')).toBe(battlegroundsOf(1, {}).class.name);
});

test('such boards are put out', () => {
	const out = layOutOf(table, screenNames(table, {}), { battlegrounds });
	expect(out.battlegrounds).toEqual(battlegrounds);
});
