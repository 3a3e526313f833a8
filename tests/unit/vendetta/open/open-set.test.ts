import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cardSetSchema } from '$lib/games/vendetta/cards.ts';
import { abilitiesWords } from '$lib/games/vendetta/effects/words.ts';
import { BURDENS } from '$lib/games/vendetta/open/location-cards.ts';
import { openSet } from '$lib/games/vendetta/open/open-set.ts';
import { CLANS } from '$lib/games/vendetta/vocabulary.ts';

const { clanCards, allies, relics, locationCards } = openSet;
const everything = [...clanCards, ...allies, ...relics, ...locationCards];

/** Whether a number is within bounds, with the card's name where it is not. */
const within = (name: string, n: number, least: number, most: number) =>
	expect([name, n >= least && n <= most]).toEqual([name, true]);

describe('the open set', () => {
	it('is a set of cards', () => {
		expect(v.parse(cardSetSchema, openSet)).toEqual(openSet);
	});

	it('has as many cards as the box', () => {
		expect([clanCards, allies, relics, locationCards].map(({ length }) => length)).toEqual([
			63, 30, 8, 7
		]);
	});

	it('gives each card an id and a name of its own', () => {
		expect(new Set(everything.map(({ id }) => id)).size).toBe(everything.length);
		expect(new Set(everything.map(({ name }) => name.toLowerCase())).size).toBe(everything.length);
	});

	it('writes ids in small letters and names with their own signs', () => {
		for (const { id, name } of everything) {
			expect(id).toMatch(/^[a-z][a-z0-9-]*[a-z0-9]$/);
			expect(name).toMatch(/^[A-Z]/);
			expect(name).not.toMatch(/['"]|\s{2}|\.$/);
		}
	});
});

describe.each(CLANS)('the clan cards of %s', (clan) => {
	const own = clanCards.filter((card) => card.clan === clan);
	const others = own.filter(({ starting }) => starting !== true);
	const of = (kind: string) => others.filter((card) => card.kind === kind).length;

	it('are nine, two of them in the hand from the start', () => {
		expect(own).toHaveLength(9);
		expect(own.filter(({ starting }) => starting).map(({ id }) => id)).toEqual([
			`${clan}-hunt`,
			`${clan}-ready`
		]);
	});

	it('are of the kinds that the rules ask for', () => {
		within('passive', of('passive'), 1, 2);
		within('preparation', of('preparation'), 1, 2);
		within('plain', of('plain'), 0, 1);
		expect([of('conflict'), of('aftermath')]).toEqual([2, 2]);
	});

	it('have Power in the bounds, one by one and together', () => {
		for (const { name, power } of own) within(name, power, 0, 7);
		within(
			'sum',
			own.reduce((sum, { power }) => sum + power, 0),
			28,
			36
		);
	});

	it('act in their step, or are in force', () => {
		for (const { name, kind, abilities } of own) {
			const kinds = abilities.map(({ ability }) => ability);
			if (kind === 'plain') expect([name, kinds]).toEqual([name, []]);
			else if (kind === 'passive') {
				expect([name, kinds.length > 0]).toEqual([name, true]);
				expect([name, kinds.every((one) => one === 'when' || one === 'always')]).toEqual([
					name,
					true
				]);
			} else expect([name, kinds]).toEqual([name, ['acts']]);
		}
	});
});

describe('the Allies', () => {
	const humans = allies.filter(({ kind }) => kind === 'human');
	const vampires = allies.filter(({ kind }) => kind === 'vampire');

	it('are sixteen humans and fourteen vampires, eight and twelve with an ability', () => {
		expect([humans.length, vampires.length]).toEqual([16, 14]);
		const able = (some: typeof allies) => some.filter(({ abilities }) => abilities.length > 0);
		expect([able(humans).length, able(vampires).length]).toEqual([8, 12]);
	});

	it.each(allies)(
		'$name has values in the bounds',
		({ influence, feed, drainBlood, drainedInfluence }) => {
			within('Influence', influence, 1, 4);
			within('feed', feed, 0, 2);
			within('Blood when drained', drainBlood, 2, 5);
			within('Influence once drained', drainedInfluence, 0, 2);
			expect(drainedInfluence).toBeLessThanOrEqual(influence);
		}
	);

	it('are abilities of Allies', () => {
		for (const { name, abilities } of allies)
			for (const { ability } of abilities) expect([name, ability]).not.toEqual([name, 'acts']);
	});
});

describe('relics and Location cards', () => {
	it('relics are worth 0 to 2, and each does something once', () => {
		for (const { name, influence, abilities } of relics) {
			within(name, influence, 0, 2);
			expect(abilities.map(({ ability }) => ability)).toEqual(['use']);
		}
		expect(new Set(relics.map(({ influence }) => influence))).toEqual(new Set([0, 1, 2]));
	});

	it('two of the Location cards are burdens', () => {
		expect(BURDENS).toHaveLength(2);
		for (const burden of BURDENS) expect(locationCards).toContain(burden);
		for (const { name, abilities } of locationCards) {
			const kinds = abilities.map(({ ability }) => ability);
			expect([name, kinds.length > 0]).toEqual([name, true]);
			expect([name, kinds.every((one) => one === 'when' || one === 'always')]).toEqual([
				name,
				true
			]);
		}
	});
});

describe('the sentences of the open set', () => {
	it.each(everything.filter(({ abilities }) => abilities.length > 0))(
		'of $name are whole',
		(card) => {
			for (const sentence of abilitiesWords(card.abilities)) {
				expect(sentence).toMatch(/^[A-Z]/);
				expect(sentence).toMatch(/[^.!?,:;\s][.!?]$/);
				expect(sentence).not.toMatch(/[{}[\]<>]|undefined|null|NaN|object|\s{2}|\s[.,;:]|\.\./);
			}
		}
	);
});
