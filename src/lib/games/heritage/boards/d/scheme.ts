import { any, assign, gain } from '../../open/phrases.ts';
import { boardScheme } from '../scheme.ts';
import { facts } from './facts.ts';

export const scheme = boardScheme(
	facts,
	'a-name-in-the-dossier',
	'A Name in the Dossier',
	['clandestine', 'scholarly'],
	assign('infamy', 1, any('opponents')),
	gain(1)
);
