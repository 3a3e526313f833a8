import { jsonIn, placeOf } from '../../core/cards/table.ts';
import { fault, shown } from '../../core/file-fault.ts';

/** The effects of a cell, or how its plain words are written as an effect that the table carries out by hand. */
export function effectsIn(line: number, cell: string): ReturnType<typeof jsonIn> {
	const words = cell.trim();
	if (/^[[{"]/.test(words)) return jsonIn(line, 'effects', cell);
	const instead = JSON.stringify([{ do: 'manual', text: words || 'what the table does by hand' }]);
	return { faults: [fault(placeOf(line, 'effects'), `effects such as ${instead}`, shown(cell))] };
}
