import { nextChapter } from '$lib/games/heritage/chronicle/next';
import type { ChronicleState } from '$lib/games/heritage/state';
import type { Chronicle } from '$lib/server/logs/chronicles';

const counted = (count: number, one: string, many: string): string =>
	`${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const players = (
	seats: readonly string[],
	{ names }: Pick<Chronicle<unknown>, 'names'>,
	sitting: Readonly<Record<string, string>>
) =>
	seats.map((seat) => ({
		seat,
		name: names.seats[seat] ?? seat,
		member: sitting[seat] ?? null
	}));

/** What a file of any game held. */
export const whatIsInAny = (
	log: Chronicle<unknown>,
	sitting: Readonly<Record<string, string>>
) => ({
	id: log.id,
	title: log.title,
	lines: [counted(log.version, 'entry in its log', 'entries in its log')],
	players: players(Object.keys(log.names.seats), log, sitting)
});

/** What a file held, for people: its title, its players, and how far it goes. `sitting`: the member of each seat. */
export function whatIsIn(
	chronicle: Chronicle<ChronicleState>,
	sitting: Readonly<Record<string, string>>
) {
	const { id, title, version, state } = chronicle;
	const next = nextChapter(state);
	return {
		id,
		title,
		lines: [
			state.firstChapter === 1
				? counted(state.chapters.length, 'chapter', 'chapters')
				: `${counted(state.chapters.length, 'chapter', 'chapters')} from chapter ${state.firstChapter} on`,
			counted(Object.keys(state.characters).length, 'character', 'characters'),
			counted(state.stickers.length, 'sticker', 'stickers'),
			counted(version, 'entry in the ledger', 'entries in the ledger'),
			next === null ? 'played to its end' : `chapter ${next} comes next`
		],
		players: players(state.seats, chronicle, sitting)
	};
}
