import type { Component } from 'svelte';
import type { Json } from '../../../games/core/json.ts';
import type { LiveTable } from '../table/live-table.svelte.ts';
import { byLetter } from './by-letter.ts';

/**
 * What the form of a board is given. The state was laid by the module of that very board, whose own type
 * each form therefore takes it for; what is set is held against the module's schema before it is sent.
 */
export type BoardFormProps = { readonly live: LiveTable; state: Json };

/** By letter: what a board is set with by hand. */
export const FORMS = byLetter(
	import.meta.glob<{ default: Component<BoardFormProps, object, 'state'> }>('./*/Form.svelte')
);
