import type { CardId } from '../cards/card.ts';
import { findAddingFault, onIt, targetsOf } from '../influence/conspiracies.ts';
import type { TableCommand } from './commands.ts';
import { clanFault } from './checks.ts';
import { isBusy } from './decide-influence.ts';
import { abilitiesNow } from './decide-turn.ts';
import { areApart } from './effects/apart.ts';
import { princeIn } from './claim-tasks.ts';
import { usableBy } from './effects/abilities.ts';
import { answersTo } from './legal-answers.ts';
import { attacksNow } from './legal-attacks.ts';
import { cardsNow, recruitsNow } from './legal-cards.ts';
import type { SeatView } from './own-view.ts';
import type { Table } from './table.ts';
import { cardOf, cardOfKind, coterieOf, foesOf, readingsOf, readyOf, sideOf } from './where.ts';

/*
 * What a seat may do now. Each command is accepted as it stands. Where a rule leaves many ways to pay, there is one of them:
 * what is discarded is what comes last in the hand, and a Title is paid with all Influence before any Prestige.
 */

/** Everything a seat may do now; none: others are waited for. */
export const legalCommands = (view: SeatView): readonly TableCommand[] =>
	commandsFor(view, attacksNow);

/** The same without attacks, for whoever weighs those by themselves: to list them takes longest. */
export const legalBesidesAttacks = (view: SeatView): readonly TableCommand[] =>
	commandsFor(view, () => []);

type Attacks = (view: SeatView) => readonly TableCommand[];

function commandsFor(view: SeatView, attacks: Attacks): readonly TableCommand[] {
	const { table, seat } = view;
	if (table.setting === null || table.result !== null || !table.order.includes(seat)) return [];
	const free = freeAtAnyTime(view);
	if (table.question) {
		const answers = table.question.seat === seat ? answersTo(view, table.question) : [];
		return [...answers, ...conspiring(view), ...free];
	}
	const { turn } = table;
	if (!turn || turn.phase !== 'action') return free;
	const fed = feeding(view);
	if (turn.seat === seat) return [...turnOf(view, attacks), ...fed, ...free];
	return [...relentless(view), ...fed, ...free];
}

function freeAtAnyTime({ table, seat, own }: SeatView): readonly TableCommand[] {
	const { agendaCard, down } = sideOf(table, seat);
	const flips = agendaCard === null && own.agenda !== null && table.turn !== null;
	const shows = down.flatMap(({ slot, shownTo }) =>
		foesOf(table, seat)
			.filter((foe) => !shownTo.includes(foe))
			.map((foe): TableCommand => ({ type: 'ShowConspiracy', seat, slot, to: [foe] }))
	);
	return [...(flips ? [{ type: 'FlipAgenda', seat } as const] : []), ...shows];
}

/** In a foe's turn: what may be used in anybody's [Relentless]. */
const relentless = ({ table, seat }: SeatView): readonly TableCommand[] =>
	table.claim
		? []
		: usableBy(table, seat, 'action').map(({ key }) => ({
				type: 'UseAbility',
				seat,
				ability: key
			}));

/** While a choice is open (readings `downWhen` and `midAction`). */
function conspiring(view: SeatView): readonly TableCommand[] {
	const { table, seat } = view;
	if (isBusy(table)) return [];
	const { turn } = table;
	const own = turn?.seat === seat && turn.phase === 'action' ? resolving(view) : [];
	return [...own, ...feeding(view)];
}

function feeding({ table, seat }: SeatView): readonly TableCommand[] {
	const { turn } = table;
	if (!turn) return [];
	const now = { turn: turn.number, active: turn.seat, isActionPhase: turn.phase === 'action' };
	const { prestige } = sideOf(table, seat);
	const { downWhen } = readingsOf(table);
	return sideOf(table, turn.seat)
		.down.filter((one) => findAddingFault(one, seat, { now, prestige, downWhen }) === null)
		.map(({ slot }): TableCommand => ({ type: 'FeedConspiracy', seat, slot }));
}

/** In the own Action Phase. */
function turnOf(view: SeatView, attacks: Attacks): readonly TableCommand[] {
	const { table, seat } = view;
	const side = sideOf(table, seat);
	const actions = table.turn?.actionsLeft ?? 0;
	const mustUse = readingsOf(table).unused === 'must-use' && side.library + side.faction > 0;
	const ends: TableCommand[] = actions > 0 && mustUse ? [] : [{ type: 'EndActions', seat }];
	const abilities = abilitiesNow(table, seat).map((ability): TableCommand => ({
		type: 'UseAbility',
		seat,
		ability
	}));
	const found: TableCommand[] = [
		...ends,
		...moves(view),
		...abilities,
		...resolving(view),
		...retainers(view)
	];
	if (actions < 1) return found;
	for (const from of ['library', 'faction'] as const)
		if (side[from] > 0) found.push({ type: 'DrawCard', seat, from });
	found.push(...recruitsNow(view), ...cardsNow(view), ...attacks(view), ...claims(view));
	return found;
}

/** Alone into the Streets, to others there, or out of a party. */
function moves({ table, seat }: SeatView): readonly TableCommand[] {
	const apart = areApart(table);
	const own = coterieOf(table, seat);
	const streets = own.filter(({ place }) => place === 'streets');
	const parties = new Map(streets.map((one) => [one.party ?? one.id, one]));
	return own
		.filter(({ exhausted }) => !exhausted)
		.flatMap(({ id, place, party }): TableCommand[] => {
			const joins = apart
				? []
				: [...parties.values()].filter(
						(other) => other.id !== id && (place === 'haven' || other.party !== party)
					);
			const isAlone =
				place === 'streets' && streets.filter((other) => other.party === party).length === 1;
			const to = joins.map((other) => other.id);
			return [...(isAlone ? [] : [null]), ...to].map((one) => ({
				type: 'MoveVampires',
				seat,
				vampires: [id],
				to: one
			}));
		});
}

function claims({ table, seat }: SeatView): readonly TableCommand[] {
	if (!princeIn(table)) return [];
	return readyOf(table, seat)
		.filter(({ place }) => place === 'streets')
		.map(({ id }) => ({ type: 'ClaimPrince', seat, vampire: id }));
}

function resolving({ table, seat, own }: SeatView): readonly TableCommand[] {
	return sideOf(table, seat).down.flatMap((down): TableCommand[] => {
		const face = cardOfKindOr(table, own.faces[down.slot]);
		if (!face || onIt(down) < face.needs || clanFault(table, seat, face.clan)) return [];
		const targets = targetsOf(down, table.order);
		const command = { type: 'ResolveConspiracy', seat, slot: down.slot } as const;
		if (face.target === 'nobody') return [command];
		if (targets.length === 0) return [];
		return face.target === 'each' ? [command] : targets.map((target) => ({ ...command, target }));
	});
}

const cardOfKindOr = (table: Table, id: CardId | undefined) =>
	id === undefined ? null : cardOfKind(table, id, 'conspiracy');

function retainers({ table, seat }: SeatView): readonly TableCommand[] {
	return coterieOf(table, seat).flatMap(({ attached = [] }) =>
		attached
			.filter(({ card, byFoe }) => !byFoe && cardOf(table, card).kind === 'mortal')
			.map(({ slot }): TableCommand => ({ type: 'BurnRetainer', seat, slot }))
	);
}
