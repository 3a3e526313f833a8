import { describe, expect, it } from 'vitest';
import { seededChance } from '$lib/games/core/chance.ts';
import { openSet } from '$lib/games/rivals/open/open-set.ts';
import { beginTable, wantedAgain } from '$lib/ui/rivals/table/begin.ts';
import { offersOf } from '$lib/ui/rivals/table/own-decks.ts';
import {
	FIRST_WISHES,
	wantedOf,
	whyNot,
	type Wishes
} from '../../../../src/routes/rivals/table/wishes.ts';

const kept = (text: string) => ({ id: 'a', text, changedAt: 0 });
const BOX = `Night shift
Agenda: Any Agenda
Haven: Any Haven

Faction
Nadja (Leader) [Tremere, BP 6]
Otto [Ravnos, BP 4]

Action (6)
3x Any Action [BP 3]
3x Another Action
`;
const means = { chance: seededChance(4), id: 'm', now: 1 };
const wishing = (deck: string): Wishes => ({
	...FIRST_WISHES,
	seats: FIRST_WISHES.seats.map((seat, at) => (at === 0 ? { ...seat, deck } : seat))
});

describe('Decks of this device', () => {
	it('are offered with how much Elysium knows of them', () => {
		const [offer] = offersOf([kept(BOX)]);
		expect(offer).toMatchObject({ id: 'own-a', name: 'Night shift', unknown: [] });
		expect(offer?.about).toContain('6 cards of your box');
		expect(offer?.choice?.deck.leader).toBe('own-nadja');
	});

	it('are not dealt as long as a card is unknown, and say which', () => {
		const offers = offersOf([kept(`${BOX}\nAttack (2)\n2x A Blow [BP 4]\n`)]);
		expect(offers[0]?.choice).toBeNull();
		expect(offers[0]?.unknown).toEqual(['A Blow lacks numbers that a deck list does not have.']);
		expect(whyNot(wishing('own-a'), offers)).toContain('does not know');
		expect(whyNot(wishing('brujah'), offers)).toBeNull();
		expect(offersOf([kept('Nothing')])[0]?.about).toContain('lacks a Haven');
	});

	it('begin a match, and the next one with the same people', () => {
		const offers = offersOf([kept(BOX)]);
		const match = beginTable(wantedOf(wishing('own-a'), offers), means);
		const leads = (one: typeof match) =>
			one.steps[0]?.flatMap((event) =>
				event.type === 'DecksLaid' ? [event.seats['s1']?.leader, event.seats['s2']?.leader] : []
			);
		const second = openSet.decks.find(({ id }) => id === FIRST_WISHES.seats[1]?.deck);
		expect(leads(match)).toEqual(['own-nadja', second?.leader]);
		const wanted = wantedAgain(match);
		expect(wanted[1]?.own).toBeUndefined();
		expect(leads(beginTable(wanted, means))).toEqual(leads(match));
	});
});
