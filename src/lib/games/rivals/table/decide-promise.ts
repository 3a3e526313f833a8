import type { SeatId } from '../../core/seats.ts';
import type { Side } from '../influence/conflict.ts';
import { beside, refused, type Deciders } from './decider.ts';
import type { Table } from './table.ts';

/**
 * Deals between players. A promise binds: a promised side is held against the answer (reading `promises`), words are noted,
 * because only the players can judge them. Prestige, Blood, Agenda and cards cannot change hands by one [Schemes].
 */
export const promiseDeciders: Deciders<'MakePromise' | 'ReleasePromise'> = {
	/** Refusals: `unknown-seat`, `no-scheme`, `answered-already`, `side-promised`, `active-says-yes`. */
	MakePromise(table, { seat, to, of }) {
		if (!table.order.includes(seat)) return refused('unknown-seat', { seat }, 'seat');
		if (to === seat || !table.order.includes(to))
			return refused('unknown-seat', { seat: to }, 'to');
		if ('side' in of) {
			const { scheme } = table;
			if (!scheme) return refused('no-scheme');
			if (scheme.answers.some((one) => one.seat === seat))
				return refused('answered-already', { seat }, 'seat');
			if (scheme.order[0] === seat && of.side !== 'yes')
				return refused('active-says-yes', { seat }, 'of.side');
			const before = sidePromised(table, seat);
			if (before !== null) return refused('side-promised', {}, 'of.side');
		}
		return beside(table, [
			{ type: 'PromiseMade', promise: { id: table.promised + 1, seat, to, of } }
		]);
	},

	/** Refusals: `no-promise`, `not-promised-to-you`. */
	ReleasePromise(table, { seat, promise }) {
		const one = table.promises.find(({ id }) => id === promise);
		if (!one) return refused('no-promise', {}, 'promise');
		if (one.to !== seat) return refused('not-promised-to-you', { seat: one.to }, 'promise');
		return beside(table, [{ type: 'PromiseReleased', promise }]);
	}
};

/** The side a seat promised in the Scheme under way; null: none. */
export const sidePromised = ({ promises }: Pick<Table, 'promises'>, seat: SeatId): Side | null =>
	promises.flatMap((one) => (one.seat === seat && 'side' in one.of ? [one.of.side] : []))[0] ??
	null;
