import type { TableEvent } from './events.ts';

/** What an event brought to light that somebody did not know before. */
export function shownBy(event: TableEvent): readonly string[] {
	switch (event.type) {
		case 'OrderSet':
			return [`first ${event.order[0] ?? ''}`];
		case 'RivalsDrawn':
			return Object.entries(event.rivals).map(([seat, rival]) => `rival ${seat} ${rival}`);
		case 'LotDrawn':
			return [`lot ${event.prompt} ${event.chosen}`];
		case 'DecksLaid':
			return ['decks'];
		case 'LeaderReplaced':
			return [`leader ${event.seat} ${event.leader}`];
		case 'CityTurned':
		case 'CardOpened':
		case 'ConspiracyResolved':
			return [`card ${event.slot} ${event.card}`];
		case 'AgendaFlipped':
			return [`agenda ${event.seat}`];
		case 'CardsDrawn':
			return [`drawn ${event.seat} ${event.from} ${event.n}`];
		case 'StakesOpened':
			return [`stakes ${JSON.stringify(event.stakes)}`];
		case 'ConspiracyShown':
			return event.to.map((seat) => `shown ${event.slot} ${seat}`);
		// How somebody answered is known, too, and what they hold is guessed from it.
		case 'QuestionAnswered':
			return [`answer ${event.question} ${event.choice.join(' ')}`];
		default:
			return [];
	}
}

/** Below which ids questions were asked in a step; 0: it asked nothing. */
export const askedIn = (step: readonly TableEvent[]): number =>
	Math.max(0, ...step.map((event) => (event.type === 'QuestionAsked' ? event.question.id + 1 : 0)));
