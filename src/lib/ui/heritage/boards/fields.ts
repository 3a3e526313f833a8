import type { Json } from '../../../games/core/json.ts';
import type { FormFields } from '../../form/fields.ts';
import type { LiveTable } from '../table/live-table.svelte.ts';
import { byLetter } from './by-letter.ts';

/**
 * The fields that set a board by hand. The state was laid by the module of that very board, whose own type each of them
 * therefore takes it for; what is set is held against the module's schema before it is sent.
 */
export type BoardFields = (state: Json, set: (state: Json) => void, live: LiveTable) => FormFields;

export const BOARD_FIELDS = byLetter(import.meta.glob<{ fieldsOf: BoardFields }>('./*/fields.ts'));
