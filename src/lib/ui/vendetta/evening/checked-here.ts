import type { CheckedChoice } from '../../../games/core/fair/choices.ts';
import type { TableEvent } from '../../../games/vendetta/table/events.ts';
import { checkAllOpened } from '../../../games/vendetta/table/seals.ts';
import { EMPTY_TABLE } from '../../../games/vendetta/table/table.ts';
import { ownSeals } from './own-seals.ts';

/** Every choice that opened in a game, held against its seal, and against what this device sealed itself. */
export const checkedHere = (
	log: string,
	steps: readonly (readonly TableEvent[])[]
): readonly CheckedChoice[] => checkAllOpened(EMPTY_TABLE, steps.flat(), ownSeals.of(log));
