import type { VampireId } from '../../../../games/heritage/bloodline/bloodline.ts';
import type { SeatId } from '../../../../games/heritage/shapes.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import type { BloodlineNames } from './facts.ts';
import type { Choosing, Thought } from './standing.ts';

/** What tree and list are given alike. */
export interface BloodlineProps extends Partial<Omit<Choosing, 'thought'>> {
	readonly table: Table;
	readonly seat: SeatId;
	readonly names: BloodlineNames;
	readonly onselect?: ((vampire: VampireId) => void) | undefined;
	/** Somebody was tapped who cannot be chosen: it is said beside them why. */
	readonly onrefused?: ((vampire: VampireId, beside: Element) => void) | undefined;
	/** A recruit that is thought of, below its sire. */
	readonly ghost?: Thought | null;
	/** What a vampire brings now. */
	readonly pointsOf?: ((vampire: VampireId) => number) | undefined;
}
