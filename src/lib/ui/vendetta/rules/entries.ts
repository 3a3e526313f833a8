import { CODEX as PAGE } from '../../../games/vendetta/pages.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { readingsOf, settingOf } from '../../../games/vendetta/table/where.ts';
import { clanNames } from '../../../games/vendetta/clans.ts';
import { entryOf, type Entry } from '../../codex/entries.ts';
import { wholeCodex } from '../codex/whole.ts';
import { cardText } from '../play/question-words.ts';
import { KIND_TITLES } from '../play/said.ts';

/** “Ruling 7”: a ruling is known by its number, all else by what it is. */
function kindOf(part: string, id: string): string {
	if (part === 'rulings') return `Ruling ${id.split('-')[1]}`;
	return part === 'readings' ? 'How it is played' : 'Word';
}

/** The cards a game is played with, in words: which there are is open to all. Where each of them lies is not said. */
function cardEntries(table: Table): readonly Entry[] {
	const { clanCards, allies, relics, locationCards } = settingOf(table).cards;
	const { relics: withRelics, locationCards: withLocationCards } = settingOf(table);
	const entry = (id: string, title: string, kind: string, facts: string): Entry => ({
		id: `card-${id}`,
		kind,
		title,
		text: [facts, ...cardText(table, id)].filter(Boolean).join(' ')
	});
	return [
		...clanCards.map(({ id, name, clan, kind, power }) =>
			entry(id, name, clanNames[clan], `${KIND_TITLES[kind]}, Power ${power}.`)
		),
		...allies.map(({ id, name, kind, influence, feed, drainBlood, drainedInfluence }) =>
			entry(
				id,
				name,
				kind === 'human' ? 'Human Ally' : 'Vampire Ally',
				`Influence ${influence}, feeds ${feed}; drained ${drainBlood} Blood, then Influence ${drainedInfluence}.`
			)
		),
		...(withRelics ? relics : []).map(({ id, name, influence }) =>
			entry(id, name, 'Relic', `Influence ${influence}.`)
		),
		...(withLocationCards ? locationCards : []).map(({ id, name }) =>
			entry(id, name, 'Location card', '')
		)
	];
}

/** All that can be looked up at a table: the codex under its readings, and its cards. */
export const tableEntries = (table: Table): readonly Entry[] => [
	...wholeCodex(readingsOf(table)).flatMap(({ id: part, terms }) =>
		terms.map((term) => entryOf(term, kindOf(part, term.id), PAGE))
	),
	...cardEntries(table)
];
