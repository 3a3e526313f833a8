import { expect, it } from 'vitest';
import { codedSitting } from '../../../src/lib/ui/heritage/computer/coded-sitting.ts';

const RIVALS = { s2: { strength: 'medium' }, s3: { strength: 'easy', stuck: true } } as const;

it('a seat that code plays is nobody’s to play, and whoever held it still speaks for it', () => {
	const rival = 'computer, medium';
	expect(codedSitting(RIVALS, 's2', true)).toEqual({ mine: false, rival, speaks: true });
	expect(codedSitting(RIVALS, 's2', false)).toEqual({ mine: false, rival });
});

it('says from which step on code can have played, where a person did before', () => {
	expect(codedSitting(RIVALS, 's2', false, 4)).toMatchObject({ rivalSince: 4 });
	expect(codedSitting(RIVALS, 's2', false, 0)).not.toHaveProperty('rivalSince');
});

it('one that is stuck is played by people until they ask it again', () => {
	expect(codedSitting(RIVALS, 's3', true)).toEqual({ mine: true, stuck: true });
});

it('all others are as they were', () => {
	expect(codedSitting(RIVALS, 's1', true)).toEqual({ mine: true });
	expect(codedSitting(undefined, 's2', false)).toEqual({ mine: false });
});
