import type { Chance } from '../../core/chance.ts';
import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards.ts';
import type { TableCommand } from '../table/commands.ts';
import { isHeld } from '../table/holding.ts';
import type { Question } from '../table/questions.ts';
import { offeredIn } from '../table/setting.ts';
import { faceDownCost, usableBy } from '../table/turns.ts';
import {
	bloodAt,
	clanCardOf,
	drainValues,
	feedOf,
	influenceOf,
	onPosition,
	seatsOf
} from '../table/where.ts';
import { ROUNDS, type LocationId } from '../vocabulary.ts';
import { keptWorth } from './judging/kept-worth.ts';
import { cardAdds, judged, type Adds } from './judging/card-worth.ts';
import { answersTo } from './judging/choices.ts';
import {
	addedBy,
	poolOf,
	poolWorth,
	prospectsOf,
	turnsLeft,
	USUAL,
	type Prospect,
	type Reading
} from './judging/outlook.ts';
import { bloodAfter } from './judging/worth-of-blood.ts';
import type { ComputerPlayer, SeatView } from './player.ts';
import { playsFor, type Play } from './plays.ts';
import { randomPlayer, safeToDrain } from './random.ts';

/** How a player weighs what it sees. */
export type Manner = {
	readonly reading: Reading;
	/** What it is worth to hide a card, at the beginning of Planning, in Influence; null: it never plays face down. */
	readonly hides: number | null;
	/** How much worse a move is, in Influence, that is still chosen fairly often. */
	readonly loose: number;
};
export const USUAL_MANNER: Manner = { reading: USUAL, hides: 0.15, loose: 0.07 };

const FINE = 2 ** 20;

/** One of them, the better the likelier: `loose` is how much worse one is that is chosen e times as rarely. */
function drawnBy<One extends { readonly worth: number }>(
	chance: Chance,
	weighed: readonly One[],
	loose: number
): One | undefined {
	let most = -Infinity;
	for (const { worth } of weighed) most = Math.max(most, worth);
	const likely = weighed.filter(({ worth }) => worth > most - 5 * loose);
	const weights = likely.map(({ worth }) => Math.exp((worth - most) / loose));
	let left = (chance.below(FINE) / FINE) * weights.reduce((sum, one) => sum + one, 0);
	return likely.find((_, at) => (left -= weights[at] ?? 0) <= 0) ?? likely.at(-1);
}

/** What Power is worth elsewhere: a card that is played here is missing there. */
const ELSEWHERE = 0.22;

/** A play with its Blood, and what it seems to bring in Influence. */
type WeighedPlay = { readonly play: Play; readonly blood: number; readonly worth: number };

/** Every play, and what it seems to bring. */
export function weighedPlays(view: SeatView, { reading, hides }: Manner): readonly WeighedPlay[] {
	const { table, seat } = view;
	const pool = poolOf(table, seat);
	const prospects = prospectsOf(view, reading);
	const turns = turnsLeft(table, seat);
	const all = seatsOf(table);
	const toCome = all.reduce((sum, one) => sum + (one === seat ? 0 : turnsLeft(table, one)), 0);
	// The fewer turns others have still to take, the less a card is hidden from.
	const watched = Math.min(1, toCome / ((all.length - 1) * (table.round + 1)));
	const lefts = Array.from({ length: pool + 1 }, (_, blood) => poolWorth(table, seat, blood));
	const before = lefts[pool] ?? 0;
	const weighed: WeighedPlay[] = [];
	const adds = new Map<string, Adds>();
	const worths = new Map<string, number>();
	for (const play of playsFor(view)) {
		const { card, at, face, mostBlood, mostTokens } = play;
		const prospect = prospects.find((one) => one.at === at);
		const printed = clanCardOf(table, card);
		if (!prospect || !printed) continue;
		const down = face === 'down';
		if (down && hides === null) continue;
		const key = `${card} ${at} ${face}`;
		const added = adds.get(key) ?? addedBy(view, printed, prospect, face);
		adds.set(key, added);
		const { power, gain } = added;
		const cost = down ? faceDownCost(table, seat, at) : 0;
		const odd = Math.min(1, Math.abs(printed.power - reading.hidden) / 2.5);
		const hidden = down ? (hides ?? 0) * (0.35 + 0.65 * odd) * watched : 0;
		const now = prospect.worth(prospect.own);
		const missed = turns > 0 ? ELSEWHERE * printed.power : 0;
		for (let blood = 0; blood <= mostBlood; blood++) {
			const sum = prospect.own + printed.power + power + blood + mostTokens;
			const place = `${at} ${sum}`;
			const then = worths.get(place) ?? prospect.worth(sum);
			worths.set(place, then);
			const left = (lefts[pool - cost - blood] ?? 0) - before;
			weighed.push({ play, blood, worth: then - now + gain + left + hidden - missed });
		}
	}
	return weighed;
}

export const commandOf = (seat: SeatId, { play, blood }: WeighedPlay): TableCommand => ({
	type: 'PlayCard',
	seat,
	card: play.card,
	at: play.at,
	face: play.face,
	blood,
	flip: play.mostTokens
});

/** A command, and what it seems to bring in Influence. */
type Weighed = { readonly command: TableCommand; readonly worth: number };

/** What draining a card brings besides what its Blood is used for now. */
function drained({ table, seat }: SeatView, card: CardId): Weighed {
	const { blood, tokens, influence } = drainValues(table, card);
	const left = ROUNDS - table.round;
	const pool = poolOf(table, seat);
	const gained = poolWorth(table, seat, pool + blood) - poolWorth(table, seat, pool);
	const lost =
		influenceOf(table, card) -
		influence +
		tokens * 1.3 +
		feedOf(table, card) * left * bloodAfter(table.round);
	return { command: { type: 'DrainCard', seat, card }, worth: gained - lost };
}

function used(view: SeatView): Weighed | undefined {
	const { table, seat } = view;
	const looks = { table, seat, rivals: 1, blood: 0, wins: 0.4 };
	const found = usableBy(table, seat).map(({ source, index, ability }): Weighed => {
		const { power, gain } = judged(looks, ability.effects);
		const from = source.from === 'card' ? { slot: source.slot } : { card: source.card };
		return {
			command: { type: 'UseAbility', seat, source: from, ability: index },
			worth: gain + power * 0.25
		};
	});
	return found.find(({ worth }) => worth > 0.05);
}

/** A turn in Planning. */
function quickTurn(view: SeatView, chance: Chance, manner: Manner): TableCommand {
	const { table, seat } = view;
	if (table.turn?.played) return { type: 'EndTurn', seat };
	const use = used(view);
	if (use) return use.command;
	const drain = safeToDrain(view)
		.map((card) => drained(view, card))
		.toSorted((a, b) => b.worth - a.worth)[0];
	if (drain && drain.worth > 0) return drain.command;
	const play = drawnBy(chance, weighedPlays(view, manner), manner.loose);
	return play ? commandOf(seat, play) : { type: 'EndTurn', seat };
}

/** What staying and withdrawing seem to bring. */
export function weighedTokens(
	view: SeatView,
	location: LocationId,
	reading: Reading = USUAL
): { readonly stay: number; readonly withdraw: number } {
	const { table, seat, own } = view;
	const prospects = prospectsOf(view, reading);
	const here = prospects.find(({ at }) => at === location);
	if (!here) return { stay: 1, withdraw: 0 };
	const haven = location === 'haven' ? undefined : prospects.find(({ at }) => at === 'haven');
	const cards = onPosition(table, location, seat);
	const blood = bloodAt(table, location, seat);
	const gains = (prospect: Prospect, power: number) =>
		cards.reduce((sum, { card, slot, playedDown: down }) => {
			const face = card ?? own.faces[slot];
			if (face === undefined) return sum;
			const wins = prospect.wins(power);
			const looks = { table, seat, rivals: prospect.rivals, blood, wins, down };
			return sum + cardAdds(looks, face).gain;
		}, 0);
	const pool = poolOf(table, seat);
	const back = poolWorth(table, seat, pool + blood) - poolWorth(table, seat, pool);
	const stay = here.worth(here.own) + gains(here, here.own);
	if (!haven) return { stay, withdraw: back };
	const power = Math.max(0, here.own - blood);
	const there = haven.worth(haven.own + power) - haven.worth(haven.own);
	return { stay, withdraw: back + there + gains(haven, haven.own + power) };
}

/** How much worse a token is that is still chosen fairly often. */
const LOOSE_TOKEN = 0.3;

function quickAnswer(
	view: SeatView,
	question: Question,
	chance: Chance,
	manner: Manner
): TableCommand {
	const { table, seat, own } = view;
	const { id, prompt, about, least } = question;
	if (prompt === 'keep') {
		const { kept } = offeredIn(table.round, seatsOf(table).length);
		const worth = (card: CardId) =>
			keptWorth(view, card) + (chance.below(1000) / 1000) * manner.loose * 4;
		const ranked = own.offered
			.map((card) => ({ card, worth: worth(card) }))
			.toSorted((a, b) => b.worth - a.worth);
		return { type: 'KeepCards', seat, cards: ranked.slice(0, kept).map(({ card }) => card) };
	}
	if (prompt === 'token') {
		const location = table.locations.find((one) => one.id === about['location'])?.id ?? 'haven';
		if (isHeld(table, location, seat) !== null)
			return { type: 'ChooseToken', seat, location, token: 'stay' };
		const { stay, withdraw } = weighedTokens(view, location, manner.reading);
		const leaves = 1 / (1 + Math.exp((stay - withdraw) / LOOSE_TOKEN));
		const token = chance.below(FINE) / FINE < leaves ? 'withdraw' : 'stay';
		return { type: 'ChooseToken', seat, location, token };
	}
	const answers = question.hidden ? null : answersTo(view, question, chance);
	if (!answers) return randomPlayer(view, chance);
	const choice = [...answers.slice(0, Math.max(1, least))];
	return { type: 'AnswerQuestion', question: id, seat, choice };
}

/** Plays at a glance: no search, mixed by how good things look. In worlds that are thought through everybody plays so. */
export const quickPlayer =
	(manner: Manner = USUAL_MANNER): ComputerPlayer =>
	(view, chance) => {
		const { table } = view;
		if (table.question) return quickAnswer(view, table.question, chance, manner);
		return table.phase === 'round' ? quickTurn(view, chance, manner) : randomPlayer(view, chance);
	};
