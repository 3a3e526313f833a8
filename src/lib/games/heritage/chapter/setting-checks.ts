import type { Battlegrounds } from '../boards/battleground.ts';
import { repeated } from '../repeated.ts';
import { RULES } from '../revision.ts';
import type { ThingId } from '../shapes.ts';
import { refused, type Refused } from '../table/decider.ts';
import type { SeatSetting, Setting } from '../table/setting.ts';
import { CATEGORIES, eraOf } from '../vocabulary.ts';

/** Whether each player is there once, with a clan of their own. Refusals: `seat-twice`, `clan-twice`. */
function checkSeats({ seats }: Setting): Refused | null {
	const seat = repeated(seats.map((one) => one.seat));
	if (seat) return refused('seat-twice', { seat: seat.value }, `setting.seats.${seat.index}.seat`);
	const clan = repeated(seats.map((one) => one.clan));
	if (clan) return refused('clan-twice', { clan: clan.value }, `setting.seats.${clan.index}.clan`);
	return null;
}

/** Whether each card is there once. Refusal: `card-twice`. */
function checkCards({ cast, schemes, missions, seats }: Setting): Refused | null {
	const piles: readonly (readonly [string, readonly { readonly id: ThingId }[]])[] = [
		['cast', cast],
		['schemes', schemes],
		['missions', missions],
		['seats', seats.flatMap(({ assets }) => assets)],
		['seats', seats.flatMap(({ obligations }) => obligations)]
	];
	for (const [pile, cards] of piles) {
		const card = repeated(cards.map(({ id }) => id));
		if (card) return refused('card-twice', { card: card.value }, `setting.${pile}`);
	}
	const retainer = repeated(seats.flatMap((one) => (one.retainer === null ? [] : one.retainer)));
	return retainer ? refused('card-twice', { card: retainer.value }, 'setting.seats') : null;
}

/**
 * Whether leader and retainer are cards of this chapter that may be what they are to be.
 * Refusals: `unknown-card`, `leader-of-another-clan`, `leader-not-retained`.
 */
function checkHousehold(
	{ cast }: Setting,
	{ clan, leader, retainer }: SeatSetting,
	at: string
): Refused | null {
	const card = cast.find(({ id }) => id === leader);
	if (!card) return refused('unknown-card', { card: leader }, `${at}.leader`);
	if (card.kind !== 'leader' || card.clan !== clan)
		return refused('leader-of-another-clan', { character: leader, clan }, `${at}.leader`);
	if (retainer === null) return null;
	const retained = cast.find(({ id }) => id === retainer);
	if (!retained) return refused('unknown-card', { card: retainer }, `${at}.retainer`);
	return retained.kind === 'leader'
		? refused('leader-not-retained', { character: retainer }, `${at}.retainer`)
		: null;
}

/**
 * Whether the boards are known, one a category, and in play in this era.
 * Refusals: `chapter-of-another-era`, `unknown-battleground`, `battleground-of-another-era`.
 */
function checkBoards(setting: Setting, battlegrounds: Battlegrounds): Refused | null {
	const { chapter, era } = setting;
	if (chapter !== null && eraOf(chapter) !== era)
		return refused('chapter-of-another-era', { chapter, era }, 'setting.era');
	for (const category of CATEGORIES) {
		const battleground = setting.battlegrounds[category];
		const at = `setting.battlegrounds.${category}`;
		const module = battlegrounds[battleground];
		if (module?.category !== category)
			return refused('unknown-battleground', { battleground, category }, at);
		const [first, last] = module.eras;
		const { from, to } = setting.eras?.[category] ?? { from: first, to: last };
		const chosen =
			!module.alternative || setting.ruleset.alternatives?.some((one) => one === battleground);
		if (era < from || era > to || !chosen)
			return refused('battleground-of-another-era', { battleground, era }, at);
	}
	return null;
}

/**
 * Whether the eras of the boards that a setting states are those of the timeline; under older rules, also those that a board
 * had then. Refusal: `eras-differ`.
 */
export function checkErasStated(
	{ eras, battlegrounds: chosen }: Setting,
	battlegrounds: Battlegrounds,
	rules: number
): Refused | null {
	if (eras === undefined) return null;
	for (const category of CATEGORIES) {
		const battleground = chosen[category];
		const { from, to } = eras[category];
		const before = rules < RULES ? (battlegrounds[battleground]?.erasBefore ?? []) : [];
		const known = [battlegrounds[battleground]?.eras ?? [], ...before];
		if (!known.some(([first, last]) => first === from && last === to))
			return refused('eras-differ', { battleground }, `setting.eras.${category}`);
	}
	return null;
}

/** Refusal: `first-player-not-playing`. */
function checkFirstPlayer({ firstPlayer, seats }: Setting): Refused | null {
	if (firstPlayer === null || seats.some(({ seat }) => seat === firstPlayer)) return null;
	return refused('first-player-not-playing', { seat: firstPlayer }, 'setting.firstPlayer');
}

/** Why a chapter cannot be laid out like this: the first refusal of the checks above, or null. */
export function checkSetting(setting: Setting, battlegrounds: Battlegrounds): Refused | null {
	const trouble = checkSeats(setting) ?? checkCards(setting);
	if (trouble) return trouble;
	for (const [index, seat] of setting.seats.entries()) {
		const wrong = checkHousehold(setting, seat, `setting.seats.${index}`);
		if (wrong) return wrong;
	}
	return checkBoards(setting, battlegrounds) ?? checkFirstPlayer(setting);
}
