import { LiveLog } from '../../table/live-log.svelte.ts';
import type { DealtTable, StepCommand } from './dealt-log.ts';
import type { DealtSender } from './dealt-sender.svelte.ts';

/** A match that Elysium deals, as one device sees it. */
export class LiveDealt extends LiveLog<DealtTable, DealtSender> {
	/** No hand lies open. */
	override act(command: StepCommand): Promise<boolean> {
		return super.act(command, null);
	}
}
