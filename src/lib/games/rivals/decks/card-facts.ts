import { isWord, type Facts } from './deck.ts';
import { clanNamed, disciplineNamed, kindNamed } from './vocabulary.ts';

/*
 * What somebody says of a card in brackets behind its name: `[Brujah, BP 4, Potence, Attack]`. `kind`, `clan` and `discipline`
 * before a word say what it is, where no list knows it.
 */

export type ReadFacts =
	{ readonly facts: Facts } | { readonly got: string; readonly expected: string };

const EXPECTED =
	'a kind, a clan, a Discipline or “BP 4”; before a word that Elysium does not know: kind, clan or discipline';

export function readFacts(text: string): ReadFacts {
	const facts: { kind?: string; clan?: string; bp?: number } = {};
	const disciplines: string[] = [];
	for (const part of text.split(/[,;]/)) {
		const word = part.trim();
		if (word === '') continue;
		const bp = /^(?:bp|blood potency) ?(\d{1,2})$/i.exec(word)?.[1];
		const [, label = '', named = ''] = /^(kind|type|clan|discipline) (.+)$/i.exec(word) ?? [];
		const read =
			bp === undefined ? wordRead(label.toLowerCase(), named || word) : { bp: Number(bp) };
		if (read === null || (read.bp ?? 0) > 20) return { got: word, expected: EXPECTED };
		const { discipline, ...single } = read;
		if (discipline !== undefined) disciplines.push(discipline);
		const [twice] = Object.keys(single).filter((field) => field in facts);
		if (twice !== undefined) return { got: word, expected: `one ${FIELD_WORDS[twice] ?? twice}` };
		Object.assign(facts, single);
	}
	if (disciplines.length > 6)
		return { got: `${disciplines.length}`, expected: 'at most 6 Disciplines' };
	return { facts: { ...facts, ...(disciplines.length > 0 && { disciplines }) } };
}

const FIELD_WORDS: Readonly<Record<string, string>> = { bp: 'BP', kind: 'kind', clan: 'clan' };

type Read = {
	readonly kind?: string;
	readonly clan?: string;
	readonly bp?: number;
	readonly discipline?: string;
};

function wordRead(label: string, word: string): Read | null {
	if (!isWord(word)) return null;
	const [kind, clan, discipline] = [kindNamed(word), clanNamed(word), disciplineNamed(word)];
	if (label === 'kind' || label === 'type') return { kind: kind ?? word };
	if (label === 'clan') return { clan: clan ?? word };
	if (label === 'discipline') return { discipline: discipline ?? word };
	if (kind !== null) return { kind };
	if (clan !== null) return { clan };
	return discipline === null ? null : { discipline };
}

const labelled = (label: string, word: string, known: string | null): string =>
	known === word ? word : `${label} ${word}`;

/** Facts as `readFacts` reads them; empty: none. A kind is left out where its heading says it. */
export function factsText({ kind, clan, bp, disciplines = [] }: Facts, saysKind = true): string {
	const words = [
		...(clan === undefined ? [] : [labelled('clan', clan, clanNamed(clan))]),
		...(bp === undefined ? [] : [`BP ${bp}`]),
		...disciplines.map((one) => labelled('discipline', one, disciplineNamed(one))),
		...(kind === undefined || !saysKind ? [] : [labelled('kind', kind, kindNamed(kind))])
	];
	return words.join(', ');
}
