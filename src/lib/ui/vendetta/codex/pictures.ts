import { CLANS } from '../../../games/vendetta/clans.ts';
import type { IconName } from '../../icons/names.ts';
import { TABLE_ICONS } from '../icons/names.ts';

/** The symbol of a term of the codex; undefined: it has none. */
export function pictureOf(id: string): IconName | undefined {
	const name = [...TABLE_ICONS, ...CLANS].find((one) => one === id);
	return name && `vendetta/${name}`;
}
