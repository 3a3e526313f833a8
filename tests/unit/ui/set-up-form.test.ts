import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { chosenSchema } from '../../../src/lib/games/heritage/chronicle/setting-of.ts';
import { DEFAULT_RULESET } from '../../../src/lib/games/heritage/ruleset.ts';
import type { Clan } from '../../../src/lib/games/heritage/vocabulary.ts';
import {
	asksForAges,
	beginner,
	beginnerHint,
	chosenFrom,
	choosing,
	emptyForm,
	fieldOf,
	lacking,
	leadersFor,
	peopleIn,
	readForm,
	toLayOut,
	type SetUpForm
} from '../../../src/lib/ui/heritage/set-up/form.ts';
import type { LeaderView, SetUpView } from '../../../src/lib/ui/heritage/set-up/view.ts';

const leader = (id: string, clan: Clan, sources: LeaderView['sources']): LeaderView => ({
	id,
	name: `Leader ${id}`,
	clan,
	class: 'elitist',
	temperament: 'calm',
	geography: 'north',
	archetype: 'warlike',
	sources,
	home: false
});
const view = (changes: Partial<SetUpView> = {}): SetUpView => ({
	chapter: 1,
	era: 1,
	boards: [],
	finish: null,
	dealer: 'app',
	sources: { box: 'box', app: 'set' },
	written: 0,
	missionCount: 5,
	battlegrounds: { class: 'A', temperament: 'B', geography: 'C' },
	numbers: DEFAULT_RULESET,
	seats: ['s1', 's2', 's3'].map((seat, index) => ({
		seat,
		name: `Player ${index + 1}`,
		number: index + 1,
		chooser: 'other',
		retainer: null,
		assets: [{ id: `a${index}`, name: `Asset ${index + 1}`, words: [] }],
		obligations: [
			{ id: `o${index}`, name: `Debt ${index + 1}`, words: [], when: 'set-up', worded: true }
		],
		leaders: [
			leader('b1', 'brujah', ['set', 'both']),
			leader('b2', 'brujah', ['box', 'both']),
			leader('v1', 'ventrue', ['set', 'both']),
			leader('t1', 'tremere', ['set', 'both'])
		]
	})),
	missions: [{ id: 'm1', name: 'Mission 1', text: '', words: 'elitist vampires' }],
	opened: [],
	...changes
});
const filled = (of = view()): SetUpForm => {
	const form = emptyForm(of);
	const clans = [
		['brujah', 'b1'],
		['ventrue', 'v1'],
		['tremere', 't1']
	] as const;
	for (const [index, player] of form.players.entries()) {
		player.clan = clans[index]?.[0] ?? null;
		player.leader = clans[index]?.[1] ?? null;
	}
	form.ages = ['s3', 's1', 's2'];
	return form;
};

describe('in the first chapter, where the computer plays', () => {
	const against = (...coded: readonly string[]) => {
		const { seats } = view();
		return view({
			seats: seats.map((one) => ({
				...one,
				chooser: coded.includes(one.seat) ? 'for-computer' : 'other'
			}))
		});
	};

	test('nobody asks its age: it chooses last, and never begins for being old', () => {
		const of = against('s1');
		const form = emptyForm(of);
		expect(peopleIn(form, of)).toEqual(['s2', 's3']);
		expect(choosing(form, of)).toEqual(['s2', 's3', 's1']);
		expect(asksForAges(form, of)).toBe(true);
		form.ages = ['s1', 's3', 's2'];
		expect(asksForAges(form, of)).toBe(false);
		expect(choosing(form, of)).toEqual(['s3', 's2', 's1']);
		expect(beginner(form, of)).toBe('s2');
	});

	test('one person alone is asked for no age', () => {
		const of = against('s1', 's3');
		const form = emptyForm(of);
		expect(asksForAges(form, of)).toBe(false);
		expect(choosing(form, of)).toEqual(['s2', 's1', 's3']);
		expect(beginner(form, of)).toBe('s2');
		expect(beginnerHint(form, of)).toBe('Player 2 goes first, as the only person here.');
	});

	test('nobody begins by age where no person plays', () => {
		const of = against('s1', 's2', 's3');
		expect(beginner(emptyForm(of), of)).toBeNull();
	});
});

describe('who chooses and who begins', () => {
	test('in chapter 1 as the group tells its ages: the youngest chooses, the oldest begins', () => {
		const form = filled();
		expect(choosing(form, view())).toEqual(['s3', 's1', 's2']);
		expect(beginner(form, view())).toBe('s2');
		form.ages = ['s3'];
		expect(choosing(form, view())).toEqual(['s3', 's1', 's2']);
		expect(beginner(form, view())).toBeNull();
	});

	test('later as the chapter before ended; whoever was named begins anyway', () => {
		const later = view({ chapter: 2, finish: ['s2', 's3', 's1'] });
		const form = filled();
		expect(choosing(form, later)).toEqual(['s2', 's3', 's1']);
		expect(beginner(form, later)).toBe('s2');
		form.firstPlayer = 's1';
		expect(beginner(form, later)).toBe('s1');
		form.players[0] = { ...form.players[0], plays: false } as SetUpForm['players'][number];
		expect(beginner(form, later)).toBe('s2');
	});

	test('where nobody noted how the chapter before ended, it is asked', () => {
		expect(beginner(filled(), view({ chapter: 5 }))).toBeNull();
	});
});

describe('what is sent', () => {
	test('is what the server reads', () => {
		const sent = chosenFrom(filled(), view());
		expect(lacking(filled(), view())).toEqual([]);
		expect(v.safeParse(chosenSchema, JSON.parse(JSON.stringify(sent))).success).toBe(true);
		expect(sent).toMatchObject({ cards: 'set', firstPlayer: 's2', missions: 'by-chance' });
	});

	test('a leader of other cards is none', () => {
		const form = filled();
		form.cards = 'box';
		const [first] = form.players;
		if (!first) throw new Error('three play');
		expect(leadersFor(form, view(), first).map(({ id }) => id)).toEqual(['b2']);
		expect(lacking(form, view()).map(({ at }) => at)).toEqual([
			'seats.2.leader',
			'seats.0.leader',
			'seats.1.leader'
		]);
	});

	test('a mission of the group’s own counts somebody, or nobody is named', () => {
		const form = filled();
		form.missionsBy = 'listed';
		const own = { of: 'own', name: 'Ours', text: '' } as const;
		form.missions = [
			{ of: 'set', id: 'm1' },
			{ ...own, id: 'm-1', match: {} },
			{ ...own, id: 'm-3', match: { class: 'elitist' } }
		];
		const { missions } = chosenFrom(form, view());
		expect(missions).toMatchObject([
			{ id: 'm1' },
			{ match: null },
			{ match: { class: 'elitist' } }
		]);
		form.missions = [{ ...own, id: 'm-1', name: ' ', match: {} }];
		expect(lacking(form, view())).toMatchObject([{ at: 'missions' }]);
	});
});

test('a draft goes on without who left since, and with who came', () => {
	const form = filled();
	const read = readForm(view());
	expect(read(JSON.parse(JSON.stringify(form)))).toEqual(form);
	const [came, ...stayed] = form.players;
	const gone = { ...came, seat: 's9' };
	expect(read({ ...form, players: [gone, ...stayed] })?.players).toEqual([
		...stayed,
		emptyForm(view()).players.find(({ seat }) => seat === came?.seat)
	]);
	expect(readForm(view())({ missions: 7 })).toBeNull();
});

test('what is put out follows the form', () => {
	const form = filled();
	form.players[1]?.resting.push('o1');
	const out = toLayOut(form, view());
	expect(out).toMatchObject({ dealer: 'app', firstPlayer: 'Player 2', missions: null });
	expect(out.seats[0]).toMatchObject({ leader: 'Leader b1', obligations: ['Debt 1'] });
	expect(out.seats[1]?.obligations).toEqual([]);
});

test.each([
	['seats.1.leader', 'seats'],
	['command.setting.seats.0.clan', 'seats'],
	['firstPlayer', 'firstPlayer'],
	['missions.3.name', 'missions'],
	['cards', 'cards'],
	['chapter', 'seats']
])('%s leads to the field %s', (path, field) => {
	expect(fieldOf(path)).toBe(field);
});

test('who begins other than the rules say is named, and so is whom they say', () => {
	const later = view({ chapter: 2, finish: ['s3', 's1', 's2'] });
	const form = emptyForm(later);
	expect(beginnerHint(form, later)).toBe(
		'Player 3 goes first, as the vanquished of the previous chapter.'
	);
	expect(beginnerHint({ ...form, firstPlayer: 's1' }, later)).toBe(
		'You chose Player 1. By the rules, Player 3 goes first, as the vanquished of the previous chapter.'
	);
	const first = { ...form, ages: ['s2', 's1', 's3'], firstPlayer: 's2' };
	expect(beginnerHint(first, view())).toBe(
		'You chose Player 2. By the rules, Player 3 goes first, as the oldest player.'
	);
	expect(beginnerHint(form, view())).toBe('In the first chapter, the oldest player goes first.');
});
