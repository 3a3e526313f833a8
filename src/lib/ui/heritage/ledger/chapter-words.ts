import type { EventOf } from '../../../games/heritage/events.ts';
import { outcomeOf } from '../../../games/heritage/standings/outcome.ts';
import type { ChapterRecord } from '../../../games/heritage/record-shapes.ts';
import type { Dominance, Outcome, SeatId, Tie, TieBreak } from '../../../games/heritage/shapes.ts';
import { capital } from './changes.ts';
import { counted, listed, type Names } from './names.ts';
import type { Told } from './told.ts';
import { ordinal, roman } from '../../../games/core/numerals.ts';

const BROKEN_BY: Record<TieBreak, string> = {
	'fewer-missions': 'fewer missions decided',
	'primogen-draw': 'the primogen draw decided',
	'turn-order': 'turn order decided',
	'by-hand': 'the table decided'
};

/** Who stood where, with points and clan, victor first. */
function chapterLines(record: ChapterRecord, outcome: Outcome, names: Names): string[] {
	const clanOf = (seat: SeatId): string =>
		capital(record.players.find((player) => player.seat === seat)?.clan ?? '');
	const places = outcome.order.map(
		(seat, index) =>
			`${index + 1}. ${names.seat(seat)}, ${clanOf(seat)}: ${counted(outcome.totals[seat] ?? 0, 'point')}`
	);
	const claimed = record.missions.filter(({ claimant }) => claimant !== null);
	const missions = claimed.map(
		({ name, claimant }) => `${name} went to ${names.seat(claimant ?? '')}.`
	);
	return [...places, ...outcome.ties.map((tie) => tieLine(tie, names)), ...missions];
}

/** One tie, and what parted it. */
const tieLine = ({ place, seats, by }: Tie, names: Names): string =>
	`${listed(seats.map(names.seat))} tied for ${ordinal(place)} place; ${BROKEN_BY[by]}.`;

/** Who dominated an era, and by what. */
export function dominanceLine({ era, seat, by }: Dominance, names: Names): string {
	if (seat === null) return `Nobody noted who dominated era ${roman(era)}.`;
	const how = {
		'most-missions': ' with the most missions',
		'more-wins': ' with more chapters won',
		'primogen-draw': ' by the primogen draw',
		'by-hand': ', as the table says'
	};
	return `${names.seat(seat)} dominated era ${roman(era)}${by === null ? '' : how[by]}.`;
}

/** Somebody asks the others whether the chapter ends here. */
export function endingProposed(
	{ chapter, record, by, asks }: EventOf<'EndingProposed'>,
	names: Names
): Told {
	const who = by.length > 0 ? listed(by.map(names.seat)) : 'The keeper';
	return {
		sentence: `${who} asked to end chapter ${chapter} early and record it as it stands.`,
		details: [
			...chapterLines(record, outcomeOf(record), names),
			`Asked: ${listed(asks.map(names.seat))}.`
		]
	};
}

export function chapterRecorded(event: EventOf<'ChapterRecorded'>, names: Names): Told {
	const { chapter, record, outcome, ended } = event;
	return {
		sentence: `Chapter ${chapter} was recorded: ${victory(outcome, names)}.`,
		details: [
			...chapterLines(record, outcome, names),
			...(ended ? ['It was ended early, and recorded as it stood.'] : []),
			...(ended?.agreed ? [`Agreed by ${listed(ended.agreed.map(names.seat))}.`] : [])
		],
		...(ended?.reason !== undefined && { reason: ended.reason }),
		...(record.notes && { words: record.notes })
	};
}

export function chapterCorrected(event: EventOf<'ChapterCorrected'>, names: Names): Told {
	const { chapter, record, outcome, dominance, reason } = event;
	return {
		sentence: `Chapter ${chapter} was corrected; now ${victory(outcome, names)}.`,
		details: [
			...chapterLines(record, outcome, names),
			...(dominance ? [dominanceLine(dominance, names)] : [])
		],
		reason
	};
}

function victory({ order, totals }: Outcome, names: Names): string {
	const [victor] = order;
	if (victor === undefined) return 'nobody won';
	return `${names.seat(victor)} won with ${counted(totals[victor] ?? 0, 'point')}`;
}
