import type {
	AgendaCard,
	HavenCard,
	LibraryCard,
	LibraryCardOf,
	VampireCard
} from '../cards/card.ts';
import type { Part } from '../cards/part.ts';
import type { Clan, Discipline, Keyword } from '../cards/vocabulary.ts';
import type { AttackType } from '../attack/field.ts';

/** What a clan brings: seven vampires, ten designs of its Library, a Haven and an Agenda. */
export interface ClanCards {
	/** What the deck is about. */
	readonly about: string;
	readonly leader: string;
	readonly vampires: readonly VampireCard[];
	readonly agenda: AgendaCard;
	readonly haven: HavenCard;
	readonly library: readonly LibraryCard[];
}

type Attributes = readonly [physical: number, social: number, mental: number];
type More<K extends LibraryCard['kind']> = Partial<
	Omit<LibraryCardOf<K>, 'id' | 'name' | 'kind' | 'parts' | 'clan'>
>;

/** Writes cards, each in a line or two. Ids begin with the clan, or `neutral`. */
export function cardsOf(clan?: Clan) {
	const owner = clan?.toLowerCase() ?? 'neutral';
	const base = (id: string, name: string, parts: readonly Part[]) => ({
		id: `${owner}-${id}`,
		name,
		parts: [...parts],
		...(clan && { clan })
	});
	return {
		vampire: (
			id: string,
			name: string,
			bp: number,
			[physical, social, mental]: Attributes,
			disciplines: Discipline[],
			...parts: Part[]
		): VampireCard => ({
			...base(id, name, parts),
			kind: 'vampire',
			clan: clan ?? 'Brujah',
			bp,
			attributes: { physical, social, mental },
			disciplines
		}),
		attack: (
			id: string,
			name: string,
			type: AttackType,
			bp: number,
			damage: number,
			parts: readonly Part[],
			more: { readonly aggravated?: true; readonly keywords?: Keyword[] } = {}
		): LibraryCard => ({ ...base(id, name, parts), kind: 'attack', type, bp, damage, ...more }),
		reaction: (
			id: string,
			name: string,
			types: AttackType[],
			bp: number,
			shields: number,
			parts: readonly Part[],
			more: { readonly damage?: number } = {}
		): LibraryCard => ({
			...base(id, name, parts),
			kind: 'reaction',
			types,
			bp,
			shields,
			...more
		}),
		action: (
			id: string,
			name: string,
			bp: number,
			parts: readonly Part[],
			more: More<'action'> = {}
		): LibraryCard => ({
			...base(id, name, parts),
			kind: 'action',
			...(more.unhosted ? {} : { bp }),
			...more
		}),
		title: (
			id: string,
			name: string,
			bp: number,
			influence: number,
			parts: readonly Part[],
			limit: 'unique' | 'per-player' = 'unique'
		): LibraryCard => ({ ...base(id, name, parts), kind: 'title', bp, influence, limit }),
		scheme: (id: string, name: string, bp: number, parts: readonly Part[]): LibraryCard => ({
			...base(id, name, parts),
			kind: 'scheme',
			bp
		}),
		modifier: (
			id: string,
			name: string,
			influence: number,
			parts: readonly Part[]
		): LibraryCard => ({ ...base(id, name, parts), kind: 'modifier', influence }),
		conspiracy: (
			id: string,
			name: string,
			bp: number,
			needs: number,
			target: 'one' | 'each',
			parts: readonly Part[]
		): LibraryCard => ({ ...base(id, name, parts), kind: 'conspiracy', bp, needs, target })
	};
}

/** Havens and Agendas belong to no clan [Agenda] [Havens]. */
export const haven = (id: string, name: string, ...parts: Part[]): HavenCard => ({
	id,
	name,
	kind: 'haven',
	parts
});
export const agenda = (id: string, name: string, ...parts: Part[]): AgendaCard => ({
	id,
	name,
	kind: 'agenda',
	parts
});
