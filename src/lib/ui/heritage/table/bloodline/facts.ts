import type { Vampire, VampireId } from '../../../../games/heritage/bloodline/bloodline.ts';
import type { CharacterCard } from '../../../../games/heritage/deck/cards.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { cardOf } from '../../../../games/heritage/table/where.ts';
import type { Clan } from '../../../../games/heritage/vocabulary.ts';
import { signOf, type Sign } from '../../character/attributes.ts';
import type { IconName } from '../../../icons/names.ts';
import { counted, listed } from '../../ledger/names.ts';
import type { TableNames } from '../../ledger/table-names.ts';
import type { Standing } from './standing.ts';

/** What of the names of a table a bloodline is told with. */
export type BloodlineNames = Pick<TableNames, 'character' | 'scheme' | 'seat'>;

/** Something countable that lies on a vampire. */
export interface Token {
	readonly icon: IconName;
	readonly count: number;
	/** “2 boons of Brujah”. */
	readonly words: string;
	/** Whose boons: then the icon is that clan's. */
	readonly boonOf: Clan | null;
}

/** A state that a vampire is in. */
interface Mark {
	readonly icon: IconName;
	readonly words: string;
}

/** What there is to say about a vampire of a table, in signs and in words. */
export interface Facts {
	readonly id: VampireId;
	readonly name: string;
	readonly card: CharacterCard;
	/** Class, temperament, geography, archetype. */
	readonly signs: readonly Sign[];
	readonly tokens: readonly Token[];
	readonly marks: readonly Mark[];
	readonly exhausted: boolean;
	readonly torpor: boolean;
	readonly points: number | null;
}

/** The facts of a vampire, or of a character that may become one; `points` where they are counted. */
export function factsOf(
	table: Table,
	names: BloodlineNames,
	vampire: Pick<Vampire, 'id'> & Partial<Vampire>,
	points: number | null = null
): Facts {
	const card = cardOf(table, vampire.id);
	return {
		id: vampire.id,
		name: names.character(vampire.id),
		card,
		signs: [card.class, card.temperament, card.geography, card.archetype].map((value) =>
			signOf(value)
		),
		tokens: tokensOf(vampire, card),
		marks: marksOf(vampire, names),
		exhausted: vampire.exhausted === true,
		torpor: vampire.torpor === true,
		points
	};
}

function tokensOf(
	{ power = 0, infamy = 0, boons = [] }: Partial<Vampire>,
	{ abilities }: CharacterCard
): Token[] {
	const plain = (icon: IconName, count: number, words: string): Token[] =>
		count > 0 ? [{ icon, count, words, boonOf: null }] : [];
	const owed = [...new Set(boons)].map((clan) => {
		const count = boons.filter((one) => one === clan).length;
		const { icon, label } = signOf(clan);
		return { icon, count, words: `${counted(count, 'boon')} of ${label}`, boonOf: clan };
	});
	return [
		...plain('heritage/power', power, `${String(power)} power`),
		...plain('heritage/infamy', infamy, `${String(infamy)} infamy`),
		...owed,
		...plain(
			'heritage/sticker',
			abilities.length,
			counted(abilities.length, 'ability', 'abilities')
		)
	];
}

function marksOf(
	{ torpor = false, exhausted = false, enemy = null, absorbed = [] }: Partial<Vampire>,
	names: BloodlineNames
): Mark[] {
	return [
		...(torpor ? [{ icon: 'heritage/torpor', words: 'In torpor' } as const] : []),
		...(exhausted ? [{ icon: 'heritage/exhausted', words: 'Exhausted' } as const] : []),
		...(enemy === null
			? []
			: [{ icon: 'heritage/enemy', words: `Enemy, declared by ${names.scheme(enemy)}` } as const]),
		...(absorbed.length === 0
			? []
			: [
					{
						icon: 'heritage/monstrosity',
						words: `Monstrosity with ${listed(absorbed.map((id) => names.character(id)))}`
					} as const
				])
	];
}

/** All of it as one sentence after another, for who listens. */
export function spoken({ name, card, signs, tokens, marks, points }: Facts, at: Standing): string {
	const parts = [
		[name, signOf(card.clan).label, ...signs.map(({ label }) => label.toLowerCase())].join(', '),
		tokens.map(({ words }) => words).join(', '),
		...marks.map(({ words }) => words),
		points === null ? '' : counted(points, 'point'),
		at.leads ? 'Leads the coterie' : at.inCoterie ? 'In the coterie' : '',
		at.ghost ? 'Not recruited yet' : '',
		at.possible === true ? 'Can be chosen' : ''
	];
	return parts.filter((part) => part !== '').join('. ');
}

/** “12 vampires, 2 in torpor”. */
export function countWords(vampires: readonly Pick<Vampire, 'torpor'>[]): string {
	const asleep = vampires.filter(({ torpor }) => torpor).length;
	const all = counted(vampires.length, 'vampire');
	return asleep === 0 ? all : `${all}, ${String(asleep)} in torpor`;
}
