/** The steps that stand, and those that can be redone: of each undo since which nothing else happened, the last one first. */
export type Stack<Step> = {
	readonly steps: readonly Step[];
	readonly redoable: readonly (readonly Step[])[];
};

export const EMPTY_STACK: Stack<never> = { steps: [], redoable: [] };

/** With one more step: nothing can be redone after it. */
export const stepped = <Step>({ steps }: Stack<Step>, step: Step): Stack<Step> => ({
	steps: [...steps, step],
	redoable: []
});

/** With the first `kept` steps; the others can be redone. */
export const undoneTo = <Step>({ steps, redoable }: Stack<Step>, kept: number): Stack<Step> => ({
	steps: steps.slice(0, kept),
	redoable: [steps.slice(kept), ...redoable]
});

/** With the steps that were undone last, as they were; the same where there are none. */
export const redone = <Step>({ steps, redoable }: Stack<Step>): Stack<Step> => ({
	steps: [...steps, ...(redoable[0] ?? [])],
	redoable: redoable.slice(1)
});
