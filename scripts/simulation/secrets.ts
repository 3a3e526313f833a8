import type { Step } from '../../src/lib/games/heritage/players/play.ts';
import type { ThingId } from '../../src/lib/games/heritage/shapes.ts';
import type { TableEvent } from '../../src/lib/games/heritage/table/events.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';

/** Whether the log may not know the faces of hands. */
const handsAreHidden = ({ dealer, ruleset }: Table) =>
	dealer === 'app' && ruleset.hands === 'hidden';

const clanSchemes = (table: Table): readonly ThingId[] =>
	Object.values(table.schemes).flatMap(({ of, id }) => (of === 'clan' ? [id] : []));

/**
 * Watches the log of one game for what it must not say: a clan scheme before it is played, or an order
 * of cards that nobody has seen.
 */
export function secretsWatch(): (step: Step) => readonly string[] {
	const played = new Set<ThingId>();
	return ({ events, after }) => {
		if (!handsAreHidden(after)) return [];
		const faults: string[] = [];
		for (const event of events) {
			if (event.type === 'SchemePlayed') played.add(event.scheme);
			if (event.type === 'TableSet') continue;
			const written = JSON.stringify(event);
			for (const scheme of clanSchemes(after))
				if (!played.has(scheme) && written.includes(`"${scheme}"`))
					faults.push(`${event.type} names ${scheme}, which nobody has seen`);
			faults.push(...orderFaults(event, after));
		}
		return faults;
	};
}

/** Cards of the deck are only ever listed by id, never as they lie. */
function orderFaults(event: TableEvent, { deck }: Table): readonly string[] {
	if (event.type !== 'QuestionAsked') return [];
	const unseen = event.question.options.filter((option) => deck.includes(option));
	const sorted = [...unseen].sort();
	return unseen.every((option, index) => option === sorted[index])
		? []
		: [`the options of ${event.question.prompt} show how the deck lies`];
}
