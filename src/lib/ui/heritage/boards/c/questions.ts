import type { Court } from '../../../../games/heritage/boards/c/courts.ts';
import type { BoardQuestions } from '../questions.ts';

export const courtWords: { readonly [C in Court]: string } = {
	home: 'home',
	'march-north': 'the north march',
	'march-east': 'the east march',
	'march-south': 'the south march',
	'march-west': 'the west march',
	'border-north-east': 'the border of north and east',
	'border-east-south': 'the border of east and south',
	'border-south-west': 'the border of south and west',
	'border-west-north': 'the border of west and north',
	centre: 'the centre'
};

const words: Readonly<Record<string, string>> = courtWords;
const wordOf = (court: string): string => words[court] ?? court;

export const questions: BoardQuestions = {
	onMap: ['which-ankh', 'which-direction'],
	ways: {
		prompt: 'which-ankh',
		/** An ankh's way, `from>to`. */
		words(key) {
			const [from = '', to = ''] = key.split('>');
			return { from: `From ${wordOf(from)}`, to: `to ${wordOf(to)}` };
		}
	}
};
