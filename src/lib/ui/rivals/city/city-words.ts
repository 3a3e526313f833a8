import type { CityPile } from '../../../games/rivals/city/city.ts';
import type { CityCard, CityFacts } from '../../../games/rivals/match/state.ts';

/* City cards in words. */

export const KIND_NAMES: { readonly [K in CityFacts['kind']]: string } = {
	event: 'Event',
	ongoing: 'Ongoing Event',
	vagrant: 'Vagrant',
	citizen: 'Citizen',
	antagonist: 'Antagonist',
	prince: 'Prince of the City'
};

export const PILE_WORDS: { readonly [P in CityPile]: string } = {
	discard: 'To the City discard pile.',
	burned: 'Burned.',
	deck: 'Shuffled into the City Deck.'
};

/** What a City card is called: its name, or its kind. */
export const cityName = (card: CityFacts | undefined): string =>
	card ? (card.name ?? KIND_NAMES[card.kind]) : 'A City card';

/** What it says, in a line: “Citizen, 3 Blood, 2 Agenda”. */
export function cityLine(card: CityCard, nameOf: (id: string) => string): string {
	const { kind, name, blood, agenda, burn, attach, intel = 1, harm = 1, seat, bearer } = card;
	const hasBlood = kind === 'vagrant' || kind === 'citizen' || kind === 'antagonist';
	return [
		...(name === undefined && kind !== 'prince' ? [] : [kind === 'prince' ? '' : KIND_NAMES[kind]]),
		...(hasBlood && blood !== undefined ? [`${blood} Blood`] : []),
		...(hasBlood && (agenda ?? 0) > 0 ? [`${agenda ?? 0} Agenda`] : []),
		...((burn ?? 0) > 0 ? [`Burn: mend ${burn ?? 0}`] : []),
		...(attach === undefined ? [] : [`Attach: ${attach}`]),
		...(kind === 'antagonist' ? [`Intel +${intel}`, `${harm} damage`] : []),
		...(seat === undefined ? [] : [`until ${nameOf(seat)}’s next turn`]),
		...(bearer === undefined ? [] : [`with ${nameOf(bearer)}`])
	]
		.filter((part) => part !== '')
		.join(', ');
}
