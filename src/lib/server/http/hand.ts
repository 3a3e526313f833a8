import { json } from '@sveltejs/kit';
import type { Held } from '../../games/heritage/table/table.ts';
import { refusedByService } from '../chronicles/answers.ts';
import type { Looked } from '../chronicles/looking.ts';
import { nothingHere } from './json.ts';

/** A hand for who may see it: each card's position, and its face where it is known. Kept nowhere. */
export function shownHand(looked: Looked<readonly Held[]>): Response {
	switch (looked.kind) {
		case 'no-such-chronicle':
			return nothingHere();
		case 'sealed-unreadable':
			return json(refusedByService(looked.kind), { status: 409 });
		case 'seen':
			return json(
				{ version: looked.version, hand: looked.seen },
				{ headers: { 'cache-control': 'no-store' } }
			);
	}
}
