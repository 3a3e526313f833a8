import { LiveLog } from '../../table/live-log.svelte.ts';
import type { MatchTable, StepCommand } from './match-log.ts';
import type { MatchSender } from './match-sender.svelte.ts';

/** A match as one device sees it. */
export class LiveMatch extends LiveLog<MatchTable, MatchSender> {
	/** No hand lies open. */
	override act(command: StepCommand): Promise<boolean> {
		return super.act(command, null);
	}
}
