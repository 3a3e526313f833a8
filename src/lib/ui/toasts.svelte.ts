import { getContext, setContext } from 'svelte';

export interface Toast {
	readonly id: number;
	readonly text: string;
	readonly tone: 'good' | 'plain' | 'bad';
	readonly action?: { readonly label: string; readonly run: () => void };
}

const KEY = Symbol('toasts');
const READ_MS = 7_000;

/** Short messages that pass; whatever must be acted upon belongs in a Notice instead. */
export class Toasts {
	#list = $state.raw<readonly Toast[]>([]);
	#next = 1;

	get list(): readonly Toast[] {
		return this.#list;
	}

	/**
	 * Shows a message for seven seconds, anew where it still stands; one with an action stays until it is dismissed. Its id.
	 */
	show(text: string, options: Partial<Pick<Toast, 'tone' | 'action'>> = {}): number {
		const toast: Toast = { tone: 'plain', ...options, id: this.#next++, text };
		const others = this.#list.filter((standing) => standing.action ?? standing.text !== text);
		this.#list = [...others.slice(-2), toast];
		if (!toast.action) setTimeout(() => this.dismiss(toast.id), READ_MS);
		return toast.id;
	}

	dismiss(id: number): void {
		this.#list = this.#list.filter((toast) => toast.id !== id);
	}
}

/** Called once, by the layout of the whole house. */
export function provideToasts(): Toasts {
	return setContext(KEY, new Toasts());
}

/** For pages: `const toasts = useToasts()` while the component is set up. */
export function useToasts(): Toasts {
	return getContext<Toasts>(KEY);
}
