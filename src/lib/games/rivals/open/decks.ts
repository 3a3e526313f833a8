/** The decks of the open set: what each is about, at a glance and in full. Without any card, so that a page has it at once. */
export const OPEN_DECKS = {
	brujah: {
		name: 'Brujah',
		gist: 'Fight in The Streets, turn after turn.',
		about:
			'Fight in The Streets, turn after turn. Pay with Blood for harder blows; a hard blow scores even where the target still stands.'
	},
	toreador: {
		name: 'Toreador',
		gist: 'Steal Prestige with Social attacks, and gather Retainers.',
		about:
			'Steal Prestige with Social attacks and gather Retainers. Every admirer counts, and a Rival who runs out of Prestige is out.'
	},
	ventrue: {
		name: 'Ventrue',
		gist: 'Rule: Influence, Titles and thick walls.',
		about:
			'Gather Titles, claim the Prince, and let office pay every turn. Fortitude and a quiet Haven hold until the city is yours.'
	},
	malkavian: {
		name: 'Malkavian',
		gist: 'Secrets and tricks: Mental attacks, Conspiracies.',
		about:
			'Mental attacks empty hands while a Conspiracy fills. Nobody knows what lies face down, and what comes of it decides the night.'
	}
} as const;
