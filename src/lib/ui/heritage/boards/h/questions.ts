import type { BoardQuestions } from '../questions.ts';

export const questions: BoardQuestions = {
	why: 'Each vampire you recruit of this temperament lowers your token; each other one raises and flips it.'
};
