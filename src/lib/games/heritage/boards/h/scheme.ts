import { gain, THEIR_TEMPER } from '../../open/phrases.ts';
import { boardScheme } from '../scheme.ts';
import { facts } from './facts.ts';

export const scheme = boardScheme(
	facts,
	'the-morning-papers',
	'The Morning Papers',
	['scholarly', 'wealthy'],
	THEIR_TEMPER,
	THEIR_TEMPER,
	gain(1)
);
