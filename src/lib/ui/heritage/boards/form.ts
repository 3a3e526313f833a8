import type { Json } from '../../../games/core/json.ts';
import type { LiveTable } from '../table/live-table.svelte.ts';

/**
 * What the form of a board is given. The state was laid by the module of that very board, whose own type
 * each form therefore takes it for; what is set is held against the module's schema before it is sent.
 */
export type BoardFormProps = { readonly live: LiveTable; state: Json };
