import type { Term } from '../../codex/terms.ts';

export const CHARACTER_TERMS = [
	{
		id: 'attribute',
		word: 'Attribute',
		definition:
			'One of the four signs on every vampire: class, temperament, geography and archetype. The first three move the battlegrounds, the fourth makes schemes possible.'
	},
	{
		id: 'class',
		word: 'Class',
		definition:
			'Where a vampire stands among its kind: elitist or egalitarian. It moves the class battleground.'
	},
	{
		id: 'elitist',
		word: 'Elitist',
		definition:
			'A class: those who hold that the old blood should rule. Its sign is a crown, and it is the opposite of egalitarian.'
	},
	{
		id: 'egalitarian',
		word: 'Egalitarian',
		definition:
			'A class: those who hold that no vampire is born above another. Its sign is a crowd, and it is the opposite of elitist.'
	},
	{
		id: 'temperament',
		word: 'Temperament',
		definition:
			'How a vampire lives with its hunger: calm or cruel. It moves the temperament battleground.'
	},
	{
		id: 'calm',
		word: 'Calm',
		definition: 'A temperament: the hunger is mastered. Its sign is a moon over still water.'
	},
	{
		id: 'cruel',
		word: 'Cruel',
		definition: 'A temperament: the hunger is welcomed. Its sign is a pair of fangs.'
	},
	{
		id: 'geography',
		word: 'Geography',
		definition:
			'Where a vampire is at home: north, east, south, west, or roaming. It moves the geography battleground.'
	},
	{
		id: 'north',
		word: 'North',
		definition: 'A direction of geography. Its sign is the upper point of the compass.'
	},
	{
		id: 'east',
		word: 'East',
		definition: 'A direction of geography. Its sign is the right-hand point of the compass.'
	},
	{
		id: 'south',
		word: 'South',
		definition: 'A direction of geography. Its sign is the lower point of the compass.'
	},
	{
		id: 'west',
		word: 'West',
		definition: 'A direction of geography. Its sign is the left-hand point of the compass.'
	},
	{
		id: 'roaming',
		word: 'Roaming',
		definition:
			'The wildcard of geography: a roaming vampire has no home and counts as whichever direction it needs, though boards usually pay it less. Its sign is the whole compass.'
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
		definition: 'An archetype: strength and arms. Its sign is a sword.'
	},
	{
		id: 'scholarly',
		word: 'Scholarly',
		definition: 'An archetype: knowledge and letters. Its sign is a quill.'
	},
	{
		id: 'clandestine',
		word: 'Clandestine',
		definition: 'An archetype: secrets and shadows. Its sign is a mask.'
	},
	{
		id: 'wealthy',
		word: 'Wealthy',
		definition: 'An archetype: money and what it buys. Its sign is a coin.'
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
			'A vampire placed directly below another, its sire. Several are childer, and a sire may have any number of them.'
	},
	{
		id: 'fledgling',
		word: 'Fledgling',
		definition: 'A vampire without childer of its own: the lower edge of the tree.'
	},
	{
		id: 'ancilla',
		word: 'Ancilla',
		definition:
			'A vampire with at least one special ability, printed on its card or given by a sticker. Being bonded is one too.'
	},
	{
		id: 'torpor',
		word: 'Torpor',
		definition:
			'A sleep like death. The vampire is outside its bloodline for everything: it takes no part, holds no mission, scores nothing and cannot be chosen, unless an effect speaks of torpor itself.'
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
		definition: 'To take the exhaustion from a vampire, so that it may lead a scheme again.'
	},
	{
		id: 'rejuvenate',
		word: 'Rejuvenate',
		definition: 'To restore a vampire wholly: exhaustion and torpor are both lifted.'
	},
	{
		id: 'sacrifice',
		word: 'Sacrifice',
		definition:
			'When one of your vampires would fall into torpor, one of its own childer may go in its place. A sacrifice cannot be answered by another.'
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
