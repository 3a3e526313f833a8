import { describe, expect, test } from 'vitest';
import {
	counted,
	emptyForm,
	formOf,
	lacking,
	readForm,
	recordOf,
	tallied,
	tiedFirst,
	type RecordForm
} from '../../../src/lib/ui/heritage/chapter/record-form.ts';
import { CLEAR, mission, NO_POINTS, record, scored } from '../heritage/table.ts';

const SEATS = ['s1', 's2', 's3'];
const nameOf = (seat: string): string => `player ${seat}`;

function filled(change: (form: RecordForm) => void = () => undefined): RecordForm {
	const form = emptyForm(SEATS, '2026-10-31', 's2');
	for (const [index, clan] of (['brujah', 'gangrel', 'tremere'] as const).entries()) {
		const player = form.players[index];
		if (player) player.clan = clan;
	}
	change(form);
	return form;
}

function power(form: RecordForm, ...points: number[]): void {
	for (const [index, player] of form.players.entries()) {
		player.points = { ...NO_POINTS, power: points[index] ?? 0 };
	}
}

describe('what is still lacking', () => {
	test('an empty form asks for every clan and the first player, each by its place', () => {
		const form = emptyForm(['s1', 's2'], '2026-10-31', null);
		power(form, 3, 1);
		expect(lacking(form, nameOf).map(({ at }) => at)).toEqual([
			'players.0.clan',
			'players.1.clan',
			'firstPlayer'
		]);
		expect(recordOf(form)).toBeNull();
	});

	test('who is away is not asked for a clan, and places count who plays', () => {
		const form = filled((form) => {
			for (const player of form.players) {
				player.plays = player.seat !== 's1';
				if (player.seat === 's3') player.clan = null;
			}
			power(form, 9, 3, 1);
		});
		expect(lacking(form, nameOf)).toEqual([
			{ at: 'players.1.clan', text: 'Choose the clan that player s3 played.' }
		]);
	});

	test('a first player who stays away has to be chosen anew', () => {
		const form = filled((form) => {
			for (const player of form.players) player.plays = player.seat !== 's2';
			power(form, 3, 0, 1);
		});
		expect(lacking(form, nameOf).map(({ at }) => at)).toEqual(['firstPlayer']);
	});

	test('a day that is none', () => {
		const form = filled((form) => power(form, 3, 2, 1));
		form.date = '';
		expect(lacking(form, nameOf).map(({ at }) => at)).toEqual(['date']);
	});
});

describe('ties for first place', () => {
	test('nobody needs the draw where missions part them', () => {
		const form = filled((form) => {
			power(form, 5, 5, 1);
			form.missions = [mission('m1', 's1')];
		});
		expect(tiedFirst(form)).toEqual([]);
		expect(recordOf(form)?.primogen).toBeNull();
	});

	test('the draw is asked for, in turn order, and taken over once somebody won', () => {
		const form = filled((form) => power(form, 5, 5, 1));
		expect(tiedFirst(form)).toEqual(['s2', 's1']);
		expect(lacking(form, nameOf).map(({ at }) => at)).toEqual(['primogen']);
		form.draw = { declared: { s1: 'warlike', s2: 'wealthy' }, shown: 'wealthy', winner: 's2' };
		expect(recordOf(form)?.primogen).toEqual(form.draw);
	});

	test('what was declared for a tie that went away is not sent', () => {
		const form = filled((form) => {
			power(form, 5, 5, 1);
			form.draw = { declared: { s1: 'warlike', s2: 'wealthy' }, shown: 'wealthy', winner: 's2' };
		});
		power(form, 6, 5, 1);
		expect(recordOf(form)?.primogen).toBeNull();
		power(form, 6, 5, 6);
		expect(tallied(form).primogen).toBeNull();
	});

	test('an order by hand needs no draw', () => {
		const form = filled((form) => {
			power(form, 5, 5, 1);
			form.orderByHand = ['s3', 's1', 's2'];
		});
		expect(recordOf(form)?.orderByHand).toEqual(['s3', 's1', 's2']);
		expect(recordOf(form)?.primogen).toBeNull();
	});
});

test('an order by hand follows who plays', () => {
	const form = filled((form) => {
		form.orderByHand = ['s3', 's1', 's2'];
		for (const player of form.players) player.plays = player.seat !== 's1';
		power(form, 1, 2, 3);
	});
	expect(tallied(form).orderByHand).toEqual(['s3', 's2']);
});

test('missions without a name are numbered, a claim of somebody who is away is let go', () => {
	const form = filled((form) => {
		form.missions = [
			{ id: 'm1', name: '  ', claimant: 's1' },
			{ id: 'm2', name: ' Silence ', claimant: 's2' }
		];
		for (const player of form.players) player.plays = player.seat !== 's1';
		power(form, 0, 2, 1);
	});
	expect(recordOf(form)?.missions).toEqual([
		{ id: 'm1', name: 'Mission 1', claimant: null },
		{ id: 'm2', name: 'Silence', claimant: 's2' }
	]);
});

test('a record becomes a form and the same record again', () => {
	const tied = record([scored('s1', 5), scored('s2', 5)], {
		primogen: { declared: { s1: 'warlike', s2: 'wealthy' }, shown: 'warlike', winner: 's1' },
		notes: 'late'
	});
	const moved = { ...CLEAR, markerAtEnd: 's2' };
	for (const told of [CLEAR, tied, moved]) expect(recordOf(formOf(told, SEATS))).toEqual(told);
	expect(formOf(CLEAR, SEATS).players.map(({ plays }) => plays)).toEqual([true, true, false]);
});

test('nothing is counted before the first point', () => {
	const form = filled();
	expect(counted(form)).toBe(false);
	power(form, 0, 1);
	expect(counted(form)).toBe(true);
});

describe('a draft', () => {
	const read = readForm(SEATS);

	test('comes back as it was', () => {
		const form = filled((form) => power(form, 5, 5, 1));
		expect(read(JSON.parse(JSON.stringify(form)))).toEqual(form);
	});

	test('goes on without who left since, and with who came', () => {
		const form = filled((form) => power(form, 5, 5, 1));
		const two = readForm(SEATS.slice(0, 2))(form);
		expect(two?.players).toEqual(form.players.slice(0, 2));
		const came = emptyForm(['s3'], '', null).players;
		expect(read(two)?.players).toEqual([...form.players.slice(0, 2), ...came]);
		expect(readForm(SEATS, [], 'were-away')(two)?.players[2]).toMatchObject({ plays: false });
	});

	test.each([null, 'text', {}, { ...emptyForm(['s8', 's9'], '2026-10-31', null) }])(
		'of something else is left aside',
		(stored) => expect(read(stored)).toBeNull()
	);
});
