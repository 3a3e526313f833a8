import type { Command } from '../../../games/heritage/commands.ts';
import type { Access } from '../../tables/access.ts';
import type { Role } from '../../tables/roles.ts';

/**
 * Whether somebody would seal or open a number for another: one's own seat has one's own number, and not even the keeper
 * puts one in for somebody else; the table's is for whoever keeps it in order.
 */
export function mixesForAnother(
	{ role, seats }: Pick<Access, 'role' | 'seats'>,
	command: Command
): boolean {
	if (command.type !== 'MixCards' || !('device' in command.command)) return false;
	const { device } = command.command;
	if (device === 'table') return role !== 'keeper' && role !== 'referee';
	return role === 'referee' || !seats.includes(device);
}

/** Who may go on without the devices that do not open, which shuts them out of a mixing for good. */
export const mayLeaveOut = (role: Role): boolean => role === 'keeper' || role === 'referee';

/** Whether somebody would shut devices out of a mixing who does not keep the table in order. */
export const leavesOutOthers = ({ role }: Pick<Access, 'role'>, command: Command): boolean =>
	command.type === 'MixCards' && command.command.type === 'VoidNumbers' && !mayLeaveOut(role);
