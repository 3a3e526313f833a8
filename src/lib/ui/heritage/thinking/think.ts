import { seededChance } from '../../../games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../games/heritage/boards/registry.ts';
import { codedPlayer } from '../../../games/heritage/players/coded.ts';
import { adviserFor } from '../../../games/heritage/search/advice.ts';
import { tellingEvaluation } from '../../../games/heritage/search/evaluation.ts';
import { openReasons } from '../../../games/heritage/search/open-reasons.ts';
import { repliesTo } from '../../../games/heritage/search/replies.ts';
import { lookBack } from '../../../games/heritage/search/look-back/look-back.ts';
import { gamesIn, triedOut, type Tally } from '../../../games/heritage/search/try-out/try-out.ts';
import type { Question, Report } from './questions.ts';

/** Thinks about a question piece by piece. `now`: milliseconds of a clock. */
export function* think(question: Question, now: () => number): Generator<Report | undefined> {
	switch (question.what) {
		case 'advise':
			return yield* advise(question, now);
		case 'reply':
			return yield* reply(question, now);
		case 'choose': {
			const { view, seed, strength } = question;
			const player = codedPlayer(BATTLEGROUND_MODULES, strength);
			yield { what: 'choose', command: player(view, seededChance(seed)) };
			return;
		}
		case 'explain': {
			const evaluation = tellingEvaluation(BATTLEGROUND_MODULES);
			yield { what: 'explain', why: question.moves.map((move) => openReasons(evaluation, move)) };
			return;
		}
		case 'try-out':
			return yield* tryOut(question);
		case 'look-back':
			return yield* lookedBack(question);
	}
}

/** At first what looks best at once, then whenever so many more worlds are done. */
const WORLDS_A_REPORT = 4;

function* advise(
	{ view, seed, milliseconds }: Extract<Question, { what: 'advise' }>,
	now: () => number
): Generator<Report | undefined> {
	const begun = now();
	const adviser = adviserFor(BATTLEGROUND_MODULES, view, seed);
	let isSettled = false;
	const report = (): Report => ({
		what: 'advise',
		worlds: adviser.worlds(),
		advice: adviser.advice(),
		isSettled
	});
	let told = adviser.worlds();
	yield report();
	while (now() - begun < milliseconds) {
		isSettled = !adviser.step();
		if (isSettled) break;
		const due = adviser.worlds() >= told + WORLDS_A_REPORT;
		if (due) told = adviser.worlds();
		yield due ? report() : undefined;
	}
	if (isSettled || adviser.worlds() > told) yield report();
}

/** More worlds tell no more that anybody would notice. */
const MOST_WORLDS = 30;

function* reply(
	{ view, move, seed, milliseconds }: Extract<Question, { what: 'reply' }>,
	now: () => number
): Generator<Report> {
	const begun = now();
	const found = repliesTo(BATTLEGROUND_MODULES, view, move, seed);
	while (found.worlds() < MOST_WORLDS && found.step()) {
		yield { what: 'reply', worlds: found.worlds(), replies: found.replies() };
		if (now() - begun >= milliseconds) return;
	}
	if (found.worlds() === 0) yield { what: 'reply', worlds: 0, replies: [] };
}

function* tryOut({
	likely,
	seat,
	games: most,
	seed
}: Extract<Question, { what: 'try-out' }>): Generator<Report | undefined> {
	const trying = triedOut(BATTLEGROUND_MODULES, likely, seat, most, seed);
	let told: Tally | null = null;
	for (let next = trying.next(); ; next = trying.next()) {
		const tally = next.value;
		const isNews = tally !== told && gamesIn(tally) > 0;
		if (isNews) told = tally;
		yield isNews ? { what: 'try-out', tally } : undefined;
		if (next.done) return;
	}
}

/** Told whenever so much more is done. */
const DONE_A_REPORT = 0.01;

function* lookedBack({
	steps,
	shown,
	seed
}: Extract<Question, { what: 'look-back' }>): Generator<Report | undefined> {
	const looking = lookBack(BATTLEGROUND_MODULES, steps, shown, seed);
	let told = 0;
	let next = looking.next();
	for (; !next.done; next = looking.next()) {
		const isDue = next.value >= told + DONE_A_REPORT;
		if (isDue) told = next.value;
		yield isDue ? { what: 'look-back', progress: told, found: null } : undefined;
	}
	yield { what: 'look-back', progress: 1, found: next.value };
}
