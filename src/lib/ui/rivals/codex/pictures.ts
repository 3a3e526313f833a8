import type { IconName } from '../../icons/names.ts';
import { RIVALS_ICONS } from '../icons/names.ts';

/** The symbol of a term of the codex; undefined: it has none. */
export function pictureOf(id: string): IconName | undefined {
	const name = RIVALS_ICONS.find((one) => one === id);
	return name && `rivals/${name}`;
}
