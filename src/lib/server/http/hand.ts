import { json } from '@sveltejs/kit';
import type { Json } from '../../games/core/json.ts';
import { refusedByService } from '../logs/answers.ts';
import type { Looked } from '../logs/answers.ts';
import { nothingHere } from './json.ts';

/** A hand for who may see it, with the version it was seen at. Kept nowhere. */
export function shownHand(looked: Looked<{ readonly [field: string]: Json } | null>): Response {
	switch (looked.kind) {
		case 'no-such-chronicle':
			return nothingHere();
		case 'sealed-unreadable':
			return json(refusedByService(looked.kind), { status: 409 });
		case 'seen':
			if (looked.seen === null) return nothingHere();
			return json(
				{ version: looked.version, ...looked.seen },
				{ headers: { 'cache-control': 'no-store' } }
			);
	}
}
