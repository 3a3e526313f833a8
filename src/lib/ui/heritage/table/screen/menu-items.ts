import type { IconName } from '../../../icons/names.ts';
import type { Correcting } from '../correct/correcting.svelte.ts';
import type { LiveTable } from '../live-table.svelte.ts';
import type { Screen } from './screen.svelte.ts';

/** An entry of the menu. */
export interface MenuItem {
	readonly label: string;
	readonly note?: string;
	readonly icon: IconName;
	readonly run: () => void;
}

/** What the menu of a table offers this device. */
export function menuItems(
	{ table, writes }: LiveTable,
	screen: Screen,
	correcting: Correcting
): readonly MenuItem[] {
	const looks: readonly MenuItem[] = [
		{
			label: 'What happened',
			note: 'Step by step, and the way back to any of it',
			icon: 'ledger',
			run: () => screen.show('history')
		},
		{
			label: 'How to lay it out',
			note: 'Boards, tokens and cards at the start, step by step',
			icon: 'info',
			run: () => screen.show('lay-out')
		}
	];
	if (!writes) return looks;
	const corrects: MenuItem = {
		label: 'Our board says otherwise',
		note: 'Anything on the table set as the box has it',
		icon: 'edit',
		run: () => correcting.open()
	};
	if (table.phase === 'finished') return [...looks, corrects];
	const deals: MenuItem = {
		label: 'Who deals',
		note: table.dealer === 'app' ? 'Elysium does' : 'The cards on the table do',
		icon: 'dice',
		run: () => screen.show('dealer')
	};
	return [...looks, corrects, deals];
}
