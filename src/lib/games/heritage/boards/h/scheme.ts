import { drawScheme, either, modify, RESERVE, spend } from '../../open/phrases.ts';
import { boardScheme } from '../scheme.ts';
import { facts } from './facts.ts';

export const scheme = boardScheme(
	facts,
	'the-morning-papers',
	'The Morning Papers',
	['scholarly', 'wealthy'],
	either([modify('calm')], [modify('cruel')]),
	either([spend(1, drawScheme(1))], [RESERVE])
);
