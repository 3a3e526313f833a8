import type { Bloodline, Vampire, VampireId } from '../bloodline/bloodline.ts';
import { isFledgling } from '../bloodline/kinship.ts';
import { makesAncilla } from '../deck/ancilla.ts';
import type { CharacterCard } from '../deck/cards.ts';
import type { ThingId } from '../shapes.ts';
import type { Table } from '../table/table.ts';
import { cardOf, ownerOf } from '../table/where.ts';
import { cardsBorneBy } from './abilities.ts';
import type { Filter } from './selector.ts';

/** Who is looked at: a card, and where it is a vampire what it bears. */
type Subject = {
	readonly table: Table;
	readonly card: CharacterCard;
	readonly vampire: Vampire | null;
	/** That of the vampire. */
	readonly bloodline: Bloodline | null;
};

type Told = Exclude<keyof Filter, 'bears' | 'lacks'>;
type Token = NonNullable<Filter['bears']>;

const fledgling = ({ vampire, bloodline }: Subject) =>
	!vampire || !bloodline || isFledgling(bloodline, vampire.id);

/** What is so of a subject, by the words of a filter. */
const told: { readonly [T in Told]: (subject: Subject) => Filter[T] } = {
	class: ({ card }) => card.class,
	temperament: ({ card }) => card.temperament,
	geography: ({ card }) => card.geography,
	archetype: ({ card }) => card.archetype,
	clan: ({ card }) => card.clan,
	leader: ({ card, vampire }) => (vampire ? vampire.sire === null : card.kind === 'leader'),
	sire: (subject) => !fledgling(subject),
	fledgling,
	ancilla: ({ table, card, vampire }) =>
		(vampire ? cardsBorneBy(vampire) : [card.id]).some((id) => makesAncilla(cardOf(table, id))),
	exhausted: ({ vampire }) => vampire?.exhausted ?? false,
	enemy: ({ vampire }) => (vampire?.enemy ?? null) !== null,
	torpor: ({ vampire }) => vampire?.torpor ?? false
};

function borne({ vampire }: Subject, token: Token): number {
	switch (token) {
		case 'power':
		case 'infamy':
			return vampire?.[token] ?? 0;
		case 'boon':
			return vampire?.boons.length ?? 0;
	}
}

// Asked of every vampire for nearly every effect, so that no filter is copied.
function holds(subject: Subject, filter: Filter, asleepToo: boolean): boolean {
	if (!asleepToo && filter.torpor === undefined && told.torpor(subject)) return false;
	for (const key in filter) {
		const word = key as keyof Filter;
		if (word === 'bears' || word === 'lacks') continue;
		if (told[word](subject) !== filter[word]) return false;
	}
	const { bears, lacks } = filter;
	return (
		(bears === undefined || borne(subject, bears) > 0) &&
		(lacks === undefined || borne(subject, lacks) === 0)
	);
}

/**
 * Whether a vampire on the table matches a filter; what is in no bloodline never does. Vampires in
 * torpor match only a filter that asks for torpor, or any that does not speak of it where `asleepToo`; a
 * sire has a childe outside torpor (rulebook, Torpor).
 */
export function matches(
	table: Table,
	id: VampireId,
	filter: Filter = {},
	asleepToo = false
): boolean {
	const owner = ownerOf(table, id);
	const bloodline = owner === null ? undefined : table.bloodlines[owner];
	const vampire = bloodline?.vampires[id];
	if (!bloodline || !vampire) return false;
	return holds({ table, card: cardOf(table, id), vampire, bloodline }, filter, asleepToo);
}

/** Whether a character of queue or deck matches a filter: one without childer that bears nothing. */
export function characterMatches(table: Table, id: ThingId, filter: Filter = {}): boolean {
	return holds({ table, card: cardOf(table, id), vampire: null, bloodline: null }, filter, false);
}
