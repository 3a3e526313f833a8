import type { Term } from '../../codex/terms.ts';

export const CLAN_TERMS = [
	{
		id: 'clan',
		word: 'Clan',
		definition:
			'The family whose leader heads your bloodline in this chapter, with schemes of its own. You choose a clan again each chapter; your sheet and haven stay yours.'
	},
	{
		id: 'brujah',
		word: 'Brujah',
		definition:
			'Declare enemy: they name an opponent’s vampires as enemies and profit from them, unless those are in torpor.'
	},
	{
		id: 'gangrel',
		word: 'Gangrel',
		definition:
			'Pack: they grow strong through vampires of one direction. Those who roam are a pack of their own.'
	},
	{
		id: 'lasombra',
		word: 'Lasombra',
		definition: 'Kiss the ring: every opponent gives up a boon, or refuses and suffers for it.'
	},
	{
		id: 'malkavian',
		word: 'Malkavian',
		definition:
			'Embrace the chaos: they name an attribute and reveal cards until one has it. That character joins instead of the usual recruit.'
	},
	{
		id: 'nosferatu',
		word: 'Nosferatu',
		definition:
			'Black market: anyone can use their bargains. Place a boon on one to use it, once a round.'
	},
	{
		id: 'toreador',
		word: 'Toreador',
		definition:
			'Invitation: other players may join in their schemes. The order is settled before anyone answers, and each may decline.'
	},
	{
		id: 'tremere',
		word: 'Tremere',
		definition:
			'Usurp: a new card replaces a vampire and inherits its tokens, except torpor. It is not a recruit, and nothing activates or triggers.'
	},
	{
		id: 'tzimisce',
		word: 'Tzimisce',
		definition:
			'Craft monstrosity: a vampire takes over all the abilities of an ancilla, which goes back to the deck after the chapter.'
	},
	{
		id: 'ventrue',
		word: 'Ventrue',
		definition:
			'Edict: a law about one attribute that stays in force. Only one is in force; a new one repeals the old.'
	}
] as const satisfies readonly Term[];
