/** Where a count lies as it is typed; after each step of the evening it is another one. */
export const countDraft = (steps: number): string => `count-${steps}`;
