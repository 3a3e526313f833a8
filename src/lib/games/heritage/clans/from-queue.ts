import type { VampireId } from '../bloodline/bloodline.ts';
import { reservedForAnother } from '../chapter/recruiting.ts';
import { select, type Selected } from '../effects/select.ts';
import type { Selector } from '../effects/selector.ts';
import type { ThingId } from '../shapes.ts';
import type { Prompt } from '../table/prompts.ts';
import { chooseOne, type Resolving } from '../table/request.ts';
import type { Env } from '../table/run.ts';
import type { Context } from '../table/tasks.ts';

/** A vampire, and the character that leaves the queue for it. */
type Pair = { readonly vampire: VampireId; readonly character: ThingId };

/** How a keyword takes characters out of the queue for vampires. */
type Taking = {
	readonly whom: Selector;
	readonly prompts: { readonly vampire: Prompt; readonly character: Prompt };
	readonly fits: (vampire: VampireId, character: ThingId) => boolean;
};

/**
 * Each vampire that is meant, with a character of the queue that fits it and is not reserved for
 * another player (reading `reserve`), none twice. A vampire that none fits is not meant.
 */
export function* takenFromQueue(
	env: Env,
	before: Context,
	{ whom, prompts, fits }: Taking
): Resolving<{ readonly pairs: readonly Pair[]; readonly context: Context }> {
	const { table } = env;
	const { seat } = before;
	const free = table.queue.filter((one) => reservedForAnother(table, seat, one) === null);
	const open = (vampire: VampireId) => free.some((character) => fits(vampire, character));
	const selected: Selected = yield* select(env, before, whom, {
		prompt: prompts.vampire,
		open
	});
	const pairs: Pair[] = [];
	for (const vampire of selected.vampires) {
		const character = yield* chooseOne({
			seat,
			prompt: prompts.character,
			about: { vampire },
			options: free.filter(
				(one) => fits(vampire, one) && !pairs.some(({ character: gone }) => gone === one)
			)
		});
		if (character !== null) pairs.push({ vampire, character });
	}
	return { pairs, context: selected.context };
}
