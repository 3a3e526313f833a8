import type { BoardQuestions } from '../questions.ts';

export const questions: BoardQuestions = {
	why: 'A vampire like your token lets it climb; one unlike it lets it fall and turns it over.'
};
