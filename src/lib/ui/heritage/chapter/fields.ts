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
