import type { CommandSender } from '../../senders.svelte.ts';
import type { StoredDraft } from '../../../chronicle/draft.svelte.ts';
import type { NextStep } from '../../standings/next-step.ts';
import type { Table } from '../table.ts';

/** What every part of the ceremony is given. */
export interface Ceremony {
	readonly chronicle: string;
	readonly chapter: number;
	readonly table: Table;
	readonly sender: CommandSender;
	/** Where the part's draft lies, and what the server keeps of it. */
	readonly draftKey: string;
	readonly stored: StoredDraft | null;
	/** Whether the person who looks may decide here. */
	readonly may: boolean;
	/** Whether code may try out what they decide here. */
	readonly tries: boolean;
	/** Whether they may turn the sealed deck. */
	readonly turns: boolean;
	/** The part before; null: this is the first. */
	readonly back: { readonly href: string; readonly title: string } | null;
	/** The part after, and whether this one is decided; null: this is the last. */
	readonly onward: {
		readonly href: string;
		readonly title: string;
		readonly decided: boolean;
	} | null;
	/** Where a closed chapter leads on; null: nowhere, or it is not closed. */
	readonly leadsOn: NextStep | null;
	/** Goes on to the next part that is open. */
	readonly goOn: () => Promise<void>;
}
