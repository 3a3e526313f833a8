import type { EffectKind, EffectOf } from '../../cards/effects.ts';
import type { SeatId } from '../../../core/seats.ts';
import type { VampireId } from '../../match/state.ts';
import type { TableEvent } from '../events.ts';
import type { MaybeAsking } from '../request.ts';
import type { Task } from '../tasks.ts';
import type { Context } from './context.ts';
import type { Scene } from './scene.ts';

/** What an effect comes to. */
export type Done = {
	readonly events?: readonly TableEvent[];
	readonly next?: readonly Task[];
	/** What this part chose last. */
	readonly chosen?: readonly VampireId[];
	readonly chosenSeats?: readonly SeatId[];
};

/** One rule for each word. */
export type EffectRules<K extends EffectKind> = {
	readonly [W in K]: (scene: Scene, effect: EffectOf<W>, context: Context) => MaybeAsking<Done>;
};

/** With what was chosen, where something was. */
export const remembering = (chosen: readonly VampireId[] | undefined): Pick<Done, 'chosen'> =>
	chosen ? { chosen } : {};
export const rememberingSeats = (
	chosenSeats: readonly SeatId[] | undefined
): Pick<Done, 'chosenSeats'> => (chosenSeats ? { chosenSeats } : {});
