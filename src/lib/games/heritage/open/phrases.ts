import type { Attribute, NamedBy } from '../effects/attributes.ts';
import type { Effect } from '../effects/effect.ts';
import type { Amount, Count, Filter, Selector, Side, Token } from '../effects/selector.ts';

/**
 * Short ways to write effects, so that a card of the open set reads almost as its own text and its
 * numbers are easy to find and tune.
 */

export const BEARER: Selector = { who: 'bearer' };
export const CLAN_LEADER: Selector = { who: 'clan-leader' };
export const SIRE: Selector = { who: 'sire' };
export const CHOSEN: Selector = { who: 'chosen' };

export const coterie = (where?: Filter): Selector => ({ who: 'coterie', ...matching(where) });
export const childer = (where?: Filter): Selector => ({ who: 'childer', ...matching(where) });
export const any = (of: Side, where?: Filter): Selector => ({
	who: 'any',
	of,
	...matching(where)
});
export const each = (of: Side, where?: Filter): Selector => ({
	who: 'each',
	of,
	...matching(where)
});

/** One for each counted, at most so many. */
export const perEach = (count: Count, most: number): Amount => ({ count, each: 1, most });
export const those = (of: Side, where: Filter): Count => ({ of, where });

export const activate = (whom: Selector): Effect => ({ do: 'activate', whom });
export const trigger = (whom: Selector): Effect => ({ do: 'trigger', whom });
export const modify = (attribute: Attribute): Effect => ({ do: 'modify', attribute });
export const gain = (amount: Amount, what: Token = 'power'): Effect => ({
	do: 'gain',
	what,
	amount
});
export const assign = (what: Token, amount: Amount, to: Selector): Effect => ({
	do: 'assign',
	what,
	amount,
	to
});
export const lose = (what: Token, amount: Amount, from: Selector): Effect => ({
	do: 'lose',
	what,
	amount,
	from
});
export const move = (what: Token, amount: Amount, from: Selector, to: Selector): Effect => ({
	do: 'move',
	what,
	amount,
	from,
	to
});
export const spend = (amount: number, ...then: Effect[]): Effect => ({ do: 'spend', amount, then });
export const takeBoon = (of: Side): Effect => ({ do: 'take-boon', of });
export const RECOVER_BOON: Effect = { do: 'recover-boon' };
export const exhaust = (whom: Selector): Effect => ({ do: 'exhaust', whom });
export const unexhaust = (whom: Selector): Effect => ({ do: 'unexhaust', whom });
export const rejuvenate = (whom: Selector): Effect => ({ do: 'rejuvenate', whom });
export const torpor = (whom: Selector): Effect => ({ do: 'torpor', whom, sacrifice: true });
export const torporForSure = (whom: Selector): Effect => ({ do: 'torpor', whom, sacrifice: false });
export const removeAny = (where?: Filter): Effect => ({
	do: 'remove-from-queue',
	which: 'any',
	...matching(where)
});
export const removeEach = (where?: Filter): Effect => ({
	do: 'remove-from-queue',
	which: 'each',
	...matching(where)
});
export const RESERVE: Effect = { do: 'reserve' };
export const drawScheme = (amount: number): Effect => ({ do: 'draw-scheme', amount });
export const recruitFromQueue = (where?: Filter): Effect => ({
	do: 'recruit',
	from: 'queue',
	free: true,
	...matching(where)
});
export const recruitFromDeck = (where?: Filter): Effect => ({
	do: 'recruit',
	from: 'deck',
	free: true,
	...matching(where)
});
export const ADDITIONAL_SCHEME: Effect = { do: 'additional-scheme' };
export const banish = (where?: Filter): Effect => ({ do: 'banish', ...matching(where) });
export const may = (...then: Effect[]): Effect => ({ do: 'may', then });
export const either = (...of: Effect[][]): Effect => ({ do: 'either', of });
export const when = (count: Count, least: number, ...then: Effect[]): Effect => ({
	do: 'if',
	count,
	least,
	then
});

/** Change a battleground as any vampire one likes of one category would. */
export const A_DIRECTION: Effect = either(
	[modify('north')],
	[modify('east')],
	[modify('south')],
	[modify('west')]
);
const temperOf = (of: 'any-opponent' | 'that-opponent'): Effect =>
	either([{ do: 'modify', attribute: 'calm', of }], [{ do: 'modify', attribute: 'cruel', of }]);
/** Push an opponent's morality token about. */
export const THEIR_TEMPER = temperOf('any-opponent');
export const THAT_TEMPER = temperOf('that-opponent');

export const declareEnemy = (whom: Selector): Effect => ({ do: 'declare-enemy', whom });
export const pack = (...then: Effect[]): Effect => ({ do: 'pack', then });
export const kissTheRing = (...suffer: Effect[]): Effect => ({ do: 'kiss-the-ring', suffer });
export const embraceTheChaos = (...by: NamedBy[]): Effect => ({ do: 'embrace-the-chaos', by });
export const blackMarket = (...offer: Effect[]): Effect => ({ do: 'black-market', offer });
export const invitation = (...parts: Effect[][]): Effect => ({ do: 'invitation', parts });
export const usurp = (whom: Selector): Effect => ({ do: 'usurp', whom });
export const craftMonstrosity = (whom: Selector): Effect => ({ do: 'craft-monstrosity', whom });
export const edict = (by: NamedBy[], on: 'with' | 'without', ...then: Effect[]): Effect => ({
	do: 'edict',
	by,
	on,
	then
});

function matching(where: Filter | undefined): { where?: Filter } {
	return where === undefined ? {} : { where };
}
