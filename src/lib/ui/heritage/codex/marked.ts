import { marking } from '../../codex/marked.ts';
import type { TermId } from './terms.ts';

/** The words of card texts that are no ordinary English, and their terms. */
export const MARKED: { readonly [word: string]: TermId } = {
	ability: 'ability',
	abilities: 'ability',
	activate: 'activate',
	activates: 'activate',
	ancilla: 'ancilla',
	ancillae: 'ancilla',
	archetype: 'archetype',
	archetypes: 'archetype',
	assign: 'assign',
	assigns: 'assign',
	banish: 'banish',
	'battleground scheme': 'battleground-scheme',
	'battleground schemes': 'battleground-scheme',
	bloodline: 'bloodline',
	bloodlines: 'bloodline',
	bonded: 'bonded',
	boon: 'boon',
	boons: 'boon',
	childe: 'childe',
	childer: 'childe',
	'clan leader': 'clan-leader',
	'clan leaders': 'clan-leader',
	'clan scheme': 'clan-scheme',
	'clan schemes': 'clan-scheme',
	coterie: 'coterie',
	'coterie leader': 'coterie-leader',
	exhaust: 'exhausted',
	exhausted: 'exhausted',
	fledgling: 'fledgling',
	fledglings: 'fledgling',
	haven: 'haven',
	infamy: 'infamy',
	power: 'power',
	queue: 'queue',
	rejuvenate: 'rejuvenate',
	reserve: 'reserve',
	retainer: 'retainer',
	roaming: 'roaming',
	sacrifice: 'sacrifice',
	sire: 'sire',
	torpor: 'torpor',
	trigger: 'trigger',
	triggers: 'trigger',
	unexhaust: 'unexhaust'
};

/** Begins a screen: what it answers marks each term in the texts of it once. */
export const marks = marking(MARKED);
