import { MOST_CHARACTERS } from '../../../../src/lib/games/heritage/chronicle/characters.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { ANNA, character, happened, LEADER, prologue, settled, start } from '../table.ts';
import type { CommandCases } from './case.ts';
import { entered, entry } from './beginnings.ts';

const fresh = character('fresh');
export const crowd = (): Event[] => [
	...happened([start(2)]),
	...Array.from({ length: MOST_CHARACTERS }, (_, index): Event => ({
		type: 'CharacterRegistered',
		character: character(`c${index}`)
	}))
];
const revised = { ...ANNA, name: 'Anna of Prague' };
const reason = 'the card says so';
const banished = happened([{ type: 'BanishCharacter', character: 'anna', reason }], settled());
const retained = happened([
	start(2),
	{ type: 'RegisterCharacter', character: ANNA },
	prologue('s1', { retainer: 'anna' })
]);
const atHome = happened([
	entry({ players: [entered('s1', { leaders: ['leader'] }), entered('s2')] })
]);

export const RegisterCharacter: CommandCases<'RegisterCharacter'> = {
	happens: {
		'a character enters the register': {
			given: settled(),
			when: { type: 'RegisterCharacter', character: fresh },
			then: [{ type: 'CharacterRegistered', character: fresh }]
		}
	},
	refused: {
		'character-id-taken': {
			given: settled(),
			when: { type: 'RegisterCharacter', character: revised }
		},
		'register-full': { given: crowd(), when: { type: 'RegisterCharacter', character: fresh } }
	},
	nothing: { given: settled(), when: { type: 'RegisterCharacter', character: ANNA } }
};

export const ReviseCharacter: CommandCases<'ReviseCharacter'> = {
	happens: {
		'a character is written anew': {
			given: settled(),
			when: { type: 'ReviseCharacter', character: revised },
			then: [{ type: 'CharacterRevised', character: revised }]
		}
	},
	refused: {
		'unknown-character': { given: settled(), when: { type: 'ReviseCharacter', character: fresh } },
		'leader-not-retained': {
			given: retained,
			when: { type: 'ReviseCharacter', character: { ...ANNA, kind: 'leader' } }
		},
		'leader-not-banished': {
			given: banished,
			when: { type: 'ReviseCharacter', character: { ...ANNA, kind: 'leader' } }
		},
		'not-a-leader': {
			given: atHome,
			when: { type: 'ReviseCharacter', character: { ...LEADER, kind: 'basic' } }
		}
	},
	nothing: { given: settled(), when: { type: 'ReviseCharacter', character: ANNA } }
};

export const BanishCharacter: CommandCases<'BanishCharacter'> = {
	happens: {
		'a character is out for good': {
			given: settled(),
			when: { type: 'BanishCharacter', character: 'anna', reason },
			then: [{ type: 'CharacterBanished', character: 'anna', reason }]
		}
	},
	refused: {
		'unknown-character': {
			given: settled(),
			when: { type: 'BanishCharacter', character: 'nobody', reason }
		},
		'leader-not-banished': {
			given: settled(),
			when: { type: 'BanishCharacter', character: 'leader', reason }
		}
	},
	nothing: { given: banished, when: { type: 'BanishCharacter', character: 'anna', reason } }
};

export const RestoreCharacter: CommandCases<'RestoreCharacter'> = {
	happens: {
		'a banished character comes back': {
			given: banished,
			when: { type: 'RestoreCharacter', character: 'anna', reason },
			then: [{ type: 'CharacterRestored', character: 'anna', reason }]
		}
	},
	refused: {
		'unknown-character': {
			given: settled(),
			when: { type: 'RestoreCharacter', character: 'nobody', reason }
		}
	},
	nothing: { given: settled(), when: { type: 'RestoreCharacter', character: 'anna', reason } }
};
