/** What Chromium hands a page that could be installed. */
interface Prompt extends Event {
	prompt(): Promise<void>;
}

const DECLINED = 'elysium:not-installed';

/** Whether and how this page could be put among the programs of its device. */
class Install {
	#prompt: Prompt | null = $state.raw(null);
	#declined = $state(wasDeclined());

	/** `button`: the browser asks itself once it is told to; `share`: by hand, on an iPhone or iPad; null: not now. */
	get way(): 'button' | 'share' | null {
		if (this.#declined || !isSecureContext || matchMedia('(display-mode: standalone)').matches)
			return null;
		if (this.#prompt) return 'button';
		return isApple() ? 'share' : null;
	}

	/** Keeps what the browser offers until somebody wants it. */
	offer(event: Event | undefined): void {
		this.#prompt = (event as Prompt | undefined) ?? null;
	}

	/** The browser asks; what it offered holds once. */
	ask(): Promise<void> {
		const prompt = this.#prompt;
		this.#prompt = null;
		return prompt?.prompt() ?? Promise.resolve();
	}

	/** Not wanted: it is not spoken of again on this device. */
	decline(): void {
		this.#declined = true;
		try {
			localStorage.setItem(DECLINED, 'true');
		} catch {
			// A closed storage: it will be spoken of again.
		}
	}
}

function wasDeclined(): boolean {
	try {
		return localStorage.getItem(DECLINED) !== null;
	} catch {
		return false;
	}
}

const isApple = (): boolean => 'standalone' in navigator && navigator.maxTouchPoints > 0;

/** One for all of a page's life: what the browser offers comes once. */
export const install = new Install();
