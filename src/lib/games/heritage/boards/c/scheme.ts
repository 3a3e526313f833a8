import { A_DIRECTION, gain } from '../../open/phrases.ts';
import { boardScheme } from '../scheme.ts';
import { facts } from './facts.ts';

export const scheme = boardScheme(
	facts,
	'envoys-to-a-distant-court',
	'Envoys to a Distant Court',
	['warlike', 'wealthy'],
	A_DIRECTION,
	gain(1)
);
