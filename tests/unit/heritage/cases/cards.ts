import {
	MOST_OWN_CHARACTERS,
	MOST_OWN_SCHEMES
} from '../../../../src/lib/games/heritage/chronicle/cards.ts';
import type { CommandOf } from '../../../../src/lib/games/heritage/commands.ts';
import type { CharacterCard, SchemeCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import { opens } from '../deck-kit.ts';
import { happened, ownCard, ownScheme, settled } from '../table.ts';
import type { CommandCases } from './case.ts';
import { crowd } from './characters.ts';

const reason = 'we play without them';

export const add = (
	characters: CharacterCard[],
	schemes: SchemeCard[] = []
): CommandOf<'AddCards'> => ({ type: 'AddCards', characters, schemes, source: 'our-cards.csv' });
export const remove = (...ids: string[]): CommandOf<'RemoveCards'> => ({
	type: 'RemoveCards',
	ids,
	reason
});

const otto = ownCard('otto');
const revolt = ownScheme('revolt');
const court = ownScheme('own-court', 'G');
const held = () => happened([add([otto], [revolt, court])], settled());
const added = (characters: CharacterCard[], schemes: SchemeCard[] = []) => ({
	...add(characters, schemes),
	type: 'CardsAdded' as const
});
const many = <T>(count: number, make: (id: string) => T): T[] =>
	Array.from({ length: count }, (_, index) => make(`own-${index}`));
const full = () => happened([add(many(MOST_OWN_CHARACTERS, ownCard))], settled());

export const AddCards: CommandCases<'AddCards'> = {
	happens: {
		'cards come in': {
			given: settled(),
			when: add([otto], [revolt, court]),
			then: [added([otto], [revolt, court])]
		},
		'what is there already is left out': {
			given: held(),
			when: add([otto, ownCard('petra')], [revolt]),
			then: [added([ownCard('petra')])]
		},
		'a character of the register gets its card': {
			given: settled(),
			when: add([ownCard('anna')]),
			then: [added([ownCard('anna')])]
		},
		'as many as a chronicle holds': {
			given: settled(),
			when: add([], many(MOST_OWN_SCHEMES, ownScheme)),
			then: [added([], many(MOST_OWN_SCHEMES, ownScheme))]
		}
	},
	refused: {
		'card-twice': { given: settled(), when: add([ownCard('revolt')], [revolt]) },
		'card-of-open-set': { given: settled(), when: add([ownCard('zineb')]) },
		'card-id-taken': { given: held(), when: add([ownCard('otto', { name: 'Otto the Younger' })]) },
		'character-of-another-card': {
			given: settled(),
			when: add([ownCard('anna', { temperament: 'cruel' })])
		},
		'board-has-scheme': { given: held(), when: add([], [ownScheme('other-court', 'G')]) },
		'too-many-cards': { given: full(), when: add([ownCard('one-more')]) },
		'register-full': { given: crowd(), when: add([otto]) }
	},
	nothing: { given: held(), when: add([otto], [revolt]) }
};

export const RemoveCards: CommandCases<'RemoveCards'> = {
	happens: {
		'cards go out, and out of the register where only the card had brought them': {
			given: happened([add([ownCard('anna')])], held()),
			when: remove('otto', 'revolt', 'anna'),
			then: [{ type: 'CardsRemoved', ids: ['otto', 'revolt', 'anna'], forgotten: ['otto'], reason }]
		},
		'a card goes, and whom the deck turned up too stays in the register': {
			given: happened([opens(1, 'table', { characters: [otto] })], held()),
			when: remove('otto'),
			then: [{ type: 'CardsRemoved', ids: ['otto'], forgotten: [], reason }]
		}
	},
	refused: {
		'not-your-card': { given: held(), when: remove('otto', 'anna') }
	},
	nothing: null
};
