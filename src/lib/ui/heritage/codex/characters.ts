import type { Term } from '../../codex/terms.ts';

export const CHARACTER_TERMS = [
	{
		id: 'attribute',
		word: 'Attribute',
		definition:
			'One of the four attributes of every vampire: class, temperament, geography and archetype. The first three move the battlegrounds, the fourth makes schemes possible.'
	},
	{
		id: 'class',
		word: 'Class',
		definition:
			'Elitist or egalitarian: where a vampire stands among its kind. Recruiting one moves the class battleground.'
	},
	{
		id: 'elitist',
		word: 'Elitist',
		definition:
			'A class: its recruits move the class battleground the elitists’ way. Elitists hold that the old blood should rule. The symbol is a crown, and the opposite is egalitarian.'
	},
	{
		id: 'egalitarian',
		word: 'Egalitarian',
		definition:
			'A class: its recruits move the class battleground the egalitarians’ way. Egalitarians hold that no vampire is born above another. The symbol is a crowd, and the opposite is elitist.'
	},
	{
		id: 'temperament',
		word: 'Temperament',
		definition:
			'Calm or cruel: how a vampire lives with its hunger. Recruiting one moves the temperament battleground.'
	},
	{
		id: 'calm',
		word: 'Calm',
		definition:
			'A temperament: its recruits move the temperament battleground. The calm have mastered their hunger. The symbol is a moon over still water, and the opposite is cruel.'
	},
	{
		id: 'cruel',
		word: 'Cruel',
		definition:
			'A temperament: its recruits move the temperament battleground. The cruel welcome their hunger. The symbol is a pair of fangs, and the opposite is calm.'
	},
	{
		id: 'geography',
		word: 'Geography',
		definition:
			'North, east, south, west, or roaming: where a vampire is at home. Recruiting one moves the geography battleground.'
	},
	{
		id: 'north',
		word: 'North',
		definition:
			'A direction: its recruits help the north on the geography battleground. The symbol is the upper point of the compass.'
	},
	{
		id: 'east',
		word: 'East',
		definition:
			'A direction: its recruits help the east on the geography battleground. The symbol is the right-hand point of the compass.'
	},
	{
		id: 'south',
		word: 'South',
		definition:
			'A direction: its recruits help the south on the geography battleground. The symbol is the lower point of the compass.'
	},
	{
		id: 'west',
		word: 'West',
		definition:
			'A direction: its recruits help the west on the geography battleground. The symbol is the left-hand point of the compass.'
	},
	{
		id: 'roaming',
		word: 'Roaming',
		definition:
			'The wildcard of geography: a roaming vampire has no home and counts as whichever direction it needs, though battlegrounds usually pay it less. Its symbol is the whole compass.'
	},
	{
		id: 'archetype',
		word: 'Archetype',
		definition:
			'What a vampire is good at: warlike, scholarly, clandestine or wealthy. Schemes ask for archetypes, and ties are broken by them.'
	},
	{
		id: 'warlike',
		word: 'Warlike',
		definition: 'An archetype, which some schemes need: strength and arms. The symbol is a sword.'
	},
	{
		id: 'scholarly',
		word: 'Scholarly',
		definition:
			'An archetype, which some schemes need: knowledge and letters. The symbol is a quill.'
	},
	{
		id: 'clandestine',
		word: 'Clandestine',
		definition: 'An archetype, which some schemes need: secrets and shadows. The symbol is a mask.'
	},
	{
		id: 'wealthy',
		word: 'Wealthy',
		definition:
			'An archetype, which some schemes need: money and what it buys. The symbol is a coin.'
	},
	{
		id: 'bloodline',
		word: 'Bloodline',
		definition:
			'Your clan leader and everyone descended from it. Vampires in torpor are left out until they wake.'
	},
	{
		id: 'clan-leader',
		word: 'Clan leader',
		definition:
			'The vampire at the top of your bloodline, from whom all others descend. A leader is never banished, retained or usurped.'
	},
	{
		id: 'sire',
		word: 'Sire',
		definition: 'A vampire with at least one childe below it.'
	},
	{
		id: 'childe',
		word: 'Childe',
		definition:
			'A vampire placed directly below another, its sire. The plural is childer; a sire may have any number.'
	},
	{
		id: 'fledgling',
		word: 'Fledgling',
		definition: 'A vampire without childer. No vampire stands below it in its bloodline.'
	},
	{
		id: 'ancilla',
		word: 'Ancilla',
		definition:
			'A vampire with at least one special ability, printed on its card or given by a sticker. A bond to a clan counts as one.'
	},
	{
		id: 'torpor',
		word: 'Torpor',
		definition:
			'A sleep like death. For all purposes the vampire is outside its bloodline: it takes no part, holds no mission, scores nothing and cannot be chosen, unless an effect mentions torpor.'
	},
	{
		id: 'exhausted',
		word: 'Exhausted',
		definition:
			'Worn out by leading a scheme. An exhausted vampire cannot lead another, and it does not recover by itself when the round ends.'
	},
	{
		id: 'unexhaust',
		word: 'Unexhaust',
		definition: 'To remove exhaustion from a vampire, so that it may lead a scheme again.'
	},
	{
		id: 'rejuvenate',
		word: 'Rejuvenate',
		definition: 'To restore a vampire fully: exhaustion and torpor are both removed.'
	},
	{
		id: 'sacrifice',
		word: 'Sacrifice',
		definition:
			'When one of your vampires would fall into torpor, one of its own childer may go in its place. A sacrifice cannot itself be replaced.'
	},
	{
		id: 'bonded',
		word: 'Bonded',
		definition:
			'A character tied to one clan: only that clan may recruit it, whatever another effect says. Being bonded is a special ability, so the character is an ancilla.'
	},
	{
		id: 'banish',
		word: 'Banish',
		definition: 'To remove a card from the chronicle for good. It does not come back.'
	},
	{
		id: 'coterie',
		word: 'Coterie',
		definition:
			'The vampires who carry out a scheme together: a coterie leader and its direct childer. Between them they must show the archetypes the scheme asks for.'
	},
	{
		id: 'coterie-leader',
		word: 'Coterie leader',
		definition:
			'The vampire you choose to lead a scheme: not in torpor, not exhausted. What the scheme gains goes to it.'
	},
	{
		id: 'coterie-members',
		word: 'Coterie members',
		definition: 'The coterie leader and its direct childer; grandchilder do not belong.'
	}
] as const satisfies readonly Term[];
