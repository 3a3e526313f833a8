/** The words of influence: what is exerted, and what it is for. */
export const INFLUENCE = [
	{
		id: 'influence',
		word: 'Influence',
		definition:
			'What a vampire exerts for Titles and in Schemes, all of it or none. Then it has none until your next turn.',
		alsoCalled: ['exert', 'no influence token']
	},
	{
		id: 'influence-modifier',
		word: 'Influence Modifier',
		definition:
			'A card that adds Influence, one in each action or event. Face down in a Scheme, face up otherwise.',
		alsoCalled: ['modifier']
	},
	{
		id: 'title',
		word: 'Title',
		definition:
			'An action. Its vampire exhausts, and you pay the Influence it asks. A vampire has one Title at most.',
		alsoCalled: ['unique', 'one per player']
	},
	{
		id: 'prince',
		word: 'Prince of the City',
		definition:
			'The Title that is claimed in The Streets, never played. It takes the place of another Title.',
		alsoCalled: ['claim', 'claimant']
	},
	{
		id: 'scheme',
		word: 'Scheme',
		definition:
			'A question to the table, answered YES or NO one after the other. Fists and face-down cards open together.',
		alsoCalled: ['vote', 'fist', 'bluff']
	},
	{
		id: 'conspiracy',
		word: 'Conspiracy',
		definition:
			'A card you lay face down with 1 Prestige. Those who have seen it may add 1 each turn. It hits a foe who added nothing.',
		alsoCalled: ['face down', 'contribute']
	},
	{
		id: 'attachment',
		word: 'Attachment',
		definition:
			'A card on a vampire, 3 at most, one of them a Title. In torpor only the Title stays.',
		alsoCalled: ['retainer', 'attached']
	}
] as const;
