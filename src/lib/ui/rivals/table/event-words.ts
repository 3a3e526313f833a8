import { counted, listed } from '../../../games/core/listed.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import { TYPE_WORDS } from '../../../games/rivals/cards/condition-words.ts';
import type {
	TableEvent,
	TableEventOf,
	TableEventType,
	Why
} from '../../../games/rivals/table/events.ts';
import type { Table } from '../../../games/rivals/table/table.ts';
import { cardOf, findVampire, hunterOf, sideOf } from '../../../games/rivals/table/where.ts';
import type { Speaker } from '../../speaker.ts';
import { bloodOf } from './attack-forecast.ts';

/** What a sentence about an event may look at. */
export type Telling = {
	/** As it lay before the event. */
	readonly table: Table;
	readonly after: Table;
	readonly speaker: Speaker;
	readonly nameOf: (id: string) => string;
};

type Words = {
	/** Null: nobody needs to hear of it. */
	readonly [T in TableEventType]:
		((event: TableEventOf<T>, telling: Telling) => string | null) | null;
};

/** What another sentence says already. */
const SAID_ELSEWHERE: ReadonlySet<Why> = new Set([
	'recruit',
	'torpor',
	'scheme',
	'damage',
	'conspiracy'
]);

/** What is paid, and for what. */
const PAID: { readonly [W in Why]?: string } = {
	cost: '',
	influence: ' for Influence',
	bid: ' for the highest bid'
};

const ownerOf = (table: Table, vampire: string): SeatId | null =>
	findVampire(table, vampire)?.seat ?? null;

/** “Ada’s Zoe”, or just “Zoe” where it is yours. */
function whose({ table, speaker, nameOf }: Telling, vampire: string): string {
	const owner = ownerOf(table, vampire);
	if (owner === null || speaker.isYou(owner)) return nameOf(vampire);
	return `${speaker.whose(owner)} ${nameOf(vampire)}`;
}

/** “You gain 2 Prestige”, “Ada pays 1 Prestige”. */
const doing = (
	{ speaker }: Telling,
	seat: SeatId,
	verb: 'gain' | 'lose' | 'pay',
	n: number,
	what: string
): string => `${speaker.does(seat, verb)} ${n} ${what}`;

/** Why tokens moved: the card that says so, or a rule. */
const because = (
	{ nameOf }: Telling,
	{ why, card }: { readonly why: Why; readonly card?: string }
): string => {
	if (why === 'rival') return ' for defeating a Rival’s vampire';
	return card === undefined ? '' : ` (${nameOf(card)})`;
};

/** “Ben steals 1 Prestige from you.” */
const stolen = (
	{ speaker }: Telling,
	thief: SeatId | null,
	n: number,
	what: string,
	from: string
): string =>
	thief === null
		? `${n} ${what} is stolen from ${from}.`
		: `${speaker.does(thief, 'steal')} ${n} ${what} from ${from}.`;

/** “no damage”, “2 Aggravated damage”, “3 damage, 1 of it Aggravated”. */
function damageWords(taken: number, aggravated: number): string {
	if (taken === 0) return 'no damage';
	if (aggravated >= taken) return `${taken} Aggravated damage`;
	return `${taken} damage${aggravated > 0 ? `, ${aggravated} of it Aggravated` : ''}`;
}

const BACKS = { library: 'Library', faction: 'Faction' } as const;

const WORDS: Words = {
	TableSet: null,
	DeckBrought: null,
	OrderSet: ({ order }, { speaker }) => speaker.does(order[0] ?? '', 'go first.', 'goes first.'),
	RivalsDrawn: (_, { after, speaker }) =>
		`${listed(
			after.order.map((seat) => {
				const hunter = hunterOf(after, seat);
				return `${speaker.plain(hunter ?? '')} hunts ${speaker.plain(seat)}`;
			})
		)}.`,
	LotDrawn: null,
	DecksLaid: null,
	LeaderReplaced: ({ seat, leader }, { speaker, nameOf }) =>
		`${speaker.does(seat, 'lead')} with ${nameOf(leader)} instead.`,
	TurnBegan: ({ seat }, { speaker }) =>
		speaker.isYou(seat) ? 'Your turn' : `${speaker.plain(seat)}’s turn`,
	StepBegan: ({ step }, { after, speaker }) => {
		const { turn } = after;
		const strikes = after.city.streets.some(
			({ card }) => cardOf(after, card).kind === 'antagonist'
		);
		return step === 'antagonists' && strikes && turn
			? `The Second Inquisition strikes ${speaker.isYou(turn.seat) ? 'your' : `${speaker.plain(turn.seat)}’s`} coterie.`
			: null;
	},
	ActionTaken: null,
	ActionsGained: ({ seat, n }, { speaker }) =>
		`${speaker.does(seat, 'gain')} ${counted(n, 'action')}.`,
	TokensOff: null,
	Returned: ({ seat }, { table, speaker }) =>
		sideOf(table, seat).vampires.some(({ place }) => place === 'streets')
			? speaker.isYou(seat)
				? 'Your vampires return to your Haven.'
				: `${speaker.plain(seat)}’s vampires return to the Haven.`
			: null,
	MatchEnded: ({ result }, { speaker }) =>
		result.winner === null ? 'Nobody wins.' : `${speaker.does(result.winner, 'win')} the match.`,
	QuestionAsked: null,
	QuestionAnswered: null,
	QuestionSetAside: null,
	CityShuffled: ({ cards }) =>
		`The City discard pile is shuffled into a new City Deck (${counted(cards, 'card')}).`,
	CityReshuffled: ({ cards }) =>
		`${counted(cards.length, 'card')} ${cards.length === 1 ? 'goes' : 'go'} back into the City Deck.`,
	CityTurned: ({ card }, { nameOf, after }) => {
		const face = cardOf(after, card);
		const what = {
			event: face.kind === 'event' && face.ongoing ? ' (Ongoing Event)' : ' (Event)',
			mortal: face.kind === 'mortal' && face.sort === 'vagrant' ? ' (Vagrant)' : ' (Citizen)',
			antagonist: ' (Second Inquisition)',
			prince: ' (Title)'
		} as const;
		const kind = face.kind in what ? what[face.kind as keyof typeof what] : '';
		return `${nameOf(card)}${kind} arrives in The Streets.`;
	},
	CityLeft: ({ slot, to }, { table, nameOf }) => {
		const lying = table.city.streets.find((one) => one.slot === slot);
		// That it was defeated was said already.
		if (to === 'discard' && lying && cardOf(table, lying.card).kind === 'antagonist') return null;
		const name = nameOf(String(slot));
		if (to === 'burned') return `${name} is burned.`;
		return to === 'deck' ? `${name} goes back into the City Deck.` : `${name} leaves The Streets.`;
	},
	CardsDrawn: ({ seat, from, n }, { speaker }) =>
		`${speaker.does(seat, 'draw')} ${counted(n, `${BACKS[from]} card`)}.`,
	CardsDiscarded: ({ seat, cards, why }, { speaker, nameOf }) =>
		`${speaker.does(seat, 'discard')} ${listed(cards.map(nameOf))}${why === 'intel' ? ` for ${cards.length} Intel` : why === 'mend' ? ' to mend' : ''}.`,
	CardPlayed: ({ seat, card, vampire }, { speaker, nameOf }) =>
		`${speaker.does(seat, 'play')} ${nameOf(card)}${vampire === null ? '' : ` with ${nameOf(vampire)}`}.`,
	CardTakenBack: ({ seat }, { speaker }) => `${speaker.does(seat, 'take')} the Attack card back.`,
	CardLaid: ({ seat, as, card }, { speaker, nameOf }) => {
		const what = {
			attack: 'an Attack card',
			reaction: 'a Reaction',
			modifier: 'an Influence Modifier',
			conspiracy: 'a Conspiracy'
		} as const;
		return card === null
			? `${speaker.does(seat, 'play')} ${what[as]} face down.`
			: `${speaker.does(seat, 'play')} ${nameOf(card)}.`;
	},
	CardOpened: ({ seat, card }, { speaker, nameOf }) =>
		`${speaker.does(seat, 'reveal')} ${nameOf(card)}.`,
	CardPut: null,
	CardRecovered: ({ seat, card }, { speaker, nameOf }) =>
		`${speaker.does(seat, 'take')} ${nameOf(card)} back from the discard pile.`,
	AgendaFlipped: ({ seat, card }, { speaker, nameOf }) =>
		`${speaker.does(seat, 'flip')} the Agenda card ${nameOf(card)}.`,
	PrestigeMoved: ({ seat, by, why, of, ...rest }, telling) => {
		if (SAID_ELSEWHERE.has(why) || by === 0) return null;
		const n = Math.abs(by);
		if (why === 'steal')
			return by > 0 ? null : stolen(telling, of, n, 'Prestige', telling.speaker.within(seat));
		const paid = by < 0 ? PAID[why] : undefined;
		const verb = paid !== undefined ? 'pay' : by < 0 ? 'lose' : 'gain';
		return `${doing(telling, seat, verb, n, 'Prestige')}${paid ?? because(telling, { why, ...rest })}.`;
	},
	PrestigeStored: ({ slot, by }, { nameOf }) =>
		by > 0 ? `${by} Prestige goes on ${nameOf(String(slot))}.` : null,
	AgendaMoved: ({ seat, by, ...rest }, telling) =>
		by === 0
			? null
			: `${doing(telling, seat, by < 0 ? 'lose' : 'gain', Math.abs(by), 'Agenda')}${because(telling, rest)}.`,
	Recruited: ({ seat, vampire, card, impostor }, { after, speaker, nameOf }) => {
		const bp = findVampire(after, vampire)?.vampire.bp ?? 0;
		const gone = impostor === undefined ? '' : ' The one in torpor was an impostor and is burned.';
		return `${speaker.does(seat, 'recruit')} ${nameOf(card)} for ${bp} Prestige.${gone}`;
	},
	Moved: ({ vampires, place }, { nameOf }) =>
		`${listed(vampires.map(nameOf))} ${vampires.length === 1 ? 'goes' : 'go'} ${place === 'haven' ? 'to the Haven' : 'to The Streets'}.`,
	Exhausted: null,
	Readied: null,
	BloodMoved: ({ vampire, by, why, of }, telling) => {
		if (SAID_ELSEWHERE.has(why) || by === 0) return null;
		const n = Math.abs(by);
		const who = whose(telling, vampire);
		if (why === 'steal' && by < 0) return stolen(telling, of, n, 'Blood', who);
		if (why === 'night') return `${who} mends ${n} Blood in torpor.`;
		const verb = by > 0 ? (why === 'mend' ? 'mends' : 'gains') : why === 'cost' ? 'pays' : 'loses';
		return `${who} ${verb} ${n} Blood.`;
	},
	Fell: ({ vampire, to, by }, telling) => {
		const who = whose(telling, vampire);
		const { speaker } = telling;
		if (to === 'burned')
			return by === null
				? `${who} is burned: out of the match.`
				: `${speaker.does(by, 'burn')} ${who}: out of the match.`;
		return by === null
			? `${who} goes into torpor.`
			: `${speaker.does(by, 'send')} ${who} into torpor.`;
	},
	CameBack: ({ vampire }, telling) => `${whose(telling, vampire)} returns from torpor.`,
	Attached: ({ vampire, attached }, { nameOf }) =>
		`${nameOf(attached.card)} is attached to ${nameOf(vampire)}.`,
	AttachmentDone: null,
	Detached: ({ slot, to }, { nameOf }) =>
		`${nameOf(String(slot))} ${to === 'burned' ? 'is burned' : to === 'streets' ? 'goes back to The Streets' : 'is discarded'}.`,
	InfluenceSpent: ({ vampires }, { nameOf }) =>
		vampires.length === 0
			? null
			: `${listed(vampires.map(nameOf))} ${vampires.length === 1 ? 'exerts' : 'exert'} Influence.`,
	Modified: null,
	ModifiersEnded: null,
	AbilityUsed: ({ seat, card }, { after, speaker, nameOf }) =>
		`${speaker.does(seat, 'use')} ${nameOf(card)}${cardOf(after, card).kind === 'vampire' ? '’s ability' : ''}.`,
	Mended: null,
	AttackBegan: ({ attacker, attack, target, claim }, telling) => {
		const { nameOf } = telling;
		const who = typeof target === 'number' ? nameOf(String(target)) : whose(telling, target);
		const what = claim ? ', to stop the claim' : '';
		return `${whose(telling, attacker)} attacks ${who} (${TYPE_WORDS[attack]})${what}.`;
	},
	StepReached: null,
	// What is discarded for Intel was said already.
	IntelGained: ({ n, card }, { nameOf }) =>
		n === 0 || card === undefined ? null : `${nameOf(card)} gives ${n} Intel.`,
	TargetChanged: ({ target }, { nameOf }) => `${nameOf(String(target))} is now the target.`,
	Blocked: ({ by }, telling) => `${whose(telling, by)} blocks.`,
	Aggravated: ({ card }, { nameOf }) => `${nameOf(card)} makes all damage Aggravated.`,
	Cancelled: ({ card, by }, { nameOf }) =>
		`${nameOf(by)} cancels the ${card === 'card' ? 'Attack card' : 'Reaction'}.`,
	Forbidden: null,
	BonusAdded: null,
	Guarded: null,
	HarmAdded: null,
	AttackSummed: ({ sum }, { table, nameOf }) => {
		const target = table.attack?.target ?? '';
		const name = nameOf(String(target));
		// A mortal takes no damage: it is defeated by one blow or not at all.
		const blood = typeof target === 'number' ? bloodOf(table, target) : null;
		if (blood !== null)
			return `${sum.taken} damage to ${name}, which has ${blood} Blood${sum.taken < blood ? ': not enough' : ''}.`;
		return `${name} takes ${damageWords(sum.taken, sum.aggravated)}.`;
	},
	PreventionDeclined: null,
	ShareChosen: ({ vampire, first }, telling) =>
		`Shields and prevention of ${whose(telling, vampire)} cut ${first === 'ordinary' ? 'ordinary' : 'Aggravated'} damage first.`,
	DamageTaken: null,
	MortalFell: ({ card, vampire }, { nameOf }) => `${nameOf(vampire)} defeats ${nameOf(card)}.`,
	AttackEnded: null,
	ClaimBegan: ({ claimant }, telling) =>
		`${whose(telling, claimant)} claims the Title of the Prince.`,
	ClaimPassed: ({ seat }, { speaker }) =>
		speaker.does(seat, 'let the claim pass.', 'lets the claim pass.'),
	ClaimEnded: ({ holds }, { table, nameOf }) =>
		holds
			? `${nameOf(table.claim?.claimant ?? '')} is the Prince of the City.`
			: 'The claim fails. The Title stays in The Streets.',
	Redirected: ({ to, n }, { nameOf }) => `${n} of the damage goes to ${nameOf(to)}.`,
	Harmed: ({ vampire, taken, aggravated }, telling) =>
		`${whose(telling, vampire)} takes ${damageWords(taken, aggravated)}.`,
	RaisingBegan: null,
	InfluenceRaised: null,
	RaisingEnded: null,
	SchemeBegan: ({ card }, { nameOf }) => `Each player answers ${nameOf(card)}: YES or NO.`,
	PromiseMade: ({ promise }, { speaker }) => {
		const { seat, to, of } = promise;
		const what =
			'side' in of
				? { yes: 'to say YES', no: 'to say NO', out: 'to stay out' }[of.side]
				: `“${of.words}”`;
		return `${speaker.does(seat, 'promise')} ${speaker.within(to)} ${what}.`;
	},
	PromiseReleased: ({ promise }, { table, speaker }) => {
		const one = table.promises.find(({ id }) => id === promise);
		return one
			? `${speaker.does(one.to, 'release')} ${speaker.within(one.seat)} from a promise.`
			: null;
	},
	SchemeAnswered: ({ answer }, { speaker }) => {
		const says = { yes: 'say YES', no: 'say NO', out: 'stay out' } as const;
		const other = { yes: 'says YES', no: 'says NO', out: 'stays out' } as const;
		const hidden = answer.fist ? ', with Prestige hidden in a fist' : '';
		return `${speaker.does(answer.seat, says[answer.side], other[answer.side])}${hidden}.`;
	},
	InfluenceMade: ({ n }) => (n === 0 ? null : `+${n} Influence for this answer.`),
	StakesOpened: ({ stakes, modifiers }, { speaker, nameOf }) => {
		const each = Object.entries(stakes).flatMap(([seat, { fist }]) => {
			const modifier = modifiers[seat];
			const holds = [
				...(fist > 0 ? [`${fist} Prestige`] : []),
				...(modifier === undefined ? [] : [nameOf(modifier)])
			];
			return holds.length > 0 ? [`${speaker.plain(seat)} has ${listed(holds)}`] : [];
		});
		return each.length > 0 ? `Hidden until now: ${each.join('; ')}.` : null;
	},
	SchemeDecided: ({ tally }) =>
		`${tally.totals.yes} for YES, ${tally.totals.no} for NO: it ${tally.passes ? 'passes' : 'fails'}.`,
	SchemeEnded: null,
	ConspiracyShown: ({ to }, { speaker }) =>
		`A Conspiracy is shown to ${listed(to.map((seat) => speaker.within(seat)))}.`,
	ConspiracyFed: ({ seat }, { speaker }) =>
		`${speaker.does(seat, 'put')} 1 Prestige on a Conspiracy.`,
	ConspiracyResolved: ({ card }, { nameOf }) => `The Conspiracy ${nameOf(card)} is resolved.`
};

/** What happened, in a sentence; null: nobody needs to hear of it. */
export function eventWords(event: TableEvent, telling: Telling): string | null {
	const words = WORDS[event.type] as
		((event: TableEvent, telling: Telling) => string | null) | null;
	return words?.(event, telling) ?? null;
}
