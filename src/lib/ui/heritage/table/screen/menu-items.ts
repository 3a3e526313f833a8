import type { AdviceChoice } from '../../../../games/heritage/vocabulary.ts';
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

const ADVICE_NOTES: { readonly [C in AdviceChoice]: string } = {
	off: 'Off',
	after: 'After the chapter only',
	open: 'On for everyone at this table'
};

/** What the menu of a table offers this device. */
export function menuItems(
	live: LiveTable,
	screen: Screen,
	correcting: Correcting
): readonly MenuItem[] {
	const { table, writes } = live;
	const plans: MenuItem = {
		label: 'Plan the next turn',
		note: 'Try out moves, even during other players’ turns',
		icon: 'calendar',
		run: () => screen.plan()
	};
	const looks: readonly MenuItem[] = [
		...(screen.planner === null ? [] : [plans]),
		{
			label: 'Rules',
			note: 'The rules that matter now, with search',
			icon: 'codex',
			run: () => screen.show('rules')
		},
		{
			label: 'What happened',
			note: 'Step by step, with undo',
			icon: 'ledger',
			run: () => screen.show('history')
		},
		{
			label: 'How to set it up',
			note: 'Boards, tokens and cards at the start, step by step',
			icon: 'info',
			run: () => screen.show('lay-out')
		},
		{
			label: 'Advice',
			note: ADVICE_NOTES[live.advice],
			icon: 'search',
			run: () => screen.show('advice')
		}
	];
	if (!writes) return looks;
	const corrects: MenuItem = {
		label: 'Correct the table',
		note:
			table.dealer === 'app'
				? 'Change anything that is wrong on this table'
				: 'Make anything match your real board',
		icon: 'edit',
		run: () => correcting.open()
	};
	// A rival knows its hand by who dealt it.
	const hasRivals = live.sittings.some(({ rival }) => rival !== undefined);
	if (table.phase === 'finished') return [...looks, corrects];
	const deals: MenuItem = {
		label: 'Who deals',
		note: table.dealer === 'app' ? 'Elysium does' : 'You draw real cards',
		icon: 'dice',
		run: () => screen.show('dealer')
	};
	return [...looks, corrects, ...(hasRivals ? [] : [deals]), ...endings(live, screen)];
}
