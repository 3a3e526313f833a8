import { refuse } from '../../core/decision.ts';
import type { Room } from '../attack/shapes.ts';
import type { CityId, Match, VampireId } from '../match/state.ts';
import { roomOn } from './bearers.ts';
import type { roomFor } from './titles.ts';

/**
 * What makes room for one more attachment of a vampire: `wanted`, or one of those there are; no `room`: there is room.
 * Cards of foes make none (reading fourth) [Attachments].
 */
export function madeRoom(
	match: Pick<Match, 'seats' | 'city'>,
	vampire: VampireId,
	{ what, wanted }: { what: Parameters<typeof roomFor>[1]; wanted: CityId | undefined }
) {
	const { choices, full } = roomOn(match, vampire, what);
	if (full) return { fault: refuse('no-room-to-attach', { vampire }) };
	if (wanted !== undefined && !choices.includes(wanted))
		return { fault: refuse('not-attached-here', { vampire }, 'room') };
	const room: Room | undefined = choices.length > 0 ? (wanted ?? true) : undefined;
	return { fault: null, ...(room && { room }) };
}
