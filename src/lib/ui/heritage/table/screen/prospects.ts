import type { CharacterCard } from '../../../../games/heritage/deck/cards.ts';
import { effectsWords } from '../../../../games/heritage/effects/words.ts';
import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import type { RecruitMoves } from '../../../../games/heritage/chapter/recruit-moves.ts';
import type { ThingId } from '../../../../games/heritage/shapes.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { inSlices } from '../../../slices.ts';
import { foresee } from '../foresee.ts';
import {
	counted,
	gainOf,
	isBetter,
	recruitOf,
	rivalOf,
	totalIn,
	type Gain,
	type RivalGain
} from '../gains.ts';

export { gainRange, prospectSpoken, prospectWords } from './prospect-words.ts';

/** What joins with a character, in words; undefined: it has no ability. */
export const abilityWords = ({ abilities }: CharacterCard): string | undefined =>
	abilities.map(({ name, effects }) => `${name}. ${effectsWords(effects).join(' ')}`).join(' ') ||
	undefined;

/** What somebody in the queue would bring, under the sire that brings most. */
export type Prospect = Omit<Gain, 'ends'> & {
	readonly sire: ThingId;
	/** What changes for the best of the others; null: there are none. */
	readonly rival: RivalGain | null;
};

type Asking = {
	readonly battlegrounds: Battlegrounds;
	readonly table: Table;
	readonly moves: RecruitMoves;
};

/**
 * Weighs each recruit with the rules of the table, a tried-out command a step, so that whoever runs it can stop
 * between any two. Of each character it tells the best sire so far, and goes on with the next.
 */
export function* weigh(
	{ battlegrounds, table, moves }: Asking,
	tell: (character: ThingId, prospect: Prospect) => void
): Generator<void, void> {
	const { seat } = moves;
	const now = counted(battlegrounds, table);
	const before = totalIn(now, seat);
	for (const { character } of moves.characters) {
		let best: Prospect | null = null;
		for (const sire of moves.sires) {
			const command = recruitOf(moves, character, sire);
			if (!command) continue;
			const foreseen = foresee(battlegrounds, table, [command]);
			yield;
			if (foreseen.refusal) continue;
			const { ends, ...gain } = yield* gainOf({ battlegrounds, seat, before }, foreseen);
			if (best === null || isBetter(gain, best))
				best = { sire, ...gain, rival: rivalOf(ends, now, seat) };
		}
		if (best) tell(character, best);
	}
}

/** Weighs them in idle moments, so that a tap in between is never kept waiting. Returns how to give it up. */
export const weighIdly = (...asked: Parameters<typeof weigh>): (() => void) =>
	inSlices(weigh(...asked));
