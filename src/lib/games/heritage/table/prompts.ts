/**
 * What somebody is asked, each in one plain sentence. Names in braces are filled from the question's
 * `about`; ids are named by who shows it.
 */
export const prompts = {
	// Dealing with the box
	'which-character-came': 'Which character came into the queue?',
	'which-card-turned': 'Which card was turned?',
	'which-scheme-drawn': 'Which clan scheme did {seat} draw?',
	'who-goes-first': 'Who takes the first player marker?',
	'which-allegiance': 'Which allegiance did {seat} draw?',
	'deal-mixed-cards': 'The cards are mixed by the numbers of your devices. Shall they be dealt?',

	// Boards
	'which-side': 'Which side of the morality token does {seat} begin with?',
	'which-ankh': 'Which ankh moves, and where to?',
	'which-direction': '{vampire} roams: which direction counts?',
	'whom-the-trial-takes': 'Several have most infamy: whom does the trial take?',
	'which-allegiance-move': 'What does {attribute} do on the map?',

	// Targets
	'which-vampire': 'Which vampire?',
	'which-opponent': 'Which opponent?',
	'which-character': 'Which character of the queue?',
	'sacrifice-instead': 'Who goes into torpor in place of {vampire}?',
	'which-sire': 'Under which sire does {character} go?',
	'who-pays': 'Who pays the {amount} power?',
	'whose-boon': 'Who gives the boon?',
	'which-boon': 'Which boon?',
	'whether-to': 'Do you want to go on with it?',
	'one-of-these': 'Which of these?',
	'order-of-abilities': 'Whose abilities next?',

	// Clans
	'name-an-attribute': 'Which attribute do you name?',
	'name-a-pack': 'Which direction is the pack?',
	'give-a-boon': 'Do you give {vampire} a boon, or suffer?',
	'whom-to-invite': 'Whom do you invite?',
	'order-of-the-invitation': 'What happens first?',
	'accept-the-invitation': '{seat} invites {vampire}: do you accept?',
	'whom-to-usurp': 'Whom does a usurper replace?',
	'which-usurper': 'Which character usurps?',
	'which-ancilla': 'Whose abilities are grafted on?',

	// What the vocabulary cannot say
	'do-it-by-hand': '{text}',

	// The end
	'declare-an-archetype': '{seat} is tied: which archetype do you declare?',
	'which-archetype-showed':
		'Which of the declared archetypes showed first? If none does, shuffle the discards in and turn the deck once more.',
	'whom-the-lot-favours': 'No declared archetype showed: whom of the tied does an even draw favour?'
} as const satisfies Record<string, string>;

export type Prompt = keyof typeof prompts;
