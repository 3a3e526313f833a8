import { readJsonText } from '../../../games/core/json-text.ts';
import { readAs } from '../../../games/core/read-as.ts';
import {
	knownCitySchema,
	knownVampiresSchema,
	cityIn,
	rememberedWith,
	vampireIn,
	type KnownCity,
	type KnownVampire
} from '../../../games/rivals/facts/shapes.ts';
import type { StepCommand } from '../live/match-log.ts';

/* Cards that somebody typed once, by name. A device keeps them too, so that they are suggested without a network. */

const LEVELS = 6;
const keyOf = (place: string, what: 'vampires' | 'city'): string =>
	`elysium:rivals-${what}:${place}`;

/** A browser may store nothing: then only this page knows them. */
function read(key: string): unknown {
	try {
		const text = localStorage.getItem(key);
		const json = text === null ? null : readJsonText(text, LEVELS);
		return json?.ok ? json.value : null;
	} catch {
		return null;
	}
}

function write(key: string, value: unknown): void {
	try {
		localStorage.setItem(key, JSON.stringify(value));
	} catch {
		// It is suggested until this page is closed.
	}
}

type Start = {
	/** The group whose cards they are; of a match on this device alone: `device`. */
	readonly place: string;
	readonly vampires?: readonly KnownVampire[];
	readonly city?: readonly KnownCity[];
};

export class KnownCards {
	readonly #place: string;
	#vampires: readonly KnownVampire[] = $state.raw([]);
	#city: readonly KnownCity[] = $state.raw([]);

	constructor({ place, vampires = [], city = [] }: Start) {
		this.#place = place;
		// What the group has now goes before what this device kept of it.
		const here = readAs(knownVampiresSchema, read(keyOf(place, 'vampires'))) ?? [];
		const cityHere = readAs(knownCitySchema, read(keyOf(place, 'city'))) ?? [];
		this.#vampires = rememberedWith(here, vampires);
		this.#city = rememberedWith(cityHere, city);
		this.#keep();
	}

	get vampires(): readonly KnownVampire[] {
		return this.#vampires;
	}

	get city(): readonly KnownCity[] {
		return this.#city;
	}

	/** Keeps what a command says of a named card. */
	remember(command: StepCommand): void {
		const vampire = vampireIn(command);
		const card = cityIn(command);
		if (vampire) this.#vampires = rememberedWith(this.#vampires, [vampire]);
		if (card) this.#city = rememberedWith(this.#city, [card]);
		if (vampire || card) this.#keep();
	}

	#keep(): void {
		if (typeof localStorage === 'undefined') return;
		write(keyOf(this.#place, 'vampires'), this.#vampires);
		write(keyOf(this.#place, 'city'), this.#city);
	}
}
