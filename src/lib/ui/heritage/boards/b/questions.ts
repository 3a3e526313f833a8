import type { BoardQuestions } from '../questions.ts';

export const questions: BoardQuestions = {
	why: 'Each vampire you recruit of this temperament raises your token; each other one lowers and flips it.'
};
