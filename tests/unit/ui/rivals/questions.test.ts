import { describe, expect, it } from 'vitest';
import type { CardOf } from '../../../../src/lib/games/rivals/cards/card.ts';
import type { Question } from '../../../../src/lib/games/rivals/table/questions.ts';
import {
	attackWords,
	noneWords,
	optionWords,
	questionTitle,
	sendWords
} from '../../../../src/lib/ui/rivals/table/question-words.ts';
import { evenly, placesOf } from '../../../../src/lib/ui/rivals/table/spread.ts';
import { attack, tableOf } from '../../rivals/table/kit.ts';

describe('damage that a player spreads', () => {
	const options = ['s1v1 1', 's1v1 2', 's1v2 1', 's1v2 2'];

	it('is proposed for whoever has the most Blood left', () => {
		const blood = { s1v1: 5, s1v2: 4 } as const;
		const of = (id: string) => blood[id as keyof typeof blood];
		expect(evenly(placesOf(options), 1, of)).toEqual({ s1v1: 1 });
		expect(evenly(placesOf(options), 3, of)).toEqual({ s1v1: 2, s1v2: 1 });
	});

	it('puts no more on a vampire than there are places', () => {
		expect(evenly(placesOf(options), 4, (id) => (id === 's1v1' ? 99 : 1))).toEqual({
			s1v1: 2,
			s1v2: 2
		});
	});
});

describe('a question, in words', () => {
	const rush: CardOf<'attack'> = {
		id: 'rush',
		name: 'Rush',
		kind: 'attack',
		type: 'physical',
		damage: 1,
		parts: [
			{
				when: 'play',
				effects: [{ do: 'may', cost: { blood: 1 }, then: [{ do: 'bonus', n: 2 }] }]
			}
		]
	};
	const nameOf = (id: string): string => (id === 'rush' ? 'Rush' : id);

	it('says what somebody agrees to', () => {
		const now = tableOf({
			cards: [rush],
			seats: {
				s1: { vampires: [{ card: 'brujah-3', place: 'streets' }], hand: ['rush'] },
				s2: { vampires: [{ card: 'malkavian-1', place: 'streets' }] }
			}
		}).do(attack({ card: 'rush' }));
		const asked = now.table.question?.prompt === 'may' ? now : now.answer('reaction');
		const question = asked.table.question as Question;
		expect(question.prompt).toBe('may');
		expect(questionTitle(question, nameOf)).toBe('Use Rush?');
		expect(optionWords(asked.table, question, 'yes', nameOf)).toBe('Pay 1 Blood: +2 damage');
	});

	it('says what the attack would deal, and that a card lies face down', () => {
		const ward: CardOf<'reaction'> = {
			id: 'ward',
			name: 'Ward',
			kind: 'reaction',
			types: ['physical'],
			shields: 2,
			parts: []
		};
		const now = tableOf({
			cards: [rush, ward],
			seats: {
				s1: { vampires: [{ card: 'brujah-3', place: 'streets' }], hand: ['rush'] },
				s2: { vampires: [{ card: 'malkavian-1', place: 'streets' }], hand: ['ward'] }
			}
		}).do(attack({ card: 'rush' }));
		const question = now.table.question as Question;
		const called = (id: string): string => ({ s1v1: 'Rook', s2v1: 'Mara' })[id] ?? id;
		expect(questionTitle(question, called)).toBe('Play a Reaction?');
		// Physical 2 against Physical 1, and what the card adds nobody knows.
		expect(attackWords(now.table, question, called)).toBe(
			'Rook attacks Mara (Physical): 1 damage so far plus a face-down card.'
		);
		expect(optionWords(now.table, question, 'ward', called)).toBe('Ward (2 shields)');
		expect(attackWords(tableOf().table, question, called)).toBeNull();
	});

	it('tells the first of two draws from the second', () => {
		const draw = (left: number) =>
			({ prompt: 'draw-from', about: { left } }) as unknown as Question;
		expect(questionTitle(draw(2), nameOf)).toBe('Draw 2 cards');
		expect(questionTitle(draw(1), nameOf)).toBe('Draw a card');
	});

	it('says on the button what it does', () => {
		const mend = { prompt: 'mend', options: ['a', 'b'] } as unknown as Question;
		expect([noneWords(mend), sendWords(mend, 0), sendWords(mend, 2)]).toEqual([
			'Mend nobody',
			'Mend nobody',
			'Mend 2'
		]);
	});
});
