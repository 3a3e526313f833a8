import { describe, expect, test } from 'vitest';
import { commandsOf } from '../../../src/lib/games/heritage/chapter/moves.ts';
import type { Ruleset } from '../../../src/lib/games/heritage/ruleset.ts';
import { leadersOf } from '../../../src/lib/ui/heritage/table/screen/leaders.ts';
import { retainerOf, spacesOf } from '../../../src/lib/ui/heritage/table/screen/queue.ts';
import { Screen } from '../../../src/lib/ui/heritage/table/screen/screen.svelte.ts';
import { newestSteps, sinceTurnOf } from '../../../src/lib/ui/heritage/table/screen/told.ts';
import { lateTable, liveTable } from './kit.ts';

describe('from a tap to a plan', () => {
	test('with one sire only, a character is all that has to be picked', async () => {
		const { live } = await liveTable();
		const screen = new Screen(live);
		const character =
			live.moves.recruit?.characters.find(({ cost }) => cost === 0)?.character ?? '';
		screen.pick({ kind: 'sire', character });
		expect(screen.considered).toEqual({
			type: 'Recruit',
			seat: live.view,
			character,
			sire: live.table.bloodlines[live.view]?.leader,
			paid: {}
		});
	});

	test('what costs is paid by the richest who can, unless somebody says otherwise', async () => {
		const { live } = await liveTable();
		const screen = new Screen(live);
		const dear = live.moves.recruit?.characters.find(({ cost }) => cost > 0);
		screen.pick({ kind: 'sire', character: dear?.character ?? '' });
		const leader = live.table.bloodlines[live.view]?.leader ?? '';
		expect(screen.considered).toMatchObject({ paid: { [leader]: dear?.cost } });
	});

	test('what was done can be taken back only as long as it stands', async () => {
		const { live } = await liveTable();
		const screen = new Screen(live);
		screen.remember({ words: 'It is done.', kept: live.course.steps.length - 1 });
		expect(screen.did?.words).toBe('It is done.');
		screen.remember({ words: 'Not yet.', kept: live.course.steps.length });
		expect(screen.did).toBeNull();
	});

	test('what was done is not taken back at once together with what came after it', async () => {
		const { live } = await liveTable();
		const screen = new Screen(live);
		const move = () => {
			const [command] = commandsOf(live.moves);
			return command ? live.act(command) : false;
		};
		const kept = live.course.steps.length;
		await move();
		screen.remember({ words: 'It is done.', kept });
		expect(screen.did).not.toBeNull();
		while (live.course.steps.at(-1)?.[0]?.type !== 'TurnEnded') await move();
		expect(screen.did).toBeNull();
	});
});

describe('the queue', () => {
	test('says what its leftmost spaces cost, and who cannot be had', async () => {
		const { live } = await liveTable();
		const { table, view, names } = live;
		const other = table.seats.find(({ seat }) => seat !== view)?.seat ?? '';
		const [first = ''] = table.queue;
		const spaces = spacesOf({ ...table, reserved: { [first]: other } }, view, names);
		expect(spaces.map(({ cost }) => cost.power)).toEqual([2, 1, 0, 0, 0]);
		expect(spaces[0]?.waiting).toMatchObject({
			reservedBy: other,
			whyNot: `reserved for ${names.seat(other)}`
		});
	});

	test('says why a place costs what it costs, whoever waits there', async () => {
		const { live } = await liveTable();
		const { view, names } = live;
		const costsWith = (ruleset: Partial<Ruleset>, table = live.table) =>
			spacesOf({ ...table, ruleset: { ...table.ruleset, ...ruleset } }, view, names).map(
				({ cost }) => cost
			);
		const [dear, , free] = costsWith({});
		expect(dear).toEqual({
			power: 2,
			place: { label: 'The first space', value: '2 power' },
			rule: `The first space, leftmost on the board, costs 2 power, the next one 1; all others are free. Your vampires pay, except those in torpor: ${names.seat(view)} has 3 power.`
		});
		expect(free?.place).toEqual({ label: 'Any other space', value: 'free' });
		expect(free?.rule).toMatch(/ all others are free\.$/);
		const [gratis] = costsWith({ leftmostCosts: [0, 0] });
		expect(gratis?.rule).toBe('In this chapter, every space of the queue is free.');
	});

	test('says what a retainer costs by the rules of the group', async () => {
		const { live } = await liveTable();
		const { table, view, names } = live;
		const [character = ''] = table.deck;
		const costIn = (retainerRecruit: Ruleset['retainerRecruit']) =>
			retainerOf(
				{
					...table,
					ruleset: { ...table.ruleset, retainerRecruit },
					retainers: { ...table.retainers, [view]: character }
				},
				view,
				names
			)?.cost;
		expect(costIn('free')).toMatchObject({
			power: 0,
			rule: 'A retainer from your own haven is free.'
		});
		expect(costIn('right-most-cost')).toMatchObject({
			power: 1,
			place: { label: 'From your haven', value: '1 power' }
		});
	});

	test('lies at the right while it is short', async () => {
		const { live } = await liveTable();
		const { table, view, names } = live;
		const spaces = spacesOf({ ...table, queue: table.queue.slice(2) }, view, names);
		expect(spaces.map(({ waiting }) => waiting !== null)).toEqual([false, false, true, true, true]);
	});
});

describe('who can lead a scheme', () => {
	const table = lateTable();
	const [one = '', other = ''] = Object.keys(
		table.bloodlines[table.turn?.seat ?? '']?.vampires ?? {}
	);
	const name = (id: string) => table.cast[id]?.name;
	const led = (leader: string, missing: ('warlike' | 'wealthy')[], possible: boolean) => ({
		leader,
		missing,
		possible
	});

	test('is told by name where the coterie is enough', () => {
		const leaders = [led(one, ['warlike'], true), led(other, [], true)];
		expect(leadersOf(table, { scheme: 'x', leaders })).toEqual({
			able: 2,
			words: `${name(other)} can lead it. With a boon: ${name(one)} (warlike).`
		});
		expect(leadersOf(table, { scheme: 'x', leaders: [led(other, [], true)] }).words).toBe(
			`${name(other)} can lead it.`
		);
	});

	test('is told of everyone who can with boons, and what these cover', () => {
		const leaders = [
			led(one, ['warlike'], true),
			led(other, ['wealthy'], true),
			led('sunlight', ['warlike'], false)
		];
		expect(leadersOf(table, { scheme: 'x', leaders })).toEqual({
			able: 2,
			words: `With a boon: ${name(one)} (warlike) and ${name(other)} (wealthy).`
		});
		const two = [led(one, ['wealthy', 'wealthy'], true), led(other, ['wealthy'], true)];
		expect(leadersOf(table, { scheme: 'x', leaders: two }).words).toBe(
			`With a boon: ${name(other)} (wealthy). With 2 boons: ${name(one)} (wealthy twice).`
		);
	});

	test('else what even the nearest coterie lacks', () => {
		const leaders = [led(one, ['warlike', 'wealthy'], false), led(other, ['wealthy'], false)];
		expect(leadersOf(table, { scheme: 'x', leaders })).toEqual({
			able: 0,
			words: `Nobody can lead it. ${name(other)} comes closest, missing wealthy.`
		});
	});

	test('what is lacking twice is said once', () => {
		const leaders = [led(one, ['wealthy', 'warlike', 'wealthy'], false)];
		expect(leadersOf(table, { scheme: 'x', leaders }).words).toMatch(
			/ missing wealthy twice and warlike\.$/
		);
	});
});

test('what was done since the last own turn begins after it ended', async () => {
	const { live } = await liveTable();
	expect(sinceTurnOf(live.course, live.view)).toBe(0);
	const [newest] = newestSteps(live.course, live.names, 3);
	expect(newest?.told.sentence).not.toBe('');
	const steps = [...live.course.steps, [{ type: 'TurnEnded', seat: live.view } as const]];
	expect(sinceTurnOf({ ...live.course, steps }, live.view)).toBe(steps.length);
});
