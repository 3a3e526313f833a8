import { ROUNDS, type Clan } from '../vocabulary.ts';
import { refused, type Refused } from './decider.ts';
import { locationsFor, type Setting } from './setting.ts';

const twice = <Item>(list: readonly Item[]): Item | undefined =>
	list.find((one, at) => list.indexOf(one) < at);

/** Why nobody can play so, or null [SETUP] [GAME VARIANTS]. */
export function settingFault(setting: Setting): Refused | null {
	const { seats, teams } = setting;
	const players = seats.length;
	const same = twice(seats.map(({ seat }) => seat));
	if (same !== undefined) return refused('seat-twice', { seat: same }, 'setting.seats');
	if (players < 3) return refused('too-few-players', {}, 'setting.seats');
	if (teams && players !== 4 && players !== 6) return refused('teams-of-two', {}, 'setting.teams');
	if (!teams && players === 6) return refused('six-alone', {}, 'setting.seats');
	const isUneven = seats.some(({ team = null }, at) => {
		if (!teams) return team !== null;
		const half = players / 2;
		// Teammates sit opposite, so that turns go A B (C) A B (C).
		const mate = seats[(at + half) % players];
		const others = seats.filter((one) => one.team === team).length;
		return team === null || mate?.team !== team || others !== 2;
	});
	if (isUneven) return refused('teams-uneven', {}, 'setting.seats');
	return cardsFault(setting) ?? shownFault(setting) ?? laidFault(setting) ?? roundFault(setting);
}

/** Only the box knows what was played before. */
function roundFault({ dealer, firstRound = 1, rounds = ROUNDS }: Setting): Refused | null {
	if (firstRound === 1) return null;
	if (dealer !== 'box') return refused('joins-with-box', {}, 'setting.firstRound');
	return firstRound > rounds ? refused('no-such-round', { n: rounds }, 'setting.firstRound') : null;
}

function cardsFault({ cards, seats, relics, locationCards }: Setting): Refused | null {
	const clans = [...new Set(cards.clanCards.map(({ clan }) => clan))];
	const at = 'setting.cards';
	const broken = clans.find(
		(clan) => !isWhole(cards.clanCards.filter((card) => card.clan === clan))
	);
	if (broken !== undefined) return refused('cards-missing', { clan: broken }, at);
	const places = locationsFor(seats.length).length;
	const missing =
		clans.length <= seats.length
			? 'clans'
			: cards.allies.length < 3 * places
				? 'Allies'
				: relics && cards.relics.length <= seats.length
					? 'relics'
					: locationCards && cards.locationCards.length < places - 1
						? 'Location cards'
						: null;
	return missing === null ? null : refused('too-few-cards', { what: missing }, at);
}

const isWhole = (cards: readonly { readonly starting?: boolean }[]): boolean =>
	cards.length === 9 && cards.filter(({ starting }) => starting === true).length === 2;

function shownFault({ seats, clansShown, relicsShown, first, cards }: Setting): Refused | null {
	const n = seats.length + 1;
	const isShownWrong = (shown: readonly string[] | undefined, of: readonly string[]) =>
		shown !== undefined &&
		(shown.length !== n || twice(shown) !== undefined || shown.some((one) => !of.includes(one)));
	const clans: readonly Clan[] = cards.clanCards.map(({ clan }) => clan);
	if (isShownWrong(clansShown, clans)) return refused('shown-wrong', { n }, 'setting.clansShown');
	const relics = cards.relics.map(({ id }) => id);
	if (isShownWrong(relicsShown, relics))
		return refused('shown-wrong', { n }, 'setting.relicsShown');
	if (first !== undefined && !seats.some(({ seat }) => seat === first))
		return refused('unknown-seat', { seat: first }, 'setting.first');
	return null;
}

/** Location cards that lie already: one at each Location but the Haven, none of them twice [LOCATION CARDS]. */
function laidFault({ seats, locationCardsLaid, cards }: Setting): Refused | null {
	if (!locationCardsLaid) return null;
	const places = locationsFor(seats.length).filter((at) => at !== 'haven');
	const laid = Object.entries(locationCardsLaid);
	const isRight =
		laid.length === places.length &&
		twice(Object.values(locationCardsLaid)) === undefined &&
		places.every((at) => cards.locationCards.some(({ id }) => id === locationCardsLaid[at]));
	return isRight ? null : refused('location-cards-wrong', {}, 'setting.locationCardsLaid');
}
