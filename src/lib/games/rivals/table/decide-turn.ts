import type { SeatId } from '../../core/seats.ts';
import type { CardOf } from '../cards/card.ts';
import { findMoveFault, partyFor } from '../attack/parties.ts';
import { asRefused, begin, beside, refused, type Deciders, type Refused } from './decider.ts';
import { actionFault, askedFault, handFault, readyFault, turnFault } from './checks.ts';
import { abilityFault, abilityNamed, usableBy, type AbilityFault } from './effects/abilities.ts';
import { areApart } from './effects/apart.ts';
import { contextOf } from './effects/texts.ts';
import type { TableEvent } from './events.ts';
import { payTitle } from './decide-title.ts';
import type { Table } from './table.ts';
import type { Task } from './tasks.ts';
import {
	cardOf,
	cardOfKind,
	clockwise,
	findSlot,
	findVampire,
	isActive,
	isConflict,
	isKind,
	nameOf,
	readingsOf,
	sideOf
} from './where.ts';
import { princeIn } from './claim-tasks.ts';

type Turn =
	| 'FlipAgenda'
	| 'MoveVampires'
	| 'DrawCard'
	| 'Recruit'
	| 'PlayCard'
	| 'ClaimPrince'
	| 'UseAbility'
	| 'BurnRetainer'
	| 'EndActions';

const acted = (seat: SeatId): TableEvent => ({ type: 'ActionTaken', seat });
const exhausts = (...vampires: string[]): TableEvent => ({
	type: 'Exhausted',
	vampires,
	slots: []
});

/** Actions, and what is free in the Action Phase [Action Phase]. */
export const turnDeciders: Deciders<Turn> = {
	/** Any time, free [Customizing Your Deck]. Refusals: `unknown-seat`, `agenda-open`. */
	FlipAgenda(table, { seat }, dealer) {
		if (!table.order.includes(seat)) return refused('unknown-seat', { seat }, 'seat');
		if (sideOf(table, seat).agendaCard !== null) return refused('agenda-open');
		const dealt = dealer.deal(table, {
			deal: 'hidden',
			prompt: 'agenda-face',
			about: { seat },
			of: { what: 'agenda', seat }
		});
		const card = typeof dealt === 'string' ? undefined : dealt.choice[0];
		if (card === undefined) return refused('dealer-needed');
		return beside(table, [{ type: 'AgendaFlipped', seat, card }]);
	},

	/** Refusals: those of a turn, and of parties; `parties-apart` (R76). Ready ones only, and never back [Moving to The Streets]. */
	MoveVampires(table, { seat, vampires, to }) {
		const fault = turnFault(table, seat) ?? asRefused(findMoveFault(table, vampires, to));
		if (fault) return fault;
		if (to !== null && areApart(table)) return refused('parties-apart', {}, 'to');
		if (vampires.length === 0) return begin([]);
		const party = partyFor(table, seat, to);
		return begin([{ type: 'Moved', vampires, place: 'streets', party }]);
	},

	/** Refusals: those of an action; `decks-empty`, `deck-empty`. */
	DrawCard(table, { seat, from }) {
		const fault = actionFault(table, seat);
		if (fault) return fault;
		const side = sideOf(table, seat);
		if (side.library + side.faction === 0) return refused('decks-empty');
		if (side[from] === 0) return refused('deck-empty', {}, 'from');
		return begin([acted(seat), { type: 'CardsDrawn', seat, from, n: 1 }]);
	},

	/** Refusals: those of an action and of a hand; `not-a-vampire`, `recruit-too-dear`, `name-active` [Unique]. */
	Recruit(table, { seat, card }, dealer) {
		const fault = actionFault(table, seat) ?? handFault(table, seat, [card], dealer);
		if (fault) return fault;
		const face = cardOfKind(table, card, 'vampire');
		if (!face) return refused('not-a-vampire', { card: cardOf(table, card).name }, 'card');
		const has = sideOf(table, seat).prestige;
		if (has <= face.bp)
			return refused('recruit-too-dear', { card: face.name, bp: face.bp, has }, 'card');
		const same = table.order.flatMap((other) =>
			sideOf(table, other)
				.vampires.filter((one) => nameOf(table, one) === face.name)
				.map((vampire) => ({ seat: other, vampire }))
		);
		const active = same.find(({ vampire }) => isActive(vampire));
		if (active) return refused('name-active', { card: face.name, seat: active.seat }, 'card');
		// R49: one in torpor was an impostor.
		const impostor = same.find(({ vampire }) => vampire.place === 'torpor')?.vampire.id;
		const vampire = `${seat}v${sideOf(table, seat).vampires.length + 1}`;
		const isExhausted = readingsOf(table).arrives === 'exhausted';
		return begin([
			acted(seat),
			{
				type: 'Recruited',
				seat,
				vampire,
				card,
				...(isExhausted && { exhausted: true as const }),
				...(impostor !== undefined && { impostor })
			}
		]);
	},

	/** Refusals: those of an action, of a hand, a vampire, BP and clan; `price-too-dear`, `vampire-needed`, `no-vampire-needed`; of a Title and its price. */
	PlayCard(table, command, dealer) {
		const { seat, card, vampire } = command;
		const fault = actionFault(table, seat) ?? handFault(table, seat, [card], dealer);
		if (fault) return fault;
		const face = cardOf(table, card);
		const { nextSlot: slot } = table;
		if (isKind(face, 'action')) {
			const wrong = whoPlays(table, seat, vampire, face.unhosted === true);
			if (wrong) return wrong;
			// Where its downside is the clan, any vampire may play it.
			const asks = askedFault(table, seat, face, vampire ?? null);
			if (asks) return asks;
			const price = face.price ?? 0;
			const has = sideOf(table, seat).prestige;
			if (price > 0 && has <= price)
				return refused('price-too-dear', { card: face.name, price, has }, 'card');
			const as = face.ongoing ? 'ongoing' : 'action';
			const events: TableEvent[] = [
				acted(seat),
				{ type: 'CardPlayed', seat, card, slot, vampire: vampire ?? null, as },
				...(vampire === undefined ? [] : [exhausts(vampire)]),
				...(price > 0
					? [{ type: 'PrestigeMoved', seat, by: -price, why: 'cost', of: null } as const]
					: []),
				...(face.ongoing ? [{ type: 'CardPut', slot, seat, card, to: 'ongoing' } as const] : [])
			];
			const context = contextOf({ card, slot, seat, self: vampire ?? null });
			const texts = face.parts
				.filter(({ when }) => when === 'play')
				.map((part, at): Task => ({ kind: 'part', key: `play c${slot}.${at}`, part, context }));
			return begin(events, ...texts, { kind: 'put-away', slot });
		}
		if (isKind(face, 'title')) return payTitle(table, command, face, dealer);
		if (isKind(face, 'scheme')) {
			const wrong =
				whoPlays(table, seat, vampire, false) ?? askedFault(table, seat, face, vampire ?? null);
			if (wrong) return wrong;
			const who = vampire ?? null;
			return begin(
				[
					acted(seat),
					{ type: 'CardPlayed', seat, card, slot, vampire: who, as: 'scheme' },
					...(vampire === undefined ? [] : [exhausts(vampire)]),
					{
						type: 'SchemeBegan',
						seat,
						vampire: who,
						slot,
						card,
						order: clockwise(table, seat)
					}
				],
				{ kind: 'scheme-answer' }
			);
		}
		if (isKind(face, 'conspiracy')) {
			const wrong =
				whoPlays(table, seat, vampire, false) ?? layingFault(table, seat, face, vampire);
			if (wrong) return wrong;
			if (sideOf(table, seat).prestige <= 1) return refused('last-prestige-spent', {}, 'card');
			dealer.lay(card);
			return begin([
				acted(seat),
				...(vampire === undefined ? [] : [exhausts(vampire)]),
				{
					type: 'CardLaid',
					seat,
					slot,
					as: 'conspiracy',
					card: null,
					...(vampire !== undefined && { vampire })
				},
				{ type: 'PrestigeMoved', seat, by: -1, why: 'conspiracy', of: null },
				// Laying it puts 1 on it, which is not the 1 of this turn.
				{ type: 'ConspiracyFed', slot, seat, free: true }
			]);
		}
		return refused('not-an-action', { card: face.name }, 'card');
	},

	/** Refusals: those of an action and a vampire; `prince-not-there`, `claimant-at-haven` [Claim]. */
	ClaimPrince(table, { seat, vampire }) {
		const fault = actionFault(table, seat) ?? readyFault(table, seat, vampire);
		if (fault) return fault;
		if (!princeIn(table)) return refused('prince-not-there');
		const found = findVampire(table, vampire);
		if (found?.vampire.place !== 'streets')
			return refused(
				'claimant-at-haven',
				{ vampire: found ? nameOf(table, found.vampire) : vampire },
				'vampire'
			);
		return begin(
			[acted(seat), exhausts(vampire), { type: 'ClaimBegan', seat, claimant: vampire }],
			{ kind: 'claim-next' }
		);
	},

	/** Refusals: those of a turn (a granted action: of an action); `no-such-ability` and why it cannot be used. */
	UseAbility(table, { seat, ability: key }) {
		const found = abilityNamed(table, seat, key);
		if (!found) return refused('no-such-ability', {}, 'ability');
		const { ability, use } = found;
		if (use !== 'action' && use !== 'grant') return refused('no-such-ability', {}, 'ability');
		const isGrant = use === 'grant';
		const relentless = ability.text.part.once === 'each-turn' && !isGrant;
		const fault = isGrant
			? actionFault(table, seat)
			: relentless
				? anyTurnFault(table, seat)
				: turnFault(table, seat);
		if (fault) return fault;
		const wrong = abilityFault(table, ability, use);
		if (wrong !== null) return abilityRefused(table, ability.text.card, wrong);
		const self = ability.context.self;
		const events = isGrant ? [acted(seat), ...(self === null ? [] : [exhausts(self)])] : [];
		return begin(events, { kind: 'use', seat, key });
	},

	/** Any phase of your turn, not during an action; without its Burn reward [Attachments]. Refusals: `not-a-retainer`, `attached-by-foe`. */
	BurnRetainer(table, { seat, slot }) {
		const { turn } = table;
		if (!turn || turn.seat !== seat)
			return refused('not-your-turn', { seat: turn?.seat ?? seat }, 'seat');
		if (isConflict(table) || table.claim || table.question) return refused('action-under-way');
		const lies = findSlot(table, slot);
		if (
			lies?.at !== 'vampire' ||
			lies.seat !== seat ||
			cardOf(table, lies.one.card).kind !== 'mortal'
		)
			return refused('not-a-retainer', {}, 'slot');
		if (lies.one.byFoe) return refused('attached-by-foe', {}, 'slot');
		return begin([{ type: 'Detached', slot, to: 'burned' }]);
	},

	/** Refusals: those of a turn; `actions-left` (reading `unused`) as long as a card can be drawn. */
	EndActions(table, { seat }) {
		const fault = turnFault(table, seat);
		if (fault) return fault;
		const n = table.turn?.actionsLeft ?? 0;
		const { library, faction } = sideOf(table, seat);
		if (readingsOf(table).unused === 'must-use' && n > 0 && library + faction > 0)
			return refused('actions-left', { n });
		return begin([], { kind: 'end-phase' });
	}
};

/** Relentless: in anybody's turn, once its Action Phase has come and nothing is under way. */
const anyTurnFault = (table: Table, seat: SeatId): Refused | null => {
	if (!table.order.includes(seat)) return refused('unknown-seat', { seat }, 'seat');
	if (table.turn?.phase !== 'action') return refused('not-action-phase');
	return isConflict(table) || table.claim ? refused('action-under-way') : null;
};

/** Why an ability cannot be used, in a sentence. */
const abilityRefused = (table: Table, card: string, fault: AbilityFault): Refused =>
	refused(fault, { card: cardOf(table, card).name }, 'ability');

/** Who exhausts for an Action card: a ready vampire, or nobody for an unhosted one. */
function whoPlays(
	table: Table,
	seat: SeatId,
	vampire: string | undefined,
	unhosted: boolean
): Refused | null {
	if (unhosted) return vampire === undefined ? null : refused('no-vampire-needed', {}, 'vampire');
	if (vampire === undefined) return refused('vampire-needed', {}, 'vampire');
	return readyFault(table, seat, vampire);
}

/** R67, reading downNeeds: the clan is asked as it is resolved; any vampire lays it, or one of enough Blood Potency [CC1]. */
export const layingFault = (
	table: Table,
	seat: SeatId,
	{ bp }: Pick<CardOf<'conspiracy'>, 'bp'>,
	vampire: string | undefined
): Refused | null =>
	readingsOf(table).downNeeds === 'laying'
		? askedFault(table, seat, { bp }, vampire ?? null)
		: null;

/** Ways to use an ability now, for the list of what a seat may do. */
export const abilitiesNow = (table: Table, seat: SeatId): readonly string[] => [
	...usableBy(table, seat, 'action').map(({ key }) => key),
	...((table.turn?.actionsLeft ?? 0) > 0 ? usableBy(table, seat, 'grant') : []).map(
		({ key }) => key
	)
];
