import { parseAs } from '$lib/games/core/parse';
import { DEFAULT_RULESET, type Ruleset } from '$lib/games/heritage/ruleset';
import { rulesetSchema } from '$lib/games/heritage/ruleset-shape';
import type { Trait } from '$lib/games/heritage/shapes';
import { strengthIn } from '../seats';
import { DEALERS, FEWEST_SEATS, MOST_SEATS, type Dealer } from '$lib/games/heritage/vocabulary';

const DECKS = ['box', 'open', 'pack'] as const;
/** Which chronicle deck; a pack is brought once the chronicle is there. */
type ChosenDeck = (typeof DECKS)[number];

/** The page as it was sent: everything as typed, so that it can be given back as it was. */
export interface Typed {
	readonly command: string;
	readonly title: string;
	/** In turn order; what is blank at the end, beyond the two that must be, is left out. */
	readonly players: readonly { readonly name: string; readonly user: string }[];
	readonly dealer: Dealer;
	readonly deck: ChosenDeck;
	readonly traits: readonly string[];
	/** The readings over our defaults, as typed. */
	readonly ruleset: Readonly<Record<string, unknown>>;
}

const text = (form: FormData, name: string): string => {
	const value = form.get(name);
	return typeof value === 'string' ? value : '';
};

/** Reads the sent form; nothing is judged yet. */
export function typedIn(form: FormData): Typed {
	const rows = Array.from({ length: MOST_SEATS + 1 }, (_, index) => ({
		name: text(form, `table.${index}.name`).trim(),
		user: text(form, `table.${index}.user`)
	}));
	const dealer = text(form, 'dealer');
	const deck = text(form, 'deck');
	return {
		command: text(form, 'command'),
		title: text(form, 'title'),
		players: rows.slice(0, Math.max(FEWEST_SEATS, 1 + rows.findLastIndex(isWritten))),
		dealer: DEALERS.find((known) => known === dealer) ?? 'box',
		deck: DECKS.find((known) => known === deck) ?? 'box',
		traits: form.getAll('trait').filter((trait) => typeof trait === 'string'),
		ruleset: rulesetIn(form)
	};
}

const isWritten = ({ name, user }: Typed['players'][number]): boolean => name !== '' || user !== '';

/** A seat id for each player, in turn order. */
export const seatIds = (count: number): string[] =>
	Array.from({ length: count }, (_, index) => `s${index + 1}`);

/** The traits as the group names them; a name of ours keeps the id of ours, so that rules find it. */
function traitsOf(names: readonly string[], ours: readonly Trait[]): Trait[] {
	return names
		.map((name) => name.trim())
		.filter((name) => name !== '')
		.map((name, index) => {
			const known = ours.find((trait) => trait.name.toLowerCase() === name.toLowerCase());
			return { id: known?.id ?? `trait-${index + 1}`, name };
		});
}

/** Readings are posted by their path, e.g. `ruleset.rounds.3`. */
function rulesetIn(form: FormData): Record<string, unknown> {
	const ruleset: Record<string, unknown> = structuredClone(DEFAULT_RULESET);
	for (const key of form.keys()) {
		const [head, ...path] = key.split('.');
		if (head === 'ruleset') put(ruleset, path, valueOf(text(form, key)));
	}
	const alternatives = form.getAll('ruleset.alternatives');
	return alternatives.length > 0 ? { ...ruleset, alternatives } : ruleset;
}

/** The readings to go on with: as typed, or our own where they cannot be readings. */
export function rulesetOf(typed: unknown): Ruleset {
	const read = parseAs(rulesetSchema, typed);
	return structuredClone(read.success ? { ...DEFAULT_RULESET, ...read.output } : DEFAULT_RULESET);
}

const valueOf = (typed: string): string | number =>
	/^-?\d+$/.test(typed.trim()) ? Number(typed) : typed;

function put(into: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): void {
	if (!Object.hasOwn(into, key)) return;
	const inner = into[key];
	if (rest.length > 0 && typeof inner === 'object' && inner !== null)
		put(inner as Record<string, unknown>, rest, value);
	else if (rest.length === 0) into[key] = value;
}

/** The seats that code plays from the beginning, as typed; nothing where people play all. */
function rivalsIn({ players }: Typed): { rivals?: Record<string, string> } {
	const coded = players.flatMap(({ user }, index) => {
		const strength = strengthIn(user);
		return strength === null ? [] : [[seatIds(players.length)[index] ?? '', strength] as const];
	});
	return coded.length > 0 ? { rivals: Object.fromEntries(coded) } : {};
}

/** The first command of a chronicle as typed, not yet parsed. */
export function startCommand(typed: Typed, ours: readonly Trait[]) {
	return {
		type: 'StartChronicle',
		title: typed.title,
		dealer: typed.dealer,
		ruleset: typed.ruleset,
		traits: traitsOf(typed.traits, ours),
		seats: seatIds(typed.players.length),
		...rivalsIn(typed)
	};
}
