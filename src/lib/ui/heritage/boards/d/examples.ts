import { facts } from '../../../../games/heritage/boards/d/facts.ts';
import { example, type ExampleVampire } from '../example.ts';

const infamous = (id: string, name: string, infamy: number): ExampleVampire => ({
	card: { id, name },
	of: 's2',
	bears: { infamy }
});

export const examples = [
	example(facts, 'As it begins', { judices: {}, verdicts: { elitist: 0, egalitarian: 0 } }),
	example(
		facts,
		'A first judge, one side ahead',
		{ judices: { scholarly: 'elitist' }, verdicts: { elitist: 1, egalitarian: 2 } },
		{
			before: { judices: {}, verdicts: { elitist: 1, egalitarian: 2 } },
			vampires: [infamous('agathe', 'Agathe', 1)]
		}
	),
	example(
		facts,
		'Just before a trial',
		{
			judices: { warlike: 'elitist', wealthy: 'elitist' },
			verdicts: { elitist: 4, egalitarian: 2 }
		},
		{
			before: {
				judices: { warlike: 'egalitarian', wealthy: 'elitist' },
				verdicts: { elitist: 4, egalitarian: 2 }
			},
			vampires: [
				infamous('hardestadt', 'Hardestadt the Younger of Augsburg', 3),
				infamous('agathe', 'Agathe', 3),
				infamous('bruno', 'Bruno', 1)
			]
		}
	),
	example(
		facts,
		'Many verdicts, level',
		{
			judices: { clandestine: 'elitist', scholarly: 'egalitarian' },
			verdicts: { elitist: 12, egalitarian: 12 }
		},
		{
			players: 4,
			vampires: [
				infamous('a', 'Agathe', 2),
				infamous('b', 'Bruno', 2),
				infamous('c', 'Clara', 2),
				infamous('d', 'Dietrich', 2)
			]
		}
	)
];
