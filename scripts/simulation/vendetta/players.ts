import type { ComputerPlayer } from '../../../src/lib/games/vendetta/players/player.ts';
import { greedyPlayer } from '../../../src/lib/games/vendetta/players/greedy.ts';
import { randomAnswer, randomPlayer } from '../../../src/lib/games/vendetta/players/random.ts';
import { usableBy } from '../../../src/lib/games/vendetta/table/turns.ts';

/**
 * Plays as the greedy player does, but keeps cards by chance, so that who has a card is an experiment, and uses an Ally or
 * relic as soon as it can.
 */
export const curiousPlayer: ComputerPlayer = (view, chance) => {
	const { table, seat } = view;
	if (table.question?.prompt === 'keep') return randomAnswer(view, table.question, chance);
	const isMine = table.question === null && table.turn?.seat === seat && table.turn.played === null;
	const [usable] = isMine ? usableBy(table, seat) : [];
	if (!usable) return greedyPlayer(view, chance);
	const { source, index } = usable;
	const from = source.from === 'card' ? { slot: source.slot } : { card: source.card };
	return { type: 'UseAbility', seat, source: from, ability: index };
};

/** The same, but never plays a card face down. */
const openPlayer: ComputerPlayer = (view, chance) => {
	const command = curiousPlayer(view, chance);
	return command.type === 'PlayCard' ? { ...command, face: 'up' } : command;
};

export const PLAYERS = {
	curious: curiousPlayer,
	open: openPlayer,
	greedy: greedyPlayer,
	random: randomPlayer
} as const;
export type Who = keyof typeof PLAYERS;
