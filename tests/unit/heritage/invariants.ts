import { findChapter, lastChapter } from '../../../src/lib/games/heritage/chronicle/chapters.ts';
import { stickerStock } from '../../../src/lib/games/heritage/register/stock.ts';
import { standings } from '../../../src/lib/games/heritage/standings/standings.ts';
import type { ChronicleState } from '../../../src/lib/games/heritage/state.ts';
import { CHAPTERS_PER_ERA, eraOf } from '../../../src/lib/games/heritage/vocabulary.ts';

/** What must hold of every state, by name; the names of those that do not. */
export function brokenInvariants(state: ChronicleState): string[] {
	return Object.entries(invariants)
		.filter(([, holds]) => !holds(state))
		.map(([name]) => name);
}

const invariants: Readonly<Record<string, (state: ChronicleState) => boolean>> = {
	'nobody lies in two havens': (state) => unique(held(state)),
	'who lies in a haven is known and not banished': (state) =>
		held(state).every((id) => state.characters[id] && !state.banished.includes(id)),
	'leaders are at home, others are retained': (state) =>
		havens(state).every(
			({ retainer, leaders }) =>
				(retainer === null || state.characters[retainer]?.kind !== 'leader') &&
				leaders.every((id) => state.characters[id]?.kind === 'leader')
		),
	'no clan leader is banished': (state) =>
		state.banished.every((id) => state.characters[id]?.kind !== 'leader') && unique(state.banished),
	'no more stickers than the box holds': (state) =>
		Object.values(stickerStock(state)).every(({ left }) => left >= 0),
	'every sticker is one and sticks on somebody': (state) =>
		unique(state.stickers.map(({ id }) => id)) &&
		state.stickers.every(({ character }) => state.characters[character]),
	'every character with a card of its own is in the register': (state) =>
		Object.keys(state.cards.characters).every((id) => state.characters[id]) &&
		state.cards.brought.every((id) => state.cards.characters[id]) &&
		unique(state.cards.brought),
	'no card of its own is character and scheme': ({ cards }) =>
		Object.keys(cards.schemes).every((id) => !cards.characters[id]),
	'an asset or obligation lies in one place': (state) => unique(slips(state)),
	'chapters stand without a gap': (state) =>
		state.chapters.every(({ number }, index) => number === state.firstChapter + index),
	'only the last aftermath can be open': (state) =>
		state.chapters.slice(0, -1).every(({ aftermath }) => aftermath.finished),
	'the phase says what is next': (state) => state.phase === phaseOf(state),
	'each player sits at a seat': (state) =>
		unique(state.seats) &&
		Object.keys(state.players).sort().join() === [...state.seats].sort().join(),
	'an order names every player of its chapter once': (state) =>
		state.chapters.every(
			({ record, outcome }) =>
				outcome.order.length === record.players.length &&
				record.players.every(({ seat }) => outcome.order.includes(seat))
		),
	'every chapter has one winner': (state) => {
		const won = standings(state).reduce((sum, { wins }) => sum + wins, 0);
		const before = Object.values(state.players).reduce(
			(sum, player) => sum + player.before.wins,
			0
		);
		return won === state.chapters.length + before;
	},
	'an era that is over was dominated': (state) =>
		unique(state.eras.map(({ era }) => era)) &&
		state.chapters
			.filter(({ number, aftermath }) => aftermath.finished && number % CHAPTERS_PER_ERA === 0)
			.every(({ number }) =>
				state.eras.some(
					({ era, seat, by }) => era === eraOf(number) && (seat !== null || by === 'by-hand')
				)
			),
	'at least two are there, and no more than four': (state) =>
		state.seats.length === 0 || within(2, 4, present(state).length),
	'who comes with the deck is in the register': (state) =>
		Object.keys(state.deck.characters).every((id) => state.characters[id]),
	'a scoring card that was chosen lay there': ({ deck }) =>
		Object.values(deck.scoring).every(
			({ offered, chosen }) => chosen === null || offered.some(({ id }) => id === chosen)
		),
	'numbers of a box stand in order, each once': ({ deck }) =>
		unique(deck.numbers) &&
		deck.numbers.every((number, index) => index === 0 || number > (deck.numbers[index - 1] ?? 0)),
	'a chapter is found by its number': (state) =>
		state.chapters.every((chapter) => findChapter(state, chapter.number) === chapter)
};

/** The ids of all obligations, wherever they lie. */
export function obligations(state: ChronicleState): string[] {
	return [...state.obligationSupply, ...havens(state).flatMap((haven) => haven.obligations)].map(
		({ id }) => id
	);
}

/** The ids of all assets and obligations. */
export function slips(state: ChronicleState): string[] {
	return [
		...obligations(state),
		...havens(state).flatMap(({ assets }) => assets.map(({ id }) => id))
	];
}

function phaseOf(state: ChronicleState): ChronicleState['phase'] {
	if (state.seats.length === 0) return 'unstarted';
	const last = lastChapter(state);
	if (last && !last.aftermath.finished) return 'aftermath';
	if (present(state).some(({ sheet }) => sheet === null)) return 'prologue';
	return last?.number === 21 ? 'complete' : 'between';
}

function present(state: ChronicleState) {
	return Object.values(state.players).filter(({ away }) => away === null);
}

const within = (least: number, most: number, count: number): boolean =>
	count >= least && count <= most;

function havens(state: ChronicleState) {
	return Object.values(state.players).flatMap(({ haven }) => (haven ? [haven] : []));
}

function held(state: ChronicleState): string[] {
	return havens(state).flatMap(({ retainer, leaders }) => [
		...(retainer === null ? [] : [retainer]),
		...leaders
	]);
}

function unique(ids: readonly (string | number)[]): boolean {
	return new Set(ids).size === ids.length;
}
