import { contextOf } from '../../chapter/context.ts';
import type { EffectResolvers } from '../../effects/resolving.ts';
import { atOnce } from '../../table/request.ts';
import type { Resolvers } from '../../table/run.ts';
import { cardOf } from '../../table/where.ts';
import { actingFor } from '../acting.ts';
import { canStay, effectsOfScheme, keywordsOn } from '../keywords.ts';
import { nameAnAttribute, shows } from '../named.ts';

/**
 * Edict: the player names an attribute, once and for all; an older edict is discarded. Its marker is
 * no token and brings no point. Source: rulebook, Ventrue.
 */
export const ventrue = {
	*edict({ table }, { by }, context) {
		if (!canStay(table, context)) return {};
		const { seat, card, bearer } = context;
		const named = yield* nameAnAttribute(seat, by);
		if (named === null) return {};
		const leader = actingFor(table, seat, bearer);
		return { events: [{ type: 'EdictProclaimed', seat, scheme: card, leader, named }] };
	}
} satisfies Partial<EffectResolvers>;

/**
 * What the edict in play does once an opponent of its owner has recruited: its effects happen for the
 * owner, by the vampire that proclaimed it or has usurped its place, or by the clan leader when that
 * one is gone or sleeps.
 */
export const ventrueTasks = {
	edicts({ table }, { recruiter, character }) {
		const edict = table.standing.find((one) => one.kind === 'edict');
		if (!edict || edict.seat === recruiter) return atOnce({});
		const { seat, scheme, leader, named } = edict;
		const bearer = actingFor(table, seat, leader);
		const about = contextOf(seat, scheme, { bearer, scheme: false });
		const context = { ...about, opponent: recruiter };
		const has = shows(cardOf(table, character), named);
		const [law] = keywordsOn(effectsOfScheme(table, scheme), 'edict');
		if (!law || has !== (law.on === 'with')) return atOnce({});
		return atOnce({ next: [{ kind: 'effects', effects: law.then, context }] });
	}
} satisfies Partial<Resolvers>;
