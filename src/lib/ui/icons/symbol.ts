import type { IconName } from './names.ts';

const SPRITES = import.meta.glob<string>('../**/icons.svg', {
	eager: true,
	import: 'default',
	query: '?no-inline'
});

/** Where a symbol is drawn, for `<use>`. */
export function symbolAt(name: IconName): string {
	const [symbol, game] = name.split('/').reverse();
	return `${SPRITES[game ? `../${game}/icons/icons.svg` : './icons.svg']}#${symbol}`;
}
