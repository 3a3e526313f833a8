import { repeats, type Placed } from '../../core/cards/doubles.ts';
import { fault, shown, type FileFault } from '../../core/file-fault.ts';
import { BATTLEGROUNDS } from '../boards/timeline.ts';
import type { SchemeCard } from './cards.ts';

/** Schemes of a battleground that there is not, and a second one of the same. */
export function battlegroundFaults(schemes: readonly Placed<SchemeCard>[]): FileFault[] {
	const ofBoards = schemes.flatMap(({ at, card }) =>
		card.of === 'battleground' ? [{ where: at('battleground'), value: card.battleground }] : []
	);
	const known: readonly string[] = BATTLEGROUNDS;
	const strange = ofBoards.filter(({ value }) => !known.includes(value));
	const letters = `a battleground, ${BATTLEGROUNDS[0]} to ${BATTLEGROUNDS.at(-1)}`;
	return [
		...strange.map(({ where, value }) => fault(where, letters, shown(value))),
		...repeats(ofBoards, 'one scheme per battleground')
	];
}
