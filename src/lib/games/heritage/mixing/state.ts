import {
	mixingBegun,
	mixingProtocol,
	mixingTerms,
	type TableMixing
} from '../../core/fair/mixing-terms.ts';
import { hashOf } from '../../core/hash.ts';
import { markOf } from '../dealing/sealed.ts';
import type { Step } from '../table/course.ts';
import type { Setting } from '../table/setting.ts';

export const MIXING = mixingProtocol('elysium-mixing/1');
export const termsOf = mixingTerms(MIXING);

/** The mixing of a table's cards as far as it has come. Nothing that is taken back at the table takes anything from it. */
export type MixingState = TableMixing & {
	readonly chapter: number | null;
	/** Whose table it is, by `markOf`: one that is laid out again keeps its chance. */
	readonly mark: string;
	/** Whether the cards of its table, as that stands, were dealt by it; nothing that happens in a later chapter changes it. */
	readonly dealt: boolean;
};

/** The mixing that a table is laid out for; null: its cards are shuffled by the server alone. */
export function mixingOf(setting: Setting): MixingState | null {
	const { mixing } = setting;
	return mixing
		? {
				...mixingBegun(mixing.id, { server: mixing.server, setting: hashOf(setting) }),
				chapter: setting.chapter,
				mark: markOf(setting),
				dealt: false
			}
		: null;
}

/** Whether the app dealt by a mixing, in the steps that stand of the table it was for. */
export function dealsIn(steps: readonly Step[]): boolean {
	let asked = false;
	for (const event of steps.flat()) {
		if (event.type === 'QuestionAnswered' && asked) return true;
		if (event.type === 'DealerChanged' && event.dealer === 'app') return true;
		if (event.type === 'QuestionAsked') asked = event.question.prompt === 'deal-mixed-cards';
		else if (event.type === 'DealerChanged') asked = false;
	}
	return false;
}
