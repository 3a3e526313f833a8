/** A form with more fields than this is sent by its button alone. */
const FEW = 3;

const isFilled = (element: Element): element is HTMLElement =>
	(element instanceof HTMLInputElement && element.type !== 'hidden') ||
	element instanceof HTMLSelectElement ||
	element instanceof HTMLTextAreaElement;

const nameOf = (field: Element): string => field.getAttribute('name') ?? '';

/**
 * Enter in one field of a long form goes on to the next field, where a browser would send the whole form. Short forms,
 * such as signing in, and searches are sent as everywhere.
 */
export function keepLongForm(event: KeyboardEvent): void {
	const { target, key } = event;
	if (key !== 'Enter' || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
	const { form } = target;
	if (!form || form.getAttribute('method')?.toUpperCase() === 'GET') return;
	const fields = [...form.elements].filter(isFilled);
	if (new Set(fields.map(nameOf)).size <= FEW) return;
	event.preventDefault();
	const later = fields.slice(fields.indexOf(target) + 1);
	const next = later.find(
		(field) => nameOf(field) !== target.name && field.matches(':enabled') && field.checkVisibility()
	);
	if (next) next.focus();
	else target.blur();
}
