import type { StepRules } from '../../core/steps/course.ts';
import type { TableEvent } from './events.ts';

/** Whether a command begins with this event. Each begins with one, and nothing else does. */
function begins(event: TableEvent): boolean {
	switch (event.type) {
		case 'TableSet':
		case 'ClanChosen':
		case 'RelicChosen':
		case 'Chose':
		case 'ChoiceTakenBack':
		case 'ChoicesAskedAgain':
		case 'TokensTold':
		case 'AbilityUsed':
		case 'QuestionAnswered':
		case 'DealerChanged':
		case 'TableCorrected':
		case 'ChangesTold':
		case 'CardsDescribed':
			return true;
		case 'CardPlayed':
			return event.turn;
		case 'BloodDeployed':
			return event.as === 'later';
		case 'TurnEnded':
			return event.told;
		case 'CardDrained':
			return event.why === 'will';
		default:
			return false;
	}
}

/** What an event brought to light that somebody did not know before. */
function shownBy(event: TableEvent): readonly string[] {
	switch (event.type) {
		case 'FirstPlayerSet':
			return [`first ${event.seat}`];
		case 'ClansShown':
			return event.clans.map((clan) => `clan ${clan}`);
		case 'RelicsShown':
			return event.relics.map((relic) => `relic ${relic}`);
		case 'LocationCardLaid':
			return [`location card ${event.card}`];
		case 'AllyPlaced':
			return [`ally ${event.ally}`];
		case 'LotDrawn':
			return [`lot ${event.prompt} ${event.chosen}`];
		case 'CardsKept':
			return Object.keys(event.kept).map((seat) => `offered ${seat}`);
		case 'CardPlayed':
			return event.from === 'deck' || !event.turn ? [`card ${event.card ?? event.slot}`] : [];
		case 'CardTurned':
			return event.face === 'up' ? [`card ${event.card ?? event.slot}`] : [];
		case 'HandShown':
			return event.cards.map((card) => `card ${card}`);
		case 'LookedAt':
			return [...event.slots, ...(event.hand === null ? [] : [event.hand])].map(
				(what) => `look ${event.seat} ${what}`
			);
		case 'ChoicesOpened':
			return event.choices === null ? [] : [`choices ${event.question}`];
		default:
			return [];
	}
}

/** Whether an event opened something that lay hidden, other than by chance alone. */
export const opensHidden = (event: TableEvent): boolean =>
	event.type !== 'LotDrawn' && shownBy(event).length > 0;

/** Commands of a table as steps of a course. */
export const tableSteps: StepRules<TableEvent, Record<never, never>> = {
	lays: ({ type }) => type === 'TableSet',
	begins,
	shows: (step) => step.flatMap(shownBy),
	asks: (step) =>
		Math.max(
			0,
			...step.map((event) => {
				if (event.type === 'QuestionAsked') return event.question.id + 1;
				return event.type === 'ChoicesAskedAgain' ? event.id + 1 : 0;
			})
		),
	matters: {}
};
