import { isOpen } from '../../../core/fair/round.ts';
import { sameJson } from '../../../core/json.ts';
import { withSeed } from '../../chronicle/mixed-chance.ts';
import type { Command } from '../../commands.ts';
import { decide } from '../../decide.ts';
import type { EventOf } from '../../events.ts';
import { originOf } from '../../origin.ts';
import type { ChronicleState } from '../../state.ts';
import { NO_CHANCE } from './chance.ts';
import { byRules, type Checking } from './checking.ts';
import type { Group } from './groups.ts';

/** Draws the obligations of a chapter again, and compares them with what stands there. */
export function checkObligations(
	state: ChronicleState,
	group: Group,
	event: EventOf<'ObligationsResolved'>,
	checking: Checking,
	seed: string | null
): void {
	const drawn = [event.gained, ...event.lost].flatMap((one) => (one?.drawn ? [one] : []));
	if (event.chapter !== checking.state.chapter || drawn.length === 0) return;
	if (checking.state.seed !== null) {
		checking.unproved.add('seed-open');
		return;
	}
	if (seed === null || !isOpen(checking.state)) return;
	const { command }: { readonly command: Command } = originOf(event.type, state, event);
	const sealed = withSeed(checking.sealed, checking.state.id, seed);
	const decision = decide(state, command, { chance: NO_CHANCE, sealed });
	checking.dealt += drawn.length;
	if (decision.accepted && sameJson([...decision.events], [event])) return;
	const [card] = drawn;
	byRules(checking, group, {
		fault: 'other-obligation',
		at: group.at,
		...(card && { card: card.obligation.name })
	});
}
