import type { CardId } from '../cards/card.ts';
import type { Attribute } from '../vocabulary.ts';

/** How long a change lasts: the attack it happened in, or the turn. */
export type Until = 'attack' | 'turn';

/** What an effect changed about a vampire for a while. */
export type Modifier = {
	readonly of: CardId;
	readonly until: Until;
} & (
	| { readonly do: 'attribute'; readonly which: Attribute; readonly n: number }
	| { readonly do: 'bp' | 'secrecy' | 'influence'; readonly n: number }
	| { readonly do: 'discipline'; readonly discipline: string }
	| { readonly do: 'keyword'; readonly keyword: string }
	| { readonly do: 'block-any' }
);
