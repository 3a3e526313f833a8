import { describe, expect, test } from 'vitest';
import { facts, Sitting } from '../chapter/sitting.ts';
import { BOTH, character, setting } from '../table/kit.ts';

describe.each(BOTH)(
	'reading deadEnd: the rightmost unreserved character goes, at most as often as the queue is long, dealt by the %s',
	(dealer) => {
		const bondedBut = (...free: readonly string[]) =>
			setting().cast.map((card) =>
				card.kind === 'leader' || free.includes(card.id)
					? card
					: character(card.id, { clan: 'tremere', bonded: true })
			);
		const giveUp = { type: 'GiveUpRecruit', seat: 's1' } as const;

		test('nobody comes: the recruit lapses, and the turn may end', () => {
			const sitting = new Sitting(setting(2, { dealer, cast: bondedBut() }));
			const events = facts(sitting.does(giveUp));
			const count = (type: string) => events.filter((event) => event.type === type).length;
			expect([count('QueueDiscarded'), count('QueueRefilled'), count('RecruitLapsed')]).toEqual([
				5, 5, 1
			]);
			expect([sitting.table.recruits['s1'], sitting.table.lapses['s1']]).toEqual([0, 1]);
			expect(sitting.refuses(giveUp)).toBe('recruit-lapsed');
			expect(sitting.refuses({ type: 'EndTurn', seat: 's1' })).toBeNull();
		});

		test('somebody comes: the recruit stays open for them', () => {
			const queue = ['c1', 'c2', 'c3', 'c4', 'c5'];
			const sitting = new Sitting(
				setting(2, { dealer, cast: bondedBut('c20'), ruleset: { ...setting().ruleset } })
			);
			sitting.set({
				type: 'TableCorrected',
				corrections: [
					{ set: 'queue', queue },
					{
						set: 'piles',
						discards: [],
						banished: Array.from({ length: 14 }, (_, index) => `c${index + 6}`)
					}
				],
				reason: 'a test'
			});
			expect(facts(sitting.does(giveUp)).map(({ type }) => type)).toEqual([
				'RecruitGivenUp',
				'QueueDiscarded',
				'QueueRefilled',
				'DeckShuffled'
			]);
			expect(sitting.table.queue).toEqual(['c20', 'c1', 'c2', 'c3', 'c4']);
			expect(sitting.refuses(giveUp)).toBe('somebody-can-be-recruited');
			expect(sitting.refuses({ type: 'EndTurn', seat: 's1' })).toBe('recruit-open');
		});
	}
);
