import { drawPage } from '../../../games/heritage/pages.ts';
import { castOf } from '../../../games/heritage/chronicle/cast.ts';
import { tableNow } from '../../../games/heritage/chronicle/at-table-happened.ts';
import { overWords } from '../../../games/heritage/draw/names.ts';
import type { DrawState } from '../../../games/heritage/draw/state.ts';
import type { DrawCard, DrawTie } from '../../../games/heritage/draw/steps.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Application } from '../../application.ts';
import { chapterSet } from './decks/chapter-set.ts';
import { seatsOf } from '../../logs/annex.ts';
import type { Actor } from '../../logs/answers.ts';
import type { Chronicle } from '../../logs/chronicles.ts';

type House = Pick<Application, 'keeping'>;

const drawsIn = (house: House) => house.keeping('heritage-draw').logs;

/** A tie of a chronicle that is to be drawn for. */
interface Announcing {
	readonly chronicle: Pick<Chronicle<ChronicleState>, 'id' | 'groupId' | 'state'>;
	readonly actor: Actor;
	/** The same id in the same group announces one draw, however often it is sent. */
	readonly commandId: string;
	readonly tie: DrawTie;
}

/**
 * Announces a provable draw for a tie of a chronicle: with its cards, its people, and a seed that lies in the vault
 * until all numbers are open. Refused by the draw's own rules: `tie-unsound`, `cards-unsound`.
 */
export async function announceDraw(
	house: Pick<Application, 'keeping' | 'database'>,
	{ chronicle, actor, commandId, tie }: Announcing
) {
	const { id, groupId, state } = chronicle;
	const seats = await seatsOf(house.database.read, id);
	const body = {
		type: 'AnnounceDraw',
		draw: commandId,
		chronicle: id,
		tie,
		...cardsFor(state, tie),
		expected: devicesOf(tie, seats)
	} as const;
	return drawsIn(house).found({ groupId, seats, actor, command: { id: commandId, body } });
}

/** The devices of the tied are waited for; for one who has none, a device of the table stands in. */
function devicesOf(
	{ seats: tied }: DrawTie,
	seats: readonly { readonly seatId: string; readonly userId: string | null }[]
): string[] {
	return tied.map((seat) =>
		seats.some(({ seatId, userId }) => seatId === seat && userId !== null) ? seat : 'table'
	);
}

/**
 * What is shuffled: at a table that is played here the deck as it lies, with its discards; else everyone whom the next
 * chapter could deal.
 */
function cardsFor(
	state: ChronicleState,
	{ over }: DrawTie
): { deck: DrawCard[]; reserve: DrawCard[] } {
	const table = tableNow(state);
	const chapter = 'chapter' in over ? over.chapter : null;
	if (chapter !== null && table.chapter === chapter && table.deck.length > 0) {
		const cards = (ids: readonly string[]) => ids.flatMap((id) => asCard(table.cast[id]));
		return { deck: cards(table.deck), reserve: cards(table.discards) };
	}
	const { cast } = castOf(state, chapterSet(state));
	return { deck: cast.filter(({ kind }) => kind !== 'leader').flatMap(asCard), reserve: [] };
}

const asCard = (card: DrawCard | undefined): DrawCard[] =>
	card ? [{ id: card.id, name: card.name, archetype: card.archetype }] : [];

/** A draw of a chronicle, in a list. */
interface DrawEntry {
	readonly id: string;
	readonly tie: DrawTie;
	readonly stands: 'under-way' | 'ended' | 'abandoned';
}

const LOOKED_AT = 12;

/** The draws of a chronicle, the newest first; of its group's no more than the last few are looked at. */
export async function drawsOf(
	house: House,
	{ id, groupId }: Pick<Chronicle<ChronicleState>, 'id' | 'groupId'>
): Promise<readonly DrawEntry[]> {
	const draws = drawsIn(house);
	const newest = (await draws.ofGroup(groupId)).slice(-LOOKED_AT).reverse();
	const read = await Promise.all(newest.map((entry) => draws.read(entry.id)));
	return read.flatMap((draw): DrawEntry[] => {
		const announced = draw?.state.announced;
		// A copy out of a file is none of the chronicle's own.
		if (!draw || draw.importedAt !== null || announced?.chronicle !== id) return [];
		return [{ id: draw.id, tie: announced.tie, stands: standsOf(draw.state) }];
	});
}

/** Ties that are being drawn for right now, with where: whoever is tied comes in from there. */
export async function drawsUnderWay(...of: Parameters<typeof drawsOf>) {
	return (await drawsOf(...of))
		.filter(({ stands }) => stands === 'under-way')
		.map(({ id, tie }) => ({ href: drawPage(id), over: overWords(tie) }));
}

function standsOf({ ended, abandoned }: DrawState): DrawEntry['stands'] {
	if (abandoned) return 'abandoned';
	return ended ? 'ended' : 'under-way';
}

/** Deletes the draws of a chronicle that is deleted. */
export async function removeDraws(
	house: House,
	chronicle: { readonly id: string; readonly groupId: string }
): Promise<void> {
	const draws = drawsIn(house);
	for (const { id } of await draws.ofGroup(chronicle.groupId)) {
		const draw = await draws.read(id);
		if (draw?.state.announced?.chronicle === chronicle.id) await draws.remove(id);
	}
}
