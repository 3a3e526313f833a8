/** Why a City card cannot be turned up or moved so: what is wrong, then what to do. */
export const cityRefusals = {
	'city-moved-on': 'A City card was turned up meanwhile. Look at The Streets, then try again.',
	'city-empty': 'The City Deck and its discard pile are empty. No card comes.',
	'city-not-now': 'City cards come in the Beginning Phase. Say that a card text turned it up.',
	'city-turned': 'The City cards of this turn are up. Go on to the Action Phase.',
	'event-first': 'An Event lies in The Streets. Resolve and burn it first.',
	'prince-twice': 'The Prince of the City is up already. Choose another kind of card.',
	'no-such-city': 'This City card is not in The Streets. Look at the table again.',
	'prince-stays': 'Nobody discards or burns the Prince of the City. Leave it in The Streets.',
	'city-there': 'This City card is there already. Look at the table again.',
	'city-resolving': 'This Event is being resolved. Burn it, then shuffle.',
	'city-elsewhere': 'This City card is not in The Streets any more. Choose another target.'
} as const;
