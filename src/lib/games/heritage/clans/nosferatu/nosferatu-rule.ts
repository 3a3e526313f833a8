import { awake } from '../../bloodline/kinship.ts';
import { contextOf } from '../../chapter/context.ts';
import { isRefused, turnOf } from '../../chapter/may-act.ts';
import type { EffectResolvers } from '../../effects/resolving.ts';
import type { TableCommandOf } from '../../table/commands.ts';
import { begin, refused, type Beginning, type TableDeciders } from '../../table/decider.ts';
import { atOnce } from '../../table/request.ts';
import type { Table } from '../../table/table.ts';
import { bloodlineOf } from '../../table/where.ts';
import { canStay, effectsOfScheme, keywordsOn } from '../keywords.ts';

/**
 * Black market: the scheme stays before its owner and does nothing yet; any number may be open.
 * Source: rulebook, Nosferatu.
 */
export const nosferatu = {
	'black-market'({ table }, _, context) {
		if (!canStay(table, context)) return atOnce({});
		const { seat, card: scheme } = context;
		return atOnce({ events: [{ type: 'MarketOpened', seat, scheme }] });
	}
} satisfies Partial<EffectResolvers>;

/**
 * A player lays a boon of the own bloodline onto a black market, in the own turn and for nothing else,
 * and its offer happens for that player (reading `blackMarket`). A market that holds a boon does not
 * work again in this round. Source: rulebook, Nosferatu.
 * Refusals: those of `turnOf`, `unknown-market`, `market-used`, `bearer-not-in-bloodline`,
 * `boon-not-there`.
 */
function useMarket(table: Table, command: TableCommandOf<'UseMarket'>): Beginning {
	const { seat, scheme, from, clan } = command;
	const turn = turnOf(table, seat);
	if (isRefused(turn)) return turn;
	const market = table.standing.find((one) => one.kind === 'black-market' && one.scheme === scheme);
	if (market?.kind !== 'black-market') return refused('unknown-market', { scheme }, 'scheme');
	if (market.boon !== null) return refused('market-used', { scheme }, 'scheme');
	const vampire = awake(bloodlineOf(table, seat)).find(({ id }) => id === from);
	if (!vampire) return refused('bearer-not-in-bloodline', { vampire: from, seat }, 'from');
	if (!vampire.boons.includes(clan))
		return refused('boon-not-there', { vampire: from, clan }, 'clan');
	const offers = keywordsOn(effectsOfScheme(table, scheme), 'black-market');
	return begin([{ type: 'MarketUsed', seat, scheme, from, clan }], {
		kind: 'effects',
		effects: offers.flatMap(({ offer }) => offer),
		context: contextOf(seat, scheme, { bearer: from, scheme: false })
	});
}

export const nosferatuDeciders = { UseMarket: useMarket } satisfies Partial<TableDeciders>;
