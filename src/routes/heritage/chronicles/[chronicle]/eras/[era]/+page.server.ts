import { error } from '@sveltejs/kit';
import { nextChapter } from '$lib/games/heritage/chronicle/next';
import { ERAS } from '$lib/games/heritage/vocabulary';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { storedDraft } from '$lib/server/http/stored-draft';
import { mayAct } from '$lib/server/games/heritage/rights';
import { choosesForAnother } from '$lib/server/games/heritage/scoring';
import { eraEndOf } from '$lib/ui/heritage/era/view';
import { namesOf } from '$lib/ui/heritage/ledger/names';
import type { PageServerLoad } from './$types';

const SCENES = ['dominance', 'scoring', 'exchange'] as const;

export const load: PageServerLoad = async ({ locals, params, url }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { state } = chronicle;
	const shown = ERAS.find((era) => String(era) === params.era);
	if (!shown) error(404, 'There is no such era.');
	const end = eraEndOf(state, shown, namesOf(state, chronicle.names.seats));
	const scenes = SCENES.filter(
		(scene) => scene !== 'exchange' || (end && end.exchanges.length > 0)
	);
	const choice = { type: 'ChooseScoring', era: shown, card: '' } as const;
	return {
		shown,
		end,
		scenes,
		scene: scenes.find((scene) => scene === url.searchParams.get('at')) ?? 'dominance',
		next: nextChapter(state),
		traits: state.traits,
		stored: await storedDraft(locals, `scoring-${shown}`),
		may: {
			offer: mayAct(access, { type: 'OfferScoring' }),
			choose: mayAct(access, choice) && !choosesForAnother(access, state, choice)
		}
	};
};
