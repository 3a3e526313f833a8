import type { BoardQuestions } from '../questions.ts';

export const questions: BoardQuestions = {
	why: 'A vampire like your token lets it fall; one unlike it lets it climb and turns it over.'
};
