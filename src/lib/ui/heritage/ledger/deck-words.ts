import { findChapter } from '../../../games/heritage/chronicle/chapters.ts';
import type { EventOf } from '../../../games/heritage/events.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { counted, listed, type Names } from './names.ts';
import type { Told } from './told.ts';
import { roman } from '../../../games/core/numerals.ts';

export function deckChosen({ deck, obligations }: EventOf<'DeckChosen'>): Told {
	const what =
		deck.kind === 'box'
			? 'the deck of the group’s own box'
			: deck.kind === 'open'
				? 'Elysium’s open chronicle deck'
				: `the deck “${deck.name}” (${deck.licence})`;
	const joined = `${counted(obligations.length, 'obligation')} joined the supply.`;
	return {
		sentence: `This chronicle uses ${what}.`,
		details: obligations.length > 0 ? [joined] : []
	};
}

export const expansionAdded = ({ expansion }: EventOf<'ExpansionAdded'>): Told => ({
	sentence: `“${expansion.name}” was added to the open chronicle.`,
	details: [`Licence: ${expansion.licence}.`]
});

export const expansionsForgone = ({ expansions }: EventOf<'ExpansionsForgone'>): Told => ({
	sentence: `The chronicle goes on without ${listed(expansions.map(({ name }) => `“${name}”`))}: the cards are gone.`
});

export function chapterOpened(event: EventOf<'ChapterOpened'>): Told {
	const { chapter, early, overview, missions, characters } = event;
	const year = overview.year === null ? '' : ` in ${overview.year}`;
	return {
		sentence: `Chapter ${chapter} was opened: “${overview.title}”${year}.`,
		details: [
			...(early ? ['The table had turned it up before the aftermath was over.'] : []),
			...(missions.length > 0 ? [`Missions: ${listed(missions.map(({ name }) => name))}.`] : []),
			...(characters.length > 0
				? [`New in the deck: ${listed(characters.map(({ name }) => name))}.`]
				: [])
		]
	};
}

export const missionRead = (
	{ chapter, mission, read }: EventOf<'MissionRead'>,
	names: Names,
	before: ChronicleState
): Told => {
	const opened = before.deck.chapters[chapter]?.missions.find(({ id }) => id === mission);
	// Who claimed it hears the back, and would read it here; what was decided says it later.
	const heard = findChapter(before, chapter)?.ruleset.missionReading === 'without-reward';
	return {
		sentence: `“${opened?.name ?? names.mission(chapter, mission)}” was read aloud.`,
		details: heard ? [] : [read.question].filter((text) => text !== '')
	};
};

export const scoringOffered = ({ era, cards }: EventOf<'ScoringOffered'>): Told => ({
	sentence: `To choose from at the end of era ${roman(era)}: ${listed(cards.map(({ name }) => `“${name}”`))}.`
});

export function scoringChosen(
	{ era, card, seat }: EventOf<'ScoringChosen'>,
	names: Names,
	before: ChronicleState
): Told {
	const chosen = before.deck.scoring[era]?.offered.find(({ id }) => id === card);
	const who = seat === null ? 'The table' : names.seat(seat);
	return {
		sentence: `${who} chose the scoring card “${chosen?.name ?? card}” for era ${roman(era)}.`,
		details: chosen?.text ? [chosen.text] : []
	};
}

export function chronicleEnded(event: EventOf<'ChronicleEnded'>, names: Names): Told {
	const { scores, winner, by, final } = event;
	const how = {
		score: '',
		'more-wins': ' More chapters won broke the tie.',
		'primogen-draw': ' The primogen draw decided.'
	}[by];
	const first = scores.find(({ seat }) => seat === winner);
	const points = first ? ` with ${counted(first.total, 'point')}` : '';
	return {
		sentence: `The chronicle ended: ${names.seat(winner)} won it${points}.${how}`,
		details: [
			...scores.map(({ seat, total, wins }) => {
				const won = `${counted(wins, 'chapter')} won`;
				return `${names.seat(seat)}: ${counted(total, 'point')}, ${won}`;
			}),
			...(final ? [`“${final.title}” went to ${names.seat(winner)}.`] : [])
		]
	};
}

export const playerJoined = (
	{ seat }: EventOf<'PlayerJoined'>,
	names: Names,
	before: ChronicleState
): Told => {
	const missed = before.firstChapter - 1 + before.chapters.length;
	return {
		sentence: `${names.seat(seat)} joined the chronicle.`,
		details: missed > 0 ? [`${counted(missed, 'free dot')} for the chapters before.`] : []
	};
};

export const playerLeft = ({ seat }: EventOf<'PlayerLeft'>, names: Names): Told => ({
	sentence: `${names.seat(seat)} left the chronicle for now; haven and sheet wait.`
});

export function playerReturned(event: EventOf<'PlayerReturned'>, names: Names): Told {
	const { seat, missed, dots } = event;
	const placed = Object.entries(dots)
		.filter(([, count]) => count > 0)
		.map(([trait, count]) => `${names.trait(trait)} ${count}`);
	return {
		sentence: `${names.seat(seat)} came back after ${counted(missed, 'chapter')}.`,
		details: placed.length > 0 ? [`Dots: ${listed(placed)}.`] : []
	};
}

export const numbersNoted = ({ numbers, source }: EventOf<'NumbersNoted'>): Told => ({
	sentence: `${counted(numbers.length, 'card number')} from “${source}” ${numbers.length === 1 ? 'was' : 'were'} written down.`
});

export const numberTurned = ({ number }: EventOf<'NumberTurned'>): Told => ({
	sentence: `Card ${number} of the box was turned up.`
});
