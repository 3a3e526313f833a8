import { describe, expect, it } from 'vitest';
import type { Card, CardOf } from '../../../../src/lib/games/rivals/cards/card.ts';
import { whyNotPlayed } from '../../../../src/lib/ui/rivals/table/why-not.ts';
import { tableOf } from '../../rivals/table/kit.ts';

const strike: CardOf<'attack'> = {
	id: 'strike',
	name: 'Strike',
	kind: 'attack',
	type: 'physical',
	damage: 3,
	bp: 4,
	parts: []
};
const ward: Card = {
	id: 'ward',
	name: 'Ward',
	kind: 'reaction',
	types: ['physical', 'ranged'],
	shields: 1,
	parts: []
};

/** Why the card cannot be played; Brujah 1 has BP 7, Brujah 3 less than 6. */
const why = (card: Card, lies: Parameters<typeof tableOf>[0] = {}): string =>
	whyNotPlayed(
		tableOf({ ...lies, seats: { s1: { vampires: [{ card: 'brujah-1' }], ...lies.seats?.['s1'] } } })
			.table,
		's1',
		card
	);

describe('why a card cannot be played now', () => {
	it('says when it can be', () => {
		expect(why(ward)).toBe(
			'You can play it when a vampire of yours is attacked (Physical or Ranged).'
		);
		expect(why(strike, { turn: { seat: 's2' } })).toBe('You can play it in your own turn.');
		expect(why(strike, { turn: { actionsLeft: 0 } })).toBe('You have no actions left this turn.');
	});

	it('says who has to move, or who is too weak or exhausted', () => {
		expect(why(strike)).toMatch(/^First move .+ to The Streets\.$/);
		expect(why({ ...strike, bp: 9 })).toBe('You need a vampire with Blood Potency 9 or more.');
		const tired = { vampires: [{ card: 'brujah-1', exhausted: true }] } as const;
		expect(why(strike, { seats: { s1: tired } })).toMatch(/is exhausted until your next turn\.$/);
	});

	it('says what it costs', () => {
		const recruit: CardOf<'vampire'> = {
			id: 'new',
			name: 'Zoe',
			kind: 'vampire',
			clan: 'Brujah',
			bp: 12,
			attributes: { physical: 0, social: 0, mental: 0 },
			disciplines: [],
			parts: []
		};
		expect(why(recruit)).toBe('Zoe costs 12 Prestige and you have 10. You must keep at least 1.');
	});

	it('asks for the clan', () => {
		expect(why({ ...strike, clan: 'Malkavian' })).toBe(
			'You need a Malkavian vampire outside torpor.'
		);
	});
});
