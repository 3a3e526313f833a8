import { playsSealed } from '../../../games/heritage/chronicle/deck-choice.ts';
import { openScorings } from '../../../games/heritage/chronicle/era-scoring.ts';
import { chapterOnTable } from '../../../games/heritage/chronicle/next.ts';
import { presentSeats } from '../../../games/heritage/chronicle/players.ts';
import { openSteps, type AftermathStep } from '../../../games/heritage/chronicle/steps.ts';
import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { CHAPTERS, eraOf } from '../../../games/heritage/vocabulary.ts';
import { listed, type Names } from '../ledger/names.ts';
import { roman } from '../../../games/core/numerals.ts';

/** The one thing to be done next. */
export interface NextStep {
	/** Null: it waits for somebody else. */
	readonly href: string | null;
	readonly label: string;
	/** What stands behind it, in a few words. */
	readonly about: string;
	/** Another way to the same. */
	readonly other?: { readonly href: string; readonly label: string };
}

/** Who looks, as far as it decides what they may do next. */
export interface Looker {
	/** May write at all: everyone but a spectator. */
	readonly writes: boolean;
	/** May write the prologue of this seat. */
	writesFor(seat: SeatId): boolean;
}

const STEP_WORDS: Record<AftermathStep, string> = {
	results: 'results',
	overview: 'chapter overview',
	missions: 'chronicle missions',
	obligations: 'obligations',
	stickers: 'ability stickers',
	retainers: 'retainers'
};

/** What comes next in a chronicle; `next` is the next chapter, null when all are recorded. */
export function nextStep(
	state: ChronicleState,
	next: number | null,
	names: Names,
	home: string,
	looker: Looker
): NextStep {
	const forWriters = (href: string): string | null => (looker.writes ? href : null);
	switch (state.phase) {
		case 'unstarted':
		case 'prologue':
			return prologueStep(state, names, home, looker);
		case 'between':
			return eraStep(state, home) ?? chapterStep(state, next ?? CHAPTERS, home, looker);
		case 'aftermath': {
			const chapter = state.chapters.at(-1)?.number ?? state.firstChapter;
			const [part] = openSteps(state);
			return {
				href: forWriters(`${home}/chapters/${chapter}/aftermath`),
				label: `Aftermath of chapter ${chapter}`,
				about: part
					? `${names.seat(part.seat)} decides: ${STEP_WORDS[part.step]}.`
					: 'Everything is decided. Close the chapter.'
			};
		}
		case 'complete':
			return eraStep(state, home) ?? endStep(state, home);
	}
}

/** A tie that is being drawn for comes before anything else; what would come without it is the other way. */
export function drawFirst(
	[draw]: readonly { readonly href: string; readonly over: string }[],
	step: NextStep
): NextStep {
	if (!draw) return step;
	const { href, label } = step;
	return {
		href: draw.href,
		label: 'Go to the draw',
		about: `The tie for ${draw.over} is still being decided by a draw.`,
		...(href !== null && { other: { href, label } })
	};
}

/** An era is over and its scoring card not chosen: a deck that Elysium turns says nothing more until then. */
function eraStep(state: ChronicleState, home: string): NextStep | null {
	const [era] = playsSealed(state) ? openScorings(state) : [];
	if (era === undefined) return null;
	return {
		href: `${home}/eras/${era}`,
		label: `The end of era ${roman(era)}`,
		about: `Era ${roman(era)} is over. Now its scoring card is chosen.`
	};
}

function endStep({ ending }: ChronicleState, home: string): NextStep {
	return {
		href: `${home}/end`,
		label: ending ? 'Look back on seven eras' : 'The end of the chronicle',
		about: ending
			? 'The chronicle is complete.'
			: 'All twenty-one chapters are over. Now count the points.'
	};
}

/** Live first; what was played without us is recorded afterwards. */
function chapterStep(
	state: ChronicleState,
	chapter: number,
	home: string,
	{ writes }: Looker
): NextStep {
	const here = `${home}/chapters/${chapter}`;
	if (state.table && chapterOnTable(state) === chapter) {
		const { phase, round } = state.table;
		return {
			href: `${here}/table`,
			label: writes ? `Continue chapter ${chapter}` : `Look at chapter ${chapter}`,
			about: phase === 'finished' ? 'It is over and waits to be recorded.' : roundWords(round)
		};
	}
	if (opensFirst(state, chapter)) {
		return {
			href: `${here}/open`,
			label: writes ? `Open chapter ${chapter}` : `Look at chapter ${chapter}`,
			about: `Chapter ${chapter} is still sealed (era ${roman(eraOf(chapter))}).`
		};
	}
	return {
		href: writes ? `${here}/set-up` : null,
		label: `Play chapter ${chapter} live`,
		about: `Next: chapter ${chapter} (era ${roman(eraOf(chapter))}).`,
		...(writes && { other: { href: `${here}/record`, label: 'Record it afterwards' } })
	};
}

/** Whether a chapter is opened before it is played: that of a deck, and of a box that the group turns here. */
export const opensFirst = ({ deck }: ChronicleState, chapter: number): boolean =>
	deck.identity !== null && deck.chapters[chapter] === undefined;

const roundWords = (round: number): string =>
	round > 0 ? `It is on the table, in round ${round}.` : 'It is being set up.';

function prologueStep(state: ChronicleState, names: Names, home: string, looker: Looker): NextStep {
	const here = presentSeats(state);
	const waiting = here.filter((seat) => !state.players[seat]?.sheet);
	const mine = waiting.find(looker.writesFor);
	const seat = mine ?? waiting[0] ?? '';
	const [done, all] = [here.length - waiting.length, here.length];
	return {
		href: mine === undefined ? null : `${home}/prologue/${mine}`,
		label: `${names.seat(seat)}’s prologue`,
		about:
			mine === undefined
				? `Waiting for ${listed(waiting.map(names.seat))} to write the prologue.`
				: `${done} of ${all} prologues are written.`
	};
}
