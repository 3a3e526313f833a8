/** Plays a part of the games in a process of its own. Arguments: options as JSON, first game, game after the last. */
import { BATTLEGROUND_MODULES } from '../../src/lib/games/heritage/boards/registry.ts';
import { playGames } from './games.ts';
import type { Options } from './options.ts';
import type { Message } from './spread.ts';

const EVERY_MILLISECONDS = 500;

const [options = '{}', from = '0', to = '0'] = process.argv.slice(2);
const send = (message: Message) => process.send?.(message);

let told = performance.now();
const tally = playGames(
	BATTLEGROUND_MODULES,
	JSON.parse(options) as Options,
	Number(from),
	Number(to),
	(games) => {
		if (performance.now() - told < EVERY_MILLISECONDS) return;
		told = performance.now();
		send({ kind: 'played', games });
	}
);
send({ kind: 'done', tally });
process.disconnect?.();
