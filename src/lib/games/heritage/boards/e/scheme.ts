import { A_DIRECTION, any, assign } from '../../open/phrases.ts';
import { boardScheme } from '../scheme.ts';
import { facts } from './facts.ts';

export const scheme = boardScheme(
	facts,
	'bread-for-the-barricade',
	'Bread for the Barricade',
	['warlike', 'clandestine'],
	A_DIRECTION,
	assign('power', 1, any('own', { lacks: 'power' }))
);
