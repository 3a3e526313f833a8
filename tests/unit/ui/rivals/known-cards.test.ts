import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KnownCards } from '../../../../src/lib/ui/rivals/match/known-cards.svelte.ts';

/* Cards that were typed once are suggested on this device without a network. */

const mara = { name: 'Mara', bp: 5, facts: { physical: 1 } };
const tramp = { kind: 'vagrant', name: 'Tramp', blood: 2 } as const;

let kept: Map<string, string>;
beforeEach(() => {
	kept = new Map();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value)
	});
});
afterEach(() => vi.unstubAllGlobals());

test('what was typed is there the next time, for the same group alone', () => {
	const first = new KnownCards({ place: 'g1' });
	first.remember({ type: 'DescribeVampire', vampire: 's1v1', ...mara });
	first.remember({ type: 'TurnCity', of: 0, card: tramp });
	const again = new KnownCards({ place: 'g1' });
	expect(again.vampires).toEqual([mara]);
	expect(again.city).toEqual([tramp]);
	expect(new KnownCards({ place: 'g2' }).vampires).toEqual([]);
});

test('what the group has now goes before what this device kept', () => {
	new KnownCards({ place: 'g1', vampires: [mara] });
	const newer = { ...mara, bp: 6 };
	expect(new KnownCards({ place: 'g1', vampires: [newer] }).vampires).toEqual([newer]);
});

test('a command that names no card changes nothing', () => {
	const cards = new KnownCards({ place: 'g1' });
	cards.remember({ type: 'Recruit', seat: 's1', bp: 4, name: 'Zoe' });
	cards.remember({ type: 'TurnCity', of: 0, card: { kind: 'event' } });
	expect([cards.vampires, cards.city]).toEqual([[], []]);
});

test('a browser that stores nothing, or something else, begins with what the group has', () => {
	kept.set('elysium:rivals-vampires:g1', '{"no":"list"}');
	expect(new KnownCards({ place: 'g1', vampires: [mara] }).vampires).toEqual([mara]);
	const closed = () => {
		throw new Error('closed');
	};
	vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
	const cards = new KnownCards({ place: 'g1' });
	cards.remember({ type: 'DescribeVampire', vampire: 's1v1', ...mara });
	expect(cards.vampires).toEqual([mara]);
});
