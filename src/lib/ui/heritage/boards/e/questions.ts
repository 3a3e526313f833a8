import type { BoardQuestions } from '../questions.ts';

export const questions: BoardQuestions = { onMap: ['which-direction'] };
