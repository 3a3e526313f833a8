import type { OwnView } from '../../../games/vendetta/table/own-view.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import type { Speaker } from '../../speaker.ts';
import type { Beat } from '../play/show.svelte.ts';

/** What the learner sees of the table, and has in hand on the screen. */
export interface Seen {
	/** As far as it was told. */
	readonly table: Table;
	/** What is being told. */
	readonly beat: Pick<Beat, 'event'> | null;
	readonly own: Pick<OwnView, 'hand' | 'faces'>;
	/** The card whose play is being chosen. */
	readonly playing: string | null;
	readonly speaker: Speaker;
}

/** What the coach can point at. */
export type PointedAt =
	| 'players'
	| 'offered'
	| 'board'
	| 'location-1'
	| 'location-2'
	| 'hand'
	| 'ready'
	| 'swing-first'
	| 'brick'
	| 'choices'
	| 'pool'
	| 'victim'
	| 'next-action'
	| 'steps'
	| 'stay'
	| 'withdraw'
	| 'ranking'
	| 'final-count';

const card = (id: string): string => `.foot [data-card="${id}"]`;
const part = (name: string): string => `[data-part="${name}"]`;

/** Where each of them is in the page. */
export const POINTED: { readonly [P in PointedAt]: string } = {
	players: '[aria-label="Players in turn order"]',
	offered: part('offered'),
	board: part('board'),
	'location-1': '[data-location="1"]',
	'location-2': '[data-location="2"]',
	hand: part('hand'),
	ready: card('brujah-ready'),
	'swing-first': card('brujah-swing-first'),
	brick: card('brujah-brick'),
	choices: `dialog :is(${part('where')}, ${part('how')}, ${part('blood')})`,
	pool: `.foot ${part('pool')}`,
	victim: card('victim'),
	'next-action': part('end-turn'),
	steps: '[aria-label="Steps of this Location"]',
	stay: part('stay'),
	withdraw: part('withdraw'),
	ranking: part('ranking'),
	'final-count': part('final-count')
};
