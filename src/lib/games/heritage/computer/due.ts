import { tableNow } from '../chronicle/at-table-happened.ts';
import { lastChapter } from '../chronicle/chapters.ts';
import { hasSealedBacks, playsSealed } from '../chronicle/deck-choice.ts';
import { openScorings } from '../chronicle/era-scoring.ts';
import { dominantOf } from '../chronicle/eras.ts';
import { presentSeats } from '../chronicle/players.ts';
import { openSteps, type StepPart } from '../chronicle/steps.ts';
import type { SeatId } from '../shapes.ts';
import type { ChronicleState } from '../state.ts';
import type { Strength } from '../strengths.ts';
import type { Course } from '../table/course.ts';
import { commandBehind } from '../table/origin.ts';
import type { Table } from '../table/table.ts';
import type { Era } from '../vocabulary.ts';
import type { Rival, ComputerSeats } from './grammar.ts';

/** What code is asked at a table. */
type AtTable =
	/** To move, or to answer a question of the rules. */
	| { readonly what: 'move' }
	/** Whether steps may be undone, or the chapter ends here. */
	| { readonly what: 'consent'; readonly proposal: number };

/** What code is asked in a chronicle. */
type InChronicle =
	| AtTable
	| { readonly what: 'prologue' }
	| { readonly what: 'aftermath'; readonly chapter: number; readonly part: StepPart }
	| { readonly what: 'scoring'; readonly era: Era };

/** Something that code has to do now, for one seat. */
export type Due<Asked = InChronicle> = {
	readonly seat: SeatId;
	readonly strength: Strength;
	readonly asked: Asked;
	/** Whether people have something to read first. */
	readonly isNews: boolean;
};

/** The rival of a seat that can do something; null: people play it, or code found nothing to do. */
const ableRival = (rivals: ComputerSeats, seat: SeatId | null | undefined): Rival | null => {
	const rival = seat ? rivals[seat] : undefined;
	return rival && !rival.stuck ? rival : null;
};

/** Whether code agrees for a seat that it plays; a person who sits there agrees for themselves. */
export type Agrees = (seat: SeatId) => boolean;

/** What code has to do at a table; null: nothing, or people are to answer something first. */
export function dueAtTable(
	table: Table,
	course: Course,
	rivals: ComputerSeats,
	agrees: Agrees = () => true
): Due<AtTable> | null {
	const { proposal } = course;
	// Whether a hand is shown, people decide, and the game goes on until they did.
	if (proposal && !proposal.hand) {
		const seat = proposal.waits.find((one) => ableRival(rivals, one) && agrees(one));
		const rival = ableRival(rivals, seat);
		if (seat === undefined || !rival) return null;
		const asked = { what: 'consent', proposal: proposal.id } as const;
		return { seat, strength: rival.strength, asked, isNews: false };
	}
	// What the box deals, only people can see.
	if (table.dealer !== 'app' || table.phase === 'finished') return null;
	const seat = table.question ? table.question.seat : table.turn?.seat;
	const rival = ableRival(rivals, seat);
	if (!seat || !rival) return null;
	return { seat, strength: rival.strength, asked: { what: 'move' }, isNews: endsInNews(course) };
}

/** Whether the last step is worth reading: a recruit or a scheme, and no answer or end of a turn. */
function endsInNews({ steps }: Course): boolean {
	const [first] = steps.at(-1) ?? [];
	const command = first && commandBehind(first);
	return !command || (command.type !== 'EndTurn' && command.type !== 'AnswerQuestion');
}

/** What code has to do in a chronicle; null: nothing. */
export function dueIn(state: ChronicleState, agrees?: Agrees): Due | null {
	const { rivals } = state;
	if (!rivals) return null;
	const table = tableNow(state);
	if (table.phase !== 'empty') return dueAtTable(table, state.course, rivals, agrees);
	const asked = askedBetween(state, (seat) => ableRival(rivals, seat) !== null);
	const rival = asked && ableRival(rivals, asked.seat);
	return rival && { ...asked, strength: rival.strength, isNews: false };
}

/** Who is asked what between two tables, of those that code plays. */
function askedBetween(
	state: ChronicleState,
	isCoded: (seat: SeatId) => boolean
): Pick<Due, 'seat' | 'asked'> | null {
	const entry = lastChapter(state);
	const [part] = openSteps(state);
	if (entry && part && isCoded(part.seat) && isKnownHere(state, entry.number, part))
		return { seat: part.seat, asked: { what: 'aftermath', chapter: entry.number, part } };
	const unsettled = presentSeats(state).find(
		(seat) => !state.players[seat]?.sheet && isCoded(seat)
	);
	if (unsettled !== undefined) return { seat: unsettled, asked: { what: 'prologue' } };
	for (const era of openScorings(state)) {
		const seat = dominantOf(state, era);
		if (seat !== null && isCoded(seat) && state.deck.scoring[era])
			return { seat, asked: { what: 'scoring', era } };
	}
	return null;
}

/** Whether what a step of the aftermath takes lies here, and not in the box of the group. */
function isKnownHere(state: ChronicleState, chapter: number, { step }: StepPart): boolean {
	switch (step) {
		case 'overview':
		case 'missions':
			return hasSealedBacks(state, chapter);
		case 'obligations':
			return playsSealed(state);
		default:
			return true;
	}
}
