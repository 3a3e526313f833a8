import { json } from '@sveltejs/kit';
import { refusedByService } from '../logs/answers.ts';
import type { Looked } from '../logs/looking.ts';
import { nothingHere } from './json.ts';

/** A card in a hand; null: only the box knows its face. */
interface Held {
	readonly scheme: string | null;
}

/** All faces of a hand; null: some of them only the box knows. */
function facesOf(held: readonly Held[]): readonly string[] | null {
	const faces = held.flatMap(({ scheme }) => scheme ?? []);
	return faces.length === held.length ? faces : null;
}

/**
 * A hand for who may see it: each card's position with its face where it is known, and all faces where none is
 * missing. Kept nowhere. Null: there is no such seat.
 */
export function shownHand(looked: Looked<readonly Held[] | null>): Response {
	switch (looked.kind) {
		case 'no-such-chronicle':
			return nothingHere();
		case 'sealed-unreadable':
			return json(refusedByService(looked.kind), { status: 409 });
		case 'seen':
			if (looked.seen === null) return nothingHere();
			return json(
				{ version: looked.version, held: looked.seen, hand: facesOf(looked.seen) },
				{ headers: { 'cache-control': 'no-store' } }
			);
	}
}
