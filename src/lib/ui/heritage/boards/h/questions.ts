import type { BoardQuestions } from '../questions.ts';

export const questions: BoardQuestions = {
	first: 'Each player has a morality token. The space it ends on scores.',
	why: 'Recruit a vampire of this temperament: your token drops. Recruit the opposite: it rises and flips.'
};
