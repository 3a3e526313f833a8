import { charactersCsv, schemesCsv } from '../deck/as-csv.ts';
import type { CharacterCard, SchemeCard } from '../deck/cards.ts';
import { CLANS } from '../vocabulary.ts';
import { openBattlegroundSchemes, openCharacters, openClanSchemes, openPack } from './open-set.ts';

/** Cards of the open set under other ids, so that a file of them can be tried as it is. */
function asExample<T extends CharacterCard | SchemeCard>(card: T): T {
	return { ...card, id: `example-${card.id}`, name: `${card.name} (example)` };
}

/** An ancilla a clan, and one without an ability. */
const characters = [
	...CLANS.flatMap(
		(clan) => openCharacters.find((card) => card.clan === clan && card.abilities.length === 1) ?? []
	),
	...openCharacters.filter(({ abilities }) => abilities.length === 0).slice(0, 1)
].map(asExample);

const schemes = [
	...CLANS.flatMap(
		(clan) => openClanSchemes.find((card) => card.of === 'clan' && card.clan === clan) ?? []
	),
	...openBattlegroundSchemes.slice(0, 1)
].map(asExample);

/** Files that show how own cards are written, by name, as they are downloaded. */
export const EXAMPLE_FILES: Readonly<Record<string, () => string>> = {
	'characters.csv': () => charactersCsv(characters),
	'schemes.csv': () => schemesCsv(schemes),
	'cards.json': () =>
		`${JSON.stringify({ ...openPack, id: 'example', name: 'An example', characters, schemes, missions: [] }, null, '\t')}\n`
};
