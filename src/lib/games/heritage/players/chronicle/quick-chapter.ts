import { pick, shuffled, type Chance } from '../../../core/chance.ts';
import { entryOf } from '../../chronicle/cast-registered.ts';
import { chosenCast } from '../../chronicle/chosen-cards.ts';
import type { Cast } from '../../chronicle/cast.ts';
import { nextChapter } from '../../chronicle/next.ts';
import { presentSeats } from '../../chronicle/players.ts';
import type { CharacterCard } from '../../deck/cards.ts';
import { havenOf } from '../../register/whereabouts.ts';
import type { ChapterRecord, PlayerRecord } from '../../record-shapes.ts';
import type { Points, SeatId } from '../../shapes.ts';
import { tiedForVictory } from '../../standings/outcome.ts';
import type { ChronicleState } from '../../state.ts';
import type { Clan } from '../../vocabulary.ts';
import type { Course, Sitting } from './course.ts';
import { clansBy, leaderBy, markerOf } from './draft.ts';
import { drawnAmong } from './drawn.ts';

/** Every simulated chapter is played on one day. */
export const DATE = '2026-01-31';

/** Beside its leader a quick bloodline has so many vampires. */
const RECRUITED = 6;

/** Nobody claims one mission in so many. */
const UNCLAIMED_IN = 6;

/** One vampire in so many is in torpor at the end. */
const TORPOR_IN = 6;

/**
 * Records a plausible result without a table: clans chosen in the order of the rules, bloodlines from
 * whoever may come up, points as large as they are at tables, and missions by chance. Nothing that
 * somebody carries over helps or hinders here.
 */
export function* quickChapter(sitting: Sitting, before: ChronicleState): Course {
	const chapter = nextChapter(before);
	if (chapter === null) return before;
	const everyone = chosenCast(before, sitting.cards.setFor(before), 'both');
	const drafted = draft(sitting.chance, before, everyone);
	let state = before;
	for (const card of drafted.flatMap(({ vampires }) => vampires)) {
		if (!state.characters[card.id])
			state = yield { type: 'RegisterCharacter', character: entryOf(card) };
	}
	const record = recordOf(sitting, state, chapter, drafted);
	return yield { type: 'RecordChapter', chapter, record };
}

type Drafted = {
	readonly seat: SeatId;
	readonly clan: Clan;
	/** The leader first. */
	readonly vampires: readonly CharacterCard[];
};

/** Who plays which clan, led by whom, with whom. */
function draft(
	chance: Chance,
	state: ChronicleState,
	everyone: Pick<Cast, 'cast' | 'leaders'>
): Drafted[] {
	const { cast } = everyone;
	const clans = clansBy(chance, state);
	const seats = presentSeats(state);
	const common = shuffled(
		chance,
		cast.filter(({ id, kind }) => kind !== 'leader' && havenOf(state, id) === null)
	);
	return seats.map((seat, index) => {
		const clan = clans[seat] ?? 'brujah';
		const leader = leaderBy(chance, everyone, seat, clan);
		const retainer = cast.filter(({ id }) => id === state.players[seat]?.haven?.retainer);
		const joined = common.slice(index * RECRUITED, (index + 1) * RECRUITED);
		return { seat, clan, vampires: [leader, ...retainer, ...joined] };
	});
}

function recordOf(
	{ chance, twists }: Sitting,
	state: ChronicleState,
	chapter: number,
	drafted: readonly Drafted[]
): ChapterRecord {
	const seats = drafted.map(({ seat }) => seat);
	const players = drafted.map(({ seat, clan, vampires }): PlayerRecord => ({
		seat,
		clan,
		leader: vampires[0]?.name ?? '',
		points: pointsBy(chance, twists.ties),
		bloodline: vampires.map(({ id }, index) => ({
			character: id,
			torpor: index > 0 && chance.below(TORPOR_IN) === 0
		}))
	}));
	const missions = (state.deck.chapters[chapter]?.missions ?? []).map(({ id, name }) => ({
		id,
		name,
		claimant: chance.below(UNCLAIMED_IN) === 0 ? null : pick(chance, seats)
	}));
	return settled(chance, {
		date: DATE,
		players,
		firstPlayer: markerOf(state),
		missions,
		primogen: null,
		orderByHand: null,
		notes: ''
	});
}

/** The record with a primogen draw, where it needs one. */
export function settled(chance: Chance, record: ChapterRecord): ChapterRecord {
	return { ...record, primogen: drawnAmong(chance, tiedForVictory(record)) };
}

/** Points as large as they are at tables, 32 or so; level ones are few and small. */
function pointsBy(chance: Chance, level: boolean): Points {
	if (level)
		return {
			class: 8 + chance.below(2),
			temperament: 8,
			geography: 8,
			power: chance.below(2),
			boons: 0,
			infamy: 0
		};
	const board = () => 4 + chance.below(6) + chance.below(6);
	return {
		class: board(),
		temperament: board(),
		geography: board(),
		power: chance.below(9),
		boons: chance.below(5),
		infamy: chance.below(5)
	};
}
