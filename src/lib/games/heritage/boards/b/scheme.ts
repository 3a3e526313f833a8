import { any, gain, lose, THEIR_TEMPER } from '../../open/phrases.ts';
import { boardScheme } from '../scheme.ts';
import { facts } from './facts.ts';

export const scheme = boardScheme(
	facts,
	'vigil-before-dawn',
	'Vigil before Dawn',
	['scholarly', 'clandestine'],
	THEIR_TEMPER,
	THEIR_TEMPER,
	lose('infamy', 1, any('own', { bears: 'infamy' })),
	gain(1)
);
