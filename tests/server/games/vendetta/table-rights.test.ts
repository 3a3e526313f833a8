import { describe, expect, it } from 'vitest';
import type {
	TableCommand,
	TableCommandOf,
	TableCommandType
} from '../../../../src/lib/games/vendetta/table/commands.ts';
import {
	isSecret,
	mayInEvening,
	TABLE_RIGHTS
} from '../../../../src/lib/server/games/vendetta/rights.ts';
import { eveningDoor } from '../../../../src/lib/server/games/vendetta/door.ts';
import type { Access } from '../../../../src/lib/server/tables/access.ts';
import { ROLES, type Role } from '../../../../src/lib/server/tables/roles.ts';
import { PlayedEvening } from '../../../unit/vendetta/evening-table.ts';
import { settingFor } from '../../../unit/vendetta/kit.ts';

const seat = 's1';

/** One well-formed command of each type. */
const SAMPLES: { readonly [T in TableCommandType]: TableCommandOf<T> } = {
	SetTable: { type: 'SetTable', setting: settingFor(3) },
	ChooseClan: { type: 'ChooseClan', seat, clan: 'brujah' },
	ChooseRelic: { type: 'ChooseRelic', seat, relic: 'relic-1' },
	KeepCards: { type: 'KeepCards', seat, cards: [] },
	PlayCard: { type: 'PlayCard', seat, card: 'brujah-1', at: '1', face: 'up' },
	PlayBlood: { type: 'PlayBlood', seat, at: '1', blood: 1, flip: 0 },
	DrainCard: { type: 'DrainCard', seat, card: 'victim' },
	UseAbility: { type: 'UseAbility', seat, source: { slot: 1 }, ability: 0 },
	EndTurn: { type: 'EndTurn', seat },
	ChooseToken: { type: 'ChooseToken', seat, location: '1', token: 'stay' },
	TellTokens: { type: 'TellTokens', location: '1', tokens: { s1: 'stay' } },
	TakeBackChoice: { type: 'TakeBackChoice', seat },
	AnswerQuestion: { type: 'AnswerQuestion', question: 0, seat, choice: [] },
	ChangeDealer: { type: 'ChangeDealer', dealer: 'box' },
	CorrectTable: { type: 'CorrectTable', corrections: [{ set: 'ambition', seat }] },
	TellChanges: {
		type: 'TellChanges',
		by: null,
		card: null,
		changes: [{ change: 'blood', seat, by: -1 }]
	},
	DescribeCards: {
		type: 'DescribeCards',
		cards: { clanCards: [], allies: [], relics: [], locationCards: [] }
	}
};

/** What the table promises, in words of its own: for the own seat, and for the seat of somebody else. */
const PLAYS = { own: ['keeper', 'player'], others: ['keeper'] } as const;
const HOLDS = { own: ['keeper', 'player'], others: [] } as const;
const ANYONE = ['keeper', 'player', 'referee'] as const;
const WRITES = { own: ANYONE, others: ANYONE } as const;
const KEEPS = { own: ['keeper'], others: ['keeper'] } as const;
const PROMISED: {
	readonly [T in TableCommandType]: {
		readonly own: readonly Role[];
		readonly others: readonly Role[];
	};
} = {
	SetTable: { own: [], others: [] },
	ChooseClan: PLAYS,
	ChooseRelic: PLAYS,
	KeepCards: HOLDS,
	PlayCard: HOLDS,
	PlayBlood: PLAYS,
	DrainCard: PLAYS,
	UseAbility: PLAYS,
	EndTurn: PLAYS,
	ChooseToken: HOLDS,
	TellTokens: WRITES,
	TakeBackChoice: HOLDS,
	AnswerQuestion: HOLDS,
	ChangeDealer: KEEPS,
	CorrectTable: WRITES,
	TellChanges: WRITES,
	DescribeCards: WRITES
};

const ALL = Object.values(SAMPLES);

const accessOf = (role: Role, seats: readonly string[]): Access => ({
	group: { id: 'g', name: 'The table' },
	role,
	chronicle: { id: 'l', title: 'A Thursday', game: 'vendetta' },
	seats,
	vacant: [],
	closed: [],
	actsFor: []
});
const mayOf = (command: TableCommand, seats: readonly string[]): readonly Role[] =>
	ROLES.filter((role) => mayInEvening(accessOf(role, seats), { type: 'ActAtTable', command }));

describe('the rights at a table of Vendetta', () => {
	it('have a row for each command', () => {
		expect(Object.keys(TABLE_RIGHTS).sort()).toEqual(Object.keys(SAMPLES).sort());
	});

	it.each(ALL)('promise $type to each role what they say', (command) => {
		const { own, others } = PROMISED[command.type];
		expect([...mayOf(command, ['s1'])].sort(), 'own').toEqual([...own].sort());
		expect([...mayOf(command, ['s2'])].sort(), 'of others').toEqual([...others].sort());
	});

	it('let anyone but a spectator say what the cardboard shows', () => {
		const asked = { ...SAMPLES.AnswerQuestion, seat: null };
		expect([...mayOf(asked, [])].sort()).toEqual([...ANYONE].sort());
	});

	it('know which commands are secret by their names', () => {
		expect(ALL.filter(isSecret).map(({ type }) => type)).toEqual([
			'KeepCards',
			'PlayCard',
			'ChooseToken',
			'TakeBackChoice',
			'AnswerQuestion'
		]);
	});
});

describe('with the box', () => {
	const ofBox = (command: TableCommand, then: readonly TableCommand[] = []): readonly Role[] =>
		ROLES.filter((role) =>
			mayInEvening(accessOf(role, ['s2']), { type: 'ActAtTable', command, then: [...then] }, 'box')
		);
	const told = ALL.filter(
		({ type }) =>
			!['SetTable', 'ChangeDealer', 'KeepCards', 'ChooseToken', 'TakeBackChoice'].includes(type)
	);

	it.each(told)('whoever does not only look on tells $type for any seat', (command) => {
		expect([...ofBox(command)].sort()).toEqual([...ANYONE].sort());
	});

	it('a secret choice stays with its player, and who deals with the keeper', () => {
		expect(ofBox(SAMPLES.ChooseToken)).toEqual([]);
		expect(ofBox(SAMPLES.KeepCards)).toEqual([]);
		expect(ofBox(SAMPLES.ChangeDealer)).toEqual(['keeper']);
	});

	it('each of several commands needs its right', () => {
		expect(ofBox(SAMPLES.EndTurn, [SAMPLES.DescribeCards])).toEqual([...ofBox(SAMPLES.EndTurn)]);
		expect(ofBox(SAMPLES.EndTurn, [SAMPLES.ChangeDealer])).toEqual(['keeper']);
		expect(ofBox(SAMPLES.EndTurn, [SAMPLES.ChooseToken])).toEqual([]);
	});
});

describe('tokens told all at once', () => {
	const guard = eveningDoor.guards.find(({ name }) => name === 'tokens-of-others');
	const command = {
		type: 'ActAtTable',
		command: { type: 'TellTokens', location: '1', tokens: { s1: 'stay', s2: 'withdraw' } }
	} as const;
	const isForbidden = (dealer: 'app' | 'box', access: Access, isCode = false) => {
		const evening = new PlayedEvening(3);
		evening.lay(dealer);
		if (isCode) evening.give({ type: 'GiveSeatToRival', seat: 's2', strength: 'easy' });
		const sent = { access, command, state: () => Promise.resolve(evening.state) };
		return guard?.forbids(sent as unknown as Parameters<typeof guard.forbids>[0]);
	};
	const keeper = { ...accessOf('keeper', []), vacant: ['s1', 's2', 's3'] };

	it('are for who plays all seats that are asked, where Elysium deals', async () => {
		expect(await isForbidden('app', accessOf('player', ['s1']))).toBe(true);
		expect(await isForbidden('app', accessOf('referee', []))).toBe(true);
		expect(await isForbidden('app', { ...keeper, vacant: ['s1', 's3'] })).toBe(true);
		expect(await isForbidden('app', accessOf('player', ['s1', 's2']))).toBe(false);
		expect(await isForbidden('app', keeper)).toBe(false);
	});

	it('are not for whoever keeps a seat that the computer plays, nor before a closed hand', async () => {
		expect(await isForbidden('app', keeper, true)).toBe(true);
		expect(await isForbidden('app', { ...keeper, closed: ['s2'] })).toBe(true);
	});

	it('are anybody’s with the box', async () => {
		expect(await isForbidden('box', accessOf('referee', []))).toBe(false);
	});
});
