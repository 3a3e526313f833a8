import type { IconName } from '../../icons/names.ts';
import { ATTRIBUTE_ICONS, CLAN_ICONS, TOKEN_ICONS } from '../icons/names.ts';

const PICTURED = [...ATTRIBUTE_ICONS, ...CLAN_ICONS, ...TOKEN_ICONS];

/** The symbol of a term of the codex; undefined: it has none. */
export function pictureOf(id: string): IconName | undefined {
	if (id === 'victor') return id;
	const name = PICTURED.find((one) => one === id);
	return name && `heritage/${name}`;
}
