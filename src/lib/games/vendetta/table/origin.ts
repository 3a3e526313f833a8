import type { SeatId } from '../../core/seats.ts';
import type { TableCommand } from './commands.ts';
import type { TableEvent, TableEventOf } from './events.ts';
import type { Table } from './table.ts';
import { cardsOf, playerOf, readingsOf } from './where.ts';

/**
 * The intention whose events these are, as far as they tell; null: no command begins so. What was secret in it is any card,
 * or any choice: it leaves no trace in its events.
 */
export function commandBehind(table: Table, events: readonly TableEvent[]): TableCommand | null {
	const [event] = events;
	switch (event?.type) {
		case 'TableSet':
			return { ...event, type: 'SetTable' };
		case 'ClanChosen':
			return { ...event, type: 'ChooseClan' };
		case 'RelicChosen':
			return { ...event, type: 'ChooseRelic' };
		case 'Chose':
			return choiceBehind(table, event.seat, events);
		case 'ChoicesAskedAgain': {
			const [, chose] = events;
			return chose?.type === 'Chose' ? choiceBehind(table, chose.seat, events) : null;
		}
		case 'ChoiceTakenBack':
			return { ...event, type: 'TakeBackChoice' };
		case 'TokensTold': {
			const opened = openedIn(events)?.choices ?? {};
			const tokens = Object.fromEntries(
				Object.entries(opened).map(([seat, [token]]) => [
					seat,
					token === 'withdraw' ? ('withdraw' as const) : ('stay' as const)
				])
			);
			return { type: 'TellTokens', location: event.location, tokens };
		}
		case 'CardPlayed':
			return event.turn ? playBehind(table, event, events) : null;
		case 'BloodDeployed': {
			const { seat, at, pool: blood, flipped: flip, as } = event;
			return as === 'later' ? { type: 'PlayBlood', seat, at, blood, flip } : null;
		}
		case 'TurnEnded':
			return event.told ? { type: 'EndTurn', seat: event.seat } : null;
		case 'CardDrained': {
			const { seat, card, why } = event;
			return why === 'will' ? { type: 'DrainCard', seat, card, confirmed: true } : null;
		}
		case 'AbilityUsed': {
			const { seat, source, index: ability } = event;
			const from = source.from === 'card' ? { slot: source.slot } : { card: source.card };
			return { type: 'UseAbility', seat, source: from, ability };
		}
		case 'QuestionAnswered': {
			const { question, seat, choice } = event;
			const isHidden = table.question?.hidden === true && table.question.about['face'] === 'down';
			const named = isHidden && seat !== null ? [someCardOf(table, seat)] : [...choice];
			return { type: 'AnswerQuestion', question, seat, choice: named };
		}
		case 'DealerChanged':
			return { ...event, type: 'ChangeDealer' };
		case 'TableCorrected':
			return { type: 'CorrectTable', corrections: [...event.corrections] };
		case 'ChangesTold':
			return { ...event, type: 'TellChanges', changes: [...event.changes] };
		case 'CardsDescribed':
			return { ...event, type: 'DescribeCards' };
		default:
			return null;
	}
}

export const openedIn = (
	events: readonly TableEvent[]
): TableEventOf<'ChoicesOpened'> | undefined =>
	events.find((event): event is TableEventOf<'ChoicesOpened'> => event.type === 'ChoicesOpened');

/** A clan card of a seat that lies nowhere in sight: any of them could be the one. */
function someCardOf(table: Table, seat: SeatId): string {
	const { clan } = playerOf(table, seat);
	const cards = clan ? cardsOf(table, clan) : [];
	return cards.find(({ id }) => !table.deployed.some((one) => one.card === id))?.id ?? '';
}

/** A secret choice: the one that opened, else any that is allowed. */
function choiceBehind(
	table: Table,
	seat: SeatId,
	events: readonly TableEvent[]
): TableCommand | null {
	const { question } = table;
	if (!question) return null;
	const opened = openedIn(events)?.choices?.[seat];
	if (question.prompt === 'keep') {
		const n = Math.min(Number(question.about['n']), playerOf(table, seat).deck);
		return { type: 'KeepCards', seat, cards: Array.from({ length: n }, (_, at) => `kept-${at}`) };
	}
	const [first = ''] = question.options;
	const nonce = openedIn(events)?.nonces?.[seat];
	return {
		type: 'AnswerQuestion',
		question: question.id,
		seat,
		choice: [...(opened ?? [first])],
		...(nonce !== undefined && { nonce })
	};
}

function playBehind(
	table: Table,
	play: TableEventOf<'CardPlayed'>,
	events: readonly TableEvent[]
): TableCommand {
	const { seat, at, face, card, open } = play;
	const named = card ?? someCardOf(table, seat);
	const blood = bloodAlong(events);
	const isWhole = !open && readingsOf(table).bloodAfter === 'after';
	const along = blood ?? (isWhole ? { blood: 0, flip: 0 } : {});
	return { type: 'PlayCard', seat, card: named, at, face, ...along };
}

/** The Blood that goes with the card: it came down, or waits until what the card set off is over. */
function bloodAlong(events: readonly TableEvent[]) {
	for (const event of events) {
		if (event.type === 'BloodDeployed' && event.as === 'with-card')
			return { blood: event.pool, flip: event.flipped };
		if (event.type !== 'QuestionAsked') continue;
		for (const { task } of event.resolution.tasks)
			if (task.kind === 'play-blood') return { blood: task.blood, flip: task.flip };
	}
	return null;
}
