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

/** The open set, and how to write your own, as a page of Markdown for `docs/open-set.md`. */
export function openSetPage(): string {
	return (
		[HEAD, WHAT, OWN, csvSection(), selectorSection(), missionSection(), effectSection()].join(
			'\n\n'
		) + '\n'
	);
}

const HEAD = `# The open set

Elysium brings its own set of cards, so that everything it can do can be tried, tested and balanced
without anybody else’s cards. It is not part of the boxed game and contains none of its text.

This page is generated from \`src/lib/games/heritage/open/\`; run
\`node --import tsx scripts/generate-open-set.ts\` after a change there.`;

const WHAT = `## What is in it

- ${openCharacters.length} basic characters, ${openCharacters.length / 9} per clan, balanced over class, temperament, geography and archetype
- ${openLeaders.length} clan leaders, the two faces of nine leader cards
- ${openClanSchemes.length} clan schemes, ${openClanSchemes.length / 9} per clan; more are unlocked later and stay on the server until then
- ${openBattlegroundSchemes.length} battleground schemes, ${BATTLEGROUNDS[0]} to ${BATTLEGROUNDS.at(-1)}
- ${openMissions.length} stand-alone missions from history, 1306 to 1997
- ${openStickers.length} designs of ability stickers, ${openAssets.length} assets, ${openObligations.length} obligations

The cards of its chronicle are not shown here: they stay sealed on the server until a group turns them up.

The set, with the schemes to be unlocked, is under **${openPack.licence}**: use, change and share it, credit it,
and share what you make under the same terms. The program around it is under the MIT licence.`;

const OWN = `## Writing your own set

A set is one JSON file, a **pack**: \`format\` is \`"${openPack.format}"\`, \`version\` is ${openPack.version}, then \`id\`, \`name\`, \`licence\`
and the lists \`characters\` (leaders, too), \`schemes\` and \`missions\`. Each card is written as in \`src/lib/games/heritage/deck/cards.ts\`;
\`readPack\` reads the file and reports up to ten faults at once: where each is, what it found and what it expected.

Ids consist of lower-case letters, digits and \`-\`. A pack uses each id once, and each name once within a kind. A battleground
has at most one scheme. A pack with both leaders and people counts as a whole set: each leader’s
clan needs a scheme, and no scheme may ask for more of an archetype than the characters show. A pack without
either adds to other cards and may rely on them.`;

function csvSection(): string {
	return `## Tables

Characters and schemes can also be read from a table (CSV). The first row names the columns, in any order. The
delimiter is \`,\`, \`;\` or tab, and text that contains a delimiter or quotes goes in quotes. Line endings of any system work.

| characters | |
|---|---|
${columnRows(CHARACTER_COLUMNS, {
	id: 'made from the name if empty',
	kind: '`basic` if empty, or `leader`, `chronicle`',
	bonded: '`yes` or `no`; empty means no',
	ability: 'the name of the special ability; empty means none',
	effects: 'its effects, a JSON list as below'
})}

| schemes | |
|---|---|
${columnRows(SCHEME_COLUMNS, {
	id: 'made from the name if empty',
	clan: 'for a clan scheme',
	battleground: 'for a battleground scheme, its letter',
	needs: 'archetypes separated by spaces, such as `warlike warlike wealthy`',
	effects: 'the effects, a JSON list as below'
})}

The table reader is seventy lines of our own: each library we found stops at the first fault, gives no line number, needs
the same line ending in the whole file, or weighs more than the rest of the page.`;
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

A mission has a \`match\`, a filter, and may have a \`claim\`. Without one, the bloodline with the most matching vampires claims it. Vampires in torpor never
count. Ties are broken as the rulebook says: fewer missions claimed, then the primogen draw.
A race is checked at the end of each round. Once someone has the number, the player who then has the most claims it, even if another had the number first within
the round. Players who are tied on that and on missions claimed go on to the next round; after the last round, the primogen draw decides.

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

A \`where\` can have any of the fields ${Object.keys(filterSchema.entries)
		.map((field) => `\`${field}\``)
		.join(
			', '
		)}; all that are given must match. Vampires in torpor match only \`"torpor": true\`, but \`rejuvenate\` includes them when \`torpor\` is left out.

| filter | as in |
|---|---|
${filters.join('\n')}

An amount is a number, or so many for each thing counted, up to a maximum: ${amounts.map((amount) => `\`${JSON.stringify(amount)}\``).join(', ')}.`;
}

function effectSection(): string {
	const rows = EXAMPLES.map((effect) => row(effect, effectWords(effect, 'scheme')));
	return `## What an effect does

Effects are carried out from top to bottom. The words are what a scheme with this effect says; they are generated from the
data, so nobody writes them. \`modify\` may have \`of\`: \`any-opponent\` or \`that-opponent\`, and then acts as a vampire of theirs would. \`manual\` is for what the vocabulary cannot express: the table does it and records the result.

| effect | in words |
|---|---|
${rows.join('\n')}`;
}

function row(data: object, words: string): string {
	return `| \`${JSON.stringify(data)}\` | ${words} |`;
}
