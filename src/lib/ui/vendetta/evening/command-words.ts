import type { StepCommand } from './evening-log.ts';

const WORDS: { readonly [T in StepCommand['type']]: string } = {
	RecordCount: 'The final count',
	CorrectCount: 'The corrected count',
	ChangeSetting: 'The changed set-up'
};

/** What somebody wants, in words that stay with it while it waits to be sent. */
export const commandWords = ({ type }: Pick<StepCommand, 'type'>): string => WORDS[type];
