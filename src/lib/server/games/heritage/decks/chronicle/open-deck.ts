import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import { inOrder } from '../../../../../games/heritage/chronicle-deck/order.ts';
import { chapter01 } from './chapter-01.ts';
import { chapter02 } from './chapter-02.ts';
import { chapter03 } from './chapter-03.ts';
import { chapter04 } from './chapter-04.ts';
import { chapter05 } from './chapter-05.ts';
import { chapter06 } from './chapter-06.ts';
import { chapter07 } from './chapter-07.ts';
import { chapter08 } from './chapter-08.ts';
import { chapter09 } from './chapter-09.ts';
import { chapter10 } from './chapter-10.ts';
import { chapter11 } from './chapter-11.ts';
import { chapter12 } from './chapter-12.ts';
import { chapter13 } from './chapter-13.ts';
import { chapter14 } from './chapter-14.ts';
import { chapter15 } from './chapter-15.ts';
import { chapter16 } from './chapter-16.ts';
import { chapter17 } from './chapter-17.ts';
import { chapter18 } from './chapter-18.ts';
import { chapter19 } from './chapter-19.ts';
import { chapter20 } from './chapter-20.ts';
import { chapter21 } from './chapter-21.ts';
import { final } from './final.ts';
import { scoring } from './scoring.ts';

/** Counts up when cards of the deck change, so that a chronicle says which it was played with. */
export const OPEN_DECK_EDITION = 2;

/**
 * The chronicle deck of our own, in its order; nobody outside the server layer may know a word of it.
 *
 * The frame, for whoever writes on. The players' personas are childer of one sire, Sennian, who judged
 * between the nine clans and wore a key of each at his belt. They slew him together in Paris on 30
 * December 1306, during the riot over the king's good money; they were of one mind, and never again.
 * The keys go round: with each chapter they take up the cause of another clan, who came last choosing
 * first. His chair stands empty and travels along; so does this book. He spoke one word as he fell,
 * everybody heard another, and the right one stands sealed in the back cover until the end. Who tells is
 * the librarian, who held the lamp that night: old, dry, warm, fond of good bindings, of no party.
 * Players are always named, never he or she.
 */
export const openDeck: readonly DeckCard[] = inOrder([
	...chapter01,
	...chapter02,
	...chapter03,
	...chapter04,
	...chapter05,
	...chapter06,
	...chapter07,
	...chapter08,
	...chapter09,
	...chapter10,
	...chapter11,
	...chapter12,
	...chapter13,
	...chapter14,
	...chapter15,
	...chapter16,
	...chapter17,
	...chapter18,
	...chapter19,
	...chapter20,
	...chapter21,
	...scoring,
	final
]);
