import * as v from 'valibot';
import type { Vampire } from '../../bloodline/bloodline.ts';
import { atOnce, chooseOne, type Resolving } from '../../table/request.ts';
import type { Table } from '../../table/table.ts';
import type { Task } from '../../table/tasks.ts';
import { activeSeat, cardOf, everyoneAwake } from '../../table/where.ts';
import { ARCHETYPES, CLASSES, type Archetype, type Class } from '../../vocabulary.ts';
import { battleground, wordOf } from '../battleground.ts';
import { withMost } from '../most.ts';
import { facts, TRIAL } from './facts.ts';

/** Which archetypes judge, each by the side of its token that lies up, and the verdicts so far. */
export type DState = {
	readonly judices: { readonly [A in Archetype]?: Class };
	readonly verdicts: { readonly [C in Class]: number };
};

const classSchema = v.picklist(CLASSES, 'a judge is elitist or egalitarian');
const verdicts = v.pipe(
	v.number('verdicts are counted'),
	v.integer('verdicts are counted in whole numbers'),
	v.minValue(0, 'verdicts are never below 0'),
	v.maxValue(99, 'at most 99 verdicts')
);

/** The side with most of the judges; three of them are never level. */
function majority(judges: readonly Class[]): Class {
	return judges.filter((side) => side === 'elitist').length * 2 > judges.length
		? 'elitist'
		: 'egalitarian';
}

/**
 * Whom a trial held now could take: most infamy, at least 1. Who is in torpor is immune, and its
 * infamy ignored. Clan leaders stand trial too: what becomes of them is for the fall to say (reading
 * leaderTorpor).
 */
export function accusedOf(table: Table): readonly Vampire[] {
	return withMost(everyoneAwake(table), ({ infamy }) => infamy);
}

/** Goes into torpor unless a childe goes instead; the player whose turn it is picks among the tied. */
function* sentence(table: Table): Resolving<readonly Task[]> {
	const accused = accusedOf(table);
	const vampire = yield* chooseOne({
		seat: activeSeat(table),
		prompt: 'whom-the-trial-takes',
		options: accused.map(({ id }) => id)
	});
	return vampire === null ? [] : [{ kind: 'fall', vampire, sacrifice: true }];
}

/**
 * An activated class sends the vampire's archetype token to the judices on that side; a token that
 * lies there stays and is flipped to match (ruling 23). A class that an effect changes without a
 * vampire has no archetype, so it does nothing here. Source: rulebook, battleground D; reading D.
 */
export const rules = battleground<DState>({
	...facts,
	schema: v.strictObject(
		{
			judices: v.pipe(
				v.strictObject(
					{
						warlike: v.exactOptional(classSchema),
						scholarly: v.exactOptional(classSchema),
						clandestine: v.exactOptional(classSchema),
						wealthy: v.exactOptional(classSchema)
					},
					`only tokens of ${ARCHETYPES.join(', ')} judge`
				),
				v.check(
					(judices) => Object.keys(judices).length < TRIAL,
					'with three judges the trial is held and the judices are empty again'
				)
			),
			verdicts: v.strictObject(
				{ elitist: verdicts, egalitarian: verdicts },
				'verdicts are counted for the elitist and the egalitarian side'
			)
		},
		'it holds judges and verdicts'
	),
	sentences: {
		level: 'Verdicts are tied, so nobody scores here.',
		'winning-class':
			'The {class} side leads {more} to {fewer} in verdicts: each {class} vampire is worth {points}.',
		'losing-class':
			'The {class} side leads {more} to {fewer} in verdicts, and {vampire} is not on it.'
	},
	setUp: () => atOnce({ judices: {}, verdicts: { elitist: 0, egalitarian: 0 } }),
	*modify(table, state, by) {
		const side = wordOf(CLASSES, by);
		if (by.vampire === null) return { state };
		const judices = { ...state.judices, [cardOf(table, by.vampire).archetype]: side };
		const judges = Object.values(judices);
		if (judges.length < TRIAL) return { state: { ...state, judices } };
		const next = yield* sentence(table);
		const winner = majority(judges);
		const verdicts = { ...state.verdicts, [winner]: state.verdicts[winner] + 1 };
		return { state: { judices: {}, verdicts }, next };
	},
	worth(table, { verdicts: { elitist, egalitarian } }, _, vampire) {
		if (elitist === egalitarian) return { points: 0, why: 'level', about: {} };
		const winner: Class = elitist > egalitarian ? 'elitist' : 'egalitarian';
		const [more, fewer] = [Math.max(elitist, egalitarian), Math.min(elitist, egalitarian)];
		const about = { class: winner, more, fewer };
		return cardOf(table, vampire).class === winner
			? { points: 1, why: 'winning-class', about: { ...about, points: 1 } }
			: { points: 0, why: 'losing-class', about: { ...about, vampire } };
	}
});
