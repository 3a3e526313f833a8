import { capital } from '../../../games/core/capital.ts';
import { counted, listed } from '../../../games/core/listed.ts';
import { clanNames } from '../../../games/vendetta/clans.ts';
import type {
	TableEvent,
	TableEventOf,
	TableEventType
} from '../../../games/vendetta/table/events.ts';
import type { Change } from '../../../games/vendetta/table/changes.ts';
import type { Mark } from '../../../games/vendetta/table/marks.ts';
import { visiblePool } from '../../../games/vendetta/table/own-view.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { clanCardOf, deployedOf } from '../../../games/vendetta/table/where.ts';
import { cardName, locationName, slotName, STAGE_TITLES } from './said.ts';
import type { Speaker } from '../../speaker.ts';

const blood = (n: number): string => `${n} Blood`;
const influence = (n: number): string => `${n} Influence`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** “: 3 → 5”; nothing where the Pool is hidden. */
function poolWords(before: Table, after: Table, seat: string, what: 'blood' | 'influence'): string {
	const [was, now] = [visiblePool(before, null, seat), visiblePool(after, null, seat)];
	return was && now ? `: ${was[what]} → ${now[what]}` : '';
}

type Words<E> = (event: E, speaker: Speaker, before: Table, after: Table) => string | null;
type All = { readonly [T in TableEventType]?: Words<TableEventOf<T>> };

/** What happened, a sentence each; what is left out happens without words. */
const WORDS: All = {
	FirstPlayerSet: ({ seat }, by) =>
		`${by.does(seat, 'have', 'has')} the Ambition token and ${by.isYou(seat) ? 'go' : 'goes'} first.`,
	ClanChosen: ({ seat, clan }, by) => `${by.does(seat, 'lead')} the ${clanNames[clan]}.`,
	RelicChosen: ({ seat, relic }, by, table) =>
		`${by.does(seat, 'take')} ${cardName(table, relic)}.`,
	LocationCardLaid: ({ at, card }, _, table) =>
		`${cardName(table, card)} lies at ${locationName(at)}.`,
	RoundBegan: ({ round }) => `Round ${round} begins.`,
	StageBegan: ({ stage }) =>
		stage === 'planning' || stage === 'resolution' ? `${STAGE_TITLES[stage]} begins.` : null,
	Fed: ({ seat, blood: n }, by, before, after) =>
		n > 0
			? `${by.whose(seat).replace(/^y/, 'Y')} Alliance feeds ${by.within(seat)} ${blood(n)}${poolWords(before, after, seat, 'blood')}.`
			: null,
	AllyPlaced: ({ at, ally }, _, table) => `${cardName(table, ally)} is at ${locationName(at)}.`,
	CardsKept: () => 'Everyone has chosen their cards.',
	CardPlayed({ seat, owner, at, card, paid, turn, from }, by, table) {
		const what =
			card === null ? 'a card face down' : `${cardName(table, card)}${powerWords(table, card)}`;
		const isOwn = owner === seat && !by.isYou(seat);
		const whose = isOwn ? 'their' : by.whose(owner);
		const whence = turn ? '' : ` from ${whose} ${from === 'deck' ? 'clan deck' : 'hand'}`;
		const price = paid > 0 ? ` for ${blood(paid)}` : '';
		return `${by.does(seat, 'play')} ${what}${whence} at ${locationName(at)}${price}.`;
	},
	BloodDeployed({ seat, at, pool, bank, flipped }, by) {
		const tokens = flipped > 0 ? ` (${flipped} by Diablerie)` : '';
		return `${by.does(seat, 'deploy')} ${blood(pool + bank + flipped)}${tokens} at ${locationName(at)}.`;
	},
	BloodMoved({ seat, by: n, why, from }, by, before, after) {
		if (n === 0) return null;
		const now = poolWords(before, after, seat, 'blood');
		if (n > 0)
			return why === 'recall'
				? `${by.does(seat, 'take')} back ${blood(n)}${now}.`
				: `${by.does(seat, 'gain')} ${blood(n)}${now}.`;
		if (why === 'spend' || why === 'bid') return `${by.does(seat, 'spend')} ${blood(-n)}${now}.`;
		if (why === 'give') return `${by.does(seat, 'give')} ${blood(-n)}${now}.`;
		if (from === undefined || from === seat) return `${by.does(seat, 'lose')} ${blood(-n)}${now}.`;
		return why === 'steal'
			? `${by.does(from, 'take')} ${blood(-n)} from ${by.within(seat)}${now}.`
			: `${by.does(seat, 'lose')} ${blood(-n)} to ${by.whose(from)} card${now}.`;
	},
	InfluenceMoved({ seat, by: n, why, from }, by, before, after) {
		if (n === 0) return null;
		const now = poolWords(before, after, seat, 'influence');
		if (n > 0) return `${by.does(seat, 'gain')} ${influence(n)}${now}.`;
		if (from === undefined) return `${by.does(seat, 'lose')} ${influence(-n)}${now}.`;
		return why === 'steal'
			? `${by.does(from, 'take')} ${influence(-n)} from ${by.within(seat)}${now}.`
			: `${by.does(seat, 'lose')} ${influence(-n)} to ${by.whose(from)} card${now}.`;
	},
	DeployedMoved: ({ seat, at, by: n }, by) =>
		n === 0
			? null
			: `${by.whose(seat).replace(/^y/, 'Y')} Deployed Blood at ${locationName(at)}: ${signed(n)}.`,
	CardDrained({ seat, card, blood: n, tokens }, by, table) {
		const token = tokens > 0 ? `, and ${counted(tokens, 'Diablerie token')}` : '';
		return `${by.does(seat, 'drain')} ${cardName(table, card)}: +${blood(n)}${token}.`;
	},
	CardUndrained: ({ seat, card }, by, table) =>
		`${cardName(table, card)} returns to ${by.whose(seat)} Alliance.`,
	TokensGained: ({ seat, tokens }, by) =>
		`${by.does(seat, 'take')} ${counted(tokens, 'Diablerie token')}.`,
	FrenzyEntered: ({ seat, cause }, by) =>
		`${by.does(seat, 'have', 'has')} no Blood left: Frenzy${cause === null ? '' : `, caused by ${by.within(cause)}`}.`,
	PlayerOut: ({ seat }, by) =>
		`${by.does(seat, 'are', 'is')} out of the game: a third Diablerie token.`,
	ChoicesOpened({ choices }, by, table) {
		if (choices === null) return null;
		if (table.question?.prompt === 'bid')
			return `${listed(Object.entries(choices).map(([seat, [n = '0']]) => `${by.name(seat)}: ${n}`))} Blood bid.`;
		if (table.question?.prompt !== 'token') return null;
		const which = (token: string) =>
			Object.keys(choices).filter((seat) => choices[seat]?.[0] === token);
		const said = (seats: readonly string[], you: string, one: string) => {
			const [first] = seats;
			if (first === undefined) return null;
			const many = seats.length > 1 || by.isYou(first);
			return `${listed(seats.map((seat, at) => (at === 0 ? by.name(seat) : by.within(seat))))} ${many ? you : one}.`;
		};
		return [said(which('stay'), 'stay', 'stays'), said(which('withdraw'), 'withdraw', 'withdraws')]
			.filter(Boolean)
			.join(' ');
	},
	Withdrew({ seat, at, blood: n, to, slots }, by) {
		const back = n > 0 ? `takes back ${blood(n)}` : '';
		const cards =
			slots.length === 0
				? ''
				: `moves ${counted(slots.length, 'card')} ${to === null ? 'to the hand' : `to ${locationName(to)}`}`;
		const did = listed([back, cards].filter(Boolean));
		if (did === '') return null;
		const mine = did.replace('takes', 'take').replace('moves', 'move');
		return `${by.does(seat, mine, did)} from ${locationName(at)}.`;
	},
	CardTurned({ slot, card, face }, by, table) {
		const lies = deployedOf(table, slot);
		const { conflict } = table;
		const isLeaving = conflict?.step === 'withdraw' && conflict.location === lies?.at;
		const who = !lies
			? 'Somebody turns'
			: isLeaving
				? by.does(lies.position, 'withdraw and turn', 'withdraws and turns')
				: by.does(lies.position, 'turn');
		if (face === 'down') return `${who} a card face down.`;
		return `${who} up ${cardName(table, card ?? lies?.card ?? '')}${powerWords(table, card ?? lies?.card ?? '')}.`;
	},
	CardMoved({ slot, at, position }, by, before) {
		const lay = deployedOf(before, slot);
		const what = `${slotName(before, slot, by)}${powerWords(before, lay?.card ?? '')}`;
		if (!lay || lay.position === position) return `${what} moves to ${locationName(at)}.`;
		const place = lay.at === at ? '' : `, to ${locationName(at)}`;
		return `${by.does(position, 'take')} ${what} from ${by.within(lay.position)}${place}.`;
	},
	HandShown: ({ seat, cards }, by, table) =>
		`${by.does(seat, 'show')} ${listed(cards.map((card) => cardName(table, card))) || 'no card'}.`,
	LookedAt: ({ seat, hand, slots }, by) =>
		hand !== null
			? `${by.does(seat, 'look')} at ${by.whose(hand)} hand.`
			: `${by.does(seat, 'look')} at ${counted(slots.length, 'face-down card')}.`,
	StepBegan: ({ location, step }) =>
		step === 'withdraw' ? `Now ${locationName(location)}.` : null,
	AbilityBegan({ seat, source, step }, by, table) {
		const name = cardName(table, source.card);
		if (source.from === 'location') return `${name} takes effect.`;
		return `${by.whose(seat).replace(/^y/, 'Y')} ${name} ${step === null ? 'takes effect' : 'acts'}.`;
	},
	Marked: ({ mark }, by, table) => markWords(table, mark, by),
	ConflictRanked: ({ location, ranking }, by) =>
		ranking[0]
			? `${by.does(ranking[0].seat, 'win')} ${locationName(location)} with ${ranking[0].total}.`
			: `Nobody is rewarded at ${locationName(location)}.`,
	AllyWon: ({ seat, ally }, by, table) =>
		`${cardName(table, ally)} joins ${by.whose(seat)} Alliance.`,
	AllyRemoved: ({ ally }, _, table) => `${cardName(table, ally)} leaves the game.`,
	VictimGained: ({ seat }, by) => `${by.does(seat, 'take')} a Victim.`,
	AmbitionTaken({ seat }, by, { ambition, conflict }) {
		const from = ambition === null || ambition === seat ? '' : ` from ${by.within(ambition)}`;
		const won = conflict?.location === 'haven' ? ', for winning the Prince’s Haven' : '';
		return `${by.does(seat, 'take')} the Ambition token (the crown)${from}${won}.`;
	},
	TurnEnded: ({ seat, told }, by) =>
		!told && by.isYou(seat) ? 'Nothing is left for you to do: your turn ends.' : null,
	RoundCleared: () => 'Cards return to their hands, Deployed Blood goes to the Bank.',
	LotDrawn: ({ prompt, chosen }, _, table) =>
		prompt === 'frenzy-draw' ? `Drawn at random: ${cardName(table, chosen)}.` : null,
	ChangesTold: ({ by: doer, card, changes }, by, table) =>
		changesWords(table, { doer, card, changes }, by),
	DealerChanged: ({ dealer }) => (dealer === 'app' ? 'Elysium deals now.' : 'The box deals now.'),
	TableCorrected: () => 'The table was corrected by hand.',
	GameScored: () => 'The game is over.'
};

/** What the table told: whose doing, by which card, and each change. */
function changesWords(
	table: Table,
	{
		doer,
		card,
		changes
	}: {
		readonly doer: string | null;
		readonly card: string | null;
		readonly changes: readonly Change[];
	},
	by: Speaker
): string {
	const head = [card !== null && cardName(table, card), doer !== null && by.name(doer)]
		.filter((one) => one !== false)
		.join(', ');
	const all = changes.map((change) => changeWords(table, change, by));
	return `${head === '' ? 'By hand' : head}: ${all.join('; ')}.`;
}

function changeWords(table: Table, change: Change, by: Speaker): string {
	switch (change.change) {
		case 'blood':
			return `${by.within(change.seat)} ${signed(change.by)} Blood`;
		case 'influence':
			return `${by.within(change.seat)} ${signed(change.by)} Influence`;
		case 'deployed':
			return `${by.within(change.seat)} ${signed(change.by)} Deployed Blood at ${locationName(change.at)}`;
		case 'power':
			return `${slotName(table, change.slot, by)} ${signed(change.by)} Power`;
		case 'cancel':
			return `${slotName(table, change.slot, by)} acts no more here`;
		case 'move':
			return `${slotName(table, change.slot, by)} moves to ${locationName(change.at)}`;
		case 'home':
			return `${slotName(table, change.slot, by)} returns to its hand`;
		case 'turn-up':
			return `${slotName(table, change.slot, by)} is turned up`;
		case 'wins-ties':
			return `${by.within(change.seat)} wins all ties here`;
		case 'withdraw':
			return `${by.within(change.seat)} withdraws`;
		case 'drain':
			return `${by.within(change.seat)} drains ${cardName(table, change.card)}`;
	}
}

function powerWords(table: Table, card: string): string {
	const power = clanCardOf(table, card)?.power;
	return power === undefined ? '' : ` (${power})`;
}

function markWords(table: Table, mark: Mark, by: Speaker): string | null {
	switch (mark.mark) {
		case 'power':
			return mark.by === 0 ? null : `${slotName(table, mark.slot, by)}: ${signed(mark.by)} Power.`;
		case 'power-later':
			return `${slotName(table, mark.slot, by)}: ${mark.minus ? 'less' : 'more'} Power, counted in the ranking.`;
		case 'set-power':
			return `${slotName(table, mark.slot, by)}: Power ${mark.to}.`;
		case 'halve':
			return `${slotName(table, mark.slot, by)}: printed Power halved.`;
		case 'cancelled':
			return `${slotName(table, mark.slot, by)} has no further effect here.`;
		case 'shuffle-back':
			return `${slotName(table, mark.slot, by)} will be shuffled into its deck.`;
		case 'blood-counts':
			return `${by.whose(mark.seat).replace(/^y/, 'Y')} Blood counts ${mark.each} each here.`;
		case 'face-down-counts':
			return `${by.whose(mark.seat).replace(/^y/, 'Y')} face-down cards count ${mark.each} each here.`;
		case 'held':
			return `${by.does(mark.seat, 'have', 'has')} to stay here.`;
		case 'wins-ties':
			return `${by.does(mark.seat, 'win')} all ties here.`;
		case 'frenzy-pays':
			return `Each Frenzy pays ${by.within(mark.seat)} ${mark.more} more Influence here.`;
		case 'extra-reward': {
			const extra = [
				mark.influence > 0 && influence(mark.influence),
				mark.blood > 0 && blood(mark.blood),
				mark.victims > 0 && counted(mark.victims, 'Victim')
			].filter((one) => one !== false);
			return extra.length > 0 ? `The ${mark.place} place here gains ${listed(extra)} more.` : null;
		}
	}
}

/** A sentence of one kind of event; typed by its kind. */
const wordsOf = <T extends TableEventType>(
	event: TableEventOf<T> & { readonly type: T },
	speaker: Speaker,
	before: Table,
	after: Table
): string | null => {
	const say: Words<TableEventOf<T>> | undefined = WORDS[event.type] as
		Words<TableEventOf<T>> | undefined;
	return say?.(event, speaker, before, after) ?? null;
};

/** What happened, in a sentence; null: nothing that needs words. */
export const eventWords = (
	event: TableEvent,
	speaker: Speaker,
	before: Table,
	after: Table
): string | null => {
	const said = wordsOf(event, speaker, before, after);
	return said === null ? null : capital(said);
};
