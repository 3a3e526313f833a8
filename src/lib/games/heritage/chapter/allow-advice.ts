import type { TableCommandOf } from '../table/commands.ts';
import { begin, refused, type Beginning, type TableDeciders } from '../table/decider.ts';
import type { Table } from '../table/table.ts';

/**
 * The table chooses when code may advise, also while somebody is asked or once the chapter is over. What is under way
 * stays as it is. Refusal: `table-empty`.
 */
function allowAdvice(table: Table, { advice }: TableCommandOf<'AllowAdvice'>): Beginning {
	if (table.phase === 'empty') return refused('table-empty');
	return begin(table.advice === advice ? [] : [{ type: 'AdviceAllowed', advice }]);
}

export const adviceDeciders = { AllowAdvice: allowAdvice } satisfies Partial<TableDeciders>;
