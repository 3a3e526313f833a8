import { pick } from '../../../core/chance.ts';
import { lastChapter } from '../../chronicle/chapters.ts';
import { nextChapter } from '../../chronicle/next.ts';
import { presentSeats } from '../../chronicle/players.ts';
import type { Command } from '../../commands.ts';
import { heritage } from '../../heritage.ts';
import type { ChapterRecord } from '../../record-shapes.ts';
import type { SeatId } from '../../shapes.ts';
import type { Chapter, ChronicleState } from '../../state.ts';
import { FEWEST_SEATS, MOST_SEATS } from '../../vocabulary.ts';
import { aftermath } from './aftermath.ts';
import { firstDots, prologues } from './beginning.ts';
import type { Course, Sitting } from './course.ts';
import { drawnAmong } from './drawn.ts';
import { settled } from './quick-chapter.ts';

/** How often, one in so many chapters, each thing happens. */
const LEAVES_IN = 5;
const RETURNS_IN = 3;
const JOINS_IN = 6;
const CORRECTED_IN = 4;
const REOPENED_IN = 6;

/** So many people take part at one time or another. */
const MOST_EVER = MOST_SEATS + 2;

/** What may happen in a group between two chapters. */
export function* between(sitting: Sitting, before: ChronicleState): Course {
	const { twists, chance } = sitting;
	let state = before;
	if (twists.corrections && chance.below(CORRECTED_IN) === 0)
		state = yield* setRight(sitting, state);
	if (twists.corrections && chance.below(REOPENED_IN) === 0)
		state = yield* reopened(sitting, state);
	return twists.dropOuts ? yield* comeAndGo(sitting, state) : state;
}

function* comeAndGo(sitting: Sitting, before: ChronicleState): Course {
	const { chance } = sitting;
	let state = before;
	const away = state.seats.filter((seat) => state.players[seat]?.away);
	const room = () => presentSeats(state).length < MOST_SEATS;
	if (away.length > 0 && room() && chance.below(RETURNS_IN) === 0)
		state = yield returning(state, pick(chance, away));
	else if (presentSeats(state).length > FEWEST_SEATS && chance.below(LEAVES_IN) === 0)
		state = yield { type: 'LeaveChronicle', seat: pick(chance, presentSeats(state)) };
	const seat = `s${state.seats.length + 1}`;
	if (room() && state.seats.length < MOST_EVER && chance.below(JOINS_IN) === 0) {
		state = yield { type: 'JoinChronicle', seat };
		state = yield* prologues(sitting, state);
	}
	return state;
}

/** Back with a dot for each chapter that was missed, where there are fewest. */
function returning(state: ChronicleState, seat: SeatId): Command {
	const player = state.players[seat];
	const missed = (nextChapter(state) ?? 1) - (player?.away?.since ?? 1);
	const dots = player?.sheet?.dots ?? {};
	const fewest = state.traits
		.map(({ id }) => id)
		.sort((one, other) => (dots[one] ?? 0) - (dots[other] ?? 0));
	return { type: 'ReturnToChronicle', seat, dots: missed > 0 ? firstDots(fewest, missed) : {} };
}

/** The last chapter was counted wrong: somebody had a point more or less. */
function* setRight({ chance }: Sitting, state: ChronicleState): Course {
	const entry = lastChapter(state);
	if (!entry) return state;
	const record = countedAnew(entry, chance.below(entry.record.players.length));
	const command = {
		type: 'CorrectChapter' as const,
		chapter: entry.number,
		record: settled(chance, record),
		eraDraw: null,
		reason: 'the board was counted once more'
	};
	const decision = heritage.decide(state, command, { chance });
	if (decision.accepted) return yield command;
	const { reason, about } = decision.refusal;
	if (reason !== 'era-tie-needs-draw') throw new Error(`a correction was refused: ${reason}`);
	const tied = state.seats.filter((seat) => [about?.['seats']].flat().includes(seat));
	return yield { ...command, eraDraw: drawnAmong(chance, tied) };
}

function countedAnew({ record }: Chapter, index: number): ChapterRecord {
	const players = record.players.map((player, at) =>
		at === index
			? { ...player, points: { ...player.points, class: player.points.class + 1 } }
			: player
	);
	return { ...record, players };
}

/** The aftermath was closed too early, and is closed again. */
function* reopened(sitting: Sitting, before: ChronicleState): Course {
	const entry = lastChapter(before);
	const over = entry !== null && before.phase === 'between';
	if (!over) return before;
	const state = yield {
		type: 'ReopenAftermath',
		chapter: entry.number,
		reason: 'somebody had forgotten something'
	};
	return yield* aftermath(sitting, state);
}
