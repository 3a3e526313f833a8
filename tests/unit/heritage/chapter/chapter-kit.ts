import type { Json } from '../../../../src/lib/games/core/json.ts';
import {
	battleground,
	type AnyBattleground,
	type Battlegrounds
} from '../../../../src/lib/games/heritage/boards/battleground.ts';
import { boxDealer } from '../../../../src/lib/games/heritage/dealing/dealers.ts';
import type { Dealer } from '../../../../src/lib/games/heritage/dealing/dealer.ts';
import type { SchemeCard } from '../../../../src/lib/games/heritage/deck/cards.ts';
import type { Beginning, Deciding } from '../../../../src/lib/games/heritage/table/decider.ts';
import { atOnce } from '../../../../src/lib/games/heritage/table/request.ts';
import type { Task } from '../../../../src/lib/games/heritage/table/tasks.ts';
import type { Category } from '../../../../src/lib/games/heritage/vocabulary.ts';
import * as v from 'valibot';

/** A board that counts what is activated on it, and is worth nothing. */
export function toy(
	id: string,
	category: Category,
	more: Partial<AnyBattleground> = {}
): AnyBattleground {
	return {
		...battleground<number>({
			id,
			name: id,
			category,
			eras: [1, 2],
			schema: v.number(),
			sentences: {},
			setUp: () => atOnce(0),
			modify: (_, state) => atOnce({ state: state + 1 }),
			worth: () => ({ points: 0, why: '', about: {} })
		}),
		...more
	};
}

export const TOYS: Battlegrounds = {
	A: toy('A', 'class'),
	B: toy('B', 'temperament'),
	C: toy('C', 'geography')
};

export function deciding(dealer: Dealer = boxDealer, battlegrounds = TOYS): Deciding {
	return { dealer, battlegrounds };
}

/** What was begun; refused is a fault of the test. */
export function begun(beginning: Beginning): Extract<Beginning, { accepted: true }> {
	if (beginning.accepted) return beginning;
	throw new Error(`refused: ${JSON.stringify(beginning.refusal)}`);
}

/** What has to happen, first things first. */
export function tasksOf(beginning: Beginning): readonly Task[] {
	return begun(beginning).resolution.tasks.map(({ task }) => task);
}

/** The reason of a refusal, what it names, and where it lies; null: accepted. */
export function refusalOf(beginning: Beginning): Json {
	if (beginning.accepted) return null;
	const { reason, about = {}, at = null } = beginning.refusal;
	return [reason, { ...about }, at];
}

/** A clan scheme of Brujah that needs what is given and lets the leader gain 1 power. */
export function scheme(
	id: string,
	needs: SchemeCard['needs'],
	effects: SchemeCard['effects'] = [{ do: 'gain', what: 'power', amount: 1 }]
): SchemeCard {
	return { of: 'clan', id, name: id, clan: 'brujah', needs, effects };
}

/** A scheme of a battleground that lies open to all. */
export function openScheme(
	id: string,
	letter: string,
	needs: SchemeCard['needs'] = ['warlike']
): SchemeCard {
	const effects: SchemeCard['effects'] = [{ do: 'gain', what: 'power', amount: 1 }];
	return { of: 'battleground', id, name: id, battleground: letter, needs, effects };
}
