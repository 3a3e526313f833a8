import type { CodexPart, Term } from '../../codex/terms.ts';

type Ruling = Pick<Term, 'word' | 'definition' | 'alsoCalled'>;

/** What each ruling says, by its number in `RULINGS`, in a sentence or two of ours. */
export const RULING_WORDS: { readonly [number: number]: Ruling } = {
	1: {
		word: 'No battleground is skipped',
		definition: 'An activated vampire moves all three battlegrounds. You cannot leave one out.',
		alsoCalled: ['optional', 'may I skip', 'ignore a board']
	},
	2: {
		word: 'No effect is skipped',
		definition: 'Carry out every effect that you can, even one that hurts you.',
		alsoCalled: ['optional', 'may I skip', 'mandatory', 'forced']
	},
	3: {
		word: 'Effects go from top to bottom',
		definition: 'Carry out the effects of a card in the order they are printed on it.',
		alsoCalled: ['order of effects']
	},
	4: {
		word: 'When the queue refills',
		definition:
			'The queue refills each time somebody leaves it. Characters removed by one effect leave together, and then it refills.',
		alsoCalled: ['new card', 'refill the row']
	},
	5: {
		word: 'A sacrifice ends there',
		definition:
			'A childe that falls in place of its sire cannot be replaced by a childe of its own.',
		alsoCalled: ['chain']
	},
	6: {
		word: 'A second scheme in a turn',
		definition:
			'Only an effect that grants an additional scheme lets you play more than one a turn.',
		alsoCalled: ['two schemes', 'extra scheme', 'additional scheme']
	},
	7: {
		word: 'Activating is not triggering',
		definition:
			'Activating moves the battlegrounds and triggers no ability. Triggering carries out abilities and moves no battleground.',
		alsoCalled: ['difference between activate and trigger']
	},
	8: {
		word: 'Torpor and missions',
		definition: 'A vampire in torpor counts for no mission, and nobody claims one with it.'
	},
	9: {
		word: 'Any and each',
		definition: '“Any” means one that matches, and you choose it. “Each” means all that match.'
	},
	10: {
		word: 'When boons are given',
		definition: 'You give boons only for a scheme: one for each archetype the coterie lacks.',
		alsoCalled: ['too many boons']
	},
	11: {
		word: 'The order of the battlegrounds',
		definition: 'An activated vampire moves class first, then temperament, then geography.',
		alsoCalled: ['order of activation']
	},
	12: {
		word: 'One activation after another',
		definition:
			'A battleground finishes all that follows from its move before the next one moves. Several vampires activate one after another.',
		alsoCalled: ['several activations', 'order']
	},
	13: {
		word: 'An empty deck',
		definition:
			'When the deck runs out, shuffle the discards into a new one at once. Do the same in the middle of a search.',
		alsoCalled: ['reshuffle', 'no cards left', 'deck runs out']
	},
	14: {
		word: 'How long exhaustion lasts',
		definition: 'An exhausted vampire stays exhausted when a new round begins.',
		alsoCalled: ['untap', 'refresh', 'recover', 'end of round']
	},
	15: {
		word: 'Bonded to one clan',
		definition: 'A bonded character joins no other clan, whatever an effect says.'
	},
	16: {
		word: 'Who goes first in the aftermath',
		definition: 'Where the order matters, the player with fewer claimed missions goes first.',
		alsoCalled: ['order of the aftermath']
	},
	17: {
		word: 'When a clan is out of stickers',
		definition: 'Use a sticker of the thin blood instead. You may always choose one of those.',
		alsoCalled: ['no stickers left']
	},
	18: {
		word: 'When the thin blood has run out too',
		definition: 'Use a sticker of any other clan.',
		alsoCalled: ['no stickers left', 'thin blood']
	},
	19: {
		word: 'What was unlocked',
		definition:
			'An unlocked leader returns to the haven of the player who unlocked it and serves nobody else. An unlocked scheme stays for the whole chronicle.',
		alsoCalled: ['new leader', 'unlock']
	},
	20: {
		word: 'Rites',
		definition:
			'This sticker puts one of your own vampires into torpor, but never your leader. No childe can go instead.',
		alsoCalled: ['cruelty 6']
	},
	21: {
		word: 'The class token on neutral',
		definition: 'On the neutral space it does not matter which face of the token is up.'
	},
	22: {
		word: 'Entering a rival’s court',
		definition:
			'An ankh may move into a court where another direction has ankhs, unless your group reads it otherwise.',
		alsoCalled: ['move into an occupied court']
	},
	23: {
		word: 'A judge who is called again',
		definition: 'A token already in the judices stays there and turns to its new side.',
		alsoCalled: ['judices', 'inquisition']
	},
	24: {
		word: 'Respite',
		definition: 'A vampire gains 1 power at most, however many ankhs on the barricades match it.'
	},
	25: {
		word: 'One recruit a round for everybody',
		definition:
			'Everyone recruits once a round. A scheme that recruits takes the place of your recruit.',
		alsoCalled: ['recruit twice', 'second recruit', 'extra recruit']
	},
	26: {
		word: 'A recruit in the middle of a scheme',
		definition:
			'The new vampire activates and its abilities trigger in full. Then the scheme goes on.',
		alsoCalled: ['interrupt']
	},
	27: {
		word: 'Bonded beats chaos',
		definition:
			'A character bonded to another clan is passed over by Embrace the chaos, and the search goes on.',
		alsoCalled: ['malkavian']
	},
	28: {
		word: 'Usurping an enemy',
		definition: 'The vampire that takes the place of a declared enemy is a declared enemy too.',
		alsoCalled: ['tremere', 'brujah']
	},
	29: {
		word: 'Ancillae in a monstrosity',
		definition:
			'In the aftermath they return to the character deck. They cannot be kept as retainers.',
		alsoCalled: ['tzimisce', 'grafted']
	},
	30: {
		word: 'What an expansion brings',
		definition: 'A rules card, and cards with numbers that say where they go in the deck.'
	},
	31: {
		word: 'When expansion cards join',
		definition: 'All of them at the start, or chapter by chapter as their numbers come up.'
	},
	32: {
		word: 'A clan leader is never banished',
		definition: 'No effect removes a clan leader from the chronicle.',
		alsoCalled: ['kill the leader', 'destroy the leader']
	},
	33: {
		word: 'The victor’s card',
		definition:
			'The victor takes the chapter overview as an asset, and may play it at any time later.',
		alsoCalled: ['what does the winner get', 'reward for winning']
	}
};

/** The rulings as a part of the codex. */
export const RULINGS_PART: CodexPart = {
	id: 'rulings',
	title: 'Rulings',
	terms: Object.entries(RULING_WORDS).map(([number, ruling]) => ({
		id: `ruling-${number}`,
		...ruling
	}))
};
