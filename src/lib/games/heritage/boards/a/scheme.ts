import { either, gain, modify } from '../../open/phrases.ts';
import { boardScheme } from '../scheme.ts';
import { facts } from './facts.ts';

export const scheme = boardScheme(
	facts,
	'petition-to-the-barons',
	'Petition to the Barons',
	['wealthy', 'warlike'],
	either([modify('elitist')], [modify('egalitarian')]),
	gain(1)
);
