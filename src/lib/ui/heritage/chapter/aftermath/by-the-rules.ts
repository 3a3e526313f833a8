import type { ScenePlace } from './scene.ts';

/** What the rules want decided before this part; null: nothing. Source: rulebook, Aftermath. */
export function comesFirst(places: readonly ScenePlace[], key: string): ScenePlace | null {
	const at = places.findIndex((place) => place.key === key);
	const here = places[at];
	if (!here || here.done || here.step === 'finish') return null;
	return places.slice(0, at).find(({ done, step }) => !done && step !== here.step) ?? null;
}

/** What the rules say where the victor is to gain no obligation. Source: rulebook, Aftermath, step 4. */
export const gainHint = (gain: string | null): string | undefined =>
	gain === 'none'
		? 'By the rules the victor gains one, at random. Choose this only where a card says so.'
		: undefined;

/** What the rules say where a player who holds obligations is to lose none. Source: rulebook, Aftermath, step 4. */
export const lossHint = (lost: string | undefined): string | undefined =>
	lost === 'none'
		? 'By the rules one goes, at random. Choose this only where a card says so.'
		: undefined;
