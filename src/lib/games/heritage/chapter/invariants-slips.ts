import { repeated } from '../repeated.ts';
import type { Table } from '../table/table.ts';
import { fault, type Fault } from './fault.ts';

/** What is wrong with assets and obligations: each lies there once, and only what somebody has was played. */
export function slipFaults({ seats, assetsPlayed }: Table): readonly Fault[] {
	const assets = seats.flatMap((one) => one.assets.map(({ id }) => id));
	const obligations = seats.flatMap((one) => one.obligations.map(({ id }) => id));
	return [
		...[assets, obligations, assetsPlayed].flatMap((pile) => {
			const twice = repeated(pile);
			return twice ? [fault('card-twice', { card: twice.value })] : [];
		}),
		...assetsPlayed.flatMap((card) =>
			assets.includes(card) ? [] : [fault('unknown-card', { card })]
		)
	];
}
