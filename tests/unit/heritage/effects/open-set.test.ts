import { describe, expect, test } from 'vitest';
import {
	openAssets,
	openBattlegroundSchemes,
	openCharacters,
	openClanSchemes,
	openObligations,
	openStickers
} from '../../../../src/lib/games/heritage/open/open-set.ts';
import { resolvers } from '../../../../src/lib/games/heritage/table/assembly.ts';
import type { Question } from '../../../../src/lib/games/heritage/table/request.ts';
import { answer, BOTH, go, joined, setting, tableWith, vampire } from '../table/kit.ts';
import { boardsSet, context, toyBoards } from './effect-kit.ts';

const rules = { resolvers, battlegrounds: toyBoards };
const cards = [
	...openClanSchemes,
	...openBattlegroundSchemes,
	...openAssets,
	...openObligations,
	...openStickers,
	...openCharacters.flatMap(({ id, abilities }) =>
		abilities.map(({ effects }) => ({ id, effects }))
	)
];

/** As few as allowed, from one end of the options; but what may be declined is not. */
const choiceOf = ({ options, least, most }: Question, end: 'first' | 'last') => {
	const sorted = end === 'first' ? options : options.toReversed();
	return sorted.slice(0, Math.min(most, Math.max(least, 1)));
};

describe.each(BOTH)('every card of the open set comes to its end, dealt by the %s', (dealer) => {
	const laid = setting(3, { dealer });
	const cast = [...laid.cast.slice(0, 9), ...openCharacters];
	const table = tableWith(
		[
			joined('s1', 'c1', 'l1'),
			joined('s1', 'c2', 'l1'),
			joined('s1', 'c3', 'c1'),
			joined('s2', 'c4', 'l2'),
			joined('s2', 'c5', 'c4'),
			joined('s3', 'c6', 'l3'),
			vampire('c2', 'l1', { torpor: true }),
			vampire('c3', 'c1', { exhausted: true, infamy: 2, power: 2 }),
			vampire('c4', 'l2', { boons: ['brujah'], power: 3, infamy: 1 }),
			{ set: 'queue', queue: openCharacters.slice(0, 5).map(({ id }) => id) }
		],
		{ ...laid, cast, schemes: [...openClanSchemes] },
		...boardsSet
	);

	test.each(cards.flatMap((card) => (['first', 'last'] as const).map((end) => ({ ...card, end }))))(
		'$id, choosing the $end',
		({ id, effects, end }) => {
			const about = context({ card: id, scheme: true });
			let after = go(rules, table, [{ kind: 'effects', effects, context: about }]).table;
			for (let asked = 0; after.question && asked < 40; asked += 1)
				after = answer(rules, after, choiceOf(after.question, end)).table;
			expect(after.question).toBeNull();
			expect(after.resolution.tasks).toEqual([]);
		}
	);
});
