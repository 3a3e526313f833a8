import { any, either, gain, lose, modify } from '../../open/phrases.ts';
import { boardScheme } from '../scheme.ts';
import { facts } from './facts.ts';

export const scheme = boardScheme(
	facts,
	'vigil-before-dawn',
	'Vigil before Dawn',
	['scholarly', 'clandestine'],
	either([modify('calm')], [modify('cruel')]),
	lose('infamy', 1, any('own', { bears: 'infamy' })),
	gain(1)
);
