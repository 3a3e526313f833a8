import { counted, signed } from '../../../games/core/listed.ts';
import type { Attack } from '../../../games/rivals/attack/attack.ts';
import type { AttackType } from '../../../games/rivals/attack/field.ts';
import type { Outcome } from '../../../games/rivals/attack/outcome.ts';
import type { Part, Sum } from '../../../games/rivals/attack/sum.ts';
import type { Attribute } from '../../../games/rivals/vocabulary.ts';
import { KIND_NAMES } from '../city/city-words.ts';

/* An attack in words: its types, its sums, and what comes of it. */

type NameOf = (id: string) => string;

export const TYPE_NAMES: { readonly [T in AttackType]: string } = {
	ranged: 'Ranged',
	physical: 'Physical',
	social: 'Social',
	mental: 'Mental'
};

export const ATTRIBUTE_NAMES: { readonly [A in Attribute]: string } = {
	physical: 'Physical',
	social: 'Social',
	mental: 'Mental'
};

/** What a part of a sum is, in a word or two below its number. */
export function partLabel({ of, attribute, by, aggravated }: Part): string {
	const name = attribute === undefined ? '' : ATTRIBUTE_NAMES[attribute];
	switch (of) {
		case 'attribute':
			return name;
		case 'defence':
			return `${name} defence`;
		case 'card':
			return `${by ?? 'card'}${aggravated ? ', Aggravated' : ''}`;
		case 'text':
			return `${by ?? 'card text'}${aggravated ? ', Aggravated' : ''}`;
		case 'shields':
			return 'shields';
		case 'prevention':
			return 'prevented';
	}
}

/** Where a part comes from, and where the rulebook says so. */
export function partWhy(part: Part, nameOf: NameOf): string {
	const who = part.vampire === undefined ? '' : nameOf(part.vampire);
	const less =
		part.whole === undefined
			? ''
			: ` Only ${Math.abs(part.value)} of ${Math.abs(part.whole)} is needed.`;
	switch (part.of) {
		case 'attribute':
			return `${who}’s ${partLabel(part)} attribute adds to the damage. ${part.rule}.`;
		case 'card':
			return `The damage printed on the card. ${part.rule}.`;
		case 'text':
			return `${who || 'A card text'} changes the damage to the target. ${part.rule}.`;
		case 'defence':
			return `${who}’s ${ATTRIBUTE_NAMES[part.attribute ?? 'physical']} attribute reduces the damage, but not Aggravated damage.${less} ${part.rule}.`;
		case 'shields':
			return `The Reaction gives these shields to the vampire that played it.${less} ${part.rule}.`;
		case 'prevention':
			return `Abilities prevent damage.${less} ${part.rule}.`;
	}
}

/** “2 Social + 1 card + 1 card text − 1 Social defence = 3” */
export function sumWords({ parts, taken }: Sum): string {
	const shown = parts.filter(({ value, of }) => value !== 0 || of === 'attribute');
	const terms = shown.map((part, at) => {
		const sign = part.value < 0 ? '− ' : at === 0 ? '' : '+ ';
		return `${sign}${Math.abs(part.value)} ${partLabel(part)}`;
	});
	return `${terms.length === 0 ? '0' : terms.join(' ')} = ${taken}`;
}

/** What a sum comes to, below its number. */
export function totalWords({ taken, aggravated }: Sum): string {
	if (aggravated === 0) return 'damage';
	return aggravated >= taken ? 'Aggravated damage' : `damage, ${aggravated} Aggravated`;
}

/** What an outcome does, line by line: “Zoe: 4 → 1 Blood”. */
export function outcomeLines(
	{ hurt, placed, agenda, mortal, prince }: Outcome,
	nameOf: NameOf
): readonly string[] {
	const FALLS = { torpor: ' and goes into torpor', burned: ' and is burned' };
	const lines = hurt.map(
		({ vampire, from, to, fall }) =>
			`${nameOf(vampire)}: ${from} → ${to} Blood${fall ? FALLS[fall] : ''}`
	);
	if (mortal)
		lines.push(
			mortal.falls
				? mortal.goes === 'attached'
					? 'The mortal falls and is attached'
					: 'The mortal falls'
				: 'The mortal is unhurt'
		);
	for (const { seat, amount } of placed)
		lines.push(`${nameOf(seat)}: ${signed(-amount)} Prestige, placed on a vampire in torpor`);
	for (const { seat, points, why } of agenda)
		lines.push(
			`${nameOf(seat)}: +${points} Agenda${why === 'rival' ? ', a vampire of their Rival' : ''}`
		);
	if (prince)
		lines.push(
			prince.to === null
				? 'The Prince of the City returns to The Streets'
				: `${nameOf(prince.to)} is Prince of the City`
		);
	return lines.length === 0 ? ['Nobody loses Blood'] : lines;
}

/** Who is knocked out by it, in a sentence. */
export const knockedWords = ({ knocked }: Outcome, nameOf: NameOf): string | null => {
	const [first] = knocked;
	if (!first) return null;
	const why = first.how === 'prestige' ? 'has no Prestige left' : 'has no active vampire left';
	return `${nameOf(first.seat)} ${why}.`;
};

/** Who is attacked. */
export function targetWords({ target }: Pick<Attack, 'target'>, nameOf: NameOf): string {
	if (!target) return '';
	if ('vampire' in target) return nameOf(target.vampire);
	const { name, kind } = target.mortal;
	return name ?? `a ${KIND_NAMES[kind]}`.replace('a A', 'an a');
}

/** “3 damage” */
export const damageWords = (amount: number): string => counted(amount, 'damage', 'damage');
