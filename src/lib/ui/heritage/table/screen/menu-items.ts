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

/** The ways to end the chapter of a chronicle early; a game outside one is simply left. */
function endings({ table, course, asks }: LiveTable, screen: Screen): readonly MenuItem[] {
	if (!asks || table.chapter === null || course.steps.length === 0) return [];
	const abandons: MenuItem = {
		label: 'Abandon this chapter',
		note: 'Undoes everything, set-up included',
		icon: 'undo',
		run: () => screen.considerTakingBack(0)
	};
	if (table.phase !== 'play') return [abandons];
	const records: MenuItem = {
		label: 'End it here and record it',
		note: 'With the points as they stand now',
		icon: 'check',
		run: () => location.assign('record?as-it-stands')
	};
	return [records, abandons];
}

/** What the menu of a table offers this device. */
export function menuItems(
	live: LiveTable,
	screen: Screen,
	correcting: Correcting
): readonly MenuItem[] {
	const { table, writes } = live;
	const looks: readonly MenuItem[] = [
		{
			label: 'Rules',
			note: 'What counts just now, and a search',
			icon: 'codex',
			run: () => screen.show('rules')
		},
		{
			label: 'What happened',
			note: 'Step by step, and the way back to any of it',
			icon: 'ledger',
			run: () => screen.show('history')
		},
		{
			label: 'How to set it up',
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
	return [...looks, corrects, deals, ...endings(live, screen)];
}
