import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import type { ChronicleState } from '../../../../src/lib/games/heritage/state.ts';
import { chronicleDoor } from '../../../../src/lib/server/games/heritage/door.ts';
import type { Access } from '../../../../src/lib/server/tables/access.ts';
import type { Role } from '../../../../src/lib/server/tables/roles.ts';
import { choose, OPEN, opens } from '../../../unit/heritage/deck-kit.ts';
import { setting } from '../../../unit/heritage/table/kit.ts';
import { ACTOR, openHeritage } from '../../logs/house.ts';

let house: Awaited<ReturnType<typeof openHeritage>>;
let log: string;
beforeAll(async () => {
	house = await openHeritage();
	log = await house.found();
});
afterAll(() => house.dispose());

const AGREES: Command = { type: 'AnswerUndo', proposal: 0, seats: ['s1'], agrees: true };
const asking: ChronicleState = {
	...heritage.initial,
	course: {
		...heritage.initial.course,
		proposed: 1,
		proposal: {
			proposal: 0,
			by: ['s2'],
			asks: ['s1'],
			agreed: [],
			kept: 0,
			hand: { seat: 's3', from: null, to: 'somebody' }
		} as unknown as ChronicleState['course']['proposal']
	}
};

/** The first guard that forbids a command; null: it is let through. */
async function stoppedBy(
	command: Command,
	role: Role,
	{ state = heritage.initial, ...sitting }: Partial<Access> & { state?: ChronicleState } = {}
): Promise<string | null> {
	const access: Access = {
		group: { id: 'group-one', name: 'One' },
		role,
		chronicle: { id: log, title: 'Night', game: heritage.name },
		seats: role === 'player' ? ['s1'] : [],
		vacant: ['s3', 's4'],
		closed: [],
		actsFor: [],
		...sitting
	};
	const sent = {
		database: house.database,
		log,
		access,
		person: ACTOR,
		command,
		state: () => Promise.resolve(state)
	};
	for (const { name, forbids } of chronicleDoor.guards) if (await forbids(sent)) return name;
	return null;
}

describe('a guard of a chronicle stops', () => {
	const OTHER_NUMBER: Command = {
		type: 'MixCards',
		command: { type: 'OpenNumber', attempt: 1, device: 's2', contribution: 'a'.repeat(64) }
	};
	const lend = (from: string | null, seat = 's1'): Command => ({
		type: 'LendSeat',
		seat,
		from,
		to: 'nobody-here',
		hand: false
	});
	const CASES: readonly [string, Command, Role, Parameters<typeof stoppedBy>[2]?][] = [
		[
			'set-up',
			{ type: 'ActAtTable', command: { type: 'SetTable', setting: setting(2) } },
			'keeper'
		],
		['role', { type: 'RenameChronicle', title: 'Other' }, 'player'],
		['opened-early', opens(9, 'table', { early: true }), 'player'],
		['other-seat', { type: 'UndoAtTable', kept: 0, by: ['s2'] }, 'player'],
		['rival-for-another', { type: 'GiveSeatToRival', seat: 's2', strength: 'easy' }, 'keeper'],
		['other-number', OTHER_NUMBER, 'player'],
		[
			'device-left-out',
			{ type: 'MixCards', command: { type: 'VoidNumbers', attempt: 1 } },
			'player'
		],
		['lent-by-another', lend(null), 'player'],
		['sealed-deck', choose(OPEN), 'keeper'],
		['no-stand-in', lend(ACTOR.id), 'player'],
		['dominator', { type: 'ChooseScoring', era: 3, card: 'scarlet' }, 'player'],
		['hand-of-another', { type: 'PassHand', seat: 's1', from: 'somebody', to: ACTOR.id }, 'keeper'],
		[
			'asks-others',
			{ type: 'ProposeHand', seat: 's1', from: 'somebody', to: ACTOR.id, by: [], asks: ['s2'] },
			'keeper'
		],
		[
			'consent-of-another',
			AGREES,
			'player',
			{ seats: [], actsFor: [{ seat: 's1', hand: true }], state: asking }
		]
	];

	it.each(CASES)('%s', async (name, command, role, sitting) => {
		expect(await stoppedBy(command, role, sitting)).toBe(name);
	});

	it('each by a name of its own and in a sentence; hidden hands are tested where one was dealt', () => {
		const names = chronicleDoor.guards.map(({ name }) => name);
		expect(new Set(names).size).toBe(names.length);
		expect(names.filter((name) => name !== 'hidden-hand')).toEqual(CASES.map(([name]) => name));
		for (const { sentence } of chronicleDoor.guards) expect(sentence).toMatch(/^[A-Z].*\.$/);
	});
});

describe('no guard stops', () => {
	const CASES: readonly [string, Command, Role, Parameters<typeof stoppedBy>[2]?][] = [
		['the keeper who renames', { type: 'RenameChronicle', title: 'Other' }, 'keeper'],
		['the keeper who opens a chapter early', opens(9, 'table', { early: true }), 'keeper'],
		['a player who speaks for their seat', { type: 'UndoAtTable', kept: 0, by: ['s1'] }, 'player'],
		['a player who agrees for their own seat', AGREES, 'player', { state: asking }],
		[
			'the keeper who chooses a scoring card',
			{ type: 'ChooseScoring', era: 3, card: 'scarlet' },
			'keeper'
		]
	];

	it.each(CASES)('%s', async (_who, command, role, sitting) => {
		expect(await stoppedBy(command, role, sitting)).toBeNull();
	});
});
