import { expect, it } from 'vitest';
import { asksFor } from '../../../../src/lib/games/vendetta/consulted.ts';
import { openedOf } from '../../../../src/lib/games/vendetta/looking-back/laid-open.ts';
import { openGame } from '../../../../src/lib/games/vendetta/looking-back/open-game.ts';
import {
	NOTHING_SEALED,
	type SealedTable
} from '../../../../src/lib/games/vendetta/table/dealing.ts';
import { PlayedEvening } from '../evening-table.ts';

const sealedOf = ({ sealed }: PlayedEvening) => sealed as unknown as SealedTable;

it('a game is laid open once it is over, and not a step before', () => {
	const evening = new PlayedEvening(3);
	evening.lay();
	evening.play(({ evening: { table } }) => {
		expect(openGame(evening.state)).toBeNull();
		expect(openedOf(evening.state, sealedOf(evening))).toBeNull();
		return table?.phase === 'finished';
	});
	expect(openGame(evening.state)?.at(-1)?.type).toBe('GameScored');
	expect(openedOf(evening.state, sealedOf(evening))).toBe(evening.sealed);
});

it('whoever could look at all cards asks the others for an undo of the end', () => {
	const evening = new PlayedEvening(3);
	evening.lay();
	evening.play();
	const kept = evening.state.course.steps.length - 1;
	expect(asksFor(evening.state, kept, ['s1'])).toEqual(['s2', 's3']);
	evening.give({ type: 'UndoAtTable', kept, reason: 'for the test' });
	expect(openGame(evening.state)).toBeNull();
	expect(openedOf(evening.state, sealedOf(evening))).toBeNull();
});

it('nothing is laid open where the box dealt, where hands are lost, or where it was agreed so', () => {
	const withBox = new PlayedEvening(3);
	withBox.lay();
	withBox.play(({ evening: { table } }) => table?.stage === 'planning');
	for (const dealer of ['box', 'app'] as const)
		withBox.give({ type: 'ActAtTable', command: { type: 'ChangeDealer', dealer } });
	withBox.play();
	expect(withBox.table.phase).toBe('finished');
	expect(openGame(withBox.state)).toBeNull();
	const lost = new PlayedEvening(3);
	lost.lay();
	lost.play();
	expect(openedOf(lost.state, NOTHING_SEALED)).toBeNull();
	const { table, ...others } = lost.state.evening;
	if (!table?.setting) throw new Error('a table lies there');
	const { readings } = table.setting;
	const kept = { ...table.setting, readings: { ...readings, layOpen: 'kept' as const } };
	const hidden = { ...lost.state, evening: { ...others, table: { ...table, setting: kept } } };
	expect(openGame(hidden)).toBeNull();
	expect(openedOf(hidden, sealedOf(lost))).toBeNull();
});
