import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../src/lib/games/rivals/cards/card.ts';
import type { Effects } from '../../../../src/lib/games/rivals/cards/effects.ts';
import { attack, tableOf, type Playing } from './kit.ts';

/* Each word of the cards does what its record says. */

const does = (effects: Effects): Card => ({
	id: 'deed',
	name: 'Deed',
	kind: 'action',
	unhosted: true,
	parts: [{ when: 'play', effects }]
});

type Lies = Parameters<typeof tableOf>[0];

/** What it comes to that s1, who has a vampire of BP 7 and one of BP 5, plays a card that does this. */
const done = (effects: Effects, lies: Lies = {}): Playing => {
	const { s1 = {}, ...others } = lies?.seats ?? {};
	return tableOf({
		...lies,
		cards: [does(effects), ...(lies?.cards ?? [])],
		seats: {
			s1: {
				vampires: [
					{ card: 'brujah-1', blood: 4 },
					{ card: 'brujah-3', blood: 2 }
				],
				...s1,
				hand: ['deed', ...(s1.hand ?? [])]
			},
			...others
		}
	}).do({ type: 'PlayCard', seat: 's1', card: 'deed' });
};

describe('Words about tokens', () => {
	test('gain, lose and steal move Prestige and Agenda, as much as there is', () => {
		expect(done([{ do: 'gain', what: 'prestige', n: 2 }]).side('s1').prestige).toBe(12);
		expect(done([{ do: 'gain', what: 'agenda', n: 2, whom: 'rival' }]).side('s2').agenda).toBe(2);
		const poor: Lies = { seats: { s2: { agenda: 1 } } };
		expect(
			done([{ do: 'lose', what: 'agenda', n: 3, whom: 'rival' }], poor).side('s2').agenda
		).toBe(0);
		const stolen = done([{ do: 'steal', n: 3, whom: 'rival' }]);
		expect([stolen.side('s1').prestige, stolen.side('s2').prestige]).toEqual([13, 7]);
	});

	test('what is stolen down to 0 knocks out, credit to who controls the card', () => {
		const over = done([{ do: 'steal', n: 3, whom: 'rival' }], { seats: { s2: { prestige: 2 } } });
		expect(over.table.result).toMatchObject({
			decided: 'rival',
			winner: 's1',
			falls: [{ seat: 's2', by: 's1' }]
		});
	});

	test('bleed brings to torpor at once outside an attack; mend stops at the Blood Potency', () => {
		const bled = done([{ do: 'bleed', n: 9, who: { choose: 1, of: { of: 'rival' } } }], {
			seats: { s2: { vampires: [{ card: 'malkavian-1' }, { card: 'malkavian-7' }] } }
		}).answer('which-vampires', 's2v2');
		expect(bled.vampire('s2v2')).toMatchObject({ place: 'torpor', blood: 1 });
		expect(bled.side('s2').prestige).toBe(9);
		expect(bled.side('s1').agenda).toBe(1);
		expect(done([{ do: 'mend', n: 9, who: 'leader' }]).vampire('s1v1').blood).toBe(7);
	});

	test('fill puts Prestige of the supply on a Conspiracy, beside the 1 of this turn', () => {
		const laid = tableOf({
			cards: [does([{ do: 'fill', n: 2 }])],
			seats: { s1: { vampires: [{ card: 'brujah-1' }], hand: ['deed', 'downfall'] } }
		}).do({ type: 'PlayCard', seat: 's1', card: 'downfall', vampire: 's1v1' });
		const filled = laid.do({ type: 'PlayCard', seat: 's1', card: 'deed' });
		expect(filled.side('s1').down[0]?.paid).toEqual({ s1: 3 });
		expect(filled.side('s1').prestige).toBe(9);
	});
});

describe('Words about cards', () => {
	test('draw asks for a deck before each card; with `deck` it does not', () => {
		const asked = done([{ do: 'draw', n: 2 }]);
		expect(asked.table.question).toMatchObject({ prompt: 'draw-from', about: { left: 2 } });
		const two = asked.answer('draw-from', 'faction').answer('draw-from', 'library');
		expect(two.side('s1').hand).toEqual({ library: 1, faction: 1 });
		expect(done([{ do: 'draw', n: 2, deck: 'library' }]).side('s1').hand.library).toBe(2);
	});

	test('recover takes a card of that kind out of the discard pile', () => {
		const back = done([{ do: 'recover', kind: 'attack' }], {
			seats: { s1: { discard: ['levy', 'physical-attack-1'] } }
		});
		expect(back.hand('s1')).toEqual(['physical-attack-1']);
		expect(back.side('s1').discard).toEqual(['levy', 'deed']);
	});

	test('burn takes an Ongoing card, an Ongoing Event, an antagonist or a Retainer', () => {
		const lies: Lies = {
			streets: ['hunter'],
			events: { curfew: 's2' },
			seats: { s2: { ongoing: ['patrol'], vampires: [{ card: 'malkavian-1', bears: ['clerk'] }] } }
		};
		const asked = done([{ do: 'burn', what: 'ongoing' }], lies);
		expect(asked.table.question?.options).toHaveLength(3);
		const patrol = String(asked.side('s2').ongoing[0]?.slot);
		expect(asked.answer('which-card', patrol).side('s2')).toMatchObject({
			ongoing: [],
			burned: ['patrol']
		});
		expect(done([{ do: 'burn', what: 'retainer' }], lies).table.city.burned).toEqual(['clerk']);
	});

	test('turn-city turns cards up as in the City step', () => {
		const turned = done([{ do: 'turn-city', n: 2 }], { deck: ['curfew', 'clerk', 'beggar'] });
		expect(turned.table.city.streets).toMatchObject([
			{ card: 'curfew', token: 's1' },
			{ card: 'clerk' }
		]);
		// The Event holds from now on: everybody at a Haven has 1 Secrecy more.
		expect(turned.body('s2v1').secrecy).toBe(1);
	});
});

describe('Words about the turn', () => {
	test('exhaust, ready and move act on whom they name', () => {
		const tired = done([{ do: 'exhaust', who: { each: { of: 'rival' } } }]);
		expect(tired.vampire('s2v1').exhausted).toBe(true);
		const lies: Lies = { seats: { s1: { vampires: [{ card: 'brujah-1', exhausted: true }] } } };
		expect(done([{ do: 'ready', who: 'leader' }], lies).vampire('s1v1').exhausted).toBe(undefined);
		const out = done([{ do: 'move', who: { each: { of: 'rival' } }, to: 'streets' }]);
		expect(out.vampire('s2v1')).toMatchObject({ place: 'streets', party: 1 });
	});

	test('extra-action gives more actions this turn', () => {
		expect(done([{ do: 'extra-action', n: 2 }]).table.turn?.actionsLeft).toBe(3);
	});

	test('choose, may and each leave it to their player', () => {
		const way = done([
			{
				do: 'choose',
				of: [[{ do: 'gain', what: 'prestige', n: 1 }], [{ do: 'gain', what: 'agenda', n: 1 }]]
			}
		]).answer('which-way', '1');
		expect(way.side('s1')).toMatchObject({ prestige: 10, agenda: 1 });
		const may = done(
			[{ do: 'may', cost: { discard: 1 }, then: [{ do: 'gain', what: 'agenda', n: 1 }] }],
			{
				seats: { s1: { hand: ['levy'] } }
			}
		);
		expect(may.answer('may', 'no').side('s1').agenda).toBe(0);
		const paid = may.answer('may', 'yes').answer('discard', 'levy');
		expect(paid.side('s1')).toMatchObject({ agenda: 1, discard: ['levy', 'deed'] });
		const each = done([
			{ do: 'each', whom: 'each-player', then: [{ do: 'gain', what: 'agenda', n: 1 }] }
		]);
		expect([each.side('s1').agenda, each.side('s2').agenda]).toEqual([1, 1]);
	});

	test('manual is done by its player step by step, until they go on', () => {
		const now = done(
			[
				{ do: 'manual', text: 'Your Rival loses 1 Prestige, and you mend.' },
				{ do: 'gain', what: 'agenda', n: 1 }
			],
			{ seats: { s2: { hand: ['levy', 'letters'] } } }
		);
		expect(now.table.question).toMatchObject({ seat: 's1', prompt: 'manual', least: 0 });
		const after = now
			.answer('manual', 'prestige-lose s2')
			.answer('manual', 'mend s1v2')
			.answer('manual', 'discard s2')
			.answer('discard', 'levy');
		expect(after.table.question?.prompt).toBe('manual');
		const over = after.answer('manual');
		expect(over.side('s2').prestige).toBe(9);
		expect(over.vampire('s1v2').blood).toBe(3);
		expect(over.side('s1').agenda).toBe(1);
	});

	test('manual can bring a vampire down, and comes to an end', () => {
		let now = done([{ do: 'manual', text: 'Bleed it.' }], {
			seats: { s2: { vampires: [{ card: 'malkavian-1', blood: 1 }, { card: 'malkavian-7' }] } }
		}).answer('manual', 'bleed s2v1');
		expect(now.vampire('s2v1').place).toBe('torpor');
		for (let n = 0; now.table.question && n < 30; n++)
			now = now.answer('manual', 'prestige-gain s1');
		expect(now.table.question).toBeNull();
		expect(now.side('s1').prestige).toBe(10 + 11);
	});

	test('what a part chose last is meant by `chosen`', () => {
		const hit = done(
			[
				{ do: 'exhaust', who: { choose: 1, of: { of: 'rival' } } },
				{ do: 'bleed', n: 1, who: 'chosen' },
				{ do: 'lose', what: 'prestige', n: 1, whom: 'chosen' }
			],
			{ seats: { s2: { vampires: [{ card: 'malkavian-1' }, { card: 'malkavian-2' }] } } }
		).answer('which-vampires', 's2v2');
		expect(hit.vampire('s2v2')).toMatchObject({ exhausted: true, blood: 5 });
		expect(hit.side('s2').prestige).toBe(9);
	});
});

describe('Standing words', () => {
	test('outside an attack they last until the turn ends', () => {
		const strong = done([
			{ do: 'attribute', which: 'physical', n: 2, who: 'leader' },
			{ do: 'discipline', discipline: 'Potence', who: 'leader' },
			{ do: 'keyword', keyword: 'guard', who: 'leader' }
		]);
		expect(strong.body('s1v1')).toMatchObject({ physical: 2, guard: true });
		expect(strong.body('s1v1').disciplines).toContain('Potence');
		const after = strong.do({ type: 'EndActions', seat: 's1' });
		const next = ['library', 'library'].reduce(
			(now, deck) => now.answer('draw-from', deck),
			after.pass()
		);
		expect(next.body('s1v1')).toMatchObject({ physical: 0, guard: false });
		expect(next.vampire('s1v1').modifiers).toBe(undefined);
	});

	test('in an attack they end with it', () => {
		const rage: Card = {
			id: 'rage',
			name: 'Rage',
			kind: 'attack',
			type: 'physical',
			damage: 0,
			parts: [
				{ when: 'play', effects: [{ do: 'attribute', which: 'physical', n: 3, who: 'this' }] }
			]
		};
		const hit = tableOf({
			cards: [rage],
			seats: {
				s1: { vampires: [{ card: 'brujah-1', place: 'streets' }], hand: ['rage'] },
				s2: { vampires: [{ card: 'malkavian-3', place: 'streets' }] }
			}
		}).do(attack({ card: 'rage' }));
		expect(hit.taken()).toEqual({ s2v1: 3 });
		expect(hit.body('s1v1').physical).toBe(0);
	});

	test('`aggravate` makes all of it Aggravated, so that no attribute cuts it', () => {
		const claws: Card = {
			id: 'claws',
			name: 'Claws',
			kind: 'attack',
			type: 'physical',
			damage: 1,
			parts: [{ when: 'play', effects: [{ do: 'aggravate' }] }]
		};
		const hit = tableOf({
			cards: [claws],
			seats: {
				s1: { vampires: [{ card: 'brujah-3', place: 'streets' }], hand: ['claws'] },
				s2: { vampires: [{ card: 'malkavian-1', place: 'streets' }] }
			}
		}).do(attack({ card: 'claws' }));
		expect(hit.happened('AttackSummed')[0]).toMatchObject({
			taken: { s2v1: 3 },
			aggravated: { s2v1: 3 }
		});
	});

	test('a text with a condition holds as long as it is so', () => {
		const calm: Card = {
			id: 'calm',
			name: 'Calm',
			kind: 'vampire',
			clan: 'Brujah',
			bp: 4,
			attributes: { physical: 0, social: 0, mental: 0 },
			disciplines: [],
			parts: [
				{
					when: 'always',
					if: [{ is: 'stands', who: 'this', so: 'wounded' }],
					effects: [{ do: 'attribute', which: 'mental', n: 2, who: 'this' }]
				}
			]
		};
		const at = (blood: number) =>
			tableOf({ cards: [calm], seats: { s1: { vampires: [{ card: 'calm', blood }] } } }).body(
				's1v1'
			).mental;
		expect([at(4), at(3), at(2)]).toEqual([0, 0, 2]);
	});
});

describe('Triggers', () => {
	test('several of one player happen in an order they choose; the active player’s come first', () => {
		const glad = (id: string, n: number): Card => ({
			id,
			name: id,
			kind: 'vampire',
			clan: 'Brujah',
			bp: 4,
			attributes: { physical: 0, social: 0, mental: 0 },
			disciplines: [],
			parts: [
				{
					when: { on: 'recruited', by: 'anyone' },
					effects: [{ do: 'gain', what: 'agenda', n }]
				}
			]
		});
		const now = tableOf({
			cards: [glad('one', 1), glad('two', 2)],
			seats: {
				s1: { vampires: [{ card: 'one' }, { card: 'two' }], hand: ['brujah-7'] },
				s2: { vampires: [{ card: 'one' }] }
			}
		}).do({ type: 'Recruit', seat: 's1', card: 'brujah-7' });
		expect(now.table.question).toMatchObject({ seat: 's1', prompt: 'which-trigger' });
		const [, second = ''] = now.table.question?.options ?? [];
		const after = now.answer('which-trigger', second);
		expect(after.happened('AgendaMoved').map(({ seat, by }) => `${seat} ${by}`)).toEqual([
			's1 2',
			's1 1',
			's2 1'
		]);
	});

	test('a trigger with `once` goes off once a turn; cards that set each other off come to an end', () => {
		const leech = (once: boolean): Card => ({
			id: 'leech',
			name: 'Leech',
			kind: 'action',
			ongoing: true,
			parts: [
				{
					when: { on: 'stole', by: 'you', what: 'prestige' },
					...(once && { once: 'turn' as const }),
					effects: [{ do: 'steal', n: 1, whom: 'rival' }]
				}
			]
		});
		const rob = (once: boolean) =>
			done([{ do: 'steal', n: 1, whom: 'rival' }], {
				cards: [leech(once)],
				seats: { s1: { ongoing: ['leech'] }, s2: { prestige: 40 } }
			}).side('s2').prestige;
		expect(rob(true)).toBe(38);
		expect(rob(false)).toBe(40 - 1 - 12);
	});
});
