import { fail } from '@sveltejs/kit';
import { deckWasTurned, playsSealed } from '$lib/games/heritage/chronicle/deck-choice';
import { findChapter } from '$lib/games/heritage/chronicle/chapters';
import { nextChapter } from '$lib/games/heritage/chronicle/next';
import type { ChronicleState } from '$lib/games/heritage/state';
import { newId } from '$lib/server/accounts/tokens';
import { application } from '$lib/server/application';
import { importPack } from '$lib/server/chronicles/packs';
import { packNamed, packShelf, type PackNamed } from '$lib/server/chronicles/sealed-pack';
import type { Chronicle } from '$lib/server/chronicles/service';
import { turn } from '$lib/server/chronicles/turning';
import { signedIn } from '$lib/server/http/access';
import { openedChronicle } from '$lib/server/http/chronicle';
import { countTries } from '$lib/server/http/form';
import { mayAct } from '$lib/server/tables/rights';
import { mayWish } from '$lib/server/tables/wishes';
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
	const pack = await packHere(id);
	const lacks = await lacking(chronicle, pack);
	const keeps = mayAct(access, { type: 'ChooseDeck' });
	const choosable = !deckWasTurned(state);
	const sealed = playsSealed(state);
	return {
		identity: deck.identity,
		pack: pack === 'closed' ? null : pack,
		lacks,
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
						first: blocked(state, next, `/chronicles/${id}`, 'to-open'),
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

/** Why the pack that is played with cannot be turned here; null: it can, or none is played with. No card is opened. */
async function lacking(
	{ id, state }: Chronicle<ChronicleState>,
	pack: PackNamed | 'closed' | null
): Promise<'key' | 'pack' | 'card' | null> {
	const { identity } = state.deck;
	if (identity?.kind !== 'pack') return null;
	if (pack === 'closed') return 'key';
	if (pack?.id !== identity.id) return 'pack';
	const { database, vault } = await application();
	return (await packShelf.isLacking(database.read, vault, id)) ? 'card' : null;
}

/** What everybody may know of the pack that lies here; null: none does, `closed`: it does not open. */
async function packHere(chronicle: string): Promise<PackNamed | 'closed' | null> {
	const { database, vault } = await application();
	try {
		return await packNamed(database.read, vault, chronicle);
	} catch (thrown) {
		if (thrown instanceof VaultFault) return 'closed';
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
		const allowance = await countTries(event, house.limits, [['import', id]]);
		if (!allowance.ok)
			return fail(429, { file: file.name, sentence: allowance.sentence, faults: [], more: 0 });
		const answer = await importPack(house, { chronicle, text: await file.text() });
		if (answer.kind === 'refused') {
			const { sentence, faults, more } = answer;
			return fail(400, { file: file.name, sentence, faults: [...faults], more });
		}
		// Who brings a pack wants to play it; an expansion changes nothing of which deck it is.
		const chosen = await turn(house, {
			chronicle: chronicle.id,
			access,
			actor: { id, name },
			commandId: newId(),
			wish: { type: 'ChooseDeck', deck: 'pack' }
		});
		const { name: sealed, licence } = answer;
		return { sealed, licence, chosen: chosen.kind === 'accepted' };
	}
};
