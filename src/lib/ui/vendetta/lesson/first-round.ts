import type { Lesson } from '../../../games/core/lesson/lesson.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import { LEARNER } from '../../../games/vendetta/lesson/learner.ts';
import type { TableEventOf, TableEventType } from '../../../games/vendetta/table/events.ts';
import { totalsAt } from '../../../games/vendetta/table/power.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import {
	allyOf,
	clanCardOf,
	onPosition,
	playerOf,
	presentAt,
	readingsOf
} from '../../../games/vendetta/table/where.ts';
import { VICTIM, type LocationId } from '../../../games/vendetta/vocabulary.ts';
import { cardName, locationName, STEP_TITLES } from '../play/said.ts';
import type { PointedAt, Seen } from './seen.ts';

const READY = 'brujah-ready';
const SWING = 'brujah-swing-first';
const BRICK = 'brujah-brick';

const isKeeping = ({ table, beat }: Seen): boolean =>
	beat === null && table.question?.prompt === 'keep';

/** Whether the learner is in their nth turn of Planning. */
const inTurn = ({ table, beat }: Seen, nth: number): boolean =>
	beat === null && table.turn?.seat === LEARNER && (table.turns[LEARNER] ?? 0) === nth - 1;
const hasPlayed = ({ table }: Seen): boolean => (table.turn?.played ?? null) !== null;
/** The learner is about to play a card, and no sheet lies over the table. */
const isChoosing = (seen: Seen, nth: number): boolean =>
	inTurn(seen, nth) && !hasPlayed(seen) && seen.playing === null;
const isOver = (nth: number) => (seen: Seen) => !inTurn(seen, nth) || hasPlayed(seen);
const holds = ({ own }: Seen, card: string): boolean => own.hand.includes(card);

/** What is told now, if it is of that kind. */
function told<T extends TableEventType>({ beat }: Seen, type: T): TableEventOf<T> | null {
	const event = beat?.event;
	return event?.type === type ? (event as TableEventOf<T>) : null;
}

/** Whether the learner chooses to stay or to withdraw there now. */
const choosesAt = ({ table, beat }: Seen, at: LocationId): boolean =>
	beat === null &&
	table.question?.prompt === 'token' &&
	table.question.about['location'] === at &&
	presentAt(table, at).includes(LEARNER);

/** Planning begins, or the learner missed that and is about to play. */
const beginsPlanning = (seen: Seen): boolean =>
	told(seen, 'StageBegan')?.stage === 'planning' || isChoosing(seen, 1);

/** What everybody sees of a player at a Location. */
const inSight = (table: Table, at: LocationId, seat: SeatId): number =>
	totalsAt(table, at).find((one) => one.seat === seat)?.total ?? 0;

/** What the learner has there once all is turned up. */
function ownTotal({ table, own }: Seen, at: LocationId): number {
	const hidden = onPosition(table, at, LEARNER)
		.filter(({ up }) => !up)
		.map(({ slot }) => clanCardOf(table, own.faces[slot] ?? '')?.power ?? 0);
	return inSight(table, at, LEARNER) + hidden.reduce((sum, one) => sum + one, 0);
}

/** Who of the others has the most in sight there; null: nobody is there. */
function leader({ table }: Seen, at: LocationId) {
	const [best] = presentAt(table, at)
		.filter((seat) => seat !== LEARNER)
		.map((seat) => ({
			seat,
			total: inSight(table, at, seat),
			hides: onPosition(table, at, seat).some(({ up }) => !up)
		}))
		.toSorted((a, b) => b.total - a.total);
	return best ?? null;
}

/** What the learner and the strongest opponent have at a Location. */
function comparedAt(seen: Seen, at: LocationId): string {
	const best = leader(seen, at);
	const own = `You have ${ownTotal(seen, at)}`;
	if (!best) return `${own} here, and nobody else has a card here`;
	return `${own}; ${seen.speaker.plain(best.seat)} has ${best.total}${best.hides ? ' and a face-down card' : ''}`;
}

const isBehind = (seen: Seen, at: LocationId): boolean =>
	(leader(seen, at)?.total ?? 0) + (leader(seen, at)?.hides ? 3 : 0) > ownTotal(seen, at);

function playedWords(seen: Seen): string {
	const { table } = seen;
	const last = table.deployed.filter(({ owner }) => owner === LEARNER).at(-1);
	if (!last) return 'Your card is on your Position.';
	const total = ownTotal(seen, last.at);
	return last.up
		? `You now have ${total} at ${locationName(last.at)}.`
		: `You now have ${total} at ${locationName(last.at)}; opponents see ${inSight(table, last.at, LEARNER)}.`;
}

/** The first opponent's card that lies face down. */
const hiddenCard = ({ table }: Seen) =>
	table.deployed.find(({ up, owner }) => !up && owner !== LEARNER) ?? null;

/** The opponent beside the learner at Location 1. */
function rivalWords({ table, speaker }: Seen): string {
	const [rival] = presentAt(table, '1').filter((seat) => seat !== LEARNER);
	if (rival === undefined) return 'Opponents at the same Location are your Rivals.';
	return `Your Rival there, ${speaker.plain(rival)}, has ${playerOf(table, rival).blood} Blood left.`;
}

function stepWords(seen: Seen): string {
	const { table } = seen;
	const step = told(seen, 'AbilityBegan')?.step;
	const own = cardName(table, told(seen, 'AbilityBegan')?.source.card ?? '');
	return step
		? `${own} acts in its step, ${STEP_TITLES[step]}. It does so even if played face down.`
		: `${own} acts now, because what it waits for came true.`;
}

/** What a first round teaches, in this order, each when it first matters. */
export const firstRound: Lesson<Seen, PointedAt> = [
	{
		id: 'welcome',
		when: isKeeping,
		at: 'players',
		says: ({ speaker }) =>
			`You lead the Brujah against ${speaker.plain('s2')} and ${speaker.plain('s3')}. The most Influence at the end wins.`
	},
	{
		id: 'aim',
		when: isKeeping,
		says: 'Each round you fight for Locations with cards and Blood. Winning one brings an Ally and Influence.'
	},
	{
		id: 'pool',
		when: isKeeping,
		at: 'players',
		says: ({ table }) =>
			`Your Pool holds ${playerOf(table, LEARNER).blood} Blood (the drop) and ${playerOf(table, LEARNER).influence} Influence (the diamond). Blood pays for what you do.`
	},
	{
		id: 'victim',
		when: isKeeping,
		says: 'You also have a Victim: a human who feeds you each round. It gave you 1 Blood just now.'
	},
	{
		id: 'hand-building',
		when: isKeeping,
		at: 'offered',
		says: 'Hand Building: keep two of these cards. Try “Brick, No Note” and “Swing First, Apologise Never”.',
		until: ({ table }) => table.stage !== 'hand-building'
	},
	{
		id: 'location',
		when: beginsPlanning,
		at: 'board',
		says: 'Each Location has an Ally, and a slice for each player: your Position. The strongest Position wins the Ally.'
	},
	{
		id: 'planning',
		when: beginsPlanning,
		at: 'players',
		says: ({ table, speaker }) =>
			`Planning: each turn, play one card at a Location. ${speaker.plain(table.ambition ?? '')} has the Ambition token, the crown, and goes first.`
	},
	{
		id: 'first-card',
		when: (seen) => isChoosing(seen, 1),
		at: (seen) => (holds(seen, READY) ? 'ready' : 'hand'),
		says: 'The number on a card is its Power. Tap Boots Already Laced to play it.',
		until: isOver(1)
	},
	{
		id: 'deployed-blood',
		when: (seen) => inTurn(seen, 1) && seen.playing !== null,
		at: 'choices',
		says: 'Choose Location 1, face up, and 3 Blood. Each Blood adds 1 to your total there.',
		until: isOver(1)
	},
	{
		id: 'first-end',
		when: (seen) => inTurn(seen, 1) && hasPlayed(seen),
		at: 'next-action',
		says: (seen) => `${playedWords(seen)} End your turn.`,
		until: (seen) => !inTurn(seen, 1)
	},
	{
		id: 'face-down-seen',
		when: (seen) => isChoosing(seen, 2) && hiddenCard(seen) !== null,
		at: (seen) => (hiddenCard(seen)?.at === '2' ? 'location-2' : 'board'),
		says(seen) {
			const name = seen.speaker.plain(hiddenCard(seen)?.owner ?? '');
			return `${name} played a card face down. Only ${name} knows its Power until it is turned up.`;
		}
	},
	{
		id: 'second-card',
		when: (seen) => isChoosing(seen, 2),
		at: (seen) => (holds(seen, SWING) ? 'swing-first' : 'hand'),
		says: (seen) =>
			holds(seen, SWING)
				? 'Hide a card too: tap Swing First. Opponents will not see its Power.'
				: 'Hide a card too: play one face down at Location 2.',
		until: isOver(2)
	},
	{
		id: 'face-down',
		when: (seen) => inTurn(seen, 2) && seen.playing !== null,
		at: 'choices',
		says: 'Choose Location 2, face down, and 2 Blood. To play face down costs 1 Blood more.',
		until: isOver(2)
	},
	{
		id: 'second-end',
		when: (seen) => inTurn(seen, 2) && hasPlayed(seen),
		at: 'next-action',
		says: (seen) => `${playedWords(seen)} End your turn.`,
		until: (seen) => !inTurn(seen, 2)
	},
	{
		id: 'last-blood',
		when: (seen) => isChoosing(seen, 3) && playerOf(seen.table, LEARNER).blood <= 2,
		at: 'pool',
		says: 'You cannot spend your last Blood. Without Blood you enter Frenzy: a random card of yours is drained.'
	},
	{
		id: 'drain',
		when: (seen) => isChoosing(seen, 3) && playerOf(seen.table, LEARNER).alliance.includes(VICTIM),
		at: 'victim',
		says: 'Tap your Victim and drain it for 3 Blood. Drained, it counts no Influence at the end.',
		until: (seen) => isOver(3)(seen) || playerOf(seen.table, LEARNER).drained.length > 0
	},
	{
		id: 'third-card',
		when: (seen) => isChoosing(seen, 3),
		at: (seen) => (holds(seen, BRICK) ? 'brick' : 'hand'),
		says: (seen) =>
			holds(seen, BRICK)
				? `Play Brick at Location 1: Rivals there lose 1 Blood. ${rivalWords(seen)}`
				: `Play your last card of this round. ${rivalWords(seen)}`,
		until: isOver(3)
	},
	{
		id: 'third-end',
		when: (seen) => inTurn(seen, 3) && hasPlayed(seen),
		at: 'next-action',
		says: 'End your turn. Then every Location is fought for: Resolution.',
		until: (seen) => !inTurn(seen, 3)
	},
	{
		id: 'resolution',
		when: (seen) => choosesAt(seen, '1') || choosesAt(seen, '2') || choosesAt(seen, 'haven'),
		at: 'steps',
		says: 'Resolution: one Location at a time, in five steps. First, everyone secretly chooses to stay or withdraw.'
	},
	{
		id: 'rewards',
		when: (seen) => choosesAt(seen, '1') || choosesAt(seen, '2') || choosesAt(seen, 'haven'),
		says: ({ table }) => {
			const [first = 0, second = 0] = readingsOf(table).rewards[table.round - 1] ?? [];
			return `First place takes the Ally and ${first} Influence. Second place takes a Victim and ${second} Influence.`;
		}
	},
	{
		id: 'stay',
		when: (seen) => choosesAt(seen, '1'),
		at: (seen) => (isBehind(seen, '1') ? 'withdraw' : 'stay'),
		says: (seen) =>
			`${comparedAt(seen, '1')}. ${isBehind(seen, '1') ? 'Withdraw, or stay and hope.' : 'Stay.'}`,
		until: (seen) => !choosesAt(seen, '1')
	},
	{
		id: 'withdraw',
		when: (seen) => choosesAt(seen, '2'),
		at: (seen) => (isBehind(seen, '2') ? 'withdraw' : 'stay'),
		says: (seen) =>
			isBehind(seen, '2')
				? `${comparedAt(seen, '2')}. Withdraw: your Blood returns, and your cards fight for first place at the Haven.`
				: `${comparedAt(seen, '2')}. Stay.`,
		until: (seen) => !choosesAt(seen, '2')
	},
	{
		id: 'withdrew',
		when: (seen) => {
			const withdrew = told(seen, 'Withdrew');
			return withdrew?.seat === LEARNER && withdrew.at !== 'haven';
		},
		says: 'Your cards now fight for the Prince’s Haven, face up. Nothing here hits you any more.'
	},
	{
		id: 'steps',
		when: (seen) => told(seen, 'AbilityBegan')?.seat === LEARNER,
		at: 'steps',
		says: stepWords
	},
	{
		id: 'frenzy',
		when: (seen) => told(seen, 'FrenzyEntered') !== null,
		says: (seen) => {
			const frenzy = told(seen, 'FrenzyEntered');
			const whose =
				frenzy?.seat === LEARNER ? 'Your' : `${seen.speaker.plain(frenzy?.seat ?? '')}’s`;
			const paid = frenzy?.cause === LEARNER ? ' You caused it: +1 Influence.' : '';
			return `${whose} Pool is empty: Frenzy drains a random card of that Alliance.${paid}`;
		}
	},
	{
		id: 'ranking',
		when: (seen) => told(seen, 'ConflictRanked') !== null,
		at: 'ranking',
		says: 'Power of your cards plus Deployed Blood is your total. Open “Why?” to see each part.'
	},
	{
		id: 'vampire',
		when: (seen) => {
			const won = told(seen, 'AllyWon');
			return won !== null && allyOf(seen.table, won.ally)?.kind === 'vampire';
		},
		says: (seen) =>
			`${cardName(seen.table, told(seen, 'AllyWon')?.ally ?? '')}: a vampire. Draining one brings a Diablerie token, which costs 1 Influence at the end.`
	},
	{
		id: 'token',
		when: (seen) => {
			const won = told(seen, 'AllyWon');
			return won !== null && allyOf(seen.table, won.ally)?.kind === 'vampire';
		},
		says: 'Each token lets you deploy 1 more Blood once a round. Take a third, and you are out.'
	},
	{
		id: 'haven',
		when: (seen) => choosesAt(seen, 'haven'),
		at: (seen) => (isBehind(seen, 'haven') ? 'withdraw' : 'stay'),
		says: (seen) =>
			`${comparedAt(seen, 'haven')}. The Haven gives 1 more Influence and the Ambition token.`,
		until: (seen) => !choosesAt(seen, 'haven')
	},
	{
		id: 'ambition',
		when: (seen) => told(seen, 'AmbitionTaken') !== null,
		at: 'players',
		says: ({ table, speaker }) =>
			`${speaker.does(table.ambition ?? '', 'play', 'plays')} first from now on. Every tie goes to whoever comes earlier in turn order.`
	},
	{
		id: 'final-count',
		when: ({ table, beat }) => table.phase === 'finished' && beat === null,
		at: 'final-count',
		says: 'Final count: Influence in your Pool and Alliance, less your Diablerie tokens. Deployed Blood does not count.'
	},
	{
		id: 'farewell',
		when: ({ table, beat }) => table.phase === 'finished' && beat === null,
		says: 'That was one round. A full game has three, with 3, 4 and then 5 turns.'
	}
];
