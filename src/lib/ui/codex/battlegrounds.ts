import type { Term } from './term.ts';

export const BATTLEGROUND_TERMS = [
	{
		id: 'of-clans-high-and-low',
		word: 'Of Clans High and Low',
		definition:
			'Class, era 1. One token is pushed to and fro between elitist and egalitarian. Whichever side it ends on scores, and more the further it was pushed; in the middle nobody does.'
	},
	{
		id: 'the-beast-within',
		word: 'The Beast Within',
		definition:
			'Temperament, eras 1 to 5. Each player has a morality token that climbs when a recruit matches it and turns over when not. High spaces bring schemes and points.'
	},
	{
		id: 'the-war-of-the-princes',
		word: 'The War of the Princes',
		definition:
			'Geography, era 1. Each direction marches its ankhs out from home to hold courts. The direction with most courts pays its vampires; the centre counts double.'
	},
	{
		id: 'the-inquisition',
		word: 'The Inquisition',
		definition:
			'Class, eras 2 to 4. Archetypes are called as judges for one class or the other. The third judge opens a trial: the most infamous vampire may fall into torpor, and verdicts score.'
	},
	{
		id: 'the-anarch-revolt',
		word: 'The Anarch Revolt',
		definition:
			'Geography, era 3. Four cities send their ankhs to the barricades. Too many there, and some burn for good; a city that still has one at the end stands and scores.'
	},
	{
		id: 'the-masquerade',
		word: 'The Masquerade',
		definition:
			'Geography, eras 4 to 7. Four investigators draw closer with every recruit from their direction. The nearer they are, the less a vampire is worth; one who goes too far exposes somebody.'
	},
	{
		id: 'the-court',
		word: 'The Court',
		definition:
			'Class, eras 5 to 7. Votes gather for the classes, and in turn sheriff, harpy, seneschal and prince are chosen among the powerful. The class of the prince scores.'
	},
	{
		id: 'the-rise-of-humanity',
		word: 'The Rise of Humanity',
		definition:
			'Temperament, eras 6 and 7. The Beast Within turned upside down: what matches sinks, what does not rises, and the low end of the track is the good one.'
	},
	{
		id: 'the-sabbat-wars',
		word: 'The Sabbat Wars',
		definition:
			'Geography, era 7. Camarilla, Sabbat and Anarchs fight over four regions; each direction is a different move. The side that holds most regions scores nine for each of its players.'
	}
] as const satisfies readonly Term[];
