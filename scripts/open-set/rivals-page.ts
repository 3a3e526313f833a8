import type { Card } from '../../src/lib/games/rivals/cards/card.ts';
import { cardFace } from '../../src/lib/games/rivals/cards/card-face.ts';
import { cardText } from '../../src/lib/games/rivals/cards/card-text.ts';
import { WORDS, type Effect } from '../../src/lib/games/rivals/cards/effects.ts';
import {
	CLAN_CARDS,
	OPEN_SET_LICENCE,
	openCard,
	openSet
} from '../../src/lib/games/rivals/open/open-set.ts';

/** The open set of Rivals, and what its cards can say, as a page of Markdown for `docs/rivals-open-set.md`. */
export const rivalsOpenSetPage = (): string =>
	`${[HEAD, WHAT, clanSections(), neutralSection(), citySection(), grammarSection()].join('\n\n')}\n`;

const HEAD = `# The open set of Rivals

Elysium brings cards of its own for Rivals, so that a group can play without the box, and everything the program does can be tried and
balanced. They are no part of the boxed game and hold none of its names or texts.

This page is generated from \`src/lib/games/rivals/open/\`; run \`node --import tsx scripts/generate-open-set.ts\` after a change there.`;

const copies = (card: Card): number => ('copies' in card ? card.copies : 1);

const WHAT = `## What is in it

- ${openSet.vampires.length} vampires, ${openSet.havens.length} Havens and ${openSet.agendas.length} Agendas
- ${openSet.library.length} designs of Library cards; each deck takes ten of its clan and ten neutral ones, each twice
- ${openSet.city.length} designs of City cards: a City Deck of ${openSet.city.reduce((sum, card) => sum + copies(card), 0)}

The set is under **${OPEN_SET_LICENCE}**: use, change and share it, say where it is from, and share what you make of it alike. The program around it
is under the MIT licence.

What a card says is made from what it does. There is no second text that could differ.`;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const table = (cards: readonly Card[]): string =>
	`| card | what it is | what it says |
|---|---|---|
${cards
	.map((card) =>
		row([
			copies(card) > 1 ? `${copies(card)} × ${card.name}` : card.name,
			cardFace(card).join(' · '),
			cardText(card).join(' ')
		])
	)
	.join('\n')}`;

function clanSections(): string {
	const sections = Object.entries(CLAN_CARDS).map(
		([clan, { about, vampires, agenda, haven, library }]) => {
			const deck = openSet.decks.find(({ id }) => id === clan.toLowerCase());
			const neutral = (deck?.library ?? []).flatMap(({ card }) => {
				const found = openCard(card);
				return found && !('clan' in found && found.clan) ? [found.name] : [];
			});
			return `## ${clan}

${about}

${table([agenda, haven, ...vampires, ...library])}

Its neutral cards: ${neutral.join(', ')}.`;
		}
	);
	return sections.join('\n\n');
}

const neutralSection = (): string =>
	`## Neutral cards

${table(openSet.library.filter(({ clan }) => clan === undefined))}`;

const citySection = (): string => `## The City Deck

Four of the ten Events are put away unseen.

${table(openSet.city)}`;

/** What the rules name and the vocabulary leaves out: no card of ours needs it. */
const LEFT_OUT = [
	'parties that are separated by a text, and vampires sent to torpor by one',
	'an influence conflict that an effect starts, and Influence as a cost of anything but a Title',
	'attached Titles that are discarded',
	'text that is done by hand'
];

function grammarSection(): string {
	const rows = Object.entries(WORDS).map(([kind, { example }]) => {
		const effect = { do: kind, ...example } as Effect;
		const words = cardText({ kind: 'action', parts: [{ when: 'play', effects: [effect] }] });
		return row([`\`${JSON.stringify(effect)}\``, words.join(' ')]);
	});
	return `## What an effect does

A card is written as in \`src/lib/games/rivals/cards/card.ts\`: its numbers, and parts that each say when (\`when.ts\`), in which role and under which
conditions (\`part.ts\`, \`condition.ts\`), at what cost (\`cost.ts\`), and what happens (\`words/\`). Some words are on no card of this set: a group’s own cards may need them.

| effect | in words |
|---|---|
${rows.join('\n')}

Left out:

${LEFT_OUT.map((one) => `- ${one}`).join('\n')}`;
}
