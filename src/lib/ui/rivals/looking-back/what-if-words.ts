import { counted } from '../../../games/core/listed.ts';
import type { Decision } from '../../../games/rivals/looking-back/decisions.ts';
import type { WhatIf } from '../../../games/rivals/looking-back/what-if.ts';
import type { TableCommand } from '../../../games/rivals/table/commands.ts';
import { cardOf, findVampire, sideOf } from '../../../games/rivals/table/where.ts';
import type { Table, TableVampire } from '../../../games/rivals/table/table.ts';
import type { Speaker } from '../../speaker.ts';
import { textOfAbility } from '../table/abilities.ts';
import { nameIn } from '../table/names.ts';

const SAID = { yes: 'said YES', no: 'said NO', out: 'stayed out' } as const;

/** Another answer as something that might have been: “Ada had played no Reaction”. `table`: as it was asked. */
export function whatIfPhrase(
	table: Table,
	{ prompt, seat, command: taken }: Decision,
	other: TableCommand,
	by: Speaker
): string {
	const who = by.within(seat);
	if (other.type === 'AnswerScheme') {
		const same = taken.type === 'AnswerScheme' && taken.side === other.side;
		return same ? `${who} had spent no Influence` : `${who} had ${SAID[other.side]}`;
	}
	const choiceOf = (command: TableCommand): string | undefined =>
		command.type === 'AnswerQuestion' ? command.choice[0] : undefined;
	const chosen = choiceOf(other);
	const abilityOf = (key = ''): string => {
		const card = textOfAbility(table, key)?.card;
		return card === undefined ? 'the ability' : `the ability of ${cardOf(table, card).name}`;
	};
	switch (prompt) {
		case 'block':
			return chosen === undefined
				? 'nobody had blocked'
				: `${nameIn(table, by, chosen)} had blocked`;
		case 'reaction':
			return chosen === undefined
				? `${who} had played no Reaction`
				: `${who} had played ${nameIn(table, by, chosen)}`;
		default:
			return chosen === undefined
				? `${who} had not used ${abilityOf(choiceOf(taken))}`
				: `${who} had used ${abilityOf(chosen)}`;
	}
}

const standsWords = (place: TableVampire['place']): string =>
	place === 'torpor' ? 'be in torpor' : place === 'burned' ? 'be burned' : 'stand';

/** What is otherwise about a vampire, in a sentence; none: nothing is. */
function vampireWords(was: Table, would: Table, id: string, by: Speaker): readonly string[] {
	const [one, other] = [findVampire(was, id)?.vampire, findVampire(would, id)?.vampire];
	if (!one || !other) return [];
	const name = nameIn(would, by, id);
	const isDown = (place: TableVampire['place']): boolean =>
		place === 'torpor' || place === 'burned';
	if (isDown(one.place) || isDown(other.place))
		return isDown(one.place) === isDown(other.place)
			? []
			: [`${name} would ${isDown(other.place) ? standsWords(other.place) : 'still stand'}.`];
	return one.blood === other.blood
		? []
		: [`${name} would have ${other.blood} Blood, not ${one.blood}.`];
}

/** What would have come of it, in sentences; the last says what is assumed. */
export function whatIfWords(
	{ was, would, assumed }: WhatIf,
	phrase: string,
	by: Speaker
): readonly string[] {
	const lines = would.order.flatMap((seat) => {
		const [one, other] = [sideOf(was, seat), sideOf(would, seat)];
		const counts = [
			...(one.agenda === other.agenda ? [] : [`${other.agenda} Agenda, not ${one.agenda}`]),
			...(one.prestige === other.prestige
				? []
				: [`${other.prestige} Prestige, not ${one.prestige}`])
		];
		return [
			...counts.map((count) => `${by.name(seat)} would have ${count}.`),
			...one.vampires.flatMap(({ id }) => vampireWords(was, would, id, by))
		];
	});
	const [won, wins] = [was.result?.winner ?? null, would.result?.winner ?? null];
	const ends =
		won === wins
			? []
			: [wins === null ? 'The match would go on.' : `${by.name(wins)} would have won the match.`];
	const changes = [...ends, ...lines];
	const guessed =
		assumed === 0 ? '' : ` The computer gives ${counted(assumed, 'answer')} that nobody gave.`;
	return [
		`If ${phrase}: ${changes.length === 0 ? 'all would have come out the same.' : ''}`.trim(),
		...changes,
		`Assumed: all others answer as they did, and chance falls the same.${guessed} What came after is left out.`
	];
}
