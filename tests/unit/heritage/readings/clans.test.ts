import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import type { Task } from '../../../../src/lib/games/heritage/table/tasks.ts';
import { clanTable, effectsTask, happened, play, schemeCard } from '../clans/clan-kit.ts';
import { BOTH, character, joined, setting, vampire } from '../table/kit.ts';

const gain: Effect = { do: 'gain', what: 'power', amount: 1 };
const gift = { name: 'Gift', effects: [gain], sticker: null };
const withCards = (...special: ReturnType<typeof character>[]) =>
	setting().cast.map((card) => special.find(({ id }) => id === card.id) ?? card);

describe.each(BOTH)(
	'reading usurpedGrafts: grafts stay with the place, dealt by the %s',
	(dealer) => {
		test('who usurps a monstrosity has its grafted abilities', () => {
			const grafted = clanTable(
				dealer,
				[
					joined('s1', 'c1', 'l1'),
					vampire('c1', 'l1', { absorbed: ['c11'] }),
					{ set: 'queue', queue: ['c12', 'c13', 'c14', 'c15'] }
				],
				{ cast: withCards(character('c11', { abilities: [gift] })) }
			);
			const usurp: Effect = { do: 'usurp', whom: { who: 'any', of: 'own' } };
			const { table } = play(grafted, [effectsTask([usurp])], ['c12'], {
				characters: ['c18', 'c19']
			});
			expect(table.bloodlines['s1']?.vampires['c12']?.absorbed).toEqual(['c11']);
			const triggered = play(table, [{ kind: 'trigger', vampire: 'c12' }]);
			expect(happened(triggered.events)).toEqual([
				{ type: 'TokensChanged', vampire: 'c12', power: 1, infamy: 0 }
			]);
		});
	}
);

describe.each(BOTH)(
	'reading bondedUsurper: bonded usurps only in its own clan, dealt by the %s',
	(dealer) => {
		test('a bonded card of another clan is no usurper', () => {
			const table = clanTable(
				dealer,
				[joined('s1', 'c1', 'l1'), { set: 'queue', queue: ['c11', 'c12', 'c13', 'c14', 'c15'] }],
				{
					cast: withCards(
						character('c11', { clan: 'gangrel', bonded: true }),
						character('c12', { bonded: true })
					)
				}
			);
			const usurp: Effect = { do: 'usurp', whom: { who: 'any', of: 'own' } };
			expect(play(table, [effectsTask([usurp])]).table.question?.options).toEqual([
				'c12',
				'c13',
				'c14',
				'c15'
			]);
		});
	}
);

describe.each(BOTH)(
	'reading struckTogether: one after another, as they joined, dealt by the %s',
	(dealer) => {
		const struck: Effect = {
			do: 'torpor',
			whom: { who: 'each', of: 'opponents', where: { leader: false } },
			sacrifice: true
		};
		const table = clanTable(dealer, [joined('s2', 'c1', 'l2'), joined('s2', 'c2', 'c1')], {});

		test('a childe that goes for its sire is not struck again', () => {
			expect(happened(play(table, [effectsTask([struck])], ['c2']).events)).toEqual([
				{ type: 'VampireFell', vampire: 'c2', insteadOf: 'c1' }
			]);
		});

		test('where the sire goes itself, its childe goes too', () => {
			expect(happened(play(table, [effectsTask([struck])], [null]).events)).toEqual([
				{ type: 'VampireFell', vampire: 'c1', insteadOf: null },
				{ type: 'VampireFell', vampire: 'c2', insteadOf: null }
			]);
		});
	}
);

describe.each(BOTH)(
	'reading invitationPower: the guest gains 1 power, dealt by the %s',
	(dealer) => {
		test('the inviter gains none of it', () => {
			const table = clanTable(dealer, [], {});
			const party: Effect = { do: 'invitation', parts: [[{ ...gain, amount: 2 }]] };
			const before = table.bloodlines['s1']?.vampires['l1']?.power ?? 0;
			const after = play(table, [effectsTask([party])], ['l2', 'yes']).table;
			expect(after.bloodlines['s2']?.vampires['l2']?.power).toBe(before + 1);
			expect(after.bloodlines['s1']?.vampires['l1']?.power).toBe(before + 2);
		});
	}
);

describe.each(BOTH)(
	'reading edictOwner: an edict watches opponents alone, dealt by the %s',
	(dealer) => {
		const law: Effect = { do: 'edict', by: ['archetype'], on: 'with', then: [gain] };
		const recruits = (recruiter: string): Task => ({
			kind: 'edicts',
			recruiter,
			character: recruiter === 's1' ? 'c1' : 'c2'
		});
		const table = clanTable(dealer, [joined('s1', 'c1', 'l1'), joined('s2', 'c2', 'l2')], {
			schemes: [schemeCard([law])],
			events: [
				{ type: 'EdictProclaimed', seat: 's1', scheme: 'scheme', leader: 'l1', named: 'warlike' }
			]
		});

		test('its owner recruits what it names, and nothing happens', () => {
			expect(play(table, [recruits('s1')]).events).toEqual([]);
		});

		test('an opponent does, and it acts', () => {
			expect(play(table, [recruits('s2')]).events).toEqual([
				{ type: 'TokensChanged', vampire: 'l1', power: 1, infamy: 0 }
			]);
		});
	}
);

describe.each(BOTH)('reading supply: power and infamy never run out, dealt by the %s', (dealer) => {
	test('a vampire gains whatever an effect says', () => {
		const rich: Effect = { do: 'gain', what: 'power', amount: 9 };
		const infamous: Effect = { do: 'gain', what: 'infamy', amount: 9 };
		const many = Array.from({ length: 12 }, () => [rich, infamous]).flat();
		const { table } = play(clanTable(dealer, [], {}), [effectsTask(many)]);
		expect(table.bloodlines['s1']?.vampires['l1']).toMatchObject({
			power: 3 + 12 * 9,
			infamy: 12 * 9
		});
	});
});
