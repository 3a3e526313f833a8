import type { BoardQuestions } from '../questions.ts';

export const questions: BoardQuestions = {
	first: 'Each player has a morality token. The higher it ends, the more it scores.',
	why: 'Recruit a vampire that matches the side facing up and your token rises; recruit the opposite and it drops and flips.'
};
