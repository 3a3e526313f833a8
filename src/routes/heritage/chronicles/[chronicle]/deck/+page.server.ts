import { fail } from '@sveltejs/kit';
import { OPEN_CHRONICLE } from '$lib/games/heritage/chronicle-deck/chronicle-pack';
import { deckWasTurned, playsSealed } from '$lib/games/heritage/chronicle/deck-choice';
import { findChapter } from '$lib/games/heritage/chronicle/chapters';
import { nextChapter } from '$lib/games/heritage/chronicle/next';
import { chroniclePage } from '$lib/games/heritage/pages';
import type { ChronicleState } from '$lib/games/heritage/state';
import { newId } from '$lib/server/accounts/tokens';
import { application } from '$lib/server/application';
import { importPack } from '$lib/server/games/heritage/packs';
import {
	expansionShelf,
	expansionsNamed,
	notLying
} from '$lib/server/games/heritage/sealed-expansions';
import { packNamed, packShelf, type PackNamed } from '$lib/server/games/heritage/sealed-pack';
import type { Chronicle } from '$lib/server/logs/chronicles';
import { turn } from '$lib/server/games/heritage/turning';
import { signedIn } from '$lib/server/http/access';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { countTries } from '$lib/server/http/form';
import { mayAct } from '$lib/server/games/heritage/rights';
import { mayWish } from '$lib/server/games/heritage/wishes';
import { VaultFault } from '$lib/server/vault/vault';
import { shownCharacter } from '$lib/ui/heritage/cards/shown';
import { blocked, mayOpenEarly } from '../chapters/[chapter]/blocked';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const { id, state } = chronicle;
	const { deck } = state;
	const opened = Object.entries(deck.chapters).map(([number, { overview }]) => ({
		chapter: Number(number),
		title: overview.title,
		year: overview.year,
		recorded: findChapter(state, Number(number)) !== null
	}));
	const next = nextChapter(state);
	const { pack, expansions } = await named(id);
	const missing = state.deck.identity?.kind === 'open' ? notLying(state, expansions) : [];
	const lacks = (await lacking(chronicle, pack)) ?? (missing.length > 0 ? 'expansion' : null);
	const keeps = mayAct(access, { type: 'ChooseDeck' });
	const choosable = !deckWasTurned(state);
	const sealed = playsSealed(state);
	return {
		identity: deck.identity,
		pack,
		/** Of the open chronicle. */
		expansions,
		lacks,
		/** Names of expansions that the chronicle is played with and that do not lie here. */
		missing: missing.map(({ name }) => name),
		sealed,
		keeps,
		choosable,
		/** Whether this person may go over to the group's own box in the middle of the story. */
		leaves: keeps && sealed && !choosable,
		opened,
		arrived: Object.values(deck.characters).map(shownCharacter),
		next:
			next === null || deck.chapters[next] || lacks
				? null
				: {
						chapter: next,
						first: blocked(state, next, chroniclePage(id), 'to-open'),
						early:
							sealed &&
							mayOpenEarly(state, next) &&
							mayWish(access, state, { type: 'OpenChapter', chapter: next, early: true })
					},
		numbers: deck.numbers,
		turned: deck.turned,
		notes: mayAct(access, { type: 'NoteNumbers' })
	};
};

/** Why the deck that is played with cannot be turned here; null: it can, or none is sealed. No card is opened. */
async function lacking(
	{ id, state }: Chronicle<ChronicleState>,
	pack: PackNamed | null
): Promise<'key' | 'pack' | 'card' | null> {
	const { identity } = state.deck;
	if (identity === null || identity.kind === 'box') return null;
	const { database, vault } = await application();
	const shelf = identity.kind === 'pack' ? packShelf : expansionShelf;
	const lying = await shelf.lying(database.read, vault, id);
	if (lying === 'closed') return 'key';
	if (identity.kind === 'pack' && pack?.id !== identity.id) return 'pack';
	return lying === 'lacking' ? 'card' : null;
}

/** What everybody may know of what was imported here; of what does not open, nothing. */
async function named(chronicle: string) {
	const { database, vault } = await application();
	const place = [database.read, vault, chronicle] as const;
	return {
		pack: await unlessClosed(packNamed(...place), null),
		expansions: await unlessClosed(expansionsNamed(...place), [])
	};
}

async function unlessClosed<Known>(known: Promise<Known>, closed: Known): Promise<Known> {
	try {
		return await known;
	} catch (thrown) {
		if (thrown instanceof VaultFault) return closed;
		throw thrown;
	}
}

export const actions: Actions = {
	import: async (event) => {
		const { request, locals } = event;
		const { access, chronicle } = await openedChronicle(locals);
		const file = (await request.formData()).get('file');
		if (!(file instanceof File) || file.size === 0)
			return fail(400, { file: '', sentence: 'Choose a file first.', faults: [], more: 0 });
		const house = await application();
		const { id, name } = signedIn(locals);
		const actor = { id, name };
		const allowance = await countTries(event, house.limits, [['import', id]]);
		if (!allowance.ok)
			return fail(429, { file: file.name, sentence: allowance.sentence, faults: [], more: 0 });
		const answer = await importPack(house, { chronicle, actor, text: await file.text() });
		if (answer.kind === 'refused') {
			const { sentence, faults, more } = answer;
			return fail(400, { file: file.name, sentence, faults: [...faults], more });
		}
		// Who brings a pack wants to play it; an expansion changes nothing of which deck it is.
		const chosen = await turn(house, {
			chronicle: chronicle.id,
			access,
			actor,
			commandId: newId(),
			wish: { type: 'ChooseDeck', deck: answer.adds === OPEN_CHRONICLE ? 'open' : 'pack' }
		});
		const { name: sealed, licence, adds } = answer;
		// Whether any of its cards come too late, only the cards say.
		const late = adds !== false && Object.keys(chronicle.state.deck.chapters).length > 0;
		return { sealed, licence, late, chosen: chosen.kind === 'accepted' };
	}
};
