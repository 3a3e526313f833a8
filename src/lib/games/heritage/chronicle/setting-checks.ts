import { refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import { homeOf } from '../register/whereabouts.ts';
import { completed } from '../ruleset.ts';
import type { ChronicleState } from '../state.ts';
import type { SeatSetting, Setting } from '../table/setting.ts';
import { eraOf } from '../vocabulary.ts';
import { checkOpened } from './chapter-opening.ts';
import { checkSeat } from './checks.ts';
import { checkTurn } from './turn.ts';

const AT = { chapter: 'command.setting.chapter', missions: 'command.setting.missions' };

/**
 * Whether a table fits the chronicle whose next chapter it is set for. Refusals: those of recording a
 * chapter too early, `chapter-sealed`, `missions-not-opened`, `player-away`, `table-without-chapter`, `era-of-another-chapter`, `readings-differ`,
 * `unknown-seat`, `haven-differs`, `leader-has-a-home`, `character-banished`, `asset-not-in-haven`,
 * `obligation-not-in-haven`.
 */
export function checkSetting(state: ChronicleState, setting: Setting) {
	const { chapter, era, ruleset, seats, cast, missions } = setting;
	if (chapter === null) return refuse('table-without-chapter', {}, 'command.setting.chapter');
	const early = checkTurn(state, chapter) ?? checkOpened(state, chapter, missions, AT);
	if (early) return early;
	if (era !== eraOf(chapter))
		return refuse(
			'era-of-another-chapter',
			{ chapter, era: eraOf(chapter) },
			'command.setting.era'
		);
	if (!sameJson(completed(ruleset), state.ruleset))
		return refuse('readings-differ', {}, 'command.setting.ruleset');
	const banished = cast.find(({ id }) => state.banished.includes(id));
	if (banished)
		return refuse('character-banished', { character: banished.id }, 'command.setting.cast');
	for (const [index, seat] of seats.entries()) {
		const misfit = checkSeatSetting(state, seat, `command.setting.seats.${index}`);
		if (misfit) return misfit;
	}
	return null;
}

function checkSeatSetting(state: ChronicleState, setting: SeatSetting, at: string) {
	const { seat, leader, retainer, assets, obligations } = setting;
	const stranger = checkSeat(state, seat, `${at}.seat`);
	if (stranger) return stranger;
	if (state.players[seat]?.away) return refuse('player-away', { seat }, `${at}.seat`);
	const haven = state.players[seat]?.haven;
	if (retainer !== (haven?.retainer ?? null))
		return refuse('haven-differs', { seat }, `${at}.retainer`);
	const home = homeOf(state, leader);
	if (home !== null && home !== seat)
		return refuse('leader-has-a-home', { character: leader, seat: home }, `${at}.leader`);
	const lies = (slips: readonly { readonly id: string }[] | undefined, id: string) =>
		slips?.some((slip) => slip.id === id) ?? false;
	const asset = assets.find(({ id }) => !lies(haven?.assets, id));
	if (asset) return refuse('asset-not-in-haven', { slip: asset.id, seat }, `${at}.assets`);
	const obligation = obligations.find(({ id }) => !lies(haven?.obligations, id));
	return obligation
		? refuse('obligation-not-in-haven', { slip: obligation.id, seat }, `${at}.obligations`)
		: null;
}
