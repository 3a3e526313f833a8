/** Where a record lies as it is typed. The record of a table as it stands, `steps` long, is another after each step. */
export const recordDraft = (chapter: number, steps: number | null): string =>
	steps === null ? `record-${chapter}` : `ending-${chapter}-${steps}`;
