import { movedTo } from '../../games/moved.ts';

/** A field as it was left, and where on its page it stands. */
interface Typed {
	readonly at: number;
	readonly name: string;
	readonly value: string | boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const PLACE = 'elysium:typed';
/** Whatever must not lie anywhere, and what no program may fill in. */
const FIELDS = 'input:not([type="password"], [type="file"], [type="hidden"]), textarea, select';

const fieldsOf = (page: Document): readonly Field[] => [...page.querySelectorAll<Field>(FIELDS)];

const isTicked = (field: Field): field is HTMLInputElement =>
	field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

const valueOf = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value);

/** Whether nobody touched it since the page came. */
function isUntouched(field: Field): boolean {
	if (field instanceof HTMLSelectElement) return true;
	return isTicked(field)
		? field.checked === field.defaultChecked
		: field.value === field.defaultValue;
}

/** Remembers what stands in the fields of a page, for this tab alone, while the page is loaded anew. */
export function rememberTyped(page: Document, path: string): void {
	const fields = fieldsOf(page).map((field, at): Typed => ({
		at,
		name: field.name,
		value: valueOf(field)
	}));
	try {
		sessionStorage.setItem(PLACE, JSON.stringify({ path, fields }));
	} catch {
		// A closed storage: what keeps itself as a draft is there all the same.
	}
}

/** Puts it back into the fields of the same page, as if it were typed again. */
export function typeAgain(page: Document, path: string): void {
	const remembered = takeRemembered();
	if (!remembered || (movedTo(remembered.path) ?? remembered.path) !== path) return;
	const fields = fieldsOf(page);
	for (const { at, name, value } of remembered.fields) {
		const field = fields[at];
		if (!field || field.name !== name || valueOf(field) === value) continue;
		if (!isUntouched(field)) continue;
		if (typeof value !== 'boolean') field.value = value;
		else if (isTicked(field)) field.checked = value;
		for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
	}
}

function takeRemembered(): { readonly path: string; readonly fields: readonly Typed[] } | null {
	try {
		const kept = sessionStorage.getItem(PLACE);
		sessionStorage.removeItem(PLACE);
		// Our own words.
		return kept === null ? null : (JSON.parse(kept) as ReturnType<typeof takeRemembered>);
	} catch {
		return null;
	}
}
