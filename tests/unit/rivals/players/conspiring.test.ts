import { describe, expect, it } from 'vitest';
import { seededChance } from '$lib/games/core/chance.ts';
import { openSet } from '$lib/games/rivals/open/open-set.ts';
import { greedyPlayer } from '$lib/games/rivals/players/greedy.ts';
import { volunteering, volunteersAt } from '$lib/games/rivals/players/judging/conspiring.ts';
import { playMatch } from '$lib/games/rivals/players/match.ts';
import { DEFAULT_READINGS } from '$lib/games/rivals/readings.ts';
import { viewOf } from '$lib/games/rivals/table/own-view.ts';
import { settingFor } from '$lib/games/rivals/table/setting.ts';
import { attack, tableOf, type Playing } from '../table/kit.ts';

const doom = {
	id: 'doom',
	name: 'Doom',
	kind: 'conspiracy',
	needs: 3,
	target: 'one',
	parts: [{ when: 'resolve', effects: [{ do: 'lose', what: 'agenda', n: 3, whom: 'chosen' }] }]
} as const;
type Lies = NonNullable<Parameters<typeof tableOf>[0]>;

/** s1 hunts s2, s2 hunts s3, s3 hunts s1; a Conspiracy of s1 lies face down. */
const laid = (seats: NonNullable<Lies['seats']> = {}): Playing =>
	tableOf({
		players: 3,
		turn: { actionsLeft: 1 },
		cards: [{ ...doom, parts: [{ when: 'resolve', effects: [...doom.parts[0].effects] }] }],
		seats: {
			s1: { hand: ['doom'], prestige: 5 },
			s2: { agenda: 8 },
			s3: { agenda: 8 },
			...seats
		}
	}).do({ type: 'PlayCard', seat: 's1', card: 'doom', vampire: 's1v1' });
const slotOf = (now: Playing): number => now.side('s1').down[0]?.slot ?? -1;
const shown = (now: Playing, ...to: string[]): Playing =>
	now.do({ type: 'ShowConspiracy', seat: 's1', slot: slotOf(now), to });
const view = (now: Playing, seat: string) => viewOf(now.table, now.match.sealed, seat);
const moves = (now: Playing): readonly (readonly string[])[] =>
	Array.from({ length: 12 }, (_, seed) => {
		const command = greedyPlayer(view(now, 's1'), seededChance(seed));
		return command.type === 'ShowConspiracy' ? command.to : [];
	});

describe('A Conspiracy', () => {
	it('is shown to foes who may buy themselves off, never to the Rival', () => {
		const all = moves(laid());
		expect(all.flat()).toContain('s3');
		expect(all.flat()).not.toContain('s2');
	});

	it('is shown to nobody once it is full, or where the Rival paid', () => {
		const now = laid();
		const paid = shown(now, 's2').do({ type: 'FeedConspiracy', seat: 's2', slot: slotOf(now) });
		expect(moves(paid).flat()).toEqual([]);
	});

	it('is paid into by whom it would hurt, once', () => {
		const now = shown(laid(), 's2', 's3');
		expect(volunteersAt(now.table)).toEqual(['s2', 's3']);
		const pays = volunteering(view(now, 's2'));
		expect(pays).toEqual({ type: 'FeedConspiracy', seat: 's2', slot: slotOf(now) });
		const after = pays ? now.do(pays) : now;
		expect(volunteersAt(after.table)).toEqual(['s3']);
		expect(volunteering(view(after, 's2'))).toBeNull();
	});

	it('is left alone by whom it would cost nothing, and by who has little Prestige', () => {
		expect(volunteering(view(shown(laid({ s3: { agenda: 0 } }), 's3'), 's3'))).toBeNull();
		expect(volunteering(view(shown(laid({ s2: { prestige: 4 } }), 's2'), 's2'))).toBeNull();
		expect(volunteering(view(laid(), 's2'))).toBeNull();
	});
});

describe('Intel', () => {
	const asked = (s2: NonNullable<Lies['seats']>[string], hand: number, rivals?: Lies['rivals']) =>
		tableOf({
			players: 3,
			...(rivals && { rivals }),
			seats: {
				s1: { vampires: [{ card: 'brujah-3', place: 'streets' }] },
				s2: { vampires: [{ card: 'malkavian-1' }, { card: 'malkavian-2' }], ...s2 },
				s3: { hand: Array.from({ length: hand }, () => 'levy') }
			}
		}).do(attack({ help: true }));
	/** s1 and s3 both hunt s2 in turn: here s3 does. */
	const hunting = { s3: 's2', s2: 's1', s1: 's3' };
	const given = (now: Playing): number => {
		expect(now.table.question).toMatchObject({ prompt: 'intel-help', seat: 's3' });
		const command = greedyPlayer(view(now, 's3'), seededChance(1));
		return command.type === 'AnswerQuestion' ? command.choice.length : -1;
	};

	it('is given against one’s own Rival, out of a full hand', () => {
		expect(given(asked({}, 7, hunting))).toBe(1);
		expect(given(asked({}, 5, hunting))).toBe(0);
		expect(given(asked({}, 7))).toBe(0);
	});

	it('is not given where somebody else could knock the Rival out', () => {
		expect(given(asked({ prestige: 1 }, 7, hunting))).toBe(0);
		expect(given(asked({ vampires: [{ card: 'malkavian-1' }] }, 7, hunting))).toBe(0);
	});
});

it('is shown and paid into in matches of four', () => {
	const done = new Set<string>();
	for (let seed = 0; seed < 12 && done.size < 2; seed++) {
		const chance = seededChance(seed);
		const seats = ['s1', 's2', 's3', 's4'];
		const decks = Object.fromEntries(
			seats.map((seat, at) => [seat, openSet.decks[(at + seed) % 4]?.id ?? ''])
		);
		playMatch(
			settingFor(openSet, decks, DEFAULT_READINGS),
			Object.fromEntries(seats.map((seat) => [seat, greedyPlayer])),
			chance,
			() => chance,
			{
				rounds: 30,
				look: ({ seat, command, before }) => {
					if (command.type === 'ShowConspiracy') done.add('shown');
					if (command.type === 'FeedConspiracy' && before.table.turn?.seat !== seat)
						done.add('paid');
				}
			}
		);
	}
	expect([...done].sort()).toEqual(['paid', 'shown']);
});
