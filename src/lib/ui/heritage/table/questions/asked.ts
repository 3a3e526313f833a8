import type { Effect } from '../../../../games/heritage/effects/effect.ts';
import type { Speaker } from '../../../../games/heritage/effects/selector-words.ts';
import { effectsWords } from '../../../../games/heritage/effects/words.ts';
import type { Question } from '../../../../games/heritage/table/request.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import type { Context, Task } from '../../../../games/heritage/table/tasks.ts';
import { CLASSES, TEMPERAMENTS, type Category } from '../../../../games/heritage/vocabulary.ts';
import type { ScreenNames } from '../names.ts';
import { whyAsked } from '../../boards/questions.ts';

/** What is being carried out where a question stops it: the effect of a card, and whose. */
type Carried = { readonly effect: Effect; readonly context: Context; readonly speaker: Speaker };

const firstTask = ({ resolution }: Pick<Table, 'resolution'>): Task | null =>
	resolution.tasks[0]?.task ?? null;

/** The effect that asks; null: a board or the course of the chapter does. */
export function carriedOut(table: Table): Carried | null {
	const task = firstTask(table);
	if (task?.kind !== 'effects') return null;
	const [effect] = task.effects;
	if (!effect) return null;
	return { effect, context: task.context, speaker: speakerOf(table, task.context) };
}

function speakerOf({ cast, seats }: Table, { card, scheme }: Context): Speaker {
	if (scheme) return 'scheme';
	const slips = seats.flatMap(({ assets, obligations }) => [...assets, ...obligations]);
	return !cast[card] && slips.some(({ id }) => id === card) ? 'slip' : 'ability';
}

/** What a slip is, and whose. */
function slipWords({ seats }: Table, card: string, names: ScreenNames): readonly string[] {
	return seats.flatMap(({ seat, assets, obligations }) => {
		const whose = (kind: string, slips: readonly { readonly id: string }[]) =>
			slips.some(({ id }) => id === card) ? [`${names.seat(seat)}’s ${kind}.`] : [];
		return [...whose('asset', assets), ...whose('obligation', obligations)];
	});
}

const categoryOf = (attribute: string): Category => {
	if (CLASSES.some((one) => one === attribute)) return 'class';
	return TEMPERAMENTS.some((one) => one === attribute) ? 'temperament' : 'geography';
};

/** What the card says, without what the question or its options say anyway. */
function saidOf(effect: Effect, speaker: Speaker): readonly string[] {
	if (effect.do === 'either' || effect.do === 'manual') return [];
	return effect.do === 'invitation'
		? [
				'If the guest accepts, it gains 1 power and every part happens. If not, only the first does.'
			]
		: effectsWords([effect], speaker);
}

/** Where a question comes from, and what the card there says. */
export type Source = { readonly title: string; readonly words: readonly string[] };

/** The card or board that asks; null: nothing worth saying. `explains`: to somebody who never played. */
export function sourceOf(table: Table, names: ScreenNames, explains = false): Source | null {
	const task = firstTask(table);
	if (!task) return null;
	const carried = carriedOut(table);
	if (carried) {
		const { effect, context, speaker } = carried;
		const said = saidOf(effect, speaker);
		const slip = speaker === 'slip' ? slipWords(table, context.card, names) : [];
		return { title: names.any(context.card), words: [...slip, ...said] };
	}
	switch (task.kind) {
		case 'modify':
			return { title: names.board(categoryOf(task.attribute)), words: [] };
		case 'set-up-board':
			return {
				title: names.board(task.category, task.battleground),
				words: whyAsked(task.battleground, explains)
			};
		case 'end-of-round-board':
			return { title: names.board(task.category), words: [] };
		case 'first-player':
			return {
				title: 'Chance decides',
				words: ['Draw lots any way you like. The winner takes the marker and goes first.']
			};
	}
	return null;
}

/** Whether a question asks for one of the cards: with many of them, they are looked for by name. */
export function isOfCards({ prompt, options }: Question, { cast }: Pick<Table, 'cast'>): boolean {
	if (prompt === 'which-character-came' || prompt === 'which-scheme-drawn') return true;
	const many = options.length > 12 && options.every((option) => cast[option]);
	return prompt === 'which-card-turned' || (prompt === 'which-character' && many);
}

/** How much the cardboard is still to be asked in a row, this question included. */
export function dealsLeft({ question, queue, ruleset, resolution }: Table): number {
	if (!question) return 0;
	if (question.prompt === 'which-character-came')
		return Math.max(1, ruleset.queueSize - queue.length);
	const draws = resolution.tasks.map(({ task }) => (task.kind === 'draw-scheme' ? task.amount : 0));
	const drawn = draws.reduce((sum, amount) => sum + amount, 0);
	return question.prompt === 'which-scheme-drawn' ? Math.max(1, drawn) : 1;
}
