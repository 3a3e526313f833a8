import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import { sameJson } from '../../core/json.ts';
import type { CommandOf } from '../commands.ts';
import type { At, Decided, Deciders } from '../decider.ts';
import { withoutPlace } from '../match/state.ts';
import { cityOf, findCity, findPileFault, findTurningFault, shuffledFor } from './city.ts';

function turnCity(
	{ match, readings }: At,
	{ type: _type, ...turning }: CommandOf<'TurnCity'>
): Decided {
	const fault = findTurningFault(match, turning, readings);
	if (fault) return fault;
	const { card, byText } = turning;
	const shuffled = [...shuffledFor(match)];
	return accept({
		type: 'CityTurned',
		id: `c${cityOf(match).turned + 1}`,
		card,
		...(card.kind === 'ongoing' && match.turn && { seat: match.turn.seat }),
		...(shuffled.length > 0 && { shuffled }),
		...(byText && { byText })
	});
}

function moveCity({ match }: At, { cards, to }: CommandOf<'MoveCity'>): Decided {
	const fault = findPileFault(match, cards, to);
	return fault ?? accept({ type: 'CityMoved', cards, to });
}

function describeCity({ match }: At, { card: id, facts }: CommandOf<'DescribeCity'>): Decided {
	const card = findCity(match, id);
	if (!card) return refuse('no-such-city', {}, 'card');
	const isSecond = cityOf(match).cards.some((one) => one.kind === 'prince' && one.id !== id);
	if (facts.kind === 'prince' && isSecond) return refuse('prince-twice', {}, 'facts');
	if (sameJson(withoutPlace(card), facts)) return nothingToDo();
	return accept({ type: 'CityDescribed', card: id, facts });
}

export const cityDeciders: Deciders<'TurnCity' | 'MoveCity' | 'DescribeCity'> = {
	TurnCity: turnCity,
	MoveCity: moveCity,
	DescribeCity: describeCity
};
