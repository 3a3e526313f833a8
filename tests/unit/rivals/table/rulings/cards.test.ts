import { describe, expect, test } from 'vitest';
import type { Card, CardOf } from '../../../../../src/lib/games/rivals/cards/card.ts';
import type { Cost } from '../../../../../src/lib/games/rivals/cards/cost.ts';
import { parseAs } from '../../../../../src/lib/games/core/parse.ts';
import {
	tableCommandSchema,
	type TableCommand
} from '../../../../../src/lib/games/rivals/table/commands.ts';
import { fallTasks } from '../../../../../src/lib/games/rivals/table/fall-tasks.ts';
import { attack, Playing, tableOf } from '../kit.ts';

/* The rulings about cards in play, Titles and Influence, on the engine. */

const action = (
	id: string,
	parts: CardOf<'action'>['parts'],
	own: Partial<CardOf<'action'>> = {}
): Card => ({
	id,
	name: id,
	kind: 'action',
	parts,
	...own
});
const plays = (now: Playing, card: string, vampire?: string) =>
	now.do({ type: 'PlayCard', seat: 's1', card, ...(vampire !== undefined && { vampire }) });

describe('Prestige on a card', () => {
	const trust = action(
		'trust',
		[
			{ when: 'play', effects: [{ do: 'invest', each: 2, most: 5 }] },
			{ when: 'start', effects: [{ do: 'collect', n: 3 }] }
		],
		{ ongoing: true, unhosted: true }
	);
	const filled = (prestige = 10) =>
		plays(
			tableOf({
				cards: [trust],
				deck: ['clerk', 'clerk', 'clerk', 'clerk'],
				seats: { s1: { hand: ['trust', 'downfall'], prestige } }
			}),
			'trust'
		);

	test('R69: a card filled when it is played gets no Prestige later', () => {
		const now = filled();
		expect(now.table.question?.options).toEqual(['0', '1', '2', '3', '4', '5']);
		const full = now.answer('invest', '2');
		const [one] = full.side('s1').ongoing;
		expect(one?.stored).toBe(4);
		expect(full.side('s1').prestige).toBe(8);
		// Nothing puts more on it: it is no Conspiracy, and the question does not come again.
		const slot = one?.slot ?? 0;
		expect(full.refused({ type: 'FeedConspiracy', seat: 's1', slot })).toContain('No such');
		const nextTurn = (at: Playing, seat: string) =>
			at
				.do({ type: 'EndActions', seat })
				.pass()
				.answer('draw-from', 'library')
				.answer('draw-from', 'library');
		const round = nextTurn(nextTurn(full, 's1'), 's2');
		expect(round.table.question).toBeNull();
		expect(round.side('s1').ongoing[0]?.stored).toBe(1);
		expect(round.side('s1').prestige).toBe(11);
		const again = nextTurn(nextTurn(round, 's1'), 's2');
		expect(again.side('s1').ongoing[0]?.stored).toBe(0);
		expect(again.side('s1').prestige).toBe(12);
	});

	test('the last Prestige is never spent for it', () => {
		expect(filled(3).table.question?.options).toEqual(['0', '1', '2']);
		expect(filled(1).table.question).toBeNull();
	});
});

describe('Each outside a Haven is a party', () => {
	const tunnels: Card = {
		id: 'tunnels',
		name: 'Tunnels',
		kind: 'event',
		ongoing: true,
		parts: [{ when: 'always', effects: [{ do: 'scatter' }] }]
	};
	const parties = (now: Playing, seat: string) =>
		now.side(seat).vampires.flatMap(({ place, party }) => (place === 'streets' ? [party] : []));

	test('R76: on leaving too, together or to join somebody', () => {
		const now = tableOf({
			cards: [tunnels],
			events: { tunnels: 's1' },
			seats: {
				s1: { vampires: [{ card: 'brujah-1' }, { card: 'brujah-2' }, { card: 'brujah-3' }] }
			}
		});
		const moves = (vampires: string[], to: string | null) =>
			({ type: 'MoveVampires', seat: 's1', vampires, to }) as const;
		const out = now.do(moves(['s1v1', 's1v2'], null));
		expect(new Set(parties(out, 's1')).size).toBe(2);
		expect(out.refused(moves(['s1v3'], 's1v1'))).toContain('alone');
	});

	test('R76: as it comes up they separate, exhausted ones too, and stand alone when attacked', () => {
		const now = tableOf({
			cards: [tunnels],
			deck: ['tunnels', 'clerk'],
			seats: {
				s1: {
					vampires: [
						{ card: 'brujah-1', place: 'streets', party: 1 },
						{ card: 'brujah-2', place: 'streets', party: 1, exhausted: true },
						{ card: 'brujah-3', place: 'streets', party: 1 }
					]
				}
			}
		})
			.do({ type: 'EndActions', seat: 's1' })
			.answer('draw-from', 'library')
			.answer('draw-from', 'library');
		expect(new Set(parties(now, 's1')).size).toBe(3);
		const attacked = now
			.do({ type: 'MoveVampires', seat: 's2', vampires: ['s2v1'], to: null })
			.do(attack({ seat: 's2', attacker: 's2v1', target: 's1v1' }));
		expect(attacked.table.question?.prompt).not.toBe('block');
	});
});

describe('Targeted attacks and blocks', () => {
	const punch: Card = {
		id: 'punch',
		name: 'Punch',
		kind: 'attack',
		type: 'physical',
		damage: 2,
		keywords: ['targeted'],
		parts: []
	};
	const stage: Card = {
		id: 'stage',
		name: 'Stage',
		kind: 'reaction',
		types: ['physical'],
		shields: 2,
		parts: [
			{ when: 'play', if: [{ is: 'blocked' }], effects: [{ do: 'bleed', n: 2, who: 'attacker' }] }
		]
	};
	const brother: Card = {
		id: 'brother',
		name: 'Brother',
		kind: 'vampire',
		clan: 'Brujah',
		bp: 5,
		attributes: { physical: 1, social: 0, mental: 0 },
		disciplines: [],
		parts: [
			{
				when: { use: 'abilities' },
				as: 'attacking',
				cost: { exhaust: 'this' },
				effects: [{ do: 'bonus', n: 1 }]
			}
		]
	};
	const scene = () =>
		tableOf({
			cards: [punch, stage, brother],
			seats: {
				s1: {
					vampires: [
						{ card: 'brujah-2', place: 'streets', party: 1 },
						{ card: 'brother', place: 'streets', party: 1 }
					],
					hand: ['punch', 'levy']
				},
				s2: {
					vampires: [{ card: 'malkavian-1', bears: ['beggar'] }, { card: 'malkavian-3' }],
					hand: ['stage']
				}
			}
		});

	test('R26: 2 + helper 1 + Physical 1 back to the first target with Physical 1 and a Retainer makes 2; the blocker’s shields do not help it, its text still costs the attacker 2', () => {
		const now = scene()
			.do(attack({ card: 'punch', discards: ['levy'] }))
			.answer('block', 's2v2')
			.answer('reaction', 'stage')
			.answer('retarget', 's2v1')
			.answer('ability', 's1v2.0');
		const beggar = now.vampire('s2v1').attached?.[0]?.slot ?? 0;
		const done = now.answer('prevention', `c${beggar}.0`);
		expect(done.taken()).toEqual({ s2v1: 2 });
		expect(done.vampire('s1v1').blood).toBe(6 - 2);
	});

	test('R27: after Targeted there is no new Block, and the blocker stays blocker', () => {
		const now = scene()
			.do(attack({ card: 'punch', discards: ['levy'] }))
			.answer('block', 's2v2')
			.answer('reaction', 'stage');
		expect(now.table.question?.options).toEqual(['s2v1', 's2v2']);
		const back = now.answer('retarget', 's2v1');
		expect(back.table.attack).toMatchObject({ target: 's2v1', blocker: 's2v2' });
		expect(back.table.question?.prompt).toBe('ability');
	});

	test('R42: who may block for anyone blocks for mortals too, and joins a target of its coterie in the Streets', () => {
		const preacher: Card = {
			id: 'preacher',
			name: 'Preacher',
			kind: 'vampire',
			clan: 'Malkavian',
			bp: 5,
			attributes: { physical: 0, social: 0, mental: 0 },
			disciplines: [],
			parts: [{ when: 'always', effects: [{ do: 'block-any', who: 'this' }] }]
		};
		const now = tableOf({
			cards: [preacher],
			streets: ['clerk', 'prince'],
			seats: {
				s1: { vampires: [{ card: 'brujah-3', place: 'streets' }] },
				s2: {
					vampires: [{ card: 'malkavian-1', place: 'streets', party: 4 }, { card: 'preacher' }]
				}
			}
		});
		const mortal = now.do(attack({ target: now.slot('clerk') })).answer('block', 's2v2');
		expect(mortal.vampire('s2v2')).toMatchObject({ place: 'streets', exhausted: true, party: 5 });
		expect(mortal.taken()).toEqual({ s2v2: 2 });
		const joined = now.do(attack()).answer('block', 's2v2');
		expect(joined.vampire('s2v2')).toMatchObject({ place: 'streets', party: 4 });
		const claim = now
			.do({ type: 'ClaimPrince', seat: 's1', vampire: 's1v1' })
			.answer('claim-attack', 's2v1 physical');
		expect(claim.happened('Blocked')).toEqual([]);
	});

	test('R16: a card drawn by the attacker’s ability comes too late for this attack', () => {
		const hydra: Card = {
			...(brother as CardOf<'vampire'>),
			id: 'hydra',
			name: 'Hydra',
			parts: [
				{
					when: { use: 'abilities' },
					as: 'attacker',
					cost: { blood: 1 },
					effects: [{ do: 'draw', n: 1, deck: 'library' }]
				}
			]
		};
		const now = tableOf({
			cards: [hydra],
			seats: {
				s1: { vampires: [{ card: 'hydra', place: 'streets' }] },
				s2: { vampires: [{ card: 'malkavian-3', place: 'streets' }] }
			}
		});
		const asked = now.do(attack());
		expect(asked.table.attack).toMatchObject({ step: 9, card: null });
		expect(asked.answer('ability', 's1v1.0').side('s1').hand.library).toBe(1);
	});

	test('R32: an attack on a mortal hits no other mortal, one on a vampire none', () => {
		const bomb: Card = {
			...(punch as CardOf<'attack'>),
			id: 'bomb',
			parts: [
				{
					when: 'play',
					effects: [{ do: 'damage', n: 3, who: { each: { of: 'opposing', not: 'target' } } }]
				}
			]
		};
		const now = tableOf({
			cards: [bomb],
			streets: ['clerk', 'beggar'],
			seats: { s1: { vampires: [{ card: 'brujah-3', place: 'streets' }], hand: ['bomb'] } }
		});
		const done = now
			.do(attack({ target: now.slot('clerk'), card: 'bomb' }))
			.answer('reward', 'burn');
		expect(done.slot('beggar')).toBe(now.slot('beggar'));
		expect(done.table.city.burned).toEqual(['clerk']);
	});
});

describe('Retainers and attachments', () => {
	test('R40: a stolen Retainer keeps its state, its attach text works, and no Agenda is scored', () => {
		const voice = action('voice', [
			{ when: 'play', effects: [{ do: 'steal-retainer', who: { each: { of: 'rival' } } }] }
		]);
		const nurse: Card = {
			id: 'nurse',
			name: 'Nurse',
			kind: 'mortal',
			sort: 'citizen',
			copies: 1,
			blood: 2,
			agenda: 2,
			burn: 0,
			parts: [{ when: 'attach', effects: [{ do: 'mend', n: 1, who: 'this' }] }]
		};
		const now = tableOf({
			cards: [voice, nurse],
			seats: {
				s1: { vampires: [{ card: 'brujah-3', blood: 2 }], hand: ['voice'] },
				s2: { vampires: [{ card: 'malkavian-1', bears: ['nurse'], tired: true }] }
			}
		});
		const done = plays(now, 'voice', 's1v1');
		expect(done.vampire('s1v1').attached).toMatchObject([{ card: 'nurse', exhausted: true }]);
		expect(done.vampire('s2v1').attached).toBe(undefined);
		expect(done.vampire('s1v1').blood).toBe(3);
		expect(done.side('s1').agenda).toBe(0);
	});

	test('R41: full at BP 5 it attaches +1 BP: its own attach text first, then it may mend to 6', () => {
		const loft: Card = {
			id: 'loft',
			name: 'Loft',
			kind: 'haven',
			parts: [
				{
					when: { on: 'attached', by: 'you', kind: 'retainer' },
					effects: [{ do: 'mend', n: 1, who: 'cause' }]
				}
			]
		};
		const now = tableOf({
			cards: [loft],
			streets: ['clerk'],
			seats: {
				s1: {
					vampires: [{ card: 'brujah-3', place: 'streets' }],
					hand: ['physical-attack-1'],
					haven: 'loft'
				}
			}
		});
		const done = now
			.do(attack({ target: now.slot('clerk'), card: 'physical-attack-1' }))
			.answer('reward', 'attach');
		expect(done.body('s1v1').bp).toBe(6);
		expect(done.vampire('s1v1').blood).toBe(6);
		// Reading overBlood: once the Retainer is gone, what is too much goes too.
		const gone = done.do({ type: 'BurnRetainer', seat: 's1', slot: now.slot('clerk') });
		expect(gone.vampire('s1v1').blood).toBe(5);
	});

	test('R74: a claimant with 3 attachments and no Title burns one', () => {
		const now = tableOf({
			streets: ['prince'],
			seats: {
				s1: {
					vampires: [{ card: 'brujah-3', place: 'streets', bears: ['clerk', 'beggar', 'beggar'] }]
				}
			}
		});
		const claimed = now
			.do({ type: 'ClaimPrince', seat: 's1', vampire: 's1v1' })
			.answer('claim-attack');
		expect(claimed.table.question?.prompt).toBe('room');
		const done = claimed.answer('room', claimed.table.question?.options[0] ?? '');
		expect(done.vampire('s1v1').attached?.map(({ card }) => card)).toEqual([
			'beggar',
			'beggar',
			'prince'
		]);
		expect(done.table.city.burned).toEqual(['clerk']);
	});

	test('R75: a fourth attachment comes, and a non-Title goes first', () => {
		const now = tableOf({
			streets: ['beggar'],
			seats: {
				s1: {
					vampires: [{ card: 'brujah-3', place: 'streets', bears: ['bailiff', 'clerk', 'clerk'] }]
				}
			}
		});
		const asked = now.do(attack({ target: now.slot('beggar') })).answer('reward', 'attach');
		const [, clerk] = now.vampire('s1v1').attached ?? [];
		expect(asked.table.question?.options).toContain(String(clerk?.slot));
		expect(asked.table.question?.options).toHaveLength(2);
		const done = asked.answer('room', String(clerk?.slot));
		expect(done.vampire('s1v1').attached?.map(({ card }) => card)).toEqual([
			'bailiff',
			'clerk',
			'beggar'
		]);
	});

	test('fourth: where foes attached three cards a mortal that falls is burned, and the Prince stays in the Streets', () => {
		const start = tableOf({
			streets: ['beggar', 'prince'],
			seats: {
				s1: {
					vampires: [{ card: 'brujah-3', place: 'streets', bears: ['patrol', 'patrol', 'patrol'] }]
				}
			}
		});
		const { table, sealed } = start.match;
		const s1 = start.side('s1');
		const vampires = s1.vampires.map((one) => ({
			...one,
			attached: (one.attached ?? []).map((card) => ({ ...card, byFoe: true as const }))
		}));
		const now = new Playing(
			{ table: { ...table, seats: { ...table.seats, s1: { ...s1, vampires } } }, sealed },
			[]
		);
		const beaten = now.do(attack({ target: now.slot('beggar') }));
		expect(beaten.table.question).toBeNull();
		expect(beaten.table.city.burned).toEqual(['beggar']);
		expect(beaten.vampire('s1v1').attached).toHaveLength(3);
	});

	test('where another player’s effect felled the Prince, its Title returns to the Streets', () => {
		const now = tableOf({
			players: 3,
			seats: {
				s1: { vampires: [{ card: 'brujah-3', place: 'streets' }] },
				s2: {
					vampires: [
						{ card: 'malkavian-3', place: 'streets', bears: ['prince'], blood: 1 },
						{ card: 'malkavian-4' }
					]
				}
			}
		});
		const falls = (by: string) => {
			const task = {
				kind: 'falls',
				list: [{ vampire: 's2v1', to: 'torpor', by, byVampire: 's1v1' }]
			} as const;
			const { next } = fallTasks.falls(now.table, task, []);
			return typeof next === 'object' ? next.map(({ kind }) => kind) : [];
		};
		expect(falls('s1')).toEqual(['prince']);
		expect(falls('s3')).toEqual([]);
	});

	test('R49: an impostor in the Rival’s torpor is burned with its Title, and gives no Agenda', () => {
		const now = tableOf({
			seats: {
				s1: { hand: ['malkavian-5'] },
				s2: {
					vampires: [
						{ card: 'malkavian-1' },
						{ card: 'malkavian-5', place: 'torpor', exhausted: true, blood: 1, bears: ['bailiff'] }
					]
				}
			}
		});
		const done = now.do({ type: 'Recruit', seat: 's1', card: 'malkavian-5' });
		expect(done.vampire('s2v2')).toMatchObject({ place: 'burned', blood: 0 });
		expect(done.side('s2').burned).toEqual(['bailiff']);
		expect(done.side('s1')).toMatchObject({ agenda: 0, prestige: 6 });
		const active = tableOf({ seats: { s1: { hand: ['malkavian-1'] } } });
		expect(active.refused({ type: 'Recruit', seat: 's1', card: 'malkavian-1' })).toContain(
			'Malkavian 1 is active'
		);
	});

	test('R54: with the only vampire of a clan in torpor, its cards are refused', () => {
		const rite = action('rite', [{ when: 'play', effects: [{ do: 'draw', n: 1 }] }], {
			clan: 'Malkavian'
		});
		const at = (place: 'haven' | 'torpor') =>
			tableOf({
				cards: [rite],
				seats: {
					s1: {
						vampires: [
							{ card: 'brujah-1' },
							{
								card: 'malkavian-5',
								place,
								...(place === 'torpor' && { exhausted: true as const, blood: 1 })
							}
						],
						hand: ['rite']
					}
				}
			});
		const play = { type: 'PlayCard', seat: 's1', card: 'rite', vampire: 's1v1' } as const;
		expect(at('torpor').refused(play)).toBe(
			'No Malkavian vampire of s1 is active. Play another card.'
		);
		expect(at('haven').do(play).happened('CardPlayed')).toHaveLength(1);
	});

	test('R77: “discard” is from the hand, whatever is attached', () => {
		const cull = action(
			'cull',
			[{ when: 'play', effects: [{ do: 'discard', n: 1, whom: 'rival' }] }],
			{ unhosted: true }
		);
		const now = tableOf({
			cards: [cull],
			seats: {
				s1: { hand: ['cull'] },
				s2: { vampires: [{ card: 'malkavian-1', bears: ['bailiff'] }], hand: ['elder'] }
			}
		});
		const done = plays(now, 'cull').answer('discard', 'elder');
		expect(done.side('s2').discard).toEqual(['elder']);
		expect(done.vampire('s2v1').attached).toHaveLength(1);
	});

	test('R68: “when you play” is whichever vampire did it', () => {
		const gov: Card = {
			id: 'gov',
			name: 'Gov',
			kind: 'vampire',
			clan: 'Ventrue',
			bp: 5,
			attributes: { physical: 0, social: 0, mental: 0 },
			disciplines: [],
			parts: [
				{
					when: { on: 'played', by: 'you', kind: 'conspiracy' },
					effects: [{ do: 'draw', n: 1, deck: 'library' }]
				}
			]
		};
		const now = tableOf({
			cards: [gov],
			seats: { s1: { vampires: [{ card: 'brujah-1' }, { card: 'gov' }], hand: ['downfall'] } }
		});
		const done = plays(now, 'downfall', 's1v1');
		expect(done.side('s1')).toMatchObject({ prestige: 9, hand: { library: 1, faction: 0 } });
	});
});

describe('Titles', () => {
	const play = (own: object = {}) =>
		({ type: 'PlayCard', seat: 's1', card: 'elder', vampire: 's1v2', ...own }) as const;
	const court = (s1: object = {}) =>
		tableOf({
			seats: {
				s1: {
					vampires: [{ card: 'brujah-1' }, { card: 'brujah-3' }],
					hand: ['elder', 'whisper', 'whisper'],
					...s1
				}
			}
		});

	test('R62: a Title of 3 is Leader 1 + open modifier 2 (or Prestige); text about a card face down is silent', () => {
		const paid = court().do(play({ exert: ['s1v1'], modifier: 'whisper' }));
		expect(paid.vampire('s1v2')).toMatchObject({
			exhausted: true,
			attached: [{ card: 'elder', owner: 's1' }]
		});
		expect(paid.vampire('s1v1').noInfluence).toBe(true);
		expect(paid.side('s1')).toMatchObject({ prestige: 10, discard: ['whisper'] });
		expect(
			court()
				.do(play({ exert: ['s1v1'], prestige: 2 }))
				.side('s1').prestige
		).toBe(8);
		expect(court().refused(play({ exert: ['s1v1'] }))).toBe(
			'The Title asks 3 Influence and you have 1. Exert more.'
		);
		expect(court({ prestige: 2 }).refused(play({ exert: ['s1v1'], prestige: 2 }))).toBe(
			'Your last Prestige cannot be spent. You can spend 1 at most.'
		);
	});

	test('R58: one Modifier an event: two are no command, and the second stays in the hand', () => {
		const two = { ...play({ exert: [], prestige: 1 }), modifier: ['whisper', 'whisper'] };
		expect(parseAs(tableCommandSchema, two).success).toBe(false);
		expect(parseAs(tableCommandSchema, { ...two, modifier: 'whisper' }).success).toBe(true);
		const spent = court().do(play({ exert: ['s1v1'], modifier: 'whisper' }));
		const raised = spent.happened('InfluenceRaised').filter(({ from }) => from === 'modifier');
		expect(raised).toMatchObject([{ n: 2 }]);
		expect(spent.hand('s1')).toEqual(['whisper']);
	});

	test('a vampire that exerted its Influence has none until the next turn of its player', () => {
		const now = tableOf({
			seats: { s1: { vampires: [{ card: 'brujah-1', noInfluence: true }], hand: ['bailiff'] } }
		});
		expect(now.refused(play({ card: 'bailiff', vampire: 's1v1', exert: ['s1v1'] }))).toBe(
			'Brujah 1 has exerted Influence since your last turn. Choose another vampire.'
		);
	});

	test('R72: a unique Title of a vampire in torpor gives way to a new one', () => {
		const now = tableOf({
			seats: {
				s1: { hand: ['bailiff'] },
				s2: {
					vampires: [
						{ card: 'malkavian-1' },
						{ card: 'malkavian-3', place: 'torpor', exhausted: true, blood: 1, bears: ['bailiff'] }
					]
				}
			}
		});
		const done = now.do({
			type: 'PlayCard',
			seat: 's1',
			card: 'bailiff',
			vampire: 's1v1',
			exert: ['s1v1'],
			prestige: 1
		});
		expect(done.vampire('s2v2').attached).toBe(undefined);
		expect(done.side('s2').discard).toEqual(['bailiff']);
		expect(done.body('s1v1').influence).toBe(2);
	});

	test('R73: once a Title of one per player is burned, another is legal', () => {
		const two = (place: 'haven' | 'torpor' | 'burned') =>
			tableOf({
				seats: {
					s1: {
						vampires: [
							{ card: 'brujah-1' },
							{
								card: 'brujah-3',
								place,
								...(place === 'burned' ? { blood: 0 } : { bears: ['elder'] }),
								...(place === 'torpor' && { exhausted: true as const, blood: 1 })
							}
						],
						hand: ['elder']
					}
				}
			});
		const command: TableCommand = {
			type: 'PlayCard',
			seat: 's1',
			card: 'elder',
			vampire: 's1v1',
			exert: ['s1v1'],
			prestige: 2
		};
		expect(two('haven').refused(command)).toContain('one per player');
		expect(two('torpor').refused(command)).toContain('one per player');
		expect(two('burned').do(command).happened('Attached')).toHaveLength(1);
	});
});

describe('Schemes and Conspiracies', () => {
	const money: Card = {
		id: 'money',
		name: 'Money',
		kind: 'scheme',
		parts: [{ when: 'yes', effects: [{ do: 'gain', what: 'prestige', n: 3, whom: 'each-player' }] }]
	};
	const flick: Card = {
		id: 'flick',
		name: 'Flick',
		kind: 'vampire',
		clan: 'Malkavian',
		bp: 5,
		attributes: { physical: 0, social: 0, mental: 0 },
		disciplines: [],
		parts: [
			{
				when: { use: 'influence' },
				cost: { blood: 1 },
				effects: [{ do: 'gain', what: 'influence', n: 3 }]
			}
		]
	};

	test('R60: 7 against 7 is YES: the winners pay 2 and 1, the 3 of the loser come back, Blood paid does not; then all gain 3', () => {
		const start = tableOf({
			players: 4,
			cards: [money, flick],
			seats: {
				s1: {
					vampires: [{ card: 'brujah-1', bears: ['bailiff'] }],
					hand: ['money', 'whisper']
				},
				s3: {
					vampires: [
						{ card: 'toreador-7' },
						{ card: 'toreador-1', place: 'torpor', blood: 1, exhausted: true }
					]
				},
				s4: { vampires: [{ card: 'ventrue-1' }, { card: 'flick' }] }
			}
		});
		const now = plays(start, 'money', 's1v1')
			.do({
				type: 'AnswerScheme',
				seat: 's1',
				side: 'yes',
				exert: ['s1v1'],
				modifier: 'whisper',
				hold: 2
			})
			.do({ type: 'AnswerScheme', seat: 's2', side: 'no', exert: ['s2v1'], hold: 3 })
			.do({ type: 'AnswerScheme', seat: 's3', side: 'yes', exert: [], hold: 1 });
		// Nothing of what is hidden stands on the table.
		expect(JSON.stringify(now.table.scheme)).not.toContain('whisper');
		expect(now.table.scheme?.stakes).toBeNull();
		const done = now.do({
			type: 'AnswerScheme',
			seat: 's4',
			side: 'no',
			exert: [],
			uses: ['s4v2.0']
		});
		expect(done.happened('SchemeDecided')[0]?.tally).toMatchObject({
			totals: { yes: 7, no: 7 },
			tied: true,
			passes: true,
			paid: { s1: 2, s3: 1 },
			returned: { s2: 3 }
		});
		const prestige = done.table.order.map((seat) => done.side(seat).prestige);
		expect(prestige).toEqual([10 - 2 + 3, 10 + 3, 10 - 1 + 3, 10 + 3]);
		expect(done.vampire('s4v2').blood).toBe(4);
		// “If it fails” of the Modifier is silent.
		expect(done.side('s1').discard).toEqual(['whisper', 'money']);
		expect(done.vampire('s2v1').noInfluence).toBe(true);
	});

	test('R59: Influence made for this Scheme goes into the total, and bears no token', () => {
		const now = plays(
			tableOf({
				cards: [money, flick],
				seats: { s1: { hand: ['money'] }, s2: { vampires: [{ card: 'flick' }] } }
			}),
			'money',
			's1v1'
		)
			.do({ type: 'AnswerScheme', seat: 's1', side: 'yes', exert: [] })
			.do({ type: 'AnswerScheme', seat: 's2', side: 'no', exert: [], uses: ['s2v1.0'] });
		expect(now.happened('SchemeDecided')[0]?.tally.totals).toEqual({ yes: 0, no: 3 });
		expect(now.vampire('s2v1').noInfluence).toBe(undefined);
	});

	test('R63: what abilities for Influence cost is paid together with the fist, and never out of the last', () => {
		const dear = (id: string, cost: Cost): Card => ({
			...(flick as CardOf<'vampire'>),
			id,
			name: id,
			parts: [
				{ when: { use: 'influence' }, cost, effects: [{ do: 'gain', what: 'influence', n: 3 }] },
				{ when: { use: 'influence' }, cost, effects: [{ do: 'gain', what: 'influence', n: 2 }] }
			]
		});
		const answering = (
			cost: Cost,
			{ blood = 5, hand = [] }: { readonly blood?: number; readonly hand?: readonly string[] } = {}
		) => {
			const start = tableOf({
				cards: [money, dear('dear', cost)],
				seats: {
					s1: { hand: ['money'] },
					s2: { vampires: [{ card: 'dear', blood }], hand: [...hand] }
				}
			});
			return plays(start, 'money', 's1v1').do({
				type: 'AnswerScheme',
				seat: 's1',
				side: 'yes',
				exert: []
			});
		};
		const answer = {
			type: 'AnswerScheme' as const,
			seat: 's2',
			side: 'no' as const,
			exert: [],
			uses: ['s2v1.0', 's2v1.1']
		};
		const one = { ...answer, uses: ['s2v1.0'] };
		// 10 Prestige: 8 in the fist and 1 for one ability leave 1; a second one does not.
		expect(
			answering({ prestige: 1 })
				.do({ ...one, hold: 8 })
				.side('s2').prestige
		).toBe(1);
		expect(answering({ prestige: 1 }).refused({ ...answer, hold: 8 })).toContain('last Prestige');
		expect(answering({ blood: 1 }, { blood: 2 }).refused(answer)).toContain('last Blood');
		expect(answering({ discard: 1 }, { hand: ['whisper'] }).refused(answer)).toContain('too few');
		expect(
			answering({ discard: 1 }, { hand: ['whisper'] }).refused({ ...one, modifier: 'whisper' })
		).toContain('too few');
	});

	test('R61: chosen players steal clockwise from the active one', () => {
		const balance: Card = {
			...(money as CardOf<'scheme'>),
			id: 'balance',
			parts: [
				{
					when: 'yes',
					effects: [
						{ do: 'each', whom: 'each-player', then: [{ do: 'steal', n: 1, whom: 'rival' }] }
					]
				}
			]
		};
		const start = tableOf({ players: 3, cards: [balance], seats: { s1: { hand: ['balance'] } } });
		const asked = plays(start, 'balance', 's1v1');
		const done = ['s1', 's2', 's3'].reduce(
			(at, seat) => at.do({ type: 'AnswerScheme', seat, side: 'yes', exert: [] }),
			asked
		);
		const thieves = done
			.happened('PrestigeMoved')
			.filter(({ by, why }) => why === 'steal' && by > 0)
			.map(({ seat }) => seat);
		expect(thieves).toEqual(['s1', 's2', 's3']);
	});

	test('R64, R65: who contributed is no target; where all did it cannot be resolved', () => {
		const start = tableOf({ players: 3, seats: { s1: { hand: ['downfall'] } } });
		const laid = plays(start, 'downfall', 's1v1');
		const slot = laid.side('s1').down[0]?.slot ?? 0;
		expect(laid.refused({ type: 'FeedConspiracy', seat: 's1', slot })).toContain(
			'laid this card in this turn'
		);
		expect(laid.refused({ type: 'FeedConspiracy', seat: 's2', slot })).toBe(
			's2 has not seen this card. Show it first.'
		);
		const shown = laid.do({ type: 'ShowConspiracy', seat: 's1', slot, to: ['s2'] });
		const fed = shown.do({ type: 'FeedConspiracy', seat: 's2', slot });
		expect(fed.refused({ type: 'FeedConspiracy', seat: 's2', slot })).toContain(
			'added 1 Prestige this turn'
		);
		expect(fed.refused({ type: 'ResolveConspiracy', seat: 's1', slot, target: 's2' })).toContain(
			's2 paid into this card'
		);
		const done = fed.do({ type: 'ResolveConspiracy', seat: 's1', slot, target: 's3' });
		expect(done.side('s3').prestige).toBe(8);
		expect(done.side('s1')).toMatchObject({ down: [], discard: ['downfall'] });
		const all = fed
			.do({ type: 'ShowConspiracy', seat: 's1', slot, to: ['s3'] })
			.do({ type: 'FeedConspiracy', seat: 's3', slot });
		expect(all.refused({ type: 'ResolveConspiracy', seat: 's1', slot, target: 's3' })).toBe(
			'Every foe paid into this card, so it has no target. It stays face down.'
		);
	});

	test('R67: the clan is asked as a Conspiracy is resolved, not as it is laid', () => {
		const tied: Card = {
			id: 'tied',
			name: 'Tied',
			kind: 'conspiracy',
			clan: 'Malkavian',
			needs: 1,
			target: 'nobody',
			parts: [{ when: 'resolve', effects: [{ do: 'gain', what: 'agenda', n: 1 }] }]
		};
		const laid = plays(
			tableOf({ cards: [tied], seats: { s1: { hand: ['tied'] } } }),
			'tied',
			's1v1'
		);
		const slot = laid.side('s1').down[0]?.slot ?? 0;
		expect(laid.refused({ type: 'ResolveConspiracy', seat: 's1', slot })).toContain(
			'No Malkavian vampire'
		);
	});
});
