import { facts } from '../../../../games/heritage/boards/g/facts.ts';
import { example, type ExampleVampire } from '../example.ts';

const courtiers: readonly ExampleVampire[] = [
	{ card: { id: 'agathe', name: 'Agathe de Clermont' }, of: 's1', bears: { power: 5 } },
	{
		card: { id: 'jan', name: 'Jan Pieterzoon van der Meulen the Younger', class: 'egalitarian' },
		of: 's2',
		bears: { power: 2 }
	},
	{ card: { id: 'oda', name: 'Oda', class: 'egalitarian' }, of: 's2', bears: { power: 4 } },
	{
		card: { id: 'sleeper', name: 'Wolfram', class: 'egalitarian' },
		of: 's1',
		bears: { torpor: true }
	}
];

const at = (elitist: number, egalitarian: number, ...titles: readonly (string | null)[]) => ({
	tokens: { elitist, egalitarian },
	titles
});

export const examples = [
	example(facts, 'As it begins', at(0, 0), { players: 2, vampires: courtiers }),
	example(facts, 'In the thick of it', at(2, 1, 'agathe'), {
		before: at(1, 1, 'agathe'),
		vampires: courtiers
	}),
	example(facts, 'A title is given', at(0, 0, 'agathe', null, 'jan'), {
		before: at(1, 4, 'agathe', null),
		vampires: courtiers
	}),
	example(facts, 'Just before the vote', at(3, 4, null, 'agathe', 'jan'), {
		players: 4,
		vampires: courtiers
	}),
	example(facts, 'There is a prince', at(0, 0, 'agathe', null, 'jan', 'oda'), {
		players: 4,
		vampires: courtiers
	}),
	example(facts, 'The prince sleeps', at(0, 0, 'agathe', 'jan', 'oda', 'sleeper'), {
		players: 2,
		vampires: courtiers
	})
];
