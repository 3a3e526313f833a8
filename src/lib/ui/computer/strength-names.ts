import type { Strength } from '../../games/core/computer/strengths.ts';

/** A strength as a choice. */
export const strengthNames: { readonly [S in Strength]: string } = {
	easy: 'Easy',
	medium: 'Medium',
	strong: 'Strong'
};
