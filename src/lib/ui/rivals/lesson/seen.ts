import { MARTA, ROOK, SCHEME } from '../../../games/rivals/lesson/deal.ts';
import { LEARNER } from '../../../games/rivals/lesson/learner.ts';
import type { TableEvent } from '../../../games/rivals/table/events.ts';
import type { OwnView } from '../../../games/rivals/table/own-view.ts';
import type { Table } from '../../../games/rivals/table/table.ts';
import type { Speaker } from '../../speaker.ts';
import type { Opened } from '../table/table-play.svelte.ts';

/** What the learner sees of the table, and has opened on the screen. */
export interface Seen {
	readonly table: Table;
	readonly own: Pick<OwnView, 'hand'>;
	/** What came of the last command. */
	readonly last: readonly TableEvent[];
	readonly opened: Opened | null;
	readonly speaker: Speaker;
}

/** What the coach can point at. */
export type PointedAt =
	| 'agenda'
	| 'their-prestige'
	| 'marta'
	| 'rook'
	| 'home'
	| 'turn'
	| 'recruit'
	| 'scheme'
	| 'ways'
	| 'attack'
	| 'form'
	| 'end-turn'
	| 'asked'
	| 'news'
	| 'conflict'
	| 'agenda-card'
	| 'streets'
	| 'result';

const part = (name: string): string => `[data-part="${name}"]`;
const side = (what: string): string => `[data-seat="${LEARNER}"] ${what}`;
const theirs = (what: string): string => `[data-seat]:not([data-seat="${LEARNER}"]) ${what}`;
const inPlay = (card: string): string => `.middle [data-card="${card}"]`;
const inHand = (card: string): string => `.foot [data-card="${card}"]`;

/** Where each of them is in the page. */
export const POINTED: { readonly [P in PointedAt]: string } = {
	agenda: side(part('agenda')),
	'their-prestige': theirs(part('prestige')),
	marta: inPlay(MARTA),
	rook: inPlay(ROOK),
	home: side(part('haven')),
	turn: part('turn'),
	recruit: inHand(ROOK),
	scheme: inHand(SCHEME),
	ways: `dialog ${part('ways')}`,
	attack: part('attack'),
	form: `dialog ${part('attack-form')}`,
	'end-turn': part('end-turn'),
	asked: part('asked'),
	news: part('news'),
	conflict: part('conflict'),
	'agenda-card': side(part('agenda-card')),
	streets: part('streets'),
	result: part('result')
};
