import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { openSet } from '../../../../src/lib/games/vendetta/open/open-set.ts';
import { EMPTY_TABLE } from '../../../../src/lib/games/vendetta/table/table.ts';
import LaidOut from '../../../../src/lib/ui/vendetta/play/LaidOut.svelte';
import { beginGame } from '../../../../src/lib/ui/vendetta/play/begin.ts';
import { cardText } from '../../../../src/lib/ui/vendetta/play/question-words.ts';
import { cardName } from '../../../../src/lib/ui/vendetta/play/said.ts';
import { evolveTable } from '../../../../src/lib/games/vendetta/table/evolve.ts';

test('whoever chooses a clan reads each Location card and each relic of this game', () => {
	const players = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, computer: null }));
	const game = beginGame(
		{ players, teams: false, relics: true, locationCards: true },
		{ chance: seededChance(1), id: 'game', now: 0 }
	);
	const table = game.steps.flat().reduce(evolveTable, EMPTY_TABLE);
	expect(table.phase).toBe('clans');
	const said = render(LaidOut, { props: { table } }).body.replace(/<[^>]*>/g, '\n');
	const laid = table.locations.flatMap(({ card }) => card ?? []);
	expect(laid).toHaveLength(2);
	for (const card of [...laid, ...table.relicsShown]) {
		expect(said).toContain(cardName(table, card));
		for (const sentence of cardText(table, card)) expect(said).toContain(sentence);
	}
	const others = openSet.relics.filter(({ id }) => !table.relicsShown.includes(id));
	expect(others).toHaveLength(4);
	for (const { name } of others) expect(said).not.toContain(name);
});
