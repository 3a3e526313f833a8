import { listed } from '../../../games/core/listed.ts';
import { chroniclePage } from '../../../games/heritage/pages.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Reader } from '../../db/client.ts';
import type { GlancedAt, Note } from '../../logs/kept-game.ts';
import type { Vault } from '../../vault/vault.ts';
import { expansionsNamed, notLying } from './sealed-expansions.ts';
import { packNamed } from './sealed-pack.ts';

type Left = Pick<GlancedAt<ChronicleState>, 'id' | 'state'>;

/** The names of packs that a chronicle is played with and that do not lie here. */
async function packsMissing(
	{ id, state }: Left,
	reader: Reader,
	vault: Vault
): Promise<readonly string[]> {
	const { identity } = state.deck;
	switch (identity?.kind) {
		case 'open':
			return notLying(state, await expansionsNamed(reader, vault, id)).map(({ name }) => name);
		case 'pack':
			return (await packNamed(reader, vault, id))?.id === identity.id ? [] : [identity.name];
		default:
			return [];
	}
}

/** Cards that a file without what is sealed left behind. Throws `VaultFault` where what lies here does not open. */
export async function leftBehind(log: Left, reader: Reader, vault: Vault): Promise<Note | null> {
	const missing = await packsMissing(log, reader, vault);
	if (missing.length === 0) return null;
	return {
		title: 'Some cards stayed behind',
		text: `This chronicle uses ${listed(missing.map((name) => `“${name}”`))}, but the file came without its sealed cards. Before you open the next chapter, import its file or choose how to go on.`,
		link: { title: 'Open the deck page', href: `${chroniclePage(log.id)}/deck` }
	};
}
