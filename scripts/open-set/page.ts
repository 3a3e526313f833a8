import { BATTLEGROUNDS } from '../../src/lib/games/heritage/boards/timeline.ts';
import { CHARACTER_COLUMNS } from '../../src/lib/games/heritage/deck/characters-csv.ts';
import { SCHEME_COLUMNS } from '../../src/lib/games/heritage/deck/schemes-csv.ts';
import {
	filterSchema,
	type Amount,
	type Filter,
	type Selector
} from '../../src/lib/games/heritage/effects/selector.ts';
import { effectWords } from '../../src/lib/games/heritage/effects/words.ts';
import {
	MISSION_WORDS,
	missionWords
} from '../../src/lib/games/heritage/missions/mission-words.ts';
import { EXAMPLES } from './examples.ts';
import {
	openAssets,
	openBattlegroundSchemes,
	openCharacters,
	openClanSchemes,
	openLeaders,
	openMissions,
	openObligations,
	openPack,
	openStickers
} from '../../src/lib/games/heritage/open/open-set.ts';
import {
	activate,
	any,
	BEARER,
	CHOSEN,
	CLAN_LEADER,
	each,
	perEach,
	SIRE,
	those
} from '../../src/lib/games/heritage/open/phrases.ts';

/** The open set, and how to write an own one, as a page of Markdown for `docs/open-set.md`. */
export function openSetPage(): string {
	return (
		[HEAD, WHAT, OWN, csvSection(), selectorSection(), missionSection(), effectSection()].join(
			'\n\n'
		) + '\n'
	);
}

const HEAD = `# The open set

Elysium brings its own set of cards, so that everything it can do can be tried, tested and balanced
without anybody else’s cards. It is no part of the boxed game and holds none of its texts.

This page is generated from \`src/lib/games/heritage/open/\`; run
\`node --import tsx scripts/generate-open-set.ts\` after a change there.`;

const WHAT = `## What is in it

- ${openCharacters.length} basic characters, ${openCharacters.length / 9} a clan, balanced over class, temperament, geography and archetype
- ${openLeaders.length} clan leaders, the two faces of nine leader cards
- ${openClanSchemes.length} clan schemes, ${openClanSchemes.length / 9} a clan; more are unlocked later and stay on the server until then
- ${openBattlegroundSchemes.length} battleground schemes, ${BATTLEGROUNDS[0]} to ${BATTLEGROUNDS.at(-1)}
- ${openMissions.length} stand-alone missions from history, 1306 to 1997
- ${openStickers.length} designs of ability stickers, ${openAssets.length} assets, ${openObligations.length} obligations

The cards of its chronicle are not shown here: they stay sealed on the server until a group turns them up.

The set, with the schemes to be unlocked, is under **${openPack.licence}**: use, change and share it, say where it is
from, and share what you make of it alike. The program around it is under the MIT licence.`;

const OWN = `## Writing your own set

A set is one JSON file, a **pack**: \`format\` is \`"${openPack.format}"\`, \`version\` is ${openPack.version}, then \`id\`, \`name\`, \`licence\`
and the lists \`characters\` (leaders, too), \`schemes\` and \`missions\`. Each card is written as in \`src/lib/games/heritage/deck/cards.ts\`;
\`readPack\` reads the file and says at which place it found what, and what it expected, ten faults at once.

Ids are lower-case letters, digits and \`-\`, and stand once in a pack; so do names within a kind. Each battleground
has one scheme at most. A pack with both leaders and people counts as a whole set: each leader’s
clan needs a scheme, and no scheme may ask for more of an archetype than the characters show. A pack without
either adds to other cards and may lean on them.`;

function csvSection(): string {
	return `## Tables

Characters and schemes are read from a table (CSV), too: the first row names the columns in any order, the
delimiter is \`,\`, \`;\` or tab, texts with delimiters or quotes stand in quotes, line ends of any system.

| characters | |
|---|---|
${columnRows(CHARACTER_COLUMNS, {
	id: 'made of the name where it is empty',
	kind: '`basic` where it is empty, or `leader`, `chronicle`',
	bonded: '`yes` or `no`, empty: no',
	ability: 'the name of the special ability, empty: none',
	effects: 'its effects, a JSON list as below'
})}

| schemes | |
|---|---|
${columnRows(SCHEME_COLUMNS, {
	id: 'made of the name where it is empty',
	clan: 'of a clan scheme',
	battleground: 'of a battleground scheme: its letter',
	needs: 'archetypes with spaces between them, such as `warlike warlike wealthy`',
	effects: 'the effects, a JSON list as below'
})}

The reader of tables is our own seventy lines: what we found either stops at the first fault, says no line, needs
one kind of line end for the whole file, or weighs more than the rest of the page.`;
}

function columnRows(
	columns: Readonly<Record<string, string>>,
	notes: Readonly<Record<string, string>>
): string {
	return Object.entries(columns)
		.map(([name, must]) => `| \`${name}\` | ${[must, notes[name]].filter(Boolean).join(': ')} |`)
		.join('\n');
}

const SELECTORS: readonly Selector[] = [
	BEARER,
	CLAN_LEADER,
	SIRE,
	{ who: 'childer' },
	{ who: 'coterie' },
	CHOSEN,
	any('own', { archetype: 'warlike' }),
	any('opponents', { fledgling: true }),
	each('any-opponent', { ancilla: true }),
	each('opponents', { enemy: true }),
	any('everyone', { torpor: true }),
	any('that-opponent')
];

const FILTERS: readonly Filter[] = [
	{ class: 'elitist', geography: 'north' },
	{ fledgling: true, lacks: 'power' },
	{ sire: true, exhausted: false }
];

function missionSection(): string {
	const rows = Object.entries(MISSION_WORDS).map(([kind, { example }]) => {
		const { match, claim } = example;
		return `| ${kind} | \`${JSON.stringify(match)}\` | ${claim ? `\`${JSON.stringify(claim)}\`` : ''} | ${missionWords({ match, ...(claim && { claim }) })} |`;
	});
	return `## How a mission is claimed

A mission has a \`match\`, a filter, and may have a \`claim\`. Without one, most matching vampires claim it. Vampires in torpor never count. Equal
players are told apart as the rulebook says: fewer missions claimed, then the primogen.
A race is checked at the end of each round. Once somebody has the number, whoever has the most then claims it, even if another had the number first within
the round. Those who are level in that and in missions claimed go on to the next round; after the last round, the primogen decide.

| kind | \`match\` | \`claim\` | in words |
|---|---|---|---|
${rows.join('\n')}`;
}

function selectorSection(): string {
	const rows = SELECTORS.map((whom) => row(whom, effectWords(activate(whom))));
	const filters = FILTERS.map((where) => row(where, missionWords({ match: where })));
	const amounts: Amount[] = [2, perEach('enemies', 3), perEach(those('own', { sire: true }), 4)];
	return `## Whom an effect means

| selector | as in |
|---|---|
${rows.join('\n')}

A \`where\` holds any of ${Object.keys(filterSchema.entries)
		.map((field) => `\`${field}\``)
		.join(
			', '
		)}; all of them must be so. Vampires in torpor match only \`"torpor": true\`; \`rejuvenate\` alone means them too where \`torpor\` is left out.

| filter | as in |
|---|---|
${filters.join('\n')}

An amount is a number, or so many for each counted, with a most: ${amounts.map((amount) => `\`${JSON.stringify(amount)}\``).join(', ')}.`;
}

function effectSection(): string {
	const rows = EXAMPLES.map((effect) => row(effect, effectWords(effect, 'scheme')));
	return `## What an effect does

Effects are carried out from the top. The words are what a scheme with this effect says; they are made from the
data, so nobody writes them. \`modify\` may have \`of\`: \`any-opponent\` or \`that-opponent\`, as such a vampire of theirs would. \`manual\` is for what the vocabulary cannot say: the table does it and records the result.

| effect | in words |
|---|---|
${rows.join('\n')}`;
}

function row(data: object, words: string): string {
	return `| \`${JSON.stringify(data)}\` | ${words} |`;
}
