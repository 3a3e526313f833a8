import { expect, test } from 'vitest';
import { given } from '../../../src/lib/games/core/testing.ts';
import { tableGame } from '../../../src/lib/games/vendetta/table/game.ts';
import { settingFor } from './kit.ts';
import { planning } from './world.ts';

const setting = settingFor(3, {
	first: 's1',
	clansShown: ['brujah', 'gangrel', 'malkavian', 'tremere']
});

test('a table in the grammar of all games: a command, its events, who chooses next', () => {
	given(tableGame)
		.when({ type: 'SetTable', setting }, [], null)
		.then(
			{ type: 'TableSet', setting },
			{ type: 'FirstPlayerSet', seat: 's1' },
			{ type: 'ClansShown', clans: ['brujah', 'gangrel', 'malkavian', 'tremere'] }
		);
	given(tableGame, { type: 'TableSet', setting }, { type: 'FirstPlayerSet', seat: 's1' })
		.when({ type: 'ChooseClan', seat: 's3', clan: 'brujah' })
		.thenRefused('chooses-first');
});

test('a sound table has no fault, and one that nobody could play to has', () => {
	const { table } = planning(4);
	expect(tableGame.findBroken(table)).toBeNull();
	expect(tableGame.findBroken({ ...table, victims: 9 })).toBe('victims-astray');
	expect(tableGame.findBroken({ ...table, ambition: 's9' })).toBe('ambition-of-who-is-out');
	expect(tableGame.findBroken({ ...table, ambition: null })).toBe('no-ambition-token');
	expect(tableGame.findBroken({ ...table, turns: { s1: 2 } })).toBe('turns-uneven');
	const [first, ...others] = table.locations;
	if (!first) throw new Error('no Location');
	const twice = {
		...table,
		locations: [first, ...others.map((one) => ({ ...one, ally: first.ally }))]
	};
	expect(tableGame.findBroken(twice)).toBe('ally-twice');
	const poor = {
		...table,
		players: { ...table.players, s1: { ...table.players['s1'], blood: 0 } }
	};
	expect(tableGame.findBroken(poor as typeof table)).toBe('pool-empty');
});

test('each event cites the rule it follows, and the end closes the game', () => {
	expect(tableGame.ruleOf({ type: 'FrenzyEntered', seat: 's1', cause: null })).toContain('Frenzy');
	expect(tableGame.closesChapter({ type: 'RoundCleared' })).toBe(false);
	expect(tableGame.closesChapter({ type: 'GameScored', score: { seats: [], teams: [] } })).toBe(
		true
	);
});
