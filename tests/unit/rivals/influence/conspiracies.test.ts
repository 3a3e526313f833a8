import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	findAddingFault,
	findResolvingFault,
	laid,
	onIt,
	targetsOf,
	withAdded,
	withShown,
	type Conspiracy,
	type DownWhen,
	type Now
} from '../../../../src/lib/games/rivals/influence/conspiracies.ts';

const SEATS = ['s1', 's2', 's3', 's4'];
const now = (turn: number, active = 's1', isActionPhase = true): Now => ({
	turn,
	active,
	isActionPhase
});

const adding = (
	conspiracy: Conspiracy,
	seat: string,
	at: Now,
	{ prestige = 9, downWhen = 'whole-turn' as DownWhen } = {}
) => {
	const found = findAddingFault(conspiracy, seat, { now: at, prestige, downWhen });
	return found && !found.accepted ? found.refusal.reason : null;
};

const resolving = (
	conspiracy: Conspiracy,
	at: Now,
	rest: { needs: number; targets: readonly string[] | null; hitsContributors?: boolean }
) => {
	const found = findResolvingFault(conspiracy, { now: at, seats: SEATS, ...rest });
	return found && !found.accepted ? found.refusal.reason : null;
};

describe('a Conspiracy', () => {
	it('R64: 1 + 1 of a foe who has seen it, next turn 1 + 1 of another: only the third foe may be hit', () => {
		let card = withShown(laid('c1', 's1', 1), ['s4']);
		expect(adding(card, 's4', now(1))).toBeNull();
		card = withAdded(card, 's4', 1);
		expect(adding(card, 's1', now(5))).toBeNull();
		card = withShown(withAdded(card, 's1', 5), ['s2']);
		card = withAdded(card, 's2', 5);
		expect(onIt(card)).toBe(4);
		expect(targetsOf(card, SEATS)).toEqual(['s3']);
		expect(resolving(card, now(5), { needs: 4, targets: ['s4'] })).toBe('target-contributed');
		expect(resolving(card, now(9), { needs: 4, targets: ['s3'] })).toBeNull();
		expect(card.paid).toEqual({ s1: 2, s4: 1, s2: 1 });
	});

	it('R65: cannot be resolved once every foe paid into it, unless its text hits them too', () => {
		let card = withShown(laid('c1', 's1', 1), ['s2', 's3', 's4']);
		for (const seat of ['s2', 's3', 's4']) card = withAdded(card, seat, 1);
		expect(resolving(card, now(5), { needs: 4, targets: ['s3'] })).toBe('everyone-contributed');
		expect(
			resolving(card, now(5), { needs: 4, targets: ['s3'], hitsContributors: true })
		).toBeNull();
	});

	it('takes 1 a turn of each who has seen it, and nothing of its controller in the turn it was laid', () => {
		const card = laid('c1', 's1', 1);
		expect(adding(card, 's1', now(1))).toBe('laid-this-turn');
		expect(adding(card, 's2', now(1))).toBe('not-shown');
		const seen = withAdded(withShown(card, ['s2']), 's2', 1);
		expect(adding(seen, 's2', now(1))).toBe('added-already');
		expect(adding(seen, 's2', now(5))).toBeNull();
		expect(adding(seen, 's2', now(2, 's2'))).toBe('not-its-turn');
	});

	it('lets a card add to it in that turn too, and that is not the 1 of a turn', () => {
		const card = withAdded(laid('c1', 's1', 1), 's1', 1, true);
		expect(onIt(card)).toBe(2);
		expect(card.added.seats).toEqual([]);
	});

	it('downWhen: takes Prestige in the whole turn, or in the Action Phase alone', () => {
		const card = withShown(laid('c1', 's1', 1), ['s2']);
		const before = now(5, 's1', false);
		expect(adding(card, 's2', before)).toBeNull();
		expect(adding(card, 's2', before, { downWhen: 'action-phase' })).toBe('only-in-action-phase');
	});

	it('R63: never takes the last Prestige of a supply', () => {
		const card = withShown(laid('c1', 's1', 1), ['s2']);
		expect(adding(card, 's2', now(1), { prestige: 1 })).toBe('last-prestige');
		expect(adding(card, 's2', now(1), { prestige: 2 })).toBeNull();
	});

	it('is resolved in an Action Phase of its controller, with enough on it', () => {
		const card = laid('c1', 's1', 1);
		const rest = { needs: 1, targets: ['s2'] };
		expect(resolving(card, now(2, 's2'), rest)).toBe('resolve-in-own-action-phase');
		expect(resolving(card, now(1, 's1', false), rest)).toBe('resolve-in-own-action-phase');
		expect(resolving(card, now(1), { ...rest, needs: 2 })).toBe('too-little-on-it');
		expect(resolving(card, now(1), { needs: 1, targets: ['s1'] })).toBe('own-target');
		expect(resolving(card, now(1), rest)).toBeNull();
		expect(resolving(card, now(1), { needs: 1, targets: null })).toBeNull();
	});

	it('holds as much as was paid, whoever pays', () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...SEATS), { maxLength: 12 }), (payers) => {
				const card = payers.reduce(
					(one, seat, nth) => withAdded(one, seat, nth),
					laid('c', 's1', 0)
				);
				expect(onIt(card)).toBe(1 + payers.length);
				expect(targetsOf(card, SEATS)).toEqual(
					SEATS.filter((seat) => seat !== 's1' && !payers.includes(seat))
				);
			})
		);
	});
});
