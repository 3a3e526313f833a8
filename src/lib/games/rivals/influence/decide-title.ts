import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { cardsIn } from '../city/city.ts';
import type { CommandOf } from '../commands.ts';
import type { At, Decided, Deciders } from '../decider.ts';
import { findActionFault, findExhaustingFault } from '../match/action.ts';
import { seatOf } from '../match/state.ts';
import { findVampire } from '../match/vampires.ts';
import { bearerOf, bearersIn } from './bearers.ts';
import { findExertedFault } from './answering.ts';
import { visibleOf } from './conflict.ts';
import { exertingOf } from './decide-scheme.ts';
import { findPaymentFault, findTitleFault, givingUp, MOST_ATTACHMENTS, roomFor } from './titles.ts';

/** A Title is an action: its bearer exhausts, and the Influence it asks for is paid at once (R62) [Titles]. */
function playTitle(at: At, command: CommandOf<'PlayTitle'>): Decided {
	const { match, readings } = at;
	const { vampire: id, title, exerted, modifier, prestige, burns } = command;
	const busy = findActionFault(match);
	if (busy) return busy;
	const seat = match.turn?.seat ?? '';
	const unready = findExhaustingFault(match, seat, id);
	if (unready) return unready;
	const found = findVampire(match, id);
	if (!found) return refuse('no-such-vampire', {}, 'vampire');
	const [bearer, bearers] = [bearerOf(match, seat, found.vampire), bearersIn(match)];
	const fault =
		findTitleFault(bearer, title, { bearers, torporTitle: readings.torporTitle }) ??
		findExertedFault(exertingOf(match, seat), { exerted }) ??
		findPaymentFault(
			title,
			{ exerted: visibleOf({ exerted }), modifier, prestige },
			seatOf(match, seat).prestige
		);
	if (fault) return fault;
	const room = roomFor(bearer, 'title');
	if (room.full) return refuse('no-room-for-title', { vampire: id }, 'vampire');
	if (room.choices.length > 0 && !burns) return refuse('burn-one-first', { vampire: id }, 'burns');
	if (room.choices.length === 0 && burns)
		return refuse('nothing-to-burn', { vampire: id }, 'burns');
	if (typeof burns === 'string' && !room.choices.includes(burns))
		return refuse('not-attached-here', { vampire: id }, 'burns');
	return accept({
		type: 'TitlePlayed',
		seat,
		vampire: id,
		title,
		exerted,
		modifier,
		prestige,
		...(burns && { burns }),
		gaveUp: [...givingUp(bearers, title)]
	});
}

const loseTitle = ({ match }: At, { vampire }: CommandOf<'LoseTitle'>): Decided =>
	findVampire(match, vampire)?.vampire.title
		? accept({ type: 'TitleLost', vampire })
		: refuse('no-title', { vampire }, 'vampire');

function setAttachments(
	{ match }: At,
	{ vampire: id, own, foes }: CommandOf<'SetAttachments'>
): Decided {
	const found = findVampire(match, id);
	if (!found) return refuse('no-such-vampire', {}, 'vampire');
	const { place, title, prince, retainers = 0, foeCards = 0 } = found.vampire;
	if (place === 'burned') return refuse('is-burned', { vampire: id }, 'vampire');
	if (own + foes + (title || prince ? 1 : 0) > MOST_ATTACHMENTS)
		return refuse('attachments-most', { most: MOST_ATTACHMENTS }, 'own');
	const known = cardsIn(match, 'attached').filter(({ bearer }) => bearer === id).length;
	if (own < known) return refuse('attachments-known', { vampire: id, known }, 'own');
	return own === retainers && foes === foeCards
		? nothingToDo()
		: accept({ type: 'AttachmentsSet', vampire: id, own, foes });
}

export const titleDeciders: Deciders<'PlayTitle' | 'LoseTitle' | 'SetAttachments'> = {
	PlayTitle: playTitle,
	LoseTitle: loseTitle,
	SetAttachments: setAttachments
};
