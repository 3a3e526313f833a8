import type { Command } from '../../../games/heritage/commands.ts';
import type { RefusalReason } from '../../../games/heritage/refusals.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Database } from '../../db/client.ts';
import type { Chronicles } from '../../logs/chronicles.ts';
import type { Vault } from '../../vault/vault.ts';

/** What turning a sealed deck takes of the whole program. */
export interface DeckHouse {
	readonly database: Database;
	readonly vault: Vault;
	readonly logs: Pick<Chronicles<ChronicleState, Command, RefusalReason>, 'read' | 'act'>;
}
