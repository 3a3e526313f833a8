import { describe, expect, test } from 'vitest';
import { scheme } from '../chapter/chapter-kit.ts';
import { facts, Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';

describe.each(BOTH)(
	'reading exhaust: the leader is exhausted after the scheme, dealt by the %s',
	(dealer) => {
		const sit = (...effects: Parameters<typeof scheme>[2] & object) =>
			new Sitting(
				setting(2, {
					dealer,
					schemes: [scheme('plan', ['warlike'], effects)],
					ruleset: { ...setting().ruleset, hands: 'open' }
				})
			);
		const play = {
			type: 'PlayScheme',
			seat: 's1',
			scheme: 'plan',
			leader: 'l1',
			borrowed: []
		} as const;

		test('not before: what the scheme takes away again is not yet there', () => {
			const sitting = sit({ do: 'unexhaust', whom: { who: 'bearer' } });
			const events = facts(sitting.does(play));
			expect(events.at(-1)).toEqual({ type: 'VampireExhausted', vampire: 'l1' });
			expect(sitting.table.bloodlines['s1']?.vampires['l1']?.exhausted).toBe(true);
		});

		test('after all its effects', () => {
			const events = facts(sit({ do: 'gain', what: 'power', amount: 1 }).does(play));
			expect(events.map(({ type }) => type)).toEqual([
				'SchemePlayed',
				'TokensChanged',
				'SchemeEnded',
				'VampireExhausted'
			]);
		});
	}
);
