import { measureVendettaFolding, measureVendettaGames } from '../vendetta.ts';
import type { Line, Measurements } from './line.ts';

const LEAST_GAMES = 150;
const MOST_FOLD_MS = 10;
const MOST_MOMENTS_MS = 50;

/** The second game: games a second and core, folding, moments. */
export const vendettaRows = (): Measurements => ({
	vendetta: () => Promise.resolve([...played(), ...folded()])
});

function played(): Line[] {
	const { calibration, plain, open } = measureVendettaGames();
	const line = (cards: string, perSecond: number): Line => ({
		what: `games of four random players a second and core, ${cards}`,
		measured: `${perSecond.toFixed(0)}; per million steps of the calibration loop ${((1_000_000 * perSecond) / calibration).toFixed(1)} (loop ${(calibration / 1_000_000).toFixed(2)} M)`,
		target: `≥ ${LEAST_GAMES}`,
		ok: perSecond >= LEAST_GAMES
	});
	return [line('plain cards', plain), line('the open set', open)];
}

function folded(): Line[] {
	const { events, fold, moments } = measureVendettaFolding();
	const line = (what: string, milliseconds: number, most: number): Line => ({
		what: `processor time for ${what} of a finished game of ${events} events, median`,
		measured: `${milliseconds.toFixed(1)} ms`,
		target: `< ${most} ms`,
		ok: milliseconds < most
	});
	return [line('the fold', fold, MOST_FOLD_MS), line('every moment', moments, MOST_MOMENTS_MS)];
}
