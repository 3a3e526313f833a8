import { contendersFor } from '../chapter/missions.ts';
import { tiedForFirst } from '../chapter/scoring.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import type { TableEvent } from '../table/events.ts';
import { chooseOne, type Resolving } from '../table/request.ts';
import type { Env, Resolvers } from '../table/run.ts';
import type { Table } from '../table/table.ts';
import { ARCHETYPES, type Archetype } from '../vocabulary.ts';
import { sameSeats } from './draws.ts';

type Declared = { readonly [seat: SeatId]: Archetype };

/**
 * The primogen draw, in which a tie ends that nothing else parts (rulebook, Ties). The tied declare
 * different archetypes, clockwise from who has the first player marker; the character deck is
 * shuffled and turned until a declared one shows, and its player wins. The chapter's own deck is no
 * other for it: each of its cards is as likely as the next, and all go back where they lay.
 * Who is no longer tied (a correction) drops out of the draw, or ends it.
 */
export const primogenTasks = {
	*primogen(env, { mission, declared: before }) {
		const tied = tiedFor(env, mission);
		if (tied.length < 2) return {};
		let declared: Declared = Object.fromEntries(
			Object.entries(before).filter(([seat]) => tied.includes(seat))
		);
		for (const seat of tied.filter((one) => !(one in declared)))
			declared = { ...declared, ...(yield* declares(seat, Object.values(declared))) };
		return { next: [{ kind: 'primogen-draw', mission, declared }] };
	},
	*'primogen-draw'(env, { mission, declared }) {
		if (!sameSeats(Object.keys(declared), tiedFor(env, mission)))
			return { next: [{ kind: 'primogen', mission, declared }] };
		const shown = yield* showing(env.table, Object.values(declared));
		const winner = Object.keys(declared).find((seat) => declared[seat] === shown);
		return shown === null || winner === undefined
			? { next: [{ kind: 'primogen-lot', mission, declared }] }
			: { events: [consulted(mission, { declared, shown, winner })] };
	},
	/** Reading `primogenNoMatch`. */
	*'primogen-lot'(env, { mission, declared }) {
		const options = tiedFor(env, mission);
		if (!sameSeats(Object.keys(declared), options))
			return { next: [{ kind: 'primogen', mission, declared }] };
		const about = { draw: env.table.draws.length };
		const [winner] = yield { deal: 'one-of', prompt: 'whom-the-lot-favours', about, options };
		return winner === undefined
			? {}
			: { events: [consulted(mission, { declared, shown: null, winner })] };
	}
} satisfies Partial<Resolvers>;

/** Who is tied for a mission, or (null) for the chapter, in turn order. */
export function tiedFor(
	{ table, battlegrounds }: Pick<Env, 'table' | 'battlegrounds'>,
	mission: ThingId | null
): readonly SeatId[] {
	return mission === null ? tiedForFirst(table, battlegrounds) : contendersFor(table, mission);
}

/** With several archetypes left even the last of the tied chooses. */
function* declares(seat: SeatId, taken: readonly Archetype[]): Resolving<Declared> {
	const options = ARCHETYPES.filter((archetype) => !taken.includes(archetype));
	const chosen = yield* chooseOne({
		seat,
		prompt: 'declare-an-archetype',
		about: { seat },
		options
	});
	const archetype = options.find((option) => option === chosen);
	return archetype === undefined ? {} : { [seat]: archetype };
}

/** Which of the declared archetypes shows first; null: none, not even with the discards. */
function* showing(table: Table, declared: readonly Archetype[]): Resolving<Archetype | null> {
	if (table.dealer === 'box') {
		const prompt = 'which-archetype-showed';
		const [shown] = yield { seat: null, prompt, about: {}, options: declared, least: 0, most: 1 };
		return declared.find((archetype) => archetype === shown) ?? null;
	}
	const shows = (card: ThingId) =>
		declared.find((archetype) => archetype === table.cast[card]?.archetype) ?? null;
	// Without a declared archetype in the deck all of it is turned for nothing: that is left out.
	let left = [table.deck, [...table.deck, ...table.discards]].find((cards) => cards.some(shows));
	for (let turned = 0; left !== undefined; turned++) {
		// What it is about makes each lot another one, so that each card is dealt by itself.
		const about = { draw: table.draws.length, turned };
		const [card] = yield { deal: 'one-of', prompt: 'which-card-turned', about, options: left };
		if (card === undefined) return null;
		const shown = shows(card);
		if (shown !== null) return shown;
		left = left.filter((other) => other !== card);
	}
	return null;
}

function consulted(
	mission: ThingId | null,
	draw: Extract<TableEvent, { type: 'PrimogenConsulted' }>['draw']
): TableEvent {
	return { type: 'PrimogenConsulted', mission, draw };
}
