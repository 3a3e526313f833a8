import { dotPathOf, parseAs } from '../../../games/core/parse.ts';
import { sentenceOf } from '../../../games/core/decision.ts';
import { ID_PATTERN } from '../../../games/core/envelope.ts';
import { readJsonText } from '../../../games/core/json-text.ts';
import { seedIn } from '../../../games/heritage/chronicle/mixed-chance.ts';
import {
	chosenSchema,
	setUpRefusals,
	settingOf,
	type Chosen
} from '../../../games/heritage/chronicle/setting-of.ts';
import { setUpChoices, type SetUpChoices } from '../../../games/heritage/chronicle/set-up.ts';
import { namesIn } from '../../../games/heritage/naming.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Application } from '../../application.ts';
import { chapterSet } from './decks/chapter-set.ts';
import { LEVELS } from '../../http/json.ts';
import type { Access } from '../../tables/access.ts';
import { seatOf } from './seat-of.ts';
import type { Actor } from '../../logs/answers.ts';
import type { Chronicle } from '../../logs/chronicles.ts';
import { announceMixing } from './mixing.ts';
import { REAL_SURROUNDINGS } from '../../logs/surroundings.ts';

/** Why a chapter was not laid out; `at` is the path of the choice, as it was sent. */
export interface LayingProblem {
	readonly at: string | null;
	readonly sentence: string;
}

const UNREADABLE: LayingProblem = {
	at: null,
	sentence:
		'The server could not read this. Your choices are still on your phone. Load the page again and resend it.'
};

/** What is chosen for the next chapter of a chronicle, with the open set; null: all are recorded. */
export const choicesFor = (state: ChronicleState): SetUpChoices | null =>
	setUpChoices(state, chapterSet(state));

/** Reads what a page sent as one field. */
export function readChosen(
	text: string
):
	| { readonly ok: true; readonly chosen: Chosen }
	| { readonly ok: false; readonly problem: LayingProblem } {
	const sent = readJsonText(text, LEVELS);
	if (!sent.ok) return { ok: false, problem: UNREADABLE };
	const read = parseAs(chosenSchema, sent.value);
	if (read.success) return { ok: true, chosen: read.output };
	const [issue] = read.issues;
	const sentence = `Something does not fit here: ${issue.message}.`;
	return { ok: false, problem: { at: dotPathOf(issue), sentence } };
}

interface Laying {
	readonly chronicle: Chronicle<ChronicleState>;
	readonly chapter: number;
	readonly access: Pick<Access, 'role' | 'seats'>;
	readonly actor: Actor;
	readonly commandId: string;
	readonly chosen: Chosen;
}

/** Whether the seed of the mixing that began last still lies here. */
async function keepsSeed(house: Pick<Application, 'keeping'>, id: string): Promise<boolean> {
	const looked = await house.keeping('heritage').logs.look(id, ({ mixing }, { sealed }) => ({
		seen: mixing !== undefined && seedIn(sealed, mixing.id) !== null
	}));
	return looked.kind === 'seen' && looked.seen;
}

/** What is said of a table that lies there already: a second tap, or another phone, was first. */
const LIES_THERE: ReadonlySet<string> = new Set(['table-set', 'command-id-reused']);

/**
 * Lays out a chapter as it was chosen. The server makes the setting itself, of its own cards and of what
 * the chronicle says now, so that nobody sends one that favours them. A table that lies there already is
 * as good. What is refused comes with the path of the choice.
 */
export async function layOut(
	house: Pick<Application, 'keeping' | 'vault'>,
	{ chronicle, chapter, access, actor, commandId, chosen }: Laying
): Promise<{ readonly ok: true } | { readonly ok: false; readonly problem: LayingProblem }> {
	const { id, state, version, names } = chronicle;
	if (!ID_PATTERN.test(commandId)) return { ok: false, problem: UNREADABLE };
	const settled = settingOf(state, chosen, chapterSet(state), REAL_SURROUNDINGS.chance);
	if (!settled.accepted) {
		const { refusal } = settled;
		const nameOf = namesIn(state, names.seats);
		const sentence = sentenceOf(setUpRefusals, refusal, nameOf);
		return { ok: false, problem: { at: refusal.at ?? null, sentence } };
	}
	// The chapter of the page, so that one that was left open for weeks lays out no later one.
	const plain = { ...settled.setting, chapter };
	const mixes = chosen.dealer === 'app' && chosen.mixed === true;
	const { setting, along } = mixes
		? announceMixing(
				house,
				{ id, state, keepsSeed: await keepsSeed(house, id) },
				plain,
				REAL_SURROUNDINGS
			)
		: { setting: plain };
	const body = { type: 'ActAtTable', command: { type: 'SetTable', setting } } as const;
	const answer = await house.keeping('heritage').logs.act({
		chronicle: id,
		actor,
		seat: seatOf(body, access),
		command: { id: commandId, seen: version, body, ...(along && { along }) }
	});
	if (answer.kind === 'accepted' || LIES_THERE.has(answer.reason)) return { ok: true };
	const at = answer.at?.replace(/^command\.setting\./, '') ?? null;
	return { ok: false, problem: { at, sentence: answer.sentence } };
}
