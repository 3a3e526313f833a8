import { describe, expect, test } from 'vitest';
import type { ScoreSource } from '../../../../src/lib/games/heritage/chapter/point-sentences.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { pointNews, scoreNews } from '../../../../src/lib/ui/heritage/table/point-news.ts';

const BOARDS: { readonly [category: string]: string } = {
	class: 'Of Clans High and Low',
	temperament: 'The Beast Within',
	geography: 'The War of the Princes'
};
const names = {
	seat: (seat: string) => ({ s1: 'Player 1', s2: 'Ilse' })[seat] ?? seat,
	board: (category: string) => BOARDS[category] ?? category,
	mission: () => 'When Adam Delved',
	character: () => 'Mercy Lockwood'
};

function score(by: { readonly [S in ScoreSource]?: number }) {
	const none = { class: 0, temperament: 0, geography: 0, power: 0, boons: 0, infamy: 0 };
	const all = { ...none, missions: 0, ...by };
	return { total: Object.values(all).reduce((sum, one) => sum + one, 0), by: all };
}

const was = { s1: score({ class: 3, geography: 12 }), s2: score({ power: 15 }) };

describe('the news of the score', () => {
	test('names who, by how much and through what, for everyone whose total changes', () => {
		const is = { s1: score({ class: 3 }), s2: score({ power: 15, geography: 10 }) };
		expect(pointNews({ was, is, you: 's1' }, names)).toEqual([
			'You −12: The War of the Princes.',
			'Ilse +10: The War of the Princes.'
		]);
		expect(pointNews({ was, is, you: null, of: ['s2'] }, names)).toEqual([
			'Ilse +10: The War of the Princes.'
		]);
	});

	test('puts what weighs most first, and the rest as one number', () => {
		const is = { s1: score({ class: 4, geography: 0, power: 2, boons: 1 }), s2: was.s2 };
		expect(pointNews({ was, is, you: 's1' }, names)).toEqual([
			'You −8: The War of the Princes −12, Power +2, other +2.'
		]);
	});

	test('adds up', () => {
		const is = {
			s1: score({ class: 1, geography: 9, temperament: 4 }),
			s2: score({ power: 17, infamy: -2 })
		};
		expect(pointNews({ was, is, you: 's1' }, names)).toEqual([
			'You −1: The Beast Within +4, The War of the Princes −3, other −2.'
		]);
	});

	test('names a mission that was claimed, who fell into torpor, and who goes first', () => {
		const is = { s1: score({ class: 3, geography: 12, missions: 2 }), s2: was.s2 };
		const events: readonly TableEvent[] = [
			{ type: 'VampireFell', vampire: 'mercy', insteadOf: null },
			{ type: 'MissionClaimed', mission: 'when-adam-delved', seat: 's1' },
			{ type: 'FirstPlayerSet', seat: 's2' }
		];
		expect(scoreNews({ was, is, events, you: 's1' }, names)).toEqual([
			'You +2: When Adam Delved claimed.',
			'Mercy Lockwood fell into torpor.',
			'Ilse goes first now.'
		]);
	});
});
