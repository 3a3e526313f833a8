/** The field (as an ErrorSummary points to it) nearest to a path of the record or of its command. */
export function fieldOf(path: string): string {
	const [part = ''] = path.replace(/^record\./, '').split('.');
	switch (part) {
		case 'date':
		case 'firstPlayer':
		case 'primogen':
		case 'notes':
		case 'players':
		case 'missions':
		case 'eraDraw':
		case 'reason':
			return part;
		default:
			return 'players';
	}
}

/** A refused command as an ErrorSummary shows it: with the way to its field, if it lies at one. */
export function pointing(problem: { readonly at: string | null; readonly sentence: string }): {
	readonly field?: string;
	readonly text: string;
} {
	const text = problem.sentence;
	return problem.at === null ? { text } : { field: fieldOf(problem.at), text };
}
