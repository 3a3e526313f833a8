import type { AloneCommand } from '../../../games/heritage/alone/grammar.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import type { ComputerSeats } from '../../../games/heritage/computer/grammar.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import type { Access } from '../../tables/access.ts';
import { holdsSeat } from '../../tables/sitting.ts';

/**
 * Whether a command plays a clan scheme off a hand that lies face down before the person who gives it: whether it is
 * accepted or refused would tell what that hand holds. The hand of a free seat that code plays lies so before everybody.
 */
export function playsUnseen(
	access: Access,
	{ table, rivals }: { readonly table: Table; readonly rivals: ComputerSeats | undefined },
	command: Command | AloneCommand
): boolean {
	if (command.type !== 'ActAtTable' || command.command.type !== 'PlayScheme') return false;
	const { seat, scheme } = command.command;
	if (table.dealer !== 'app' || table.schemes[scheme]?.of === 'battleground') return false;
	const isOfCode = rivals?.[seat] !== undefined && access.vacant.includes(seat);
	const held = table.hands[seat]?.held ?? [];
	const isOpen = held.some((card) => card.scheme === scheme);
	return (
		!isOpen && held.some((card) => card.scheme === null) && (isOfCode || !holdsSeat(access, seat))
	);
}
