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
	'deal-mixed-cards': 'Your devices’ numbers shuffled the cards. Deal them?',

	// Boards
	'which-side': 'Which side of the morality token does {seat} start with?',
	'which-ankh': 'Which ankh moves, and where to?',
	'which-direction': '{vampire} is roaming. Which direction does it count as?',
	'whom-the-trial-takes': 'Tied for most infamy: who goes into torpor?',
	'which-allegiance-move': 'What does {attribute} do on the map?',

	// Targets
	'which-vampire': 'Which vampire?',
	'which-opponent': 'Which opponent?',
	'which-character': 'Which character in the queue?',
	'sacrifice-instead': 'Who goes into torpor in place of {vampire}?',
	'which-sire': 'Which sire embraces {character}?',
	'who-pays': 'Who pays the {amount} power?',
	'whose-boon': 'Who gives the boon?',
	'which-boon': 'Which boon?',
	'whether-to': 'Do you want to do this?',
	'one-of-these': 'Which one?',
	'order-of-abilities': 'Whose abilities next?',

	// Clans
	'name-an-attribute': 'Which attribute do you name?',
	'name-a-pack': 'Which direction is the pack?',
	'give-a-boon': 'Give {vampire} a boon, or suffer?',
	'whom-to-invite': 'Whom do you invite?',
	'order-of-the-invitation': 'What happens first?',
	'accept-the-invitation': '{seat} invites {vampire}: do you accept?',
	'whom-to-usurp': 'Usurp which vampire?',
	'which-usurper': 'Which character usurps?',
	'which-ancilla': 'Whose abilities are grafted?',

	// What the vocabulary cannot say
	'do-it-by-hand': '{text}',

	// The end
	'declare-an-archetype':
		'{seat} is tied. Which archetype do you declare? The first one drawn wins.',
	'which-archetype-showed':
		'Which declared archetype came up first? If none, shuffle the discards in and reveal cards again.',
	'whom-the-lot-favours': 'No declared archetype came up. Draw at random: which tied player wins?'
} as const satisfies Record<string, string>;

export type Prompt = keyof typeof prompts;
