import type { Application } from '../../application.ts';
import { turnDeck, type Turned, type Turning } from './deck-turning.ts';

/** As {@link turnDeck}, in the whole program. */
export const turn = (
	{ database, vault, keeping }: Pick<Application, 'keeping' | 'database' | 'vault'>,
	turning: Turning
): Promise<Turned> => turnDeck({ database, vault, logs: keeping('heritage').logs }, turning);
