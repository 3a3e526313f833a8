import type { RivalsState } from '../../../games/rivals/state.ts';
import type { StepCommand, TurnbackCommand } from '../live/match-log.ts';

/** A match as a screen shows it, and the way to do something there. */
export interface MatchSession {
	readonly state: RivalsState;
	readonly busy: boolean;
	act(command: StepCommand): Promise<boolean>;
	turnBack(command: TurnbackCommand): Promise<boolean>;
}
