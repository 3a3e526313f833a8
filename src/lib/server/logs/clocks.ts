import { DueLogs, type DueLog, type Still } from './due-logs.ts';
import type { AnyKept } from './kept-game.ts';
import { readable } from './unreadable.ts';

/** Whoever acts when nobody does. */
const CLOCK = { id: 'the-clock', name: 'the clock' };

const DUE_ID = 'due-after-';

/** Whether only a clock may send a command under this id: one that waited there would take its place. */
export const isDueId = (id: string): boolean => id.startsWith(DUE_ID);

/**
 * Lets games go on when their time has come. Several processes may ask for the same: its id follows from the version of
 * its log, and it counts once.
 */
export class Clocks extends DueLogs {
	protected readonly standsStill =
		'The clock of a game is stuck until someone acts there or Elysium restarts.';

	protected concerns = ({ game }: AnyKept): boolean => game.clock !== undefined;

	protected async ask({ id, game, version, at }: DueLog): Promise<Still | null> {
		const keeping = this.games.get(game);
		const clock = keeping?.kept.game.clock;
		if (!keeping || !clock) return null;
		const found = await keeping.logs.read(id);
		if (found?.version !== version) return null;
		const answer = await readable(id, () =>
			keeping.logs.act({
				chronicle: id,
				actor: CLOCK,
				seat: null,
				command: {
					id: DUE_ID + version,
					seen: version,
					onlyThere: true,
					body: clock.due(found.state)
				}
			})
		);
		if (answer.kind === 'refused')
			return answer.reason === 'version-passed' ? null : { version, why: answer.reason };
		const after = await keeping.logs.read(id);
		// Where somebody acted since, there is a new version to try.
		if (after?.version !== answer.version) return null;
		const next = clock.dueAt(after.state);
		return next === null || next > at ? null : { version: after.version, why: 'not-moved' };
	}
}
