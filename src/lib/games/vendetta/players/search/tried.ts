import type { TableCommand } from '../../table/commands.ts';

/** A move that was tried, and how likely its seat wins after it. */
type Tried = { readonly move: TableCommand; readonly chance: number };

/** What a search came to, and what it was chosen among; nothing: it was clear at a glance. */
export type Found = { readonly move: TableCommand; readonly tried: readonly Tried[] };
