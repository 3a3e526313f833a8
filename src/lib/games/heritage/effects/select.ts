import type { VampireId } from '../bloodline/bloodline.ts';
import { childerOf, coterieOf, sireOf } from '../bloodline/kinship.ts';
import type { Prompt } from '../table/prompts.ts';
import { chooseOne, type Resolving } from '../table/request.ts';
import type { Env } from '../table/run.ts';
import type { Table } from '../table/table.ts';
import type { Context } from '../table/tasks.ts';
import { bloodlineOf, ownerOf } from '../table/where.ts';
import { matches } from './matching.ts';
import type { Selector } from './selector.ts';
import { allOf, bearerOf, matchingOf, seatsOf, type Reach } from './sides.ts';

/** Whom a selector means, and what the card knows afterwards. */
export type Selected = { readonly vampires: readonly VampireId[]; readonly context: Context };

/** What is asked where somebody has to choose, and who may be meant. */
type Asking = Reach & { readonly prompt?: Prompt };

type Choosing = Extract<Selector, { who: 'any' | 'each' }>;
type Naming = Exclude<Selector, Choosing>;

/**
 * The vampires that an effect means: any is exactly one, each is all that match (ruling 9). Who lies in
 * torpor is no target unless the filter asks for it. No legal target: none, and the context as it was.
 * Whom `any` chose is remembered; so is the player when it is any opponent's.
 */
export function* select(
	{ table }: Env,
	context: Context,
	selector: Selector,
	{ prompt = 'which-vampire', ...reach }: Asking = {}
): Resolving<Selected> {
	const { open = () => true, asleepToo = false } = reach;
	switch (selector.who) {
		case 'any':
			return yield* chosenOf(table, context, selector, { prompt, open, asleepToo });
		case 'each':
			return yield* allOf(table, context, selector.of, selector.where, reach);
		case 'bearer':
		case 'clan-leader':
		case 'sire':
		case 'childer':
		case 'coterie':
		case 'chosen': {
			const where = 'where' in selector ? selector.where : undefined;
			const vampires = named(table, context, selector)
				.filter((id) => matches(table, id, where, asleepToo))
				.filter(open);
			return { vampires, context };
		}
	}
}

function* chosenOf(
	table: Table,
	context: Context,
	{ of: side, where = {} }: Choosing,
	{ prompt, open, asleepToo }: Required<Asking>
): Resolving<Selected> {
	const seats = seatsOf(table, context, side);
	const options = matchingOf(table, seats, where, asleepToo).filter(open);
	const chosen = yield* chooseOne({ seat: context.seat, prompt, options });
	if (chosen === null) return { vampires: [], context };
	const opponent = side === 'any-opponent' ? ownerOf(table, chosen) : context.opponent;
	return { vampires: [chosen], context: { ...context, chosen, opponent } };
}

/** Who is named by what they are to the card, whether or not they are in torpor. */
function named(table: Table, context: Context, { who }: Naming): readonly VampireId[] {
	switch (who) {
		case 'clan-leader':
			return [bloodlineOf(table, context.seat).leader];
		case 'chosen':
			return present(context.chosen);
		case 'bearer':
			return [bearerOf(table, context)];
		case 'sire':
		case 'childer':
		case 'coterie':
			return kinOf(table, bearerOf(table, context), who);
	}
}

function kinOf(table: Table, bearer: VampireId, who: 'sire' | 'childer' | 'coterie') {
	const owner = ownerOf(table, bearer);
	if (owner === null) return [];
	const bloodline = bloodlineOf(table, owner);
	switch (who) {
		case 'sire':
			return present(sireOf(bloodline, bearer)?.id ?? null);
		case 'childer':
			return ids(childerOf(bloodline, bearer));
		case 'coterie':
			return ids(coterieOf(bloodline, bearer));
	}
}

function present(id: VampireId | null): readonly VampireId[] {
	return id === null ? [] : [id];
}

function ids(vampires: readonly { readonly id: VampireId }[]): readonly VampireId[] {
	return vampires.map(({ id }) => id);
}
