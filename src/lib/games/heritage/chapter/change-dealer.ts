import type { TableCommandOf } from '../table/commands.ts';
import { refused, type Beginning, type TableDeciders } from '../table/decider.ts';
import type { Table } from '../table/table.ts';

/**
 * Somebody else deals from here on, in the midst of a question too: what is under way is asked anew, or
 * dealt. The app takes over only where it can know all hands. Refusals: `table-empty`, `chapter-over`,
 * `same-dealer`, `hands-unknown`.
 */
function changeDealer(table: Table, command: TableCommandOf<'ChangeDealer'>): Beginning {
	const { dealer, reason } = command;
	if (table.phase === 'empty') return refused('table-empty');
	if (table.phase === 'finished') return refused('chapter-over');
	if (dealer === table.dealer) return refused('same-dealer', { dealer }, 'dealer');
	const hidden = table.seats.find(({ seat }) =>
		table.hands[seat]?.held.some(({ scheme }) => scheme === null)
	);
	if (dealer === 'app' && hidden) return refused('hands-unknown', { seat: hidden.seat }, 'dealer');
	return {
		accepted: true,
		events: [{ type: 'DealerChanged', dealer, reason }],
		resolution: table.resolution
	};
}

export const dealerDeciders = { ChangeDealer: changeDealer } satisfies Partial<TableDeciders>;
