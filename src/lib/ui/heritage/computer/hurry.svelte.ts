const KEY = 'elysium:hurry-rivals';

function isKept(): boolean {
	try {
		return localStorage.getItem(KEY) === 'on';
	} catch {
		return false;
	}
}

/** Whether rivals move on this device as soon as they know how. */
class Hurry {
	#on = $state(isKept());

	get on(): boolean {
		return this.#on;
	}

	set on(on: boolean) {
		this.#on = on;
		try {
			localStorage.setItem(KEY, on ? 'on' : 'off');
		} catch {
			// Storage can be closed to us; then it holds until the page is left.
		}
	}
}

export const hurry = new Hurry();
