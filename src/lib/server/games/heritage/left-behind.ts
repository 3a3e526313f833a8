import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Application } from '../../application.ts';
import { expansionsNamed, notLying } from './sealed-expansions.ts';
import { packNamed } from './sealed-pack.ts';
import type { Chronicle } from '../../logs/chronicles.ts';

/**
 * The names of packs that a chronicle is played with and that do not lie here: a file without what is sealed left them
 * behind. Throws `VaultFault` where what lies here does not open.
 */
export async function leftBehind(
	{ database, vault }: Pick<Application, 'database' | 'vault'>,
	{ id, state }: Pick<Chronicle<ChronicleState>, 'id' | 'state'>
): Promise<readonly string[]> {
	const { identity } = state.deck;
	const place = [database.read, vault, id] as const;
	switch (identity?.kind) {
		case 'open':
			return notLying(state, await expansionsNamed(...place)).map(({ name }) => name);
		case 'pack':
			return (await packNamed(...place))?.id === identity.id ? [] : [identity.name];
		default:
			return [];
	}
}
