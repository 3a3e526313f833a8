import { shuffled, type Chance } from '../../core/chance.ts';
import { hashOf } from '../../core/hash.ts';
import { hashedChance } from '../../core/hashed-chance.ts';
import type { Archetype } from '../vocabulary.ts';
import type { DrawDevice, DrawStepOf, Saw } from './steps.ts';

// Stands first in everything that is hashed here, so that no hash of another purpose ever fits.
const DOMAIN = 'elysium-draw/1';

type Announced = Pick<DrawStepOf<'DrawAnnounced'>, 'draw' | 'tie' | 'deck' | 'reserve' | 'server'>;
export type Declared = { readonly seat: string; readonly archetype: Archetype };
export type Opened = { readonly device: DrawDevice; readonly contribution: string };

const BYTES = 32;

/** A number of 256 bits that nobody can guess, in hex. */
export function secretOf(chance: Chance): string {
	const byte = (): string => chance.below(256).toString(16).padStart(2, '0');
	return Array.from({ length: BYTES }, byte).join('');
}

/** The server's commitment to its seed. */
export function seedCommitment(draw: string, seed: string): string {
	return hashOf([DOMAIN, 'seed', draw, seed]);
}

/** What a device sees of a draw once everybody declared: a hash of each part. */
export function sawOf(
	{ tie, deck, reserve, server }: Announced,
	declared: readonly Declared[]
): Saw {
	return {
		server,
		tie: hashOf([DOMAIN, 'tie', tie]),
		deck: hashOf([DOMAIN, 'deck', deck, reserve]),
		declared: hashOf([DOMAIN, 'declared', declared.map(({ seat, archetype }) => [seat, archetype])])
	};
}

/** A device's commitment to its contribution; it covers all that the device saw, the server's commitment first of all. */
export function contributionCommitment(
	draw: string,
	attempt: number,
	device: DrawDevice,
	saw: Saw,
	contribution: string
): string {
	return hashOf([DOMAIN, 'contribution', draw, attempt, device, saw, contribution]);
}

/**
 * The order in which the cards turn, and who wins where none of a declared archetype does (by place among the tied):
 * a fair shuffle of the deck, then of the reserve, then a lot, from chance over the server's seed, all contributions in
 * the order in which they were committed, and all that was announced and declared.
 */
export function orderOf(
	announced: Announced,
	declared: readonly Declared[],
	attempt: number,
	seed: string,
	contributions: readonly Opened[]
): { readonly order: readonly number[]; readonly lot: number } {
	const { draw, tie, deck, reserve } = announced;
	const key = hashOf([
		DOMAIN,
		'order',
		draw,
		attempt,
		seed,
		contributions.map(({ device, contribution }) => [device, contribution]),
		sawOf(announced, declared)
	]);
	const chance = hashedChance(key);
	const places = [...deck, ...reserve].map((_card, place) => place);
	return {
		order: [
			...shuffled(chance, places.slice(0, deck.length)),
			...shuffled(chance, places.slice(deck.length))
		],
		lot: chance.below(tie.seats.length)
	};
}
