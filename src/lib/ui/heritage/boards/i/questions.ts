import type { Allegiance } from '../../../../games/heritage/boards/i/facts.ts';
import type { Regions, Wars } from '../../../../games/heritage/boards/i/wars.ts';
import { listed } from '../../ledger/names.ts';
import type { BoardQuestions, MoveWords } from '../questions.ts';

export const regionWords: { readonly [R in keyof Regions]: string } = {
	'north-east': 'the north-east',
	'south-east': 'the south-east',
	'south-west': 'the south-west',
	'north-west': 'the north-west'
};

export const allegianceWords: { readonly [A in Allegiance]: string } = {
	camarilla: 'Camarilla',
	sabbat: 'Sabbat',
	anarch: 'Anarch'
};

const places: Readonly<Record<string, string>> = { ...regionWords, ...allegianceWords };
const wordOf = (word: string): string => places[word] ?? word;

const token = (key: string) => {
	const [side = '', region = ''] = key.split(':');
	return { side: wordOf(side), region: wordOf(region) };
};

/** What a direction does on the map of the sects: `token:region`, with `>region` or `/token:region` after it. */
function warWords(key: string, direction: string): MoveWords {
	if (key === 'unchanged') return { from: null, to: 'Two that are alike: nothing changes' };
	const [before = '', goal] = key.split('>');
	if (goal !== undefined) {
		const { side, region } = token(before);
		return { from: `${side}, from ${region}`, to: `to ${wordOf(goal)}` };
	}
	const [one = '', other] = key.split('/');
	const { side, region } = token(one);
	if (other !== undefined) {
		const with_ = token(other);
		return { from: `${side}, in ${region}, with`, to: `${with_.side}, in ${with_.region}` };
	}
	return direction === 'north'
		? { from: null, to: `${side}, into ${region}` }
		: { from: `Out of ${region}`, to: side };
}

export const questions: BoardQuestions = {
	named: { prompt: 'which-allegiance', words: allegianceWords },
	onMap: ['which-allegiance-move'],
	ways: { prompt: 'which-allegiance-move', words: warWords },
	sides(state, seats, nameOf) {
		const { allegiances } = state as Wars;
		const drawn = [...new Set(Object.values(allegiances))];
		const sides = drawn.map((one) => {
			const fighters = seats.filter(({ seat }) => allegiances[seat] === one);
			return `${wordOf(one)}: ${listed(fighters.map(({ seat }) => nameOf(seat)))}`;
		});
		return `${sides.join('. ')}.`;
	}
};
