import type { ClanCard } from '../../src/lib/games/vendetta/cards.ts';
import type { Ability } from '../../src/lib/games/vendetta/effects/ability.ts';
import type { Effect } from '../../src/lib/games/vendetta/effects/effect.ts';
import { WORDS } from '../../src/lib/games/vendetta/effects/vocabulary.ts';
import { abilitiesWords } from '../../src/lib/games/vendetta/effects/words.ts';
import { OPEN_SET_LICENCE, openSet } from '../../src/lib/games/vendetta/open/open-set.ts';
import { CLANS } from '../../src/lib/games/vendetta/vocabulary.ts';

const { clanCards, allies, relics, locationCards } = openSet;

/** The open set of Vendetta, and what its cards can say, as a page of Markdown for `docs/vendetta-open-set.md`. */
export const vendettaOpenSetPage = (): string =>
	`${[HEAD, WHAT, clanSection(), allySection(), otherSection(), effectSection()].join('\n\n')}\n`;

const HEAD = `# The open set of Vendetta

Elysium brings cards of its own for Vendetta, so that a group can play without the box, and everything the program does can be tried and
balanced. They are no part of the boxed game and hold none of its names or texts. How they play is in [Balance of Vendetta](vendetta-balance.md).

This page is generated from \`src/lib/games/vendetta/open/\`; run \`node --import tsx scripts/generate-open-set.ts\` after a change there.`;

const WHAT = `## What is in it

- ${clanCards.length} clan cards, ${clanCards.length / CLANS.length} a clan, two of them in the hand from the start
- ${allies.length} Allies: ${allies.filter(({ kind }) => kind === 'human').length} humans, ${allies.filter(({ kind }) => kind === 'vampire').length} vampires
- ${relics.length} relics and ${locationCards.length} Location cards, for the variants

The set is under **${OPEN_SET_LICENCE}**: use, change and share it, say where it is from, and share what you make of it alike. The program around it
is under the MIT licence.

What a card says is made from its effects. There is no second text that could differ.`;

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const said = (abilities: readonly Ability[]) => abilitiesWords(abilities).join(' ');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const clanRow = ({ name, kind, power, starting, abilities }: ClanCard) =>
	row([starting ? `${name} (start)` : name, kind, power, said(abilities)]);

function clanSection(): string {
	const tables = CLANS.map(
		(clan) => `### ${capital(clan)}

| card | kind | Power | what it says |
|---|---|---:|---|
${clanCards
	.filter((card) => card.clan === clan)
	.map(clanRow)
	.join('\n')}`
	);
	return `## Clan cards\n\n${tables.join('\n\n')}`;
}

function allySection(): string {
	const rows = allies.map(
		({ name, kind, influence, feed, drainBlood, drainedInfluence, abilities }) =>
			row([name, kind, influence, feed, drainBlood, drainedInfluence, said(abilities)])
	);
	return `## Allies

Influence in the Alliance, feed, Blood when drained, Influence once drained.

| Ally | kind | Influence | feed | drained: Blood | drained: Influence | what it says |
|---|---|---:|---:|---:|---:|---|
${rows.join('\n')}`;
}

function otherSection(): string {
	return `## Relics

| relic | Influence | what it says |
|---|---:|---|
${relics.map(({ name, influence, abilities }) => row([name, influence, said(abilities)])).join('\n')}

## Location cards

| card | what it says |
|---|---|
${locationCards.map(({ name, abilities }) => row([name, abilitiesWords(abilities, 'location').join(' ')])).join('\n')}`;
}

function effectSection(): string {
	const rows = Object.entries(WORDS).map(([kind, { example }]) => {
		const effect = { do: kind, ...example } as Effect;
		const words = abilitiesWords([{ ability: 'acts', effects: [effect] }]).join(' ');
		return row([`\`${JSON.stringify(effect)}\``, words]);
	});
	return `## What an effect does

A set of your own is one JSON file with \`clanCards\`, \`allies\`, \`relics\` and \`locationCards\`, each card written as in
\`src/lib/games/vendetta/cards.ts\`. Effects are carried out from the top. \`manual\` is for what the vocabulary cannot say: the table does it and
records the result.

| effect | in words |
|---|---|
${rows.join('\n')}`;
}
