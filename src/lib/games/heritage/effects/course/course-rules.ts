import type { VampireId } from '../../bloodline/bloodline.ts';
import { atOnce, chooseOne, type Resolving } from '../../table/request.ts';
import type { Env } from '../../table/run.ts';
import type { SeatId } from '../../shapes.ts';
import { vampireOf } from '../../table/where.ts';
import { abilitiesOf } from '../abilities.ts';
import type { Effected, EffectResolvers } from '../resolving.ts';
import { select } from '../select.ts';
import { seatsOf } from '../sides.ts';

/** What a card sets in motion elsewhere. */
export const courseEffects = {
	*activate(env, { whom }, before): Resolving<Effected> {
		const { vampires, context } = yield* select(env, before, whom);
		return { next: vampires.map((vampire) => ({ kind: 'activate', vampire })), context };
	},

	/** As a vampire of another player would: the activating player says whose, and the card is about that opponent. */
	*modify({ table }, { attribute, of: side }, context): Resolving<Effected> {
		if (side === undefined)
			return { next: [{ kind: 'modify', vampire: null, seat: context.seat, attribute }] };
		const opponent = yield* chooseOne({
			seat: context.seat,
			prompt: 'which-opponent',
			options: seatsOf(table, context, side)
		});
		if (opponent === null) return {};
		return {
			next: [{ kind: 'modify', vampire: null, seat: opponent, attribute }],
			context: { ...context, opponent }
		};
	},

	*trigger(env, { whom }, before): Resolving<Effected> {
		const { vampires, context } = yield* select(env, before, whom);
		const ordered = yield* inOrder(
			context.seat,
			vampires.filter((id) => isTriggerable(env, id))
		);
		return { next: ordered.map((vampire) => ({ kind: 'trigger', vampire })), context };
	},

	'draw-scheme': (_, { amount }, { seat }) =>
		atOnce<Effected>({ next: [{ kind: 'draw-scheme', seat, amount }] }),

	/** Only whose turn it is has schemes to play (ruling 6). */
	'additional-scheme': ({ table }, _, { seat }) =>
		atOnce<Effected>(
			table.turn?.seat === seat ? { events: [{ type: 'AdditionalSchemeGranted', seat }] } : {}
		)
} satisfies Partial<EffectResolvers>;

/** Abilities trigger once within one resolution (reading `deadEnd`). */
function isTriggerable({ table, triggered }: Env, id: VampireId): boolean {
	const vampire = vampireOf(table, id);
	return !triggered.includes(id) && vampire !== null && abilitiesOf(table, vampire).length > 0;
}

/** One after the other, as the activating player says; the last needs no word. */
function* inOrder(seat: SeatId, vampires: readonly VampireId[]): Resolving<readonly VampireId[]> {
	const prompt = 'order-of-abilities';
	const next = yield* chooseOne({ seat, prompt, options: vampires });
	if (next === null) return [];
	return [
		next,
		...(yield* inOrder(
			seat,
			vampires.filter((id) => id !== next)
		))
	];
}
