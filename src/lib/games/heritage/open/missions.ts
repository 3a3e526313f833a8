import type { MissionCard } from '../deck/cards.ts';
import type { Filter } from '../effects/selector.ts';
import type { Claim } from '../missions/claim.ts';
import type { Era } from '../vocabulary.ts';

/** In order of time: what the living did, and who of the night had a hand in it. */
const dated: readonly Dated[] = [
	mission(
		'a-crown-at-scone',
		'A Crown at Scone',
		1306,
		'Robert Bruce is crowned in haste, while armies look for him. Kings who are hunted sleep by day and travel by night, and so they meet people.',
		{ geography: 'north', archetype: 'warlike' }
	),
	mission(
		'gold-in-cairo',
		'Gold in Cairo',
		1324,
		'Mansa Musa passes through Cairo on his way to Mecca and gives away so much gold that its price falls for years. Someone stood near and kept the books.',
		{ archetype: 'wealthy' },
		{ by: 'tokens', token: 'power' }
	),
	mission(
		'the-empty-houses',
		'The Empty Houses',
		1348,
		'The plague goes from port to port. Whole streets fall silent, and those who live on the living learn to be gentle with what is left.',
		{ temperament: 'cruel', archetype: 'warlike', fledgling: true },
		{ by: 'without' }
	),
	mission(
		'when-adam-delved',
		'When Adam Delved',
		1381,
		'The commons of England march on London and burn the rolls that bound them. A rising needs torches, and hands that do not mind the heat.',
		{ class: 'egalitarian', temperament: 'cruel' },
		{ by: 'race', count: 3 }
	),
	mission(
		'the-walls-of-the-city',
		'The Walls of the City',
		1453,
		'After fifty-three days the walls of Constantinople give way. A thousand years of quiet bargains must be struck again before morning.',
		{ geography: 'east', class: 'elitist' }
	),
	mission(
		'letters-of-lead',
		'Letters of Lead',
		1455,
		'In Mainz a goldsmith prints a Bible, then another, then another, all alike. Those who lived by rare knowledge must find something else to sell.',
		{ class: 'egalitarian' },
		{ by: 'line' }
	),
	mission(
		'a-line-through-the-ocean',
		'A Line through the Ocean',
		1494,
		'At Tordesillas two crowns share out a world that neither has seen. The line on the map is a door, and ships go through it by night as well.',
		{ geography: 'west' },
		{ by: 'pairs', sire: { geography: 'east' } }
	),
	mission(
		'shares-in-the-unseen',
		'Shares in the Unseen',
		1602,
		'Amsterdam sells the first shares in voyages that last for years. Those who never die make patient investors, and the calmest nerves win.',
		{ temperament: 'calm', archetype: 'wealthy' }
	),
	mission(
		'peace-by-exhaustion',
		'Peace by Exhaustion',
		1648,
		'In Münster and Osnabrück the envoys end thirty years of war. The best seats at the table belong to those who have sired the most debts.',
		{ sire: true },
		{ by: 'tokens', token: 'boons' }
	),
	mission(
		'a-baker-in-pudding-lane',
		'A Baker in Pudding Lane',
		1666,
		'London burns for four days. Cellars that had been shut for centuries lie open to the sky, and much has to be moved that no one may see.',
		{ geography: 'north', archetype: 'clandestine' }
	),
	mission(
		'the-fourteenth-of-july',
		'The Fourteenth of July',
		1789,
		'A prison with seven prisoners falls, and with it a world. In Paris it is unwise to have an old name, and useful to know the streets.',
		{ class: 'elitist' },
		{ by: 'fewest' }
	),
	mission(
		'the-congress-dances',
		'The Congress Dances',
		1815,
		'In Vienna the borders of Europe are drawn between two waltzes. Nobody counts the guests who arrive after dark and leave before dawn.',
		{ class: 'elitist', archetype: 'clandestine' }
	),
	mission(
		'ten-days-in-petrograd',
		'Ten Days in Petrograd',
		1917,
		'The Winter Palace changes hands in a single night. The nights are long this far north, and this season belongs to those who have sunk lowest.',
		{},
		{ by: 'morality', end: 'lowest' }
	),
	mission(
		'one-small-step',
		'One Small Step',
		1969,
		'A boot stands in the dust of the moon, and half of humankind is watching. The oldest thinkers of the night have to start again from the beginning.',
		{ archetype: 'scholarly', ancilla: false },
		{ by: 'race', count: 3 }
	),
	mission(
		'the-handover',
		'The Handover',
		1997,
		'In Hong Kong a flag comes down at midnight and another goes up. Everything in the harbour changes its owner, and much depends on who stands first on the quay.',
		{},
		{ by: 'marker' }
	)
];

/** The stand-alone missions, in order of time. */
export const missions: readonly MissionCard[] = dated.map(({ card }) => card);

/** The missions nearest in time to an era, so many of them or all there are; in order of time. An era is a century from 1300 on. */
export function missionsNear(era: Era, count: number): readonly MissionCard[] {
	const middle = 1250 + 100 * era;
	const away = ({ year }: Dated): number => Math.abs(year - middle);
	const near = new Set(dated.toSorted((a, b) => away(a) - away(b)).slice(0, count));
	return dated.filter((one) => near.has(one)).map(({ card }) => card);
}

type Dated = { readonly year: number; readonly card: MissionCard };

function mission(
	id: string,
	name: string,
	year: number,
	text: string,
	match: Filter,
	claim?: Claim
): Dated {
	return { year, card: { id, name, text: `${year}. ${text}`, match, ...(claim && { claim }) } };
}
