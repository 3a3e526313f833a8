import * as v from 'valibot';
import type { VampireId } from '../../bloodline/bloodline.ts';
import type { TableEvent } from '../../table/events.ts';
import { atOnce } from '../../table/request.ts';
import type { Table } from '../../table/table.ts';
import { cardOf, vampireOf } from '../../table/where.ts';
import { CLASSES, type Class } from '../../vocabulary.ts';
import { battleground, wordOf, type Modification, type Modified } from '../battleground.ts';
import { facts } from './facts.ts';

/** The politics token on its track: 0 is neutral, above it the elitists lead, below it the egalitarians. */
export type AState = { readonly space: number };

/** Neutral, and three spaces to each side (reading A). */
export const END = 3;
/** What a vampire of the leading class is worth so far from neutral: the first space 1, from the second on 2 (reading A). */
export const worthAt = (distance: number): number => Math.min(distance, 2);
const PUSH: Readonly<Record<Class, number>> = { elitist: 1, egalitarian: -1 };
const OFF_TRACK = `the token rests at most ${END - 1} spaces from neutral; an end sends it back`;

/** The activated vampire gains 1 power; an effect without one, or a vampire in torpor, gains nothing. */
function spoils(table: Table, vampire: VampireId | null): readonly TableEvent[] {
	if (vampire === null || vampireOf(table, vampire)?.torpor !== false) return [];
	return [{ type: 'TokensChanged', vampire, power: 1, infamy: 0 }];
}

/** One space on; at an end decisive victory, and back to neutral. */
function pushed(table: Table, state: AState, by: Modification): Modified<AState> {
	const space = state.space + PUSH[wordOf(CLASSES, by)];
	if (Math.abs(space) < END) return { state: { space } };
	return { state: { space: 0 }, events: spoils(table, by.vampire) };
}

/**
 * Elitist and egalitarian pull one token apart. At an end: decisive victory, and the token is neutral
 * again. The side it leans to scores. The token's face is not kept: it means nothing on neutral and
 * shows elsewhere what the space says (ruling 21). Source: rulebook, battleground A; reading A.
 */
export const rules = battleground<AState>({
	...facts,
	schema: v.strictObject(
		{
			space: v.pipe(
				v.number('the space of the token is a number'),
				v.integer('the token lies on a whole space'),
				v.minValue(1 - END, OFF_TRACK),
				v.maxValue(END - 1, OFF_TRACK)
			)
		},
		'it holds one politics token on a space'
	),
	sentences: {
		neutral: 'The token is neutral: neither side wins, so nobody scores here.',
		'winning-class':
			'The {class} side leads by {distance}: each {class} vampire is worth {points}.',
		'losing-class': 'The {class} side leads by {distance}, and {vampire} is not on it.'
	},
	setUp: () => atOnce({ space: 0 }),
	modify: (table, state, by) => atOnce(pushed(table, state, by)),
	worth(table, { space }, _, vampire) {
		if (space === 0) return { points: 0, why: 'neutral', about: {} };
		const winner: Class = space > 0 ? 'elitist' : 'egalitarian';
		const distance = Math.abs(space);
		if (cardOf(table, vampire).class !== winner)
			return { points: 0, why: 'losing-class', about: { class: winner, distance, vampire } };
		const points = worthAt(distance);
		return { points, why: 'winning-class', about: { class: winner, distance, points } };
	}
});
