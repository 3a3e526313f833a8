import type { UndoCommand } from '../../games/core/steps/asking.ts';
import type { Problem } from '../chronicle/post.ts';

/** A log where steps are undone, redone and asked about. */
export interface TurnsBack {
	readonly busy: boolean;
	readonly problem: Problem | null;
	/** Whether it was accepted, or is kept until it can be sent. */
	turnBack(command: UndoCommand): Promise<boolean>;
}
