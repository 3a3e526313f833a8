import { pick, type Chance } from '../../../../src/lib/games/core/chance.ts';
import type { Searched } from '../../../../src/lib/games/core/search/searched.ts';

/**
 * A toy: a card lies open, another one of a known set face down. Who says rightly whether that is higher or lower wins
 * 1, who passes has half of it. What is best can be counted.
 */
export type Table = { readonly open: number; readonly unseen: readonly number[] };
export type Call = 'higher' | 'lower' | 'pass';

const worthOf = ({ open }: Table, hidden: number, call: Call): number => {
	if (call === 'pass') return 0.5;
	return hidden > open === (call === 'higher') ? 1 : 0;
};

function* anyCard({ unseen }: Table, chance: Chance): Generator<number> {
	for (;;) yield pick(chance, unseen);
}

const CALLS = ['pass', 'lower', 'higher'] as const;

/** Worlds sampled, without an end. */
export const sampledToy: Searched<Table, number, Call> = {
	candidatesFor: () => CALLS.map((move) => ({ move, prior: 0 })),
	worldsFor: anyCard,
	worthIn: worthOf
};

/** All worlds, each once. */
export const wholeToy: Searched<Table, number, Call> = {
	...sampledToy,
	worldsFor: ({ unseen }) => unseen
};

/** What a call is worth on average. */
export const exactly = (table: Table, call: Call): number =>
	table.unseen.reduce((sum, card) => sum + worthOf(table, card, call), 0) / table.unseen.length;

export const bestCall = (table: Table): Call =>
	[...CALLS].sort((a, b) => exactly(table, b) - exactly(table, a))[0] ?? 'pass';
