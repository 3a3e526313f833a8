import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { changeSeat } from '../../../src/lib/server/logs/change-seat.ts';
import { members } from '../../../src/lib/server/db/schema/groups.ts';
import { newId } from '../../../src/lib/server/accounts/tokens.ts';
import {
	COMMAND_RIGHTS,
	mayAct,
	TABLE_RIGHTS
} from '../../../src/lib/server/games/heritage/rights.ts';
import { ROLES, type Role } from '../../../src/lib/server/tables/roles.ts';
import { WISH_RIGHTS } from '../../../src/lib/server/games/heritage/wishes.ts';
import type { Wish } from '../../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import type {
	TableCommand,
	TableCommandOf,
	TableCommandType
} from '../../../src/lib/games/heritage/table/commands.ts';
import { setting } from '../../unit/heritage/table/kit.ts';
import type { CommandOf, CommandType } from '../../../src/lib/games/heritage/commands.ts';
import { DEFAULT_RULESET } from '../../../src/lib/games/heritage/ruleset.ts';
import {
	ANNA,
	CLEAR,
	FOUNDATION,
	finished,
	ownCard,
	prologue,
	slip,
	start,
	sticker
} from '../../unit/heritage/table.ts';
import {
	adds,
	BOX,
	choose,
	forgoes,
	offers,
	OPEN,
	opens,
	reads
} from '../../unit/heritage/deck-kit.ts';
import { logsBy, newCast, type Actor, type Cast } from './support/cast.ts';
import { outcomeOf, type Outcome } from './support/outcome.ts';
import { ask, openProgram, type Program } from './support/program.ts';

const reason = 'for the test';

/** One well-formed command of each type; whether the rules accept it does not matter here. */
const SAMPLES: { readonly [T in Exclude<CommandType, 'ActAtTable'>]: CommandOf<T> } = {
	StartChronicle: start(3),
	EnterChronicle: {
		type: 'EnterChronicle',
		...FOUNDATION,
		seats: ['s1', 's2'],
		chapter: 5,
		players: [],
		characters: [],
		stickers: [],
		eras: [],
		lastOrder: null,
		obligationSupply: [],
		schemes: [],
		banished: []
	},
	RenameChronicle: { type: 'RenameChronicle', title: 'Another name' },
	ChangeRuleset: { type: 'ChangeRuleset', ruleset: DEFAULT_RULESET, reason },
	CompletePrologue: prologue('s1'),
	RegisterCharacter: { type: 'RegisterCharacter', character: ANNA },
	ReviseCharacter: { type: 'ReviseCharacter', character: ANNA },
	BanishCharacter: { type: 'BanishCharacter', character: 'nobody', reason },
	RestoreCharacter: { type: 'RestoreCharacter', character: 'nobody', reason },
	RecordChapter: { type: 'RecordChapter', chapter: 9, record: CLEAR },
	ProposeEnding: { type: 'ProposeEnding', chapter: 9, record: CLEAR, by: [] },
	WithdrawRecord: { type: 'WithdrawRecord', chapter: 9 },
	CorrectChapter: { type: 'CorrectChapter', chapter: 9, record: CLEAR, eraDraw: null, reason },
	ResolveOverview: { type: 'ResolveOverview', chapter: 9, asset: null, scheme: null },
	ResolveMission: {
		type: 'ResolveMission',
		chapter: 9,
		mission: 'm1',
		decision: 'mercy',
		reward: null
	},
	StockObligation: { type: 'StockObligation', obligation: slip('debt') },
	ResolveObligations: { type: 'ResolveObligations', chapter: 9, gain: null, losses: [] },
	PlaceSticker: {
		type: 'PlaceSticker',
		chapter: 9,
		seat: 's1',
		character: 'anna',
		sticker: sticker('might')
	},
	PassSticker: { type: 'PassSticker', chapter: 9, seat: 's1' },
	ChooseRetainer: { type: 'ChooseRetainer', chapter: 9, seat: 's1', character: null },
	FinishAftermath: finished(9),
	ReopenAftermath: { type: 'ReopenAftermath', chapter: 9, reason },
	PlayAsset: { type: 'PlayAsset', seat: 's1', asset: 'letter', note: '' },
	CorrectSheet: {
		type: 'CorrectSheet',
		seat: 's1',
		sheet: { name: 'Sheet', titles: [], dots: {} },
		reason
	},
	CorrectHaven: {
		type: 'CorrectHaven',
		seat: 's1',
		haven: { name: 'Haven', retainer: null, leaders: [], assets: [], obligations: [] },
		reason
	},
	CorrectStickers: { type: 'CorrectStickers', character: 'anna', stickers: [], reason },
	CorrectDominance: { type: 'CorrectDominance', era: 1, seat: 's1', reason },
	AddCards: { type: 'AddCards', characters: [ownCard('otto')], schemes: [], source: 'a file' },
	RemoveCards: { type: 'RemoveCards', ids: ['nobody'], reason },
	MixCards: { type: 'MixCards', command: { type: 'CloseNumbers', attempt: 1 } },
	UndoAtTable: { type: 'UndoAtTable', kept: 0, by: ['s1'] },
	ProposeUndo: { type: 'ProposeUndo', kept: 0, by: ['s1'] },
	AnswerUndo: { type: 'AnswerUndo', proposal: 0, seats: ['s1'], agrees: true },
	WithdrawUndo: { type: 'WithdrawUndo', proposal: 0, by: ['s1'] },
	RedoAtTable: { type: 'RedoAtTable' },
	LendSeat: { type: 'LendSeat', seat: 's1', from: null, to: 'somebody', hand: false },
	ReclaimSeat: { type: 'ReclaimSeat', seat: 's1' },
	GiveSeatToRival: { type: 'GiveSeatToRival', seat: 's1', strength: 'easy' },
	TakeSeatBack: { type: 'TakeSeatBack', seat: 's1' },
	HaltRival: { type: 'HaltRival', seat: 's1' },
	PassHand: { type: 'PassHand', seat: 's1', from: 'somebody', to: 'somebody-else' },
	ProposeHand: {
		type: 'ProposeHand',
		seat: 's1',
		from: 'somebody',
		to: 'somebody-else',
		by: [],
		asks: ['s2']
	},
	NameSeat: { type: 'NameSeat', seat: 's1', proof: '0'.repeat(64) },
	NoteCopy: { type: 'NoteCopy', person: null },
	WriteNote: { type: 'WriteNote', chapter: null, text: 'A note.' },
	ChooseDeck: choose(BOX),
	AddExpansion: adds('lamps'),
	ForgoExpansions: forgoes('lamps'),
	OpenChapter: opens(9, 'table'),
	ReadMission: reads('table', { chapter: 9 }),
	OfferScoring: offers('table', { era: 3 }),
	ChooseScoring: { type: 'ChooseScoring', era: 3, card: 'scarlet' },
	EndChronicle: { type: 'EndChronicle', from: 'table', draw: null, final: null },
	JoinChronicle: { type: 'JoinChronicle', seat: 's1' },
	LeaveChronicle: { type: 'LeaveChronicle', seat: 's1' },
	ReturnToChronicle: { type: 'ReturnToChronicle', seat: 's1', dots: {} },
	NoteNumbers: { type: 'NoteNumbers', numbers: [7], source: 'The box' },
	TurnNumber: { type: 'TurnNumber', number: 7 }
};

const SEATS = ['s1', 's2', 's3'];

/** One well-formed command of each type at the table. */
const TABLE_SAMPLES: { readonly [T in TableCommandType]: TableCommandOf<T> } = {
	SetTable: { type: 'SetTable', setting: setting(2) },
	Recruit: { type: 'Recruit', seat: 's1', character: 'c1', sire: 'l1', paid: {} },
	GiveUpRecruit: { type: 'GiveUpRecruit', seat: 's1' },
	PlayScheme: { type: 'PlayScheme', seat: 's1', scheme: 'x', leader: 'l1', borrowed: [] },
	UseMarket: { type: 'UseMarket', seat: 's1', scheme: 'x', from: 'l1', clan: 'brujah' },
	PlayAsset: { type: 'PlayAsset', seat: 's1', asset: 'letter', bearer: 'l1' },
	EndTurn: { type: 'EndTurn', seat: 's1' },
	AnswerQuestion: { type: 'AnswerQuestion', question: 0, seat: 's1', choice: [], note: '' },
	TakeDraw: {
		type: 'TakeDraw',
		mission: null,
		draw: { declared: { s1: 'warlike', s2: 'wealthy' }, shown: null, winner: 's1' }
	},
	ChangeDealer: { type: 'ChangeDealer', dealer: 'app', reason },
	AllowAdvice: { type: 'AllowAdvice', advice: 'open' },
	CorrectTable: { type: 'CorrectTable', corrections: [{ set: 'nothing-under-way' }], reason }
};

type Alone = (typeof SAMPLES)[keyof typeof SAMPLES];
type AnyCommand = Alone | CommandOf<'ActAtTable'>;
const atTable = (command: TableCommand): AnyCommand => ({ type: 'ActAtTable', command });
/** What is said of taking back, in the name of seats. */
const speaks = (command: AnyCommand | TableCommand) =>
	command.type === 'UndoAtTable' ||
	command.type === 'ProposeUndo' ||
	command.type === 'AnswerUndo' ||
	command.type === 'WithdrawUndo';
const seated = <T extends Alone | TableCommand>(command: T, seat: string): T => {
	if (command.type === 'AnswerUndo') return { ...command, seats: [seat] };
	if (speaks(command)) return { ...command, by: [seat] };
	return 'seat' in command && command.seat !== null ? { ...command, seat } : command;
};
const forSeat = (command: AnyCommand, seat: string): AnyCommand =>
	command.type === 'ActAtTable' ? atTable(seated(command.command, seat)) : seated(command, seat);
const isSeated = (command: AnyCommand) =>
	'seat' in (command.type === 'ActAtTable' ? command.command : command);

/** The row of a command, and its name. */
const rowOf = (command: AnyCommand) =>
	command.type === 'ActAtTable'
		? { name: `at the table: ${command.command.type}`, row: TABLE_RIGHTS[command.command.type] }
		: { name: command.type, row: COMMAND_RIGHTS[command.type] };

const LEAVES_OUT = { type: 'MixCards', command: { type: 'VoidNumbers', attempt: 1 } } as const;

const ALL: readonly AnyCommand[] = [
	...Object.values(SAMPLES),
	LEAVES_OUT,
	...Object.values(TABLE_SAMPLES).map(atTable)
];

let program: Program;
let [here, there]: [Cast, Cast] = [
	{ group: '', actors: [], ...logsBy(() => '') },
	{ group: '', actors: [], ...logsBy(() => '') }
];
beforeAll(async () => {
	program = await openProgram({ RATE_LIMIT_FACTOR: '1000' });
	here = await newCast(program.application);
	there = await newCast(program.application);
}, 240_000);
afterAll(() => program.close());

const plays = ({ seats, actsFor = [] }: Actor, seat: string) =>
	[...seats, ...actsFor].includes(seat);

/** The oracle: what the table promises, in a few words of its own. */
function promised(command: AnyCommand, actor: Actor, seat: string, own: boolean): Outcome {
	if (actor.session === undefined) return 'sign-in';
	if (!own || actor.role === null) return 'nothing';
	const words: string = rowOf(command).row[actor.role];
	// No hand here is anybody's to pass on or to ask for: see the tests of hands.
	if (command.type === 'PassHand' || command.type === 'ProposeHand') return 'forbidden';
	// Nobody sits on the third seat: the keeper speaks for it.
	if (speaks(command) && words === 'any')
		return plays(actor, seat) || (actor.role === 'keeper' && seat === 's3') ? 'open' : 'forbidden';
	// Nobody is known to have dominated an era here, so no player chooses for it.
	if (command.type === 'ChooseScoring' && actor.role === 'player') return 'forbidden';
	// Shutting a device out of a mixing is for whoever keeps the table in order.
	if (command === LEAVES_OUT && actor.role === 'player') return 'forbidden';
	// A seat is given to code by who plays it; nobody sits on the third one.
	if (command.type === 'GiveSeatToRival' && words === 'any')
		return plays(actor, seat) || seat === 's3' ? 'open' : 'forbidden';
	// To nobody of this group, nor in anybody's name: see the tests of lending.
	if (command.type === 'LendSeat') return 'forbidden';
	if (words === 'played-seat') return plays(actor, seat) ? 'open' : 'forbidden';
	if (words === 'own-seat') return actor.seats.includes(seat) ? 'open' : 'forbidden';
	return words === 'any' ? 'open' : 'forbidden';
}

const give = (actor: Actor, chronicle: string, command: AnyCommand) =>
	ask(program.origin, `/api/logs/${chronicle}/commands`, {
		method: 'POST',
		session: actor.session,
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ id: newId(), seen: 0, command })
	});

/** Where a command is given, and by whom: what is taken back is lent to nobody who asks after that. */
async function askedIn(command: AnyCommand, place: 'own' | 'foreign', actor: Actor) {
	if (place === 'foreign') return { who: actor, to: there.chronicle };
	if (command.type !== 'ReclaimSeat') return { who: actor, to: here.chronicle };
	const { chronicle, actors } = await newCast(program.application);
	return { who: actors.find(({ who }) => who === actor.who) ?? actor, to: chronicle };
}

describe('each command, given by everyone, to the own chronicle and to another', () => {
	it.each(ALL.map((command) => ({ name: rowOf(command).name, command })))(
		'$name',
		async ({ command }) => {
			const wrong: string[] = [];
			for (const place of ['own', 'foreign'] as const)
				for (const actor of here.actors)
					for (const seat of isSeated(command) || speaks(command) ? SEATS : ['']) {
						const { who, to } = await askedIn(command, place, actor);
						const answer = await give(who, to, forSeat(command, seat));
						const got = outcomeOf(answer);
						const expected = promised(command, actor, seat, place === 'own');
						// Well-formed: what is let through was decided by the rules, not refused as unreadable.
						const decided = got !== 'open' || answer.status === 200 || answer.status === 409;
						if (got !== expected || !decided)
							wrong.push(
								`${actor.who}, ${place} ${seat}: ${got} (${String(answer.status)}), promised ${expected}`
							);
					}
			expect(wrong).toEqual([]);
		}
	);
});

describe('the rows of the commands', () => {
	it('let the keeper give every command and a spectator none', () => {
		const { SetTable: _set, ...others } = TABLE_RIGHTS;
		const {
			AddExpansion: _add,
			ForgoExpansions: _forgo,
			HaltRival: _halt,
			NameSeat: _name,
			NoteCopy: _note,
			...own
		} = COMMAND_RIGHTS;
		for (const row of [...Object.values(own), ...Object.values(others)]) {
			expect(row.keeper).toBe('any');
			expect(row.spectator).toBe('no');
		}
	});

	it('let nobody lay out a table with cards of their own', () => {
		for (const role of ROLES) expect(TABLE_RIGHTS.SetTable[role]).toBe('no');
	});

	it('let nobody say which expansions lie sealed here, that code is stuck, that a copy was opened, or what proves a name', () => {
		for (const role of ROLES)
			for (const type of [
				'AddExpansion',
				'ForgoExpansions',
				'HaltRival',
				'NameSeat',
				'NoteCopy'
			] as const)
				expect(COMMAND_RIGHTS[type][role]).toBe('no');
	});

	it('let a player act for a seat only if it is theirs', () => {
		for (const command of ALL)
			// A hand may be another person's than the seat: see the tests of hands. Code plays free seats, too.
			if (
				isSeated(command) &&
				!['PassHand', 'ProposeHand', 'GiveSeatToRival', 'TakeSeatBack'].includes(command.type)
			)
				expect(rowOf(command).row.player).not.toBe('any');
	});

	it('let anyone at the table but a spectator say what the cardboard shows', () => {
		const said = atTable({ ...TABLE_SAMPLES.AnswerQuestion, seat: null });
		const may = (role: Role) => mayAct({ role, seats: [], actsFor: [] }, said);
		expect(ROLES.filter(may)).toEqual(['keeper', 'player', 'referee']);
	});
});

describe('taking back', () => {
	const may = async (command: AnyCommand) => {
		const answers: string[] = [];
		for (const actor of here.actors)
			if (outcomeOf(await give(actor, here.chronicle, command)) === 'open') answers.push(actor.who);
		return answers;
	};

	it('without asking, with a reason, is the keeper’s', async () => {
		expect(await may({ type: 'UndoAtTable', kept: 0, by: [], reason })).toEqual(['keeper']);
	});

	it('in nobody’s name is asked by everyone who writes', async () => {
		const writers = ['keeper', 'player', 'referee', 'guest who plays', 'stand-in'];
		expect(await may({ type: 'UndoAtTable', kept: 0 })).toEqual(writers);
		expect(await may({ type: 'ProposeUndo', kept: 0, by: [] })).toEqual(writers);
	});

	it('is asked about no longer, in nobody’s name, by whoever keeps the table in order', async () => {
		expect(await may({ type: 'WithdrawUndo', proposal: 0, by: [] })).toEqual(['keeper', 'referee']);
	});
});

describe('acting for somebody else', () => {
	/** A cast of its own: what is lent here is lent for good. */
	const cast = async () => {
		const { chronicle, actors } = await newCast(program.application);
		const who = (name: string) => {
			const actor = actors.find((one) => one.who === name);
			if (!actor) throw new Error(`the cast lacks ${name}`);
			return actor;
		};
		const does = async (name: string, command: AnyCommand) =>
			outcomeOf(await give(who(name), chronicle, command)) === 'open';
		const seesHand = async (name: string, seat: string) => {
			const where = `/api/logs/${chronicle}/hands/${seat}`;
			return (await ask(program.origin, where, { session: who(name).session })).status === 200;
		};
		return { chronicle, who, does, seesHand };
	};
	const lend = (
		seat: string,
		from: string | null,
		to: string,
		hand = false
	): CommandOf<'LendSeat'> => ({ type: 'LendSeat', seat, from, to, hand });
	const endTurn = (seat: string) => atTable({ type: 'EndTurn', seat });

	it('is given by whoever holds the seat, in their own name, to somebody who plays', async () => {
		const { who, does } = await cast();
		const [player, guest] = [who('player'), who('guest who plays')];
		expect(await does('player', lend('s1', player.id, guest.id))).toBe(true);
		expect(await does('player', lend('s1', null, guest.id))).toBe(false);
		expect(await does('player', lend('s1', player.id, who('spectator').id))).toBe(false);
		expect(await does('player', lend('s1', player.id, who('referee').id))).toBe(false);
		expect(await does('player', lend('s1', player.id, who('someone without a group').id))).toBe(
			false
		);
		expect(await does('player', lend('s2', guest.id, player.id))).toBe(false);
		expect(await does('stand-in', lend('s1', player.id, who('stand-in').id, true))).toBe(false);
	});

	it('is given by the keeper for a seat that is just a name, and for no other', async () => {
		const { who, does } = await cast();
		const [keeper, player] = [who('keeper'), who('player')];
		expect(await does('keeper', lend('s3', null, player.id))).toBe(true);
		expect(await does('keeper', lend('s1', player.id, keeper.id, true))).toBe(false);
		expect(await does('keeper', lend('s1', null, keeper.id, true))).toBe(false);
		expect(await does('player', endTurn('s3'))).toBe(true);
	});

	it('ends when it is taken back, by the holder, the keeper, or whoever acts', async () => {
		for (const name of ['player', 'keeper', 'stand-in']) {
			const { does } = await cast();
			expect(await does('stand-in', endTurn('s1'))).toBe(true);
			expect(await does('guest who plays', { type: 'ReclaimSeat', seat: 's1' })).toBe(false);
			expect(await does(name, { type: 'ReclaimSeat', seat: 's1' })).toBe(true);
			expect(await does('stand-in', endTurn('s1'))).toBe(false);
		}
	});

	it('shows the hand only where the holder said so', async () => {
		const { who, does, seesHand } = await cast();
		expect(await seesHand('stand-in', 's1')).toBe(false);
		await does('player', lend('s1', who('player').id, who('stand-in').id, true));
		expect(await seesHand('stand-in', 's1')).toBe(true);
		expect(await seesHand('stand-in', 's2')).toBe(false);
		expect(await seesHand('keeper', 's1')).toBe(false);
	});

	it('ends when the seat goes to somebody else, and with being let play', async () => {
		const { chronicle, who, does, seesHand } = await cast();
		await does('player', lend('s1', who('player').id, who('stand-in').id, true));
		const { database } = program.application;
		const seat = { seatId: 's1', name: 'Seat s1' };
		const by = { id: who('keeper').id, name: 'keeper', now: 1 };
		await changeSeat(program.application, chronicle, { ...seat, userId: who('referee').id }, by);
		expect(await seesHand('stand-in', 's1')).toBe(false);
		expect(await does('stand-in', endTurn('s1'))).toBe(false);
		await changeSeat(program.application, chronicle, { ...seat, userId: who('player').id }, by);
		expect(await seesHand('stand-in', 's1')).toBe(true);
		await database.write((tx) =>
			tx
				.update(members)
				.set({ role: 'spectator' })
				.where(eq(members.userId, who('stand-in').id))
		);
		expect(await seesHand('stand-in', 's1')).toBe(false);
		expect(await does('stand-in', endTurn('s1'))).toBe(false);
	});
});

describe('a sealed deck', () => {
	it.each([
		choose(OPEN),
		opens(1),
		reads(),
		offers(),
		{ type: 'EndChronicle', from: 'deck', draw: null, final: null },
		{ ...SAMPLES.ResolveOverview, from: 'deck' },
		{ ...SAMPLES.ResolveMission, from: 'deck' }
	] satisfies Alone[])('is turned by nobody from outside: $type', async (command) => {
		for (const actor of here.actors)
			expect(outcomeOf(await give(actor, here.chronicle, command))).not.toBe('open');
	});
});

describe('each wish to the sealed deck, sent by everyone, to the own chronicle and to another', () => {
	const WISHES: readonly Wish[] = [
		{ type: 'ForgoExpansions' },
		{ type: 'ChooseDeck', deck: 'box' },
		{ type: 'OpenChapter', chapter: 9, early: false },
		{ type: 'ReadMission', chapter: 9, mission: 'm1' },
		{ type: 'DecideMission', chapter: 9, mission: 'm1', decided: 'first' },
		{ type: 'TakeOverview', chapter: 9 },
		{ type: 'OfferScoring', era: 3 },
		{ type: 'EndChronicle', draw: null }
	];
	it.each(WISHES)('$type', async (wish) => {
		const wrong: string[] = [];
		for (const place of ['own', 'foreign'] as const)
			for (const actor of here.actors) {
				const to = place === 'own' ? here.chronicle : there.chronicle;
				const answer = await ask(program.origin, `/api/logs/${to}/deck`, {
					method: 'POST',
					session: actor.session,
					headers: { 'content-type': 'application/json' },
					body: JSON.stringify({ id: newId(), wish })
				});
				const got = outcomeOf(answer);
				// Nobody claimed that mission, so that only the keeper may decide it.
				const verdict = actor.role === null ? null : WISH_RIGHTS[wish.type][actor.role];
				const may = place === 'own' && verdict === 'any';
				if ((got === 'open') !== may) wrong.push(`${actor.who}, ${place}: ${got}`);
			}
		expect(wrong).toEqual([]);
	});
});

describe('a chapter before its time', () => {
	const MAY: readonly (string | null)[] = ['keeper', 'referee'];
	const early = opens(9, 'table', { early: true });

	it('is opened by the keeper or a referee, in a wish', async () => {
		for (const actor of here.actors) {
			const answer = await ask(program.origin, `/api/logs/${here.chronicle}/deck`, {
				method: 'POST',
				session: actor.session,
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({
					id: newId(),
					wish: { type: 'OpenChapter', chapter: 9, early: true }
				})
			});
			expect([actor.who, outcomeOf(answer) === 'open']).toEqual([
				actor.who,
				MAY.includes(actor.role)
			]);
		}
	});

	it('is told by the keeper or a referee, of a box', async () => {
		for (const actor of here.actors)
			expect([actor.who, outcomeOf(await give(actor, here.chronicle, early)) === 'open']).toEqual([
				actor.who,
				MAY.includes(actor.role)
			]);
	});
});

describe('the endpoint of commands', () => {
	const body = JSON.stringify({ id: newId(), seen: 0, command: SAMPLES.WriteNote });
	const post = (headers: Record<string, string>, content = body) => {
		const [keeper] = here.actors;
		return ask(program.origin, `/api/logs/${here.chronicle}/commands`, {
			method: 'POST',
			session: keeper?.session,
			headers,
			body: content
		});
	};

	it('takes JSON alone', async () => {
		expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
		expect((await post({ 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
	});

	it('takes it from our own pages alone', async () => {
		const json = { 'content-type': 'application/json' };
		expect((await post({ ...json, origin: 'http://evil.test' })).status).toBe(403);
		expect((await post({ ...json, origin: 'null' })).status).toBe(403);
	});

	it('takes no more than a whole record needs', async () => {
		const much = JSON.stringify({ id: newId(), much: 'x'.repeat(600_000) });
		expect((await post({ 'content-type': 'application/json' }, much)).status).toBe(413);
	});
});
