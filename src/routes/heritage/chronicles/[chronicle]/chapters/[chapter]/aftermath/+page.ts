import type { Scene } from '$lib/ui/heritage/chapter/aftermath/scene';
import type { PageLoad } from './$types';

/** The one scene that is shown comes along; the others when the page is turned to them. */
async function stageOf(kind: Scene['kind']) {
	switch (kind) {
		case 'results':
			return {
				kind,
				Part: (await import('$lib/ui/heritage/chapter/aftermath/Results.svelte')).default
			};
		case 'overview':
			return {
				kind,
				Part: (await import('$lib/ui/heritage/chapter/aftermath/Overview.svelte')).default
			};
		case 'deck-overview':
			return {
				kind,
				Part: (await import('$lib/ui/heritage/chapter/aftermath/DeckOverview.svelte')).default
			};
		case 'deck-mission':
			return {
				kind,
				Part: (await import('$lib/ui/heritage/chapter/aftermath/DeckMission.svelte')).default
			};
		case 'mission':
			return {
				kind,
				Part: (await import('$lib/ui/heritage/chapter/aftermath/Mission.svelte')).default
			};
		case 'obligations':
			return {
				kind,
				Part: (await import('$lib/ui/heritage/chapter/aftermath/Obligations.svelte')).default
			};
		case 'sticker':
			return {
				kind,
				Part: (await import('$lib/ui/heritage/chapter/aftermath/Sticker.svelte')).default
			};
		case 'retainer':
			return {
				kind,
				Part: (await import('$lib/ui/heritage/chapter/aftermath/Retainer.svelte')).default
			};
		case 'finish':
			return {
				kind,
				Part: (await import('$lib/ui/heritage/chapter/aftermath/End.svelte')).default
			};
	}
}

export const load: PageLoad = async ({ data }) => ({
	...data,
	stage: await stageOf(data.scene.kind)
});
