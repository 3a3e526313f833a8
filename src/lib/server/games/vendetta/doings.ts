import type { VendettaEvent } from '../../../games/vendetta/events.ts';
import { begins } from '../../../games/vendetta/state.ts';
import type { WrittenAs } from '../../logs/written.ts';

/** Of each step that stands in an evening, in order, the event that it began with. */
export function doingsOf<One extends WrittenAs<VendettaEvent>>(
	written: readonly One[]
): readonly One[] {
	let steps: readonly One[] = [];
	let redoable: readonly (readonly One[])[] = [];
	for (const one of written) {
		const { event } = one;
		switch (event.type) {
			case 'UndoneAtTable':
				redoable = [steps.slice(event.kept), ...redoable];
				steps = steps.slice(0, event.kept);
				break;
			case 'RedoneAtTable':
				steps = [...steps, ...(redoable[0] ?? [])];
				redoable = redoable.slice(1);
				break;
			case 'SettingChanged':
			case 'CountRecorded':
			case 'CountCorrected':
			case 'HappenedAtTable':
				redoable = [];
				if (begins(event)) steps = [...steps, one];
				break;
		}
	}
	return steps;
}
