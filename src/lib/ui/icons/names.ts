/** Every symbol of icons.svg. A unit test holds both lists together. */
export const ICONS = [
	'back',
	'close',
	'plus',
	'minus',
	'check',
	'warning',
	'info',
	'error',
	'edit',
	'seal-closed',
	'seal-broken',
	'sheet',
	'ledger',
	'people',
	'download',
	'upload',
	'qr',
	'menu',
	'chevron',
	'down',
	'up',
	'more',
	'search',
	'undo',
	'redo',
	'waiting',
	'trash',
	'link',
	'copy',
	'lock',
	'key',
	'person',
	'table',
	'codex',
	'timeline',
	'standings',
	'centre',
	'fit',
	'calendar',
	'dice',
	'sun',
	'moon',
	'contrast',
	'computer',
	'settings',
	'victor'
] as const;

/** Symbols by sprite. A game adds those of its folder, `ui/<game>/icons/`, in a declaration of its own. */
export interface Symbols {
	house: (typeof ICONS)[number];
}
type Game = Exclude<keyof Symbols, 'house'>;

/** A symbol of the house by its name, one of a game as `game/name`. */
export type IconName = Symbols['house'] | { [G in Game]: `${G}/${Symbols[G]}` }[Game];
