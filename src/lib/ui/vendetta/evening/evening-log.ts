import { sameJson } from '../../../games/core/json.ts';
import type { CommandOf } from '../../../games/vendetta/commands.ts';
import type { VendettaEvent } from '../../../games/vendetta/events.ts';
import { evolve } from '../../../games/vendetta/evolve.ts';
import type { EveningState } from '../../../games/vendetta/state.ts';
import { TableLog, type LogRules, type Start } from '../../table/log.svelte.ts';

export type TurnbackCommand = CommandOf<'UndoAtTable' | 'RedoAtTable'>;
/** What makes a step of whoever only counts. */
export type StepCommand = CommandOf<'ChangeSetting' | 'RecordCount' | 'CorrectCount'>;

/** An evening, for the store that shows its log: all that its log says is of its table. */
export type EveningTable = {
	readonly Course: EveningState;
	readonly Table: EveningState;
	readonly Word: VendettaEvent;
	readonly Command: StepCommand;
	readonly Turnback: TurnbackCommand;
	/** Nobody holds open cards here. */
	readonly Hands: null;
};

const rules: LogRules<EveningTable> = {
	fold: evolve,
	tableOf: (state) => state,
	sharing: (state) => state,
	isSame: (state, shown) => sameJson(state, shown)
};

/** An evening as its log has it, and what waits for it. */
export const eveningLog = (start: Start<EveningTable>): TableLog<EveningTable> =>
	new TableLog(rules, start);
