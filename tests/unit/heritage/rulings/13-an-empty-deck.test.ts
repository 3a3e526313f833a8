import { describe, expect, test } from 'vitest';
import { facts, Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';
import { scheme } from '../chapter/chapter-kit.ts';

describe.each(BOTH)(
	'ruling 13: an empty deck reshuffles, also within a search, dealt by the %s',
	(dealer) => {
		const basics = setting()
			.cast.filter(({ kind }) => kind !== 'leader')
			.map(({ id }) => id);
		const search = {
			...scheme('visions', ['warlike'], [{ do: 'embrace-the-chaos', by: ['archetype'] }]),
			clan: 'malkavian' as const
		};
		/** Only `left` lie in the deck; the queue is c1 to c5, the rest is discarded. */
		const sit = (...left: readonly string[]) => {
			const queue = basics.slice(0, 5);
			const seats = setting().seats.map((seat) =>
				seat.seat === 's1' ? { ...seat, clan: 'malkavian' as const } : seat
			);
			const cast = setting().cast.map((card) => {
				if (card.id === 'l1') return { ...card, clan: 'malkavian' as const };
				return card.id === 'c6' ? { ...card, archetype: 'wealthy' as const } : card;
			});
			const sitting = new Sitting(
				setting(2, {
					dealer,
					seats,
					cast,
					schemes: [search],
					ruleset: { ...setting().ruleset, hands: 'open' }
				})
			);
			const discards = basics.filter((id) => !queue.includes(id) && !left.includes(id));
			sitting.set({
				type: 'TableCorrected',
				corrections: [
					{ set: 'queue', queue },
					{ set: 'piles', discards, banished: [] }
				],
				reason: 'a test'
			});
			return sitting;
		};

		test('at once, and the queue goes on refilling', () => {
			const sitting = sit();
			expect(sitting.table.deck).toEqual([]);
			const events = facts(sitting.recruits('s1'));
			expect(events.slice(1, 3)).toMatchObject([
				{ type: 'DeckShuffled', discards: true },
				{ type: 'QueueRefilled' }
			]);
			expect([sitting.table.queue.length, sitting.table.deck.length]).toEqual([5, 14]);
			expect(sitting.table.discards).toEqual([]);
		});

		test('as soon as the last card has come, before anything else is discarded', () => {
			const sitting = sit('c20');
			const events = facts(sitting.recruits('s1'));
			expect(events.slice(1, 3)).toEqual([
				{ type: 'QueueRefilled', character: 'c20' },
				{ type: 'DeckShuffled', discards: true }
			]);
			expect([sitting.table.deck.length, sitting.table.discards]).toEqual([14, []]);
		});

		test('not while a card is left', () => {
			const sitting = sit('c19', 'c20');
			const events = facts(sitting.recruits('s1'));
			expect(events.map(({ type }) => type)).not.toContain('DeckShuffled');
			expect([sitting.table.deck.length, sitting.table.discards.length]).toEqual([1, 13]);
		});

		test('when the last card is the one that a search was for, without that one', () => {
			const sitting = sit('c6');
			sitting.does({
				type: 'PlayScheme',
				seat: 's1',
				scheme: 'visions',
				leader: 'l1',
				borrowed: []
			});
			const question = sitting.table.question?.id ?? -1;
			const choice = ['wealthy'];
			const events = facts(
				sitting.does({ type: 'AnswerQuestion', question, seat: 's1', choice, note: '' })
			);
			expect(events.slice(0, 3)).toMatchObject([
				{ type: 'CardTurned', character: 'c6' },
				{ type: 'CharacterRecruited', character: 'c6' },
				{ type: 'DeckShuffled', discards: true }
			]);
			expect([sitting.table.deck.length, sitting.table.discards]).toEqual([14, []]);
		});

		test('in the midst of a search, which goes on until the attribute shows', () => {
			const sitting = sit('c20');
			sitting.does({
				type: 'PlayScheme',
				seat: 's1',
				scheme: 'visions',
				leader: 'l1',
				borrowed: []
			});
			const { question } = sitting.table;
			expect(question?.prompt).toBe('name-an-attribute');
			const events = facts(
				sitting.does({
					type: 'AnswerQuestion',
					question: question?.id ?? -1,
					seat: 's1',
					choice: ['wealthy'],
					note: ''
				})
			);
			const types = events.map(({ type }) => type);
			const [turned, shuffled] = [types.indexOf('CardTurned'), types.indexOf('DeckShuffled')];
			expect(events[turned]).toEqual({ type: 'CardTurned', character: 'c20' });
			expect(shuffled).toBe(turned + 1);
			expect(events).toContainEqual({ type: 'CardTurned', character: 'c6' });
			expect(sitting.table.bloodlines['s1']?.vampires['c6']?.sire).toBe('l1');
		});
	}
);
