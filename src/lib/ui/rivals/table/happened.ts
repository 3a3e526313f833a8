import type { Sum } from '../../../games/rivals/attack/sum.ts';
import type { TableEvent, TableEventType } from '../../../games/rivals/table/events.ts';
import { evolveTable } from '../../../games/rivals/table/evolve.ts';
import type { Table } from '../../../games/rivals/table/table.ts';
import type { Speaker } from '../../speaker.ts';
import { eventWords } from './event-words.ts';
import { nameIn } from './names.ts';

/** One thing that happened, in a sentence; of an attack with its sum, part by part. */
export type Line = {
	readonly words: string;
	/** Begins a turn, so that a list can be read at a glance. */
	readonly heading?: true;
	/** It changes the match: nobody should read past it. */
	readonly weighty?: true;
	readonly sums?: readonly { readonly label: string; readonly sum: Sum }[];
};

const WEIGHTY: ReadonlySet<TableEventType> = new Set([
	'Fell',
	'CameBack',
	'ClaimEnded',
	'SchemeDecided',
	'ConspiracyResolved',
	'MatchEnded'
]);

/** What happened, in the order in which it did. Nothing that only keeps the course is said. */
export function happened(
	before: Table,
	events: readonly TableEvent[],
	speaker: Speaker
): readonly Line[] {
	const lines: Line[] = [];
	let table = before;
	for (const event of events) {
		const after = evolveTable(table, event);
		// A card is called by its name once it is on the table, and one that left still had it before.
		const nameOf = (id: string): string => {
			const name = nameIn(after, speaker, id);
			return name === id || name === 'a card' ? nameIn(table, speaker, id) : name;
		};
		const words = eventWords(event, { table, after, speaker, nameOf });
		if (words !== null)
			lines.push({
				words: words.charAt(0).toUpperCase() + words.slice(1),
				...(event.type === 'TurnBegan' && { heading: true }),
				...(WEIGHTY.has(event.type) && { weighty: true }),
				...(event.type === 'AttackSummed' && {
					sums: [
						{ label: `Damage to ${nameOf(String(table.attack?.target ?? ''))}`, sum: event.sum },
						...(event.back
							? [
									{
										label: `Damage back to ${nameOf(table.attack?.attacker ?? '')}`,
										sum: event.back
									}
								]
							: []),
						...event.others.map(({ vampire, sum }) => ({
							label: `Damage to ${nameOf(vampire)}`,
							sum
						}))
					]
				})
			});
		table = after;
	}
	return lines;
}
