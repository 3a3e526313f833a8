import { LiveLog } from '../../table/live-log.svelte.ts';
import type { EveningTable, StepCommand } from './evening-log.ts';
import type { EveningSender } from './evening-sender.svelte.ts';

/** An evening as one device sees it. */
export class LiveEvening extends LiveLog<EveningTable, EveningSender> {
	/** No hand lies open: what is chosen is named. */
	override act(command: StepCommand): Promise<boolean> {
		return super.act(command, null);
	}
}
