import { describe, expect, it } from 'vitest';
import type { CardOf } from '../../../../src/lib/games/rivals/cards/card.ts';
import type { TableCommandOf } from '../../../../src/lib/games/rivals/table/commands.ts';
import { forecastOf } from '../../../../src/lib/ui/rivals/table/attack-forecast.ts';
import { attack, tableOf } from '../../rivals/table/kit.ts';

/* Brujah 3 has Physical 2, Malkavian 1 Physical 1. */

const blow = (own: Partial<TableCommandOf<'Attack'>> = {}) =>
	attack(own) as TableCommandOf<'Attack'>;
const strike: CardOf<'attack'> = {
	id: 'strike',
	name: 'Strike',
	kind: 'attack',
	type: 'physical',
	damage: 3,
	parts: []
};
const helper: CardOf<'vampire'> = {
	id: 'helper',
	name: 'Helper',
	kind: 'vampire',
	clan: 'Brujah',
	bp: 3,
	attributes: { physical: 0, social: 0, mental: 0 },
	disciplines: [],
	parts: [{ when: 'always', as: 'attacking', effects: [{ do: 'bonus', n: 1 }] }]
};
const crook: CardOf<'mortal'> = {
	id: 'crook',
	name: 'Crook',
	kind: 'mortal',
	sort: 'vagrant',
	copies: 1,
	blood: 3,
	agenda: 0,
	burn: 1,
	parts: []
};

const duel = () =>
	tableOf({
		cards: [strike, helper, crook],
		streets: ['crook'],
		seats: {
			s1: {
				vampires: [
					{ card: 'brujah-3', place: 'streets', party: 1 },
					{ card: 'helper', place: 'streets', party: 1 }
				],
				hand: ['strike']
			},
			s2: { vampires: [{ card: 'malkavian-1', place: 'streets' }] }
		}
	});

describe('what an attack would do', () => {
	it.each([
		['without a card', blow()],
		['with a card', blow({ card: 'strike' })],
		['on another attribute', blow({ attack: 'social' })]
	])('comes to what the rules deal if nobody does anything about it, %s', (_, command) => {
		const now = duel();
		const dealt = now.do(command).pass().happened('AttackSummed').at(-1)?.sum;
		const { sum } = forecastOf(now.table, command);
		expect(sum.taken).toBe(dealt?.taken);
		expect(sum.parts).toEqual(dealt?.parts);
	});

	it('counts the texts of the party, and says when a mortal falls in one blow', () => {
		const now = duel();
		const target = now.slot('crook');
		const weak = forecastOf(now.table, blow({ target, attack: 'mental' }));
		const strong = forecastOf(now.table, blow({ target }));
		expect([strong.sum.taken, strong.defeats]).toEqual([3, true]);
		expect(weak.defeats).toBe(false);
	});
});
