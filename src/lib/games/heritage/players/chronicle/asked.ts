import { shuffled, type Chance } from '../../../core/chance.ts';
import type { Wish } from '../../chronicle-deck/wishes.ts';
import { findChapter } from '../../chronicle/chapters.ts';
import type { ChapterSet } from '../../chronicle/chosen-cards.ts';
import type { Command } from '../../commands.ts';
import type { Due } from '../../computer/due.ts';
import type { SeatId } from '../../shapes.ts';
import type { ChronicleState } from '../../state.ts';
import { obligations, retainer, sticker } from './aftermath-choices.ts';
import { dotsFor, firstDots } from './beginning.ts';
import { PERSONAS } from './personas.ts';
import { better, dearest } from './self-interest.ts';

/** What code does where it is asked: a command, or a wish to the sealed deck. */
export type Choice =
	| { readonly command: Command; readonly wish?: never }
	| { readonly wish: Wish; readonly command?: never };

/**
 * What code chooses between two tables, best first: where the first is refused, the next may count. All of it follows from
 * what everybody at the table knows. None: it cannot tell.
 */
export function choicesFor(
	state: ChronicleState,
	{ seat, asked }: Due,
	set: Pick<ChapterSet, 'stickers'>,
	chance: Chance
): readonly Choice[] {
	switch (asked.what) {
		case 'move':
			return [];
		case 'consent': {
			const { proposal } = asked;
			return [{ command: { type: 'AnswerUndo', proposal, seats: [seat], agrees: true } }];
		}
		case 'prologue':
			return [{ command: prologue(state, seat, chance) }];
		case 'aftermath':
			return inAftermath(state, seat, asked, set, chance);
		case 'scoring': {
			const { era } = asked;
			const offered = state.deck.scoring[era]?.offered ?? [];
			if (offered.length === 0) return [];
			const { id } = dearest(state, chance, seat, offered);
			return [{ command: { type: 'ChooseScoring', era, card: id } }];
		}
	}
}

/** Most dots in one trait, the rest in a second, and a persona that nobody has. */
function prologue(state: ChronicleState, seat: SeatId, chance: Chance): Command {
	const taken = Object.values(state.players).flatMap(({ sheet }) => sheet?.name ?? []);
	const free = shuffled(
		chance,
		PERSONAS.filter(({ name }) => !taken.includes(name))
	);
	const [persona = PERSONAS[0]] = free;
	const traits = shuffled(
		chance,
		state.traits.map(({ id }) => id)
	);
	return {
		type: 'CompletePrologue',
		seat,
		name: persona.name,
		title: persona.title,
		dots: firstDots(traits, dotsFor(state, seat)),
		havenName: persona.haven,
		retainer: null,
		sticker: null
	};
}

function inAftermath(
	state: ChronicleState,
	seat: SeatId,
	{ chapter, part }: Extract<Due['asked'], { what: 'aftermath' }>,
	set: Pick<ChapterSet, 'stickers'>,
	chance: Chance
): readonly Choice[] {
	const entry = findChapter(state, chapter);
	if (!entry) return [];
	switch (part.step) {
		case 'results':
			return [];
		case 'overview':
			return [{ wish: { type: 'TakeOverview', chapter } }];
		case 'missions': {
			const mission = part.key.slice('mission:'.length);
			const read = state.deck.chapters[chapter]?.read[mission];
			if (!read) return [{ wish: { type: 'ReadMission', chapter, mission } }];
			const decided = better(state, chance, read);
			return [{ wish: { type: 'DecideMission', chapter, mission, decided } }];
		}
		case 'obligations':
			return [{ command: obligations(state, entry) }];
		case 'stickers':
			return [
				{ command: sticker(set, chance, state, entry, seat) },
				{ command: { type: 'PassSticker', chapter, seat } }
			];
		case 'retainers':
			return [
				{ command: retainer(chance, state, entry, seat) },
				{ command: { type: 'ChooseRetainer', chapter, seat, character: null } }
			];
	}
}
