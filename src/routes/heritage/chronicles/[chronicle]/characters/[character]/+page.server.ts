import { error } from '@sveltejs/kit';
import { effectsWords } from '$lib/games/heritage/effects/words';
import { characterLife } from '$lib/games/heritage/register/life';
import { stickerStock } from '$lib/games/heritage/register/stock';
import { isAncilla, stickersOf, whereIs } from '$lib/games/heritage/register/whereabouts';
import { openedChronicle, pastFor } from '$lib/server/games/heritage/opened';
import { mayAct } from '$lib/server/games/heritage/rights';
import { placeWords } from '$lib/ui/heritage/character/register';
import { lifeLine } from '$lib/ui/heritage/looking-back/life-line';
import { chapterWords, lifeDetail, lifeWords } from './life-words';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
	const { locals, params } = event;
	const { access, chronicle } = await openedChronicle(locals);
	const { state, names } = chronicle;
	const nameOf = (seat: string): string => names.seats[seat] ?? seat;
	const nameIn = (id: string): string => state.characters[id]?.name ?? id;
	const where = whereIs(state, params.character);
	const character = where && state.characters[params.character];
	if (!character) error(404, 'The register has no character at this address.');
	const past = await pastFor(event, chronicle.id);
	const life = characterLife(state, character.id, past ?? undefined);
	return {
		character,
		where: placeWords(where, nameOf),
		banished: where.place === 'banished',
		abilities: (state.cards.characters[character.id]?.abilities ?? []).map(({ name, effects }) => ({
			name,
			words: effectsWords(effects)
		})),
		ancilla: isAncilla(state, character.id),
		stickers: stickersOf(state, character.id),
		life: life.map((event) => ({
			when: chapterWords(event.chapter),
			chapter: event.chapter,
			words: lifeWords(event, nameOf),
			detail: lifeDetail(event, nameIn)
		})),
		line: lifeLine(life),
		told: state.chapters.map(({ number }) => number),
		stock: stickerStock(state),
		known: Object.values(state.characters).map(({ id, name }) => ({ id, name })),
		may: {
			revise: mayAct(access, { type: 'ReviseCharacter' }),
			banish: mayAct(access, { type: 'BanishCharacter' }),
			stickers: mayAct(access, { type: 'CorrectStickers' })
		}
	};
};
