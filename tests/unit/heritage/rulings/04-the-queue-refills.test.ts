import { describe, expect, test } from 'vitest';
import { facts, Sitting } from '../chapter/sitting.ts';
import { scheme } from '../chapter/chapter-kit.ts';
import { BOTH, character, setting } from '../table/kit.ts';

describe.each(BOTH)(
	'ruling 4: the queue refills after each removal, once for several, dealt by the %s',
	(dealer) => {
		const purge = scheme(
			'purge',
			['warlike'],
			[
				{ do: 'remove-from-queue', which: 'each', where: { archetype: 'warlike' } },
				{ do: 'gain', what: 'power', amount: 1 }
			]
		);
		const cast = setting().cast.map((card) =>
			['c1', 'c10', 'c12'].includes(card.id) || card.kind === 'leader'
				? card
				: character(card.id, { archetype: 'wealthy' })
		);
		const laid = setting(2, {
			dealer,
			cast,
			schemes: [purge],
			ruleset: { ...setting().ruleset, hands: 'open' }
		});

		test('a recruit is followed by one card before it activates', () => {
			const sitting = new Sitting(laid);
			const types = facts(sitting.recruits('s1')).map(({ type }) => type);
			expect(types.slice(0, 3)).toEqual(['CharacterRecruited', 'QueueRefilled', 'BoardChanged']);
			expect(sitting.table.queue).toHaveLength(5);
		});

		test('what one effect removes leaves together, then it refills', () => {
			const sitting = new Sitting(laid);
			sitting.set({
				type: 'TableCorrected',
				corrections: [{ set: 'queue', queue: ['c2', 'c1', 'c10', 'c3', 'c12'] }],
				reason: 'a test'
			});
			const events = facts(
				sitting.does({
					type: 'PlayScheme',
					seat: 's1',
					scheme: 'purge',
					leader: 'l1',
					borrowed: []
				})
			);
			expect(events.slice(1, 6).map(({ type }) => type)).toEqual([
				'QueueDiscarded',
				'QueueRefilled',
				'QueueRefilled',
				'QueueRefilled',
				'TokensChanged'
			]);
			expect(events[1]).toEqual({ type: 'QueueDiscarded', characters: ['c1', 'c10', 'c12'] });
			expect(sitting.table.queue.slice(3)).toEqual(['c2', 'c3']);
		});
	}
);
