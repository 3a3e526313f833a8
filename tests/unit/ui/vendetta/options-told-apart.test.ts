import { describe, expect, test } from 'vitest';
import type { Question } from '../../../../src/lib/games/vendetta/table/questions.ts';
import type { Deployed, Table } from '../../../../src/lib/games/vendetta/table/table.ts';
import { optionWords } from '../../../../src/lib/ui/vendetta/play/question-words.ts';
import { Speaker } from '../../../../src/lib/ui/speaker.ts';
import { momentOf } from './people-in-turn.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const speaker = new Speaker({ s1: 'Ada', s2: 'Ben', s3: 'Cleo' }, 's1');
const { table: begun } = momentOf(NAMES, ({ table }) => table.stage === 'planning');
const [known, other] = begun.setting?.cards.clanCards ?? [];

const down = (slot: number, owner: string, at: Deployed['at']): Deployed => ({
	slot,
	owner,
	at,
	position: owner,
	card: null,
	up: false,
	playedDown: true
});

function saying(deployed: readonly Deployed[], faces: { readonly [slot: string]: string } = {}) {
	const table: Table = { ...begun, deployed };
	const question: Question = {
		id: 1,
		seat: 's1',
		prompt: 'which-cards',
		about: {},
		options: deployed.map(({ slot }) => String(slot)),
		least: 0,
		most: 2
	};
	return question.options.map((option) => optionWords(table, question, option, speaker, faces));
}

describe('cards to choose from are told apart', () => {
	test('by their Location, where they lie at several', () => {
		expect(saying([down(1, 's2', '1'), down(2, 's2', 'haven')])).toEqual([
			'Ben’s face-down card, Location 1',
			'Ben’s face-down card, Prince’s Haven'
		]);
	});

	test('by a number, where all else is alike', () => {
		expect(saying([down(1, 's2', '1'), down(2, 's2', '1'), down(3, 's3', '1')])).toEqual([
			'Ben’s face-down card, 1 of 2',
			'Ben’s face-down card, 2 of 2',
			'Cleo’s face-down card'
		]);
	});

	test('by their faces, where whoever chooses knows them', () => {
		const up: Deployed = { ...down(3, 's2', '1'), card: other?.id ?? '', up: true };
		expect(saying([down(1, 's1', '1'), down(2, 's1', '1'), up], { 1: known?.id ?? '' })).toEqual([
			`${known?.name} (face down, you)`,
			'Your face-down card',
			`${other?.name} (Ben)`
		]);
	});
});

test('who is asked by the card of somebody else reads what becomes of themselves', () => {
	const card = begun.setting?.cards.clanCards.find(({ id }) => id.endsWith('yield-or-pay'));
	if (!card) throw new Error('there is such a card');
	const question: Question = {
		id: 1,
		seat: 's1',
		prompt: 'way',
		about: { card: card.id },
		options: ['0', '1'],
		least: 1,
		most: 1
	};
	const said = question.options.map((option) => optionWords(begun, question, option, speaker, {}));
	expect(said).toEqual(['Lose 2 Blood.', 'Withdraw from here.']);
});
