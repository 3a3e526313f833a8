import { A_DIRECTION, any, either, gain, unexhaust } from '../../open/phrases.ts';
import { boardScheme } from '../scheme.ts';
import { facts } from './facts.ts';

export const scheme = boardScheme(
	facts,
	'safe-house-and-sleeper-train',
	'Safe House and Sleeper Train',
	['clandestine', 'warlike'],
	A_DIRECTION,
	either([gain(1)], [unexhaust(any('own', { exhausted: true }))])
);
