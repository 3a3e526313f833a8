import type { MissionCard } from '../deck/cards.ts';
import type { Filter } from '../effects/selector.ts';

/** Stand-alone missions, in order of time: what the living did, and who of the night had a hand in it. */
export const missions: readonly MissionCard[] = [
	mission(
		'a-crown-at-scone',
		'A Crown at Scone',
		'1306. Robert Bruce is crowned in haste, while armies look for him. Kings who are hunted sleep by day and travel by night, and so they meet people.',
		{ geography: 'north', archetype: 'warlike' }
	),
	mission(
		'gold-in-cairo',
		'Gold in Cairo',
		'1324. Mansa Musa passes through Cairo on his way to Mecca and gives away so much gold that its price falls for years. Somebody stood near and kept the books.',
		{ geography: 'south', archetype: 'wealthy' }
	),
	mission(
		'the-empty-houses',
		'The Empty Houses',
		'1348. The plague goes from port to port. Whole streets fall silent, and those who live on the living learn to be gentle with what is left.',
		{ temperament: 'calm', fledgling: true }
	),
	mission(
		'when-adam-delved',
		'When Adam Delved',
		'1381. The commons of England march on London and burn the rolls that bound them. A rising needs torches, and hands that do not mind the heat.',
		{ class: 'egalitarian', temperament: 'cruel' }
	),
	mission(
		'the-walls-of-the-city',
		'The Walls of the City',
		'1453. After fifty-three days the walls of Constantinople give way. A thousand years of quiet bargains have to be made anew before morning.',
		{ geography: 'east', class: 'elitist' }
	),
	mission(
		'letters-of-lead',
		'Letters of Lead',
		'1455. In Mainz a goldsmith prints a Bible, and the next, and the next, all alike. Whoever lived by rare knowledge has to find something else to sell.',
		{ class: 'egalitarian', archetype: 'scholarly' }
	),
	mission(
		'a-line-through-the-ocean',
		'A Line through the Ocean',
		'1494. At Tordesillas two crowns share out a world that neither has seen. The line on the map is a door, and ships go through it by night as well.',
		{ geography: 'west', archetype: 'wealthy' }
	),
	mission(
		'shares-in-the-unseen',
		'Shares in the Unseen',
		'1602. Amsterdam sells the first shares in voyages that last for years. Who never dies makes a patient investor, and the calmest nerves win.',
		{ temperament: 'calm', archetype: 'wealthy' }
	),
	mission(
		'peace-by-exhaustion',
		'Peace by Exhaustion',
		'1648. In Münster and Osnabrück the envoys end thirty years of war. The best seats at the table belong to those who have sired the most debts.',
		{ sire: true }
	),
	mission(
		'a-baker-in-pudding-lane',
		'A Baker in Pudding Lane',
		'1666. London burns for four days. Cellars that had been shut for centuries lie open to the sky, and much has to be moved that no one may see.',
		{ geography: 'north', archetype: 'clandestine' }
	),
	mission(
		'the-fourteenth-of-july',
		'The Fourteenth of July',
		'1789. A prison with seven prisoners falls, and with it a world. In Paris it is unwise to have an old name, and useful to know the streets.',
		{ class: 'egalitarian', geography: 'west' }
	),
	mission(
		'the-congress-dances',
		'The Congress Dances',
		'1815. In Vienna the borders of Europe are drawn between two waltzes. Nobody counts the guests who arrive after dark and leave before dawn.',
		{ class: 'elitist', archetype: 'clandestine' }
	),
	mission(
		'ten-days-in-petrograd',
		'Ten Days in Petrograd',
		'1917. The Winter Palace changes hands in a single night. The nights are long so far up, and cruel ones are made for such a season.',
		{ geography: 'east', temperament: 'cruel' }
	),
	mission(
		'one-small-step',
		'One Small Step',
		'1969. A boot stands in the dust of the moon, and half of humankind is watching. The oldest thinkers of the night have to begin again at the beginning.',
		{ archetype: 'scholarly', ancilla: false }
	),
	mission(
		'the-handover',
		'The Handover',
		'1997. In Hong Kong a flag comes down at midnight and another goes up. Everything in the harbour changes its owner, and those with special gifts see what for.',
		{ ancilla: true }
	)
];

function mission(id: string, name: string, text: string, match: Filter): MissionCard {
	return { id, name, text, match };
}
