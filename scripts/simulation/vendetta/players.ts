import { codedPlayer } from '../../../src/lib/games/vendetta/players/coded.ts';
import { greedyPlayer } from '../../../src/lib/games/vendetta/players/greedy.ts';
import type { ComputerPlayer } from '../../../src/lib/games/vendetta/players/player.ts';
import { quickPlayer, USUAL_MANNER } from '../../../src/lib/games/vendetta/players/quick.ts';
import { randomPlayer } from '../../../src/lib/games/vendetta/players/random.ts';

const medium = codedPlayer('medium');

/** A medium player that keeps cards by chance, so that who has a card is an experiment. */
const curiousPlayer: ComputerPlayer = (view, chance) =>
	view.table.question?.prompt === 'keep' ? randomPlayer(view, chance) : medium(view, chance);

export const PLAYERS = {
	strong: codedPlayer('strong'),
	medium,
	easy: codedPlayer('easy'),
	/** Medium, but never plays a card face down. */
	open: quickPlayer({ ...USUAL_MANNER, hides: null }),
	curious: curiousPlayer,
	greedy: greedyPlayer,
	random: randomPlayer
} as const;
export type Who = keyof typeof PLAYERS;
