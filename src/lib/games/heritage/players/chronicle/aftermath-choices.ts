import { pick, type Chance } from '../../../core/chance.ts';
import type { ChapterSet } from '../../chronicle/chosen-cards.ts';
import { endsOf } from '../../chronicle/overview.ts';
import type { CommandOf } from '../../commands.ts';
import { effectsWords } from '../../effects/words.ts';
import { allowedKinds } from '../../register/stock.ts';
import { havenOf, homeOf } from '../../register/whereabouts.ts';
import type { SeatId, ThingId } from '../../shapes.ts';
import type { Chapter, ChronicleState } from '../../state.ts';

/** One haven in so many stays as it is. */
const CONTENT_IN = 4;

/** The victor draws one where any is left, everybody else gives one back. */
export function obligations(
	state: ChronicleState,
	{ number, outcome, record }: Chapter
): CommandOf<'ResolveObligations'> {
	const { victor } = endsOf(outcome);
	const indebted = record.players.filter(
		({ seat }) => seat !== victor && (state.players[seat]?.haven?.obligations.length ?? 0) > 0
	);
	return {
		type: 'ResolveObligations',
		chapter: number,
		gain: state.obligationSupply.length > 0 ? { from: 'draw' } : null,
		losses: indebted.map(({ seat }) => ({ seat, obligation: null }))
	};
}

/** Any design that is there and that the player may place, on anybody awake. */
export function sticker(
	set: Pick<ChapterSet, 'stickers'>,
	chance: Chance,
	state: ChronicleState,
	{ number: chapter, record }: Chapter,
	seat: SeatId
): CommandOf<'PlaceSticker'> | CommandOf<'PassSticker'> {
	const clan = record.players.find((player) => player.seat === seat)?.clan;
	const kinds = clan ? allowedKinds(state, clan) : [];
	const kind = clan && kinds.includes(clan) ? clan : kinds[0];
	const dots = state.players[seat]?.sheet?.dots ?? {};
	const designs = set.stickers.filter(
		(one) => one.kind === kind && (dots[one.asks?.trait ?? ''] ?? 0) >= (one.asks?.dots ?? 0)
	);
	const bearers = awakeOf(state, record, seat).filter((id) => {
		const home = homeOf(state, id);
		return home === null || home === seat;
	});
	if (designs.length === 0 || bearers.length === 0) return { type: 'PassSticker', chapter, seat };
	const design = pick(chance, designs);
	const text = effectsWords(design.effects).join(' ');
	return {
		type: 'PlaceSticker',
		chapter,
		seat,
		character: pick(chance, bearers),
		sticker: { id: `st-${chapter}-${seat}`, kind: design.kind, name: design.name, text }
	};
}

export function retainer(
	chance: Chance,
	state: ChronicleState,
	{ number: chapter, record }: Chapter,
	seat: SeatId
): CommandOf<'ChooseRetainer'> {
	const absorbed = absorbedIn(state, chapter);
	const may = awakeOf(state, record, seat).filter((id) => {
		const haven = havenOf(state, id);
		const free = haven === null || haven === seat;
		return free && state.characters[id]?.kind !== 'leader' && !absorbed.includes(id);
	});
	const stays = may.length === 0 || chance.below(CONTENT_IN) === 0;
	return { type: 'ChooseRetainer', chapter, seat, character: stays ? null : pick(chance, may) };
}

/** Whom a seat had awake when the chapter ended, and who is still there. */
function awakeOf(state: ChronicleState, record: Chapter['record'], seat: SeatId): ThingId[] {
	const player = record.players.find((one) => one.seat === seat);
	return (player?.bloodline ?? []).flatMap(({ character, torpor }) =>
		torpor || state.banished.includes(character) ? [] : [character]
	);
}

/** Who became part of a monstrosity at the table of this chapter (ruling 29). */
function absorbedIn({ table }: ChronicleState, chapter: number): readonly ThingId[] {
	if (table?.chapter !== chapter) return [];
	return Object.values(table.bloodlines).flatMap(({ vampires }) =>
		Object.values(vampires).flatMap(({ absorbed }) => absorbed)
	);
}
