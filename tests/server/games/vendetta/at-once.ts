import { shuffled, type Chance } from '../../../../src/lib/games/core/chance.ts';
import type { Typed } from '../../../../src/lib/games/core/game.ts';
import type { SeatId } from '../../../../src/lib/games/core/seats.ts';
import type { Command } from '../../../../src/lib/games/vendetta/commands.ts';
import type { OwnView } from '../../../../src/lib/games/vendetta/table/own-view.ts';
import { newId } from '../../../../src/lib/server/accounts/tokens.ts';

/** A table at which each seat is to keep a card, wherever its log is kept. */
export interface ChoosingTable {
	readonly seats: readonly SeatId[];
	send(seat: SeatId, command: Command, id: string): Promise<{ readonly kind: string }>;
	own(seat: SeatId): Promise<OwnView>;
	version(): Promise<number>;
	/** What happened at the table after a version. */
	since(version: number): Promise<readonly Typed[]>;
	/** Back to where nobody has chosen. */
	undo(): Promise<unknown>;
}

/**
 * All seats choose in secret at the same time, each command sent twice, in another order each round; then it is undone. Counts
 * choices that were refused, that counted twice, and that came to something else than their seat wanted.
 */
export async function chosenAtOnce(table: ChoosingTable, rounds: number, chance: Chance) {
	const { seats } = table;
	const counts = { lost: 0, doubled: 0, wrong: 0 };
	for (let round = 0; round < rounds; round++) {
		const before = await table.version();
		const views = new Map<SeatId, OwnView>();
		for (const seat of seats) views.set(seat, await table.own(seat));
		const wanted = new Map<SeatId, string>();
		const sent = shuffled(chance, seats).flatMap((seat) => {
			const [card = ''] = shuffled(chance, views.get(seat)?.offered ?? []);
			wanted.set(seat, card);
			const command: Command = {
				type: 'ActAtTable',
				command: { type: 'KeepCards', seat, cards: [card] }
			};
			const id = newId();
			// A phone that heard no answer sends it once more.
			return [table.send(seat, command, id), table.send(seat, command, id)];
		});
		const answers = await Promise.all(sent);
		counts.lost += answers.filter(({ kind }) => kind !== 'accepted').length;
		const types = (await table.since(before)).map(({ type }) => type);
		counts.doubled += types.filter((type) => type === 'Chose').length - seats.length;
		if (types.filter((type) => type === 'CardsKept').length !== 1) counts.wrong++;
		for (const seat of seats) {
			const { hand } = await table.own(seat);
			const is = hand.filter((card) => !views.get(seat)?.hand.includes(card));
			if (is.join() !== wanted.get(seat)) counts.wrong++;
		}
		await table.undo();
	}
	return counts;
}
