import { describe, expect, test } from 'vitest';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { checkSetting } from '../../../../src/lib/games/heritage/chapter/setting-checks.ts';
import { pointsOf } from '../../../../src/lib/games/heritage/chapter/points.ts';
import { resolvers } from '../../../../src/lib/games/heritage/table/assembly.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { answer, BOTH, character, go, joined, setting, tableWith } from '../table/kit.ts';
import { said } from './resolving.ts';
import { tenth } from './tenth.ts';

/** The one line by which a further battleground joins. */
const battlegrounds = { ...BATTLEGROUND_MODULES, X: tenth };
const rules = { resolvers, battlegrounds };

const laid = setting(2, { battlegrounds: { class: 'X', temperament: 'B', geography: 'C' } });
const cast = laid.cast.map((card) =>
	card.id === 'c2' ? character('c2', { class: 'egalitarian' }) : card
);
const fair = ({ boards }: Table) => boards.class;

describe.each(BOTH)('a tenth battleground, dealt by the %s', (dealer) => {
	const bare = tableWith([joined('s1', 'c1', 'l1'), joined('s2', 'c2', 'l2')], {
		...laid,
		cast,
		dealer
	});
	const host = { kind: 'set-up-board', category: 'class', battleground: 'X' } as const;
	const begun = go(rules, bare, [host], { lots: ['s2'] });
	const activated = (table: Table, vampire: string) =>
		go(rules, table, [{ kind: 'activate', vampire }]).table;
	const ended = (table: Table) =>
		go(rules, table, [{ kind: 'end-of-round-board', category: 'class' }]).table;

	test('is in play where its eras and category say', () => {
		expect(checkSetting(laid, battlegrounds)).toBeNull();
		expect(checkSetting({ ...laid, era: 2 }, battlegrounds)?.refusal).toEqual({
			reason: 'battleground-of-another-era',
			about: { battleground: 'X', era: 2 },
			at: 'setting.battlegrounds.class'
		});
		expect(checkSetting(laid, BATTLEGROUND_MODULES)?.refusal.reason).toBe('unknown-battleground');
	});

	test('is set up, with its lot', () => {
		const state = { host: 's2', stalls: 0, nights: 0 };
		expect(fair(begun.table)).toEqual({ battleground: 'X', state });
		expect(begun.events.map(({ type }) => type)).toEqual(
			dealer === 'app'
				? ['LotDrawn', 'BoardSet']
				: ['QuestionAsked', 'QuestionAnswered', 'BoardSet']
		);
	});

	test('is modified by who is activated, and asks whose vampire it is', () => {
		const built = activated(begun.table, 'c1');
		expect(fair(built)?.state).toEqual({ host: 's2', stalls: 1, nights: 0 });
		const asking = activated(built, 'c2');
		expect(asking.question).toMatchObject({ seat: 's2', prompt: 'whether-to' });
		const burned = answer(rules, asking, ['yes']).table;
		expect(fair(burned)?.state).toEqual({ host: 's2', stalls: 0, nights: 0 });
		expect(burned.bloodlines['s2']?.vampires['c2']?.power).toBe(1);
		expect(fair(answer(rules, asking, ['no']).table)).toEqual(fair(built));
	});

	test('ends a round', () => {
		expect(fair(ended(begun.table))?.state).toEqual({ host: 's2', stalls: 0, nights: 1 });
	});

	test('scores, a vampire and a player, in its own words', () => {
		const points = pointsOf(ended(activated(activated(begun.table, 'c1'), 'l1')), battlegrounds);
		expect(points['s1']?.by.class).toBe(4);
		expect(points['s2']?.by.class).toBe(3);
		const lines = [...(points['s1']?.lines ?? []), ...(points['s2']?.lines ?? [])].filter(
			({ source }) => source === 'class'
		);
		expect(lines.map((line) => [line.vampire, line.points, said(tenth, line)])).toEqual([
			['l1', 2, 'Stalls at the fair: 2.'],
			['c1', 2, 'Stalls at the fair: 2.'],
			[null, 0, 's1 is a guest at the fair.'],
			['l2', 2, 'Stalls at the fair: 2.'],
			['c2', 0, 'The fair is for the elitist.'],
			[null, 1, 'Nights at which s2 was the host: 1.']
		]);
	});
});
