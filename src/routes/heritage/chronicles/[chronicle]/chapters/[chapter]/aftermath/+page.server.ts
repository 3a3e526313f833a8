import { error, redirect } from '@sveltejs/kit';
import { findChapter } from '$lib/games/heritage/chronicle/chapters';
import { presentSeats } from '$lib/games/heritage/chronicle/players';
import { mayWithdraw, stepsPutAway } from '$lib/games/heritage/chronicle/withdrawing';
import { chroniclePage } from '$lib/games/heritage/pages';
import type { ChronicleState } from '$lib/games/heritage/state';
import { eraOf } from '$lib/games/heritage/vocabulary';
import { application } from '$lib/server/application';
import { drawsUnderWay } from '$lib/server/games/heritage/drawing';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { storedDraft } from '$lib/server/http/stored-draft';
import type { Access } from '$lib/server/tables/access';
import { seatsPlayed } from '$lib/server/tables/sitting';
import { mayAct } from '$lib/server/games/heritage/rights';
import { mayTryOut } from '$lib/server/games/heritage/trying-out';
import { comesFirst } from '$lib/ui/heritage/chapter/aftermath/by-the-rules';
import { asHeard } from '$lib/ui/heritage/chapter/aftermath/deck-scene-of';
import { leadsOn } from '$lib/ui/heritage/chapter/aftermath/leads-on';
import { currentPlace, placesOf, sceneOf } from '$lib/ui/heritage/chapter/aftermath/scene-of';
import type { Scene } from '$lib/ui/heritage/chapter/aftermath/scene';
import { tableOf } from '$lib/ui/heritage/chapter/table-of';
import { chapterNumber } from '../chapter';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params, url }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state, names } = chronicle;
	const number = chapterNumber(params.chapter);
	const chapter = findChapter(state, number);
	if (!chapter) redirect(307, `${chroniclePage(chronicle.id)}/chapters/${number}`);
	const places = placesOf(chapter, names.seats);
	const asked = url.searchParams.get('at');
	if (asked === null) {
		// Each part has its own address: deciding it must not move the page away under the table.
		redirect(307, `${url.pathname}?at=${currentPlace(chapter, places)}`);
	}
	const index = places.findIndex(({ key }) => key === asked);
	const place = places[index];
	if (!place) error(404, 'This chapter’s aftermath has no such step.');
	const whole = sceneOf(state, names.seats, chapter, place.key);
	const isMission = whole.kind === 'deck-mission' || whole.kind === 'mission';
	const scene = isMission ? asHeard(whole, seatsPlayed(access)) : whole;
	const draftKey = `am${number}-${place.key.replace(':', '-')}`;
	return {
		chapter: number,
		era: eraOf(number),
		record: chapter.record,
		outcome: chapter.outcome,
		table: { ...tableOf(state, names.seats, number), leaders: [], characters: [], strangers: [] },
		scene,
		place,
		parts: places.map(({ key, done }) => ({ key, done })),
		/** What the rules want decided before it. */
		earlier: comesFirst(places, place.key),
		before: places[index - 1] ?? null,
		after: places[index + 1] ?? null,
		nextOpen: places.slice(index + 1).find(({ done }) => !done)?.key ?? 'finish',
		may: !chapter.aftermath.finished && mayDecide(access, scene) && !isCoded(state, scene),
		tries: !chapter.aftermath.finished && mayDecide(access, scene) && mayTryOut(state),
		withdraws: mayWithdraw(state) && mayAct(access, { type: 'WithdrawRecord' }),
		live: stepsPutAway(state, number),
		present: presentSeats(state),
		/** Where the closed chapter leads on. */
		leadsOn:
			scene.kind === 'finish' && scene.finished
				? leadsOn(
						scene,
						chroniclePage(chronicle.id),
						await drawsUnderWay(await application(), chronicle)
					)
				: null,
		turns: !chapter.aftermath.finished && access.role !== 'spectator',
		draftKey,
		stored: access.role === 'spectator' ? null : await storedDraft(locals, draftKey)
	};
};

/** Whether code decides it, unless it got stuck. */
function isCoded({ rivals }: Pick<ChronicleState, 'rivals'>, scene: Scene): boolean {
	const rival = 'seat' in scene ? rivals?.[scene.seat] : undefined;
	return rival !== undefined && rival.stuck !== true && scene.kind !== 'mission';
}

function mayDecide(access: Access, scene: Scene): boolean {
	switch (scene.kind) {
		case 'results':
			return false;
		case 'overview':
			return mayAct(access, { type: 'ResolveOverview' });
		case 'deck-overview':
			return access.role !== 'spectator';
		case 'deck-mission':
			return access.role === 'keeper' || access.seats.includes(scene.seat);
		case 'mission':
			return mayAct(access, { type: 'ResolveMission' });
		case 'obligations':
			return mayAct(access, { type: 'ResolveObligations' });
		case 'sticker':
			return mayAct(access, { type: 'PlaceSticker', seat: scene.seat });
		case 'retainer':
			return mayAct(access, { type: 'ChooseRetainer', seat: scene.seat });
		case 'finish':
			return mayAct(access, { type: 'FinishAftermath' });
	}
}
