import { clanNames } from '../../../games/vendetta/clans.ts';

/** How each clan's deck plays, in a sentence. */
export const CLAN_TERMS = [
	{
		id: 'brujah',
		word: clanNames.brujah,
		definition: 'High Power and heavy losses for others. Each Frenzy it causes pays it more.'
	},
	{
		id: 'gangrel',
		word: clanNames.gangrel,
		definition: 'Moves Blood where it is needed, and makes Power of it.'
	},
	{
		id: 'malkavian',
		word: clanNames.malkavian,
		definition: 'Surprises: odd effects that nobody can plan around.'
	},
	{
		id: 'nosferatu',
		word: clanNames.nosferatu,
		definition: 'Leaves in the middle of a fight, and uses cards twice in a round.'
	},
	{
		id: 'toreador',
		word: clanNames.toreador,
		definition: 'The larger its Alliance, the stronger its cards.'
	},
	{
		id: 'tremere',
		word: clanNames.tremere,
		definition: 'Pays Blood for great power, always close to Frenzy.'
	},
	{
		id: 'ventrue',
		word: clanNames.ventrue,
		definition: 'Makes others give way, or pay.'
	}
] as const;
