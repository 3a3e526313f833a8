import { any, assign, either, modify } from '../../open/phrases.ts';
import { boardScheme } from '../scheme.ts';
import { facts } from './facts.ts';

export const scheme = boardScheme(
	facts,
	'salon-of-the-ambitious',
	'Salon of the Ambitious',
	['wealthy', 'scholarly'],
	either([modify('elitist')], [modify('egalitarian')]),
	assign('power', 1, any('own'))
);
