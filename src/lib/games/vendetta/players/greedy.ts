import { pick, shuffled, type Chance } from '../../core/chance.ts';
import type { SeatId } from '../../core/seats.ts';
import { mostToBid } from '../effects/choices/choice-rules.ts';
import type { LocationId } from '../vocabulary.ts';
import type { TableCommand } from '../table/commands.ts';
import { isHeld } from '../table/holding.ts';
import { totalsAt } from '../table/power.ts';
import type { Question } from '../table/questions.ts';
import { partsOf, totalOf } from '../table/scoring.ts';
import { offeredIn, roundsIn } from '../table/setting.ts';
import type { Table } from '../table/table.ts';
import {
	allyOf,
	cardsAt,
	clanCardOf,
	locationOf,
	onPosition,
	playerOf,
	readingsOf,
	seatsOf,
	teammateOf
} from '../table/where.ts';
import type { ComputerPlayer, SeatView } from './player.ts';
import { playsFor, type Play } from './plays.ts';
import { randomPlayer, safeToDrain } from './random.ts';

/** What a face-down card of somebody else is believed to be worth. */
const UNKNOWN_POWER = 3;
/** What one Blood is worth in Influence: what is left over counts for ties alone. */
const BLOOD = { early: 0.3, last: 0.12 };
/** What an ability adds to a card, as Power. */
const ABILITY = 1.5;

const isLast = ({ round, setting }: Table) => round >= roundsIn(setting);

const powerIn = (table: Table, card: string): number => {
	const printed = clanCardOf(table, card);
	if (!printed) return 0;
	return printed.power + (printed.abilities.length > 0 ? ABILITY : 0);
};

/** What a seat seems to have at a Location: open Power, Blood, and a guess for what lies face down. */
function seemsAt({ table, seat: self, own }: SeatView, at: LocationId, seat: SeatId): number {
	const open = totalsAt(table, at).find((one) => one.seat === seat)?.total ?? 0;
	const down = onPosition(table, at, seat).filter(({ up }) => !up);
	const guess = down.map(({ slot }) => {
		const face = own.faces[slot];
		return face !== undefined && seat === self ? powerIn(table, face) : UNKNOWN_POWER;
	});
	return open + guess.reduce((sum, one) => sum + one, 0);
}

/** What winning a Location is worth to a seat, in Influence. */
function prizeAt({ table }: SeatView, at: LocationId): number {
	const ally = allyOf(table, locationOf(table, at)?.ally ?? '');
	const rewards = readingsOf(table).rewards[table.round - 1] ?? [0, 0, 0];
	const left = roundsIn(table.setting) - table.round;
	const blood = isLast(table) ? BLOOD.last : BLOOD.early;
	const card = ally ? ally.influence + blood * (ally.feed * left + ally.drainBlood / 2) : 0;
	return rewards[0] + card + (at === 'haven' ? 1.5 : 0);
}

/** How likely a lead wins, from a play to the others still to come. */
const chanceToWin = (lead: number): number => 1 / (1 + Math.exp(-lead / 2.5));

function bestOther(view: SeatView, at: LocationId): number {
	const { table, seat } = view;
	const mate = teammateOf(table, seat);
	const others = seatsOf(table).filter((one) => one !== seat && one !== mate);
	// Somebody comes, if nobody is there yet.
	return Math.max(UNKNOWN_POWER, ...others.map((one) => seemsAt(view, at, one)));
}

/** How a Location looks to a seat: the same for all cards it could play there. */
const outlookAt = (view: SeatView, at: LocationId) => ({
	own: seemsAt(view, at, view.seat),
	lead: bestOther(view, at),
	prize: prizeAt(view, at)
});
type Outlook = ReturnType<typeof outlookAt>;

function worthOf(
	{ table, seat }: SeatView,
	{ own, lead, prize }: Outlook,
	play: Play,
	blood: number
): number {
	const { card, face } = play;
	const now = chanceToWin(own - lead);
	const then = chanceToWin(own + powerIn(table, card) + blood + play.mostTokens - lead);
	const price = (isLast(table) ? BLOOD.last : BLOOD.early) * (blood + (face === 'down' ? 1 : 0));
	const hides = clanCardOf(table, card)?.kind !== 'passive' && face === 'down' ? 0.35 : 0;
	const near = playerOf(table, seat).blood - blood - (face === 'down' ? 1 : 0) < 2 ? 0.6 : 0;
	return prize * (then - now) - price + hides - near;
}

function greedyTurn(view: SeatView, chance: Chance): TableCommand {
	const { table, seat } = view;
	const player = playerOf(table, seat);
	if (table.turn?.played) return { type: 'EndTurn', seat };
	const victim = safeToDrain(view).find((card) => card === 'victim');
	if (victim !== undefined && player.blood < 2) return { type: 'DrainCard', seat, card: victim };
	let best: { readonly play: Play; readonly blood: number; readonly worth: number } | null = null;
	const outlooks = new Map(table.locations.map(({ id }) => [id, outlookAt(view, id)]));
	for (const play of playsFor(view)) {
		const outlook = outlooks.get(play.at);
		if (!outlook) continue;
		for (let blood = 0; blood <= play.mostBlood; blood++) {
			const worth = worthOf(view, outlook, play, blood) + chance.below(1000) / 10_000;
			if (!best || worth > best.worth) best = { play, blood, worth };
		}
	}
	if (!best) return { type: 'EndTurn', seat };
	const { card, at, face, mostTokens } = best.play;
	return { type: 'PlayCard', seat, card, at, face, blood: best.blood, flip: mostTokens };
}

/** Who is ahead in what everybody sees. */
const leadOf = (table: Table, seat: string): number =>
	seatsOf(table).includes(seat) ? totalOf(partsOf(table, seat)) : 0;

function greedyAnswer(view: SeatView, question: Question, chance: Chance): TableCommand {
	const { table, seat, own } = view;
	const { id, prompt, options, about } = question;
	const answer = (choice: string[]): TableCommand => ({
		type: 'AnswerQuestion',
		question: id,
		seat,
		choice
	});
	switch (prompt) {
		case 'keep': {
			const { kept } = offeredIn(table.round, seatsOf(table).length);
			const ranked = own.offered.toSorted((a, b) => powerIn(table, b) - powerIn(table, a));
			return { type: 'KeepCards', seat, cards: ranked.slice(0, kept) };
		}
		case 'token': {
			const location = table.locations.find((one) => one.id === about['location'])?.id ?? 'haven';
			const behind = bestOther(view, location) - seemsAt(view, location, seat);
			const hasMuch = onPosition(table, location, seat).length > 0 && location !== 'haven';
			const leaves = behind >= (hasMuch ? 3 : 5) && isHeld(table, location, seat) === null;
			const alone = cardsAt(table, location).every(({ position }) => position === seat);
			return { type: 'ChooseToken', seat, location, token: leaves && !alone ? 'withdraw' : 'stay' };
		}
		case 'bid': {
			const bids = options.filter((bid) => Number(bid) <= Math.min(2, mostToBid(table, seat)));
			return answer([pick(chance, bids)]);
		}
		case 'which-rival':
		case 'which-opponent': {
			const mate = teammateOf(table, seat);
			const others = shuffled(
				chance,
				options.filter((one) => one !== mate)
			);
			const ranked = others.toSorted((a, b) => leadOf(table, b) - leadOf(table, a));
			return answer([ranked[0] ?? options[0] ?? '']);
		}
		case 'teammate':
			return answer(['no']);
		case 'may':
		case 'use':
			return answer(['yes']);
		case 'spend':
			return answer([playerOf(table, seat).blood - Number(about['n'] ?? 0) >= 2 ? 'yes' : 'no']);
		default:
			return randomPlayer(view, chance);
	}
}

/** Takes what looks best at once: no search, and others' face-down cards are all alike to it. */
export const greedyPlayer: ComputerPlayer = (view, chance) => {
	const { table } = view;
	if (table.question) return greedyAnswer(view, table.question, chance);
	return table.phase === 'round' ? greedyTurn(view, chance) : randomPlayer(view, chance);
};
