import type { MixingCommand } from '../../games/core/fair/mixing-forms.ts';
import type { Access } from './access.ts';
import type { Role } from './roles.ts';

/** A command of a game, as far as it mixes cards. */
type Mixes = { readonly type: string; readonly command?: unknown };

/** What a command wants of a mixing; null: it is about something else. The form of a command was checked before. */
const mixingIn = ({ type, command }: Mixes): MixingCommand | null =>
	type === 'MixCards' ? (command as MixingCommand) : null;

/**
 * Whether somebody would seal or open a number for somebody else. Each seat has a number of its own, which not even the
 * keeper may enter for its player. The number of the table is the keeper's or a referee's.
 */
export function mixesForAnother(
	{ role, seats }: Pick<Access, 'role' | 'seats'>,
	command: Mixes
): boolean {
	const wanted = mixingIn(command);
	if (!wanted || !('device' in wanted)) return false;
	const { device } = wanted;
	if (device === 'table') return role !== 'keeper' && role !== 'referee';
	return role === 'referee' || !seats.includes(device);
}

/** Who may go on without the devices that do not open, which shuts them out of a mixing for good. */
export const mayLeaveOut = (role: Role): boolean => role === 'keeper' || role === 'referee';

/** Whether somebody would shut devices out of a mixing who does not keep the table in order. */
export const leavesOutOthers = ({ role }: Pick<Access, 'role'>, command: Mixes): boolean =>
	mixingIn(command)?.type === 'VoidNumbers' && !mayLeaveOut(role);

/** How a table whose cards all devices mix takes commands. */
export const MIXING_GUARDS = [
	{
		name: 'other-number',
		sentence:
			'Each device seals and opens its own number, never for another seat. Reload to see which seats are yours.',
		forbids: ({ access, command }: { readonly access: Access; readonly command: Mixes }) =>
			mixesForAnother(access, command)
	},
	{
		name: 'device-left-out',
		sentence:
			'Only the keeper or a referee can go on without a device. Wait for it, or ask one of them.',
		forbids: ({ access, command }: { readonly access: Access; readonly command: Mixes }) =>
			leavesOutOthers(access, command)
	}
] as const;

/** Whose number the reader's device has: their own seat's, or for the keeper and a referee the table's; null: nobody's. */
export function deviceOf(
	{ role, seats }: Pick<Access, 'role' | 'seats'>,
	without: readonly string[]
): string | null {
	if (role === 'spectator') return null;
	const own = role === 'referee' ? undefined : seats.find((seat) => !without.includes(seat));
	if (own !== undefined) return own;
	const keeps = role === 'keeper' || role === 'referee';
	return keeps && !without.includes('table') ? 'table' : null;
}
