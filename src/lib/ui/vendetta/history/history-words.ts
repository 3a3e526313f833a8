import { counted, signed } from '../../../games/core/listed.ts';
import { clanNames } from '../../../games/vendetta/clans.ts';
import { isOut, partsOf } from '../../../games/vendetta/count/parts.ts';
import type { FinalCount, SeatCount } from '../../../games/vendetta/count/shapes.ts';
import { mixingStepTold } from '../../../games/vendetta/mixing/told.ts';
import type { VendettaEvent } from '../../../games/vendetta/events.ts';
import type { Setting } from '../../../games/vendetta/setting.ts';
import type { EveningState } from '../../../games/vendetta/state.ts';
import type { TableEvent } from '../../../games/vendetta/table/events.ts';
import { PART_NAMES } from '../count/part-names.ts';
import { everybody, princeTitle } from '../standings/standings-words.ts';
import type { NameOf } from '../names.ts';

/** What happened, as a title, and line by line what it changed. */
export interface Told {
	readonly title: string;
	readonly changes: readonly string[];
}

/** A line of the history of an evening. */
export interface HistoryLine extends Told {
	readonly sequence: number;
	/** Who did it. */
	readonly by: string;
	/** An instant in UTC. */
	readonly at: string;
}

/** An event in words, on the state before it; null: it is told where its table is shown. */
export function toldOf(before: EveningState, event: VendettaEvent, nameOf: NameOf): Told | null {
	const { evening } = before;
	switch (event.type) {
		case 'EveningBegun':
			return { title: 'Evening begun', changes: [everybody(event.seats, nameOf)] };
		case 'CountRecorded':
			return { title: 'Final count', changes: [`${princeTitle(event.result, nameOf)}.`] };
		case 'CountCorrected': {
			const was = evening.counted?.count;
			return {
				title: 'Count corrected',
				changes: was ? countChanges(was, event.count, evening.setting.relics, nameOf) : []
			};
		}
		case 'SettingChanged':
			return {
				title: 'Set-up changed',
				changes: settingChanges(evening.setting, event.setting, nameOf)
			};
		case 'UndoneAtTable': {
			const undone = before.course.steps.length - event.kept;
			return { title: undone === 1 ? 'Last step undone' : `${undone} steps undone`, changes: [] };
		}
		case 'RedoneAtTable':
			return { title: 'Redone', changes: [] };
		case 'HappenedAtTable':
			return atTableTold(event.event);
		case 'UndoProposed':
			return {
				title: `Asked to undo ${counted(before.course.steps.length - event.kept, 'step', 'steps')}`,
				changes: [`Asked: ${everybody(event.asks, nameOf)}`]
			};
		case 'UndoAgreed':
			return { title: 'Agreed to the undo', changes: [everybody(event.seats, nameOf)] };
		case 'UndoDeclined':
			return { title: 'Declined the undo', changes: [everybody(event.seats, nameOf)] };
		case 'UndoWithdrawn':
			return { title: 'No longer asking for an undo', changes: [] };
		case 'SeatGivenToRival':
			return { title: `The computer plays for ${nameOf(event.seat)}`, changes: [] };
		case 'SeatTakenBack':
			return { title: `${nameOf(event.seat)} plays again`, changes: [] };
		case 'RivalHalted':
			return { title: `The computer found no move for ${nameOf(event.seat)}`, changes: [] };
		case 'CardsMixed':
			return { title: 'Shuffling the cards', changes: [mixingStepTold(event.step, nameOf)] };
		case 'HandPassed':
			return { title: `${nameOf(event.seat)}: hand passed on`, changes: [] };
		case 'HandProposed':
			return {
				title: `${nameOf(event.seat)}: asked to pass the hand on`,
				changes: [`Asked: ${everybody(event.asks, nameOf)}`]
			};
	}
}

function atTableTold(event: TableEvent): Told | null {
	if (event.type === 'TableSet') return { title: 'Table set up', changes: [] };
	if (event.type !== 'DealerChanged') return null;
	return { title: event.dealer === 'app' ? 'Elysium deals now' : 'The box deals now', changes: [] };
}

function countChanges(
	was: FinalCount,
	is: FinalCount,
	relics: boolean,
	nameOf: NameOf
): readonly string[] {
	const seats = Object.keys(is.seats).flatMap((seat) => {
		const [before, after] = [was.seats[seat], is.seats[seat]];
		return before && after ? seatChanges(nameOf(seat), before, after, relics) : [];
	});
	const blood = [...new Set([...Object.keys(was.blood), ...Object.keys(is.blood)])].flatMap(
		(seat) => change(`${nameOf(seat)}, Blood`, was.blood[seat] ?? '–', is.blood[seat] ?? '–')
	);
	const holder = (count: FinalCount): string =>
		count.ambition === null ? '–' : nameOf(count.ambition);
	return [...seats, ...blood, ...change('Ambition token', holder(was), holder(is))];
}

function seatChanges(
	name: string,
	was: SeatCount,
	is: SeatCount,
	relics: boolean
): readonly string[] {
	if (isOut(was) || isOut(is)) return change(name, standingOf(was), standingOf(is));
	const before = partsOf(was, relics);
	return partsOf(is, relics).flatMap(({ part, value }, index) =>
		change(`${name}, ${PART_NAMES[part]}`, signed(before[index]?.value ?? 0), signed(value))
	);
}

const standingOf = (count: SeatCount): string =>
	isOut(count) ? `out in round ${count.out}` : 'in the game';

function settingChanges(was: Setting, is: Setting, nameOf: NameOf): readonly string[] {
	const on = (is: boolean): string => (is ? 'on' : 'off');
	const clan = (of: Setting, seat: string): string => {
		const led = of.clans[seat];
		return led ? clanNames[led] : '–';
	};
	return [
		...change('Name', was.title, is.title),
		...Object.keys(is.clans).flatMap((seat) =>
			change(nameOf(seat), clan(was, seat), clan(is, seat))
		),
		...change('Teams', on(was.teams), on(is.teams)),
		...change('Relics', on(was.relics), on(is.relics)),
		...change('Location cards', on(was.locations), on(is.locations))
	];
}

const change = (what: string, was: string | number, is: string | number): readonly string[] =>
	was === is ? [] : [`${what}: ${was} → ${is}`];
