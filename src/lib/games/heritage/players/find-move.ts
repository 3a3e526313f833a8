import { seededChance } from '../../core/chance.ts';
import type { Battlegrounds } from '../boards/battleground.ts';
import { randomPlayer } from './random.ts';
import type { SeatView } from '../search/view.ts';
import type { TableCommand } from '../table/commands.ts';
import type { Strength } from '../strengths.ts';

/** What an `Ask` rejects with that took too long: asked again it would take as long. */
export class TooSlow extends Error {
	override readonly name = 'TooSlow';
}

/** Asks code that thinks elsewhere; rejects where it is lost, or is `unwanted` meanwhile. */
export type Ask = (
	view: SeatView,
	strength: Strength,
	seed: number,
	unwanted: AbortSignal
) => Promise<TableCommand | null>;

type Wanted = {
	readonly ask: Ask;
	readonly battlegrounds: Battlegrounds;
	readonly view: SeatView;
	readonly strength: Strength;
	readonly seed: number;
	/** How many moves were refused on this very table. */
	readonly refused: number;
	readonly unwanted: AbortSignal;
};

/** Once more is asked where the first time led nowhere. */
const ASKED = 2;

/**
 * The move of a rival. Whatever fails, there is one unless it is unwanted meanwhile: a move that was refused, or that nobody answered with, is sought in
 * another way, in the end among all that is legal. Null: there is nothing to do.
 */
export async function findMove(wanted: Wanted): Promise<TableCommand | null> {
	const { view, strength, seed, refused, unwanted } = wanted;
	for (let asked = refused; asked < ASKED && !unwanted.aborted; asked++) {
		try {
			const command = await wanted.ask(view, strength, seed + asked, unwanted);
			if (command) return command;
		} catch (error) {
			if (error instanceof TooSlow) break;
		}
	}
	if (unwanted.aborted) return null;
	const quick = refused <= ASKED ? await quickly(wanted) : null;
	return quick ?? randomPlayer(view, seededChance(seed + refused));
}

/** On this very thread, so quickly that nobody notices; null: it is out of reach, or found nothing. */
async function quickly({ battlegrounds, view, seed }: Wanted): Promise<TableCommand | null> {
	const player = await import('./quick.ts').catch(() => null);
	return player?.quickPlayer(battlegrounds)(view, seededChance(seed)) ?? null;
}
