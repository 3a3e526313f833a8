import type { CardId } from '../../cards/card.ts';
import { bodyOf } from '../../table/effects/bodies.ts';
import { usableBy } from '../../table/effects/abilities.ts';
import type { TableCommand, TableCommandOf } from '../../table/commands.ts';
import type { SeatView } from '../../table/own-view.ts';
import { princeIn } from '../../table/claim-tasks.ts';
import {
	cardOf,
	cardOfKind,
	coterieOf,
	findVampire,
	foesOf,
	hunterOf,
	rivalOf,
	sideOf
} from '../../table/where.ts';
import { showingWorth } from './conspiring.ts';
import { effectsWorth, costWorth, type Scales } from './effect-worth.ts';
import { CARD, POINT, pointsWorth } from './worth.ts';

/* What the moves of an Action Phase are worth, all but attacks. Ending it is worth 0. */

/** A coterie of fewer is in danger. */
const ENOUGH = 4;
/** With less Prestige a player is easy prey. */
const RESERVE = 7;

/** Each vampire that falls costs 1 Prestige: with 2 or less the next one may be the end [Torpor]. */
const short = (left: number): number =>
	Math.max(0, RESERVE - left) * 0.6 + Math.max(0, 4 - left) * 2;

/** An exhausted vampire can neither attack nor block. */
const EXHAUST = 0.6;

function recruitWorth({ table, seat }: SeatView, id: CardId): number {
	const card = cardOfKind(table, id, 'vampire');
	if (!card) return -1;
	const { prestige } = sideOf(table, seat);
	const active = coterieOf(table, seat).length;
	const wanted = active === 1 ? 10 : active === 2 ? 6 : active < ENOUGH ? 3 : 0.8;
	return wanted + card.bp * 0.25 - short(prestige - card.bp) - card.bp * 0.15;
}

/** Points that a player’s Agenda card gives for such a thing. */
function agendaFor(
	{ table, own }: SeatView,
	fits: (on: string, kind: string | undefined) => boolean
): number {
	const card = own.agenda === null ? null : cardOfKind(table, own.agenda, 'agenda');
	return (card?.parts ?? []).reduce((sum, { when, effects }) => {
		if (typeof when !== 'object' || !('on' in when)) return sum;
		if (!fits(when.on, 'kind' in when ? when.kind : undefined)) return sum;
		return (
			sum +
			effects.reduce(
				(all, effect) =>
					effect.do === 'gain' && typeof effect.n === 'number' && effect.what === 'agenda'
						? all + effect.n
						: all,
				0
			)
		);
	}, 0);
}

function titleWorth(
	view: SeatView,
	{ card, modifier, prestige = 0 }: TableCommandOf<'PlayCard'>
): number {
	const { table, seat } = view;
	const points = agendaFor(view, (on, kind) => on === 'attached' && kind === 'title');
	const pays = cardOf(table, card).parts.some(({ when }) => when === 'start' || when === 'action')
		? 1.5
		: 0;
	return (
		3.2 +
		pays +
		pointsWorth(table, seat, points) -
		(modifier === undefined ? 0 : CARD) -
		prestige * 0.9 -
		short(sideOf(table, seat).prestige - prestige) -
		EXHAUST
	);
}

function playWorth(view: SeatView, command: TableCommandOf<'PlayCard'>): number {
	const { table, seat } = view;
	const card = cardOf(table, command.card);
	const scales: Scales = { table, seat, blow: null, foe: rivalOf(table, seat) };
	const found = command.vampire === undefined ? null : findVampire(table, command.vampire);
	const tired = found ? EXHAUST + found.vampire.bp * 0.06 : 0;
	switch (card.kind) {
		case 'title':
			return titleWorth(view, command);
		case 'scheme': {
			const yes = card.parts.filter(({ when }) => when === 'yes');
			const worth = yes.reduce((sum, { effects }) => sum + effectsWorth(scales, effects), 0);
			return worth * 0.6 - tired;
		}
		case 'conspiracy': {
			const points = agendaFor(view, (on) => on === 'resolved');
			const few = sideOf(table, seat).down.length > 0 ? 1.2 : 0;
			return 2.8 + points * POINT * 0.5 - few - tired - short(sideOf(table, seat).prestige - 1);
		}
		case 'action': {
			if (card.ongoing) {
				const has = sideOf(table, seat).ongoing.some((one) => one.card === card.id);
				return (has ? 0.6 : 3.4) - (card.price ?? 0) * 0.7 - tired;
			}
			const now = card.parts.filter(({ when }) => when === 'play');
			return now.reduce((sum, { effects }) => sum + effectsWorth(scales, effects), 0) - tired;
		}
		default:
			return -1;
	}
}

/** Foes may attack the claimant, its hunter with a card; who bears the Title is easy to reach. */
function claimWorth(view: SeatView, id: string): number {
	const { table, seat } = view;
	const found = findVampire(table, id);
	const prince = princeIn(table);
	if (!found || !prince) return -1;
	const body = bodyOf(table, id);
	const hunter = hunterOf(table, seat);
	const blows = foesOf(table, seat).reduce((sum, foe) => {
		const ready = coterieOf(table, foe).filter(({ exhausted }) => !exhausted);
		const best = ready.reduce((most, one) => {
			const theirs = bodyOf(table, one.id);
			return Math.max(
				most,
				theirs.physical - body.physical,
				theirs.social - body.social,
				theirs.mental - body.mental
			);
		}, 0);
		return sum + (ready.length === 0 ? 0 : best + (foe === hunter ? 2.5 : 0));
	}, 0);
	const points = agendaFor(view, (on, kind) => on === 'attached' && kind === 'prince');
	const gains = cardOf(table, prince.card).parts.some(({ when }) => when === 'start')
		? 2.2 * POINT
		: 2;
	const left = found.vampire.blood - blows;
	if (left <= 0) return -4;
	return gains + pointsWorth(table, seat, points) - (left <= 2 ? 4 : 0) - blows * 0.5 - EXHAUST;
}

/** What an ability of the Action Phase is worth: a granted action costs one and exhausts its vampire. */
function abilityWorth({ table, seat }: SeatView, key: string): number {
	for (const use of ['action', 'grant'] as const) {
		const ability = usableBy(table, seat, use).find((one) => one.key === key);
		if (!ability) continue;
		const { part } = ability.text;
		const scales: Scales = { table, seat, blow: null, foe: rivalOf(table, seat) };
		return (
			effectsWorth(scales, part.effects) -
			costWorth(scales, part.cost) -
			(use === 'grant' ? EXHAUST : 0.1)
		);
	}
	return -1;
}

/** A move of an Action Phase; attacks and steps into the Streets are judged together (`attacks.ts`). */
export function turnWorth(view: SeatView, command: TableCommand): number {
	const { table, seat, own } = view;
	switch (command.type) {
		case 'EndActions':
			return 0;
		case 'DrawCard': {
			const vampires = own.hand.filter((id) => cardOf(table, id).kind === 'vampire').length;
			const wanted = coterieOf(table, seat).length < ENOUGH && vampires === 0 ? 1.1 : 0.1;
			return command.from === 'faction' ? wanted : 0.75;
		}
		case 'Recruit':
			return recruitWorth(view, command.card);
		case 'PlayCard':
			return playWorth(view, command);
		case 'ClaimPrince':
			return claimWorth(view, command.vampire);
		case 'UseAbility':
			return abilityWorth(view, command.ability);
		case 'ResolveConspiracy': {
			const face = cardOfKind(table, own.faces[command.slot] ?? '', 'conspiracy');
			if (!face) return -1;
			const down = sideOf(table, seat).down.find(({ slot }) => slot === command.slot);
			const gave = Object.keys(down?.paid ?? {});
			const chosen =
				command.target !== undefined
					? [command.target]
					: foesOf(table, seat).filter((foe) => !gave.includes(foe));
			const scales: Scales = { table, seat, blow: null, foe: null, chosen };
			return (
				1 +
				face.parts.reduce((sum, { effects }) => sum + effectsWorth(scales, effects), 0) +
				pointsWorth(
					table,
					seat,
					agendaFor(view, (on) => on === 'resolved')
				)
			);
		}
		case 'FeedConspiracy': {
			const { prestige } = sideOf(table, seat);
			const isOwn = sideOf(table, seat).down.some(({ slot }) => slot === command.slot);
			return isOwn && prestige > 4 ? 0.6 : -1;
		}
		case 'ShowConspiracy':
			return showingWorth(view, command.slot, command.to);
		case 'FlipAgenda':
			return 50;
		default:
			return -1;
	}
}
