import { A_DIRECTION, any, either, gain, move } from '../../open/phrases.ts';
import { boardScheme } from '../scheme.ts';
import { facts } from './facts.ts';

export const scheme = boardScheme(
	facts,
	'a-false-trail',
	'A False Trail',
	['clandestine', 'wealthy'],
	either([move('infamy', 1, any('own', { bears: 'infamy' }), any('opponents'))], [A_DIRECTION]),
	gain(1)
);
