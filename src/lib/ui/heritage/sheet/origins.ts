import { fold } from '../../../games/core/game.ts';
import type { Event } from '../../../games/heritage/events.ts';
import { heritage } from '../../../games/heritage/heritage.ts';
import type { SeatId, ThingId } from '../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { KIND_LABELS, KIND_OF } from '../ledger/kinds.ts';
import { counted, signed, type Names } from '../ledger/names.ts';

/** Where dots came from: a line each, oldest first. */
export interface Origin {
	readonly label: string;
	readonly value: string;
}

/**
 * Reads a log, event by event, for the history of a seat's dots: by trait, what each event added or took. The lines of a
 * trait add up to its dots.
 */
export class DotWalk {
	readonly #seat: SeatId;
	readonly #names: Names;
	readonly #origins = new Map<ThingId, Origin[]>();
	#state = heritage.initial;

	constructor(seat: SeatId, names: Names) {
		this.#seat = seat;
		this.#names = names;
	}

	get origins(): ReadonlyMap<ThingId, readonly Origin[]> {
		return this.#origins;
	}

	add(event: Event): void {
		const before = this.#state;
		this.#state = fold(heritage.evolve, before, [event]);
		for (const [trait, change] of dotChanges(before, this.#state, this.#seat)) {
			const line = { label: causeOf(event, this.#names), value: plus(change) };
			this.#origins.set(trait, [...(this.#origins.get(trait) ?? []), line]);
		}
	}
}

function dotChanges(
	before: ChronicleState,
	after: ChronicleState,
	seat: SeatId
): (readonly [ThingId, number])[] {
	const [had, has] = [before.players[seat]?.sheet?.dots, after.players[seat]?.sheet?.dots];
	if (had === has) return [];
	return [...new Set([...Object.keys(had ?? {}), ...Object.keys(has ?? {})])]
		.map((trait) => [trait, (has?.[trait] ?? 0) - (had?.[trait] ?? 0)] as const)
		.filter(([, change]) => change !== 0);
}

/** Dots come with these events alone; whatever else there may be one day is at least dated by its kind. */
function causeOf(event: Event, names: Names): string {
	if (event.type === 'PrologueCompleted') return 'Prologue';
	if (event.type === 'PlayerReturned') return `Came back after ${counted(event.missed, 'chapter')}`;
	if (event.type === 'ChronicleEntered') return 'As found in the box';
	if (event.type === 'SheetCorrected') return `By hand: ${event.reason}`;
	if (event.type === 'MissionResolved') {
		return `Chapter ${event.chapter}: ${names.mission(event.chapter, event.mission)}`;
	}
	return KIND_LABELS[KIND_OF[event.type]];
}

const plus = (change: number): string => (change > 0 ? `+${change}` : signed(change));
