import { listed } from '../../../games/core/listed.ts';
import { TYPE_WORDS } from '../../../games/rivals/cards/condition-words.ts';
import type { TableCommand } from '../../../games/rivals/table/commands.ts';
import type { Table } from '../../../games/rivals/table/table.ts';
import { cardOf, findVampire } from '../../../games/rivals/table/where.ts';
import { abilityWords } from './abilities.ts';

type NameOf = (id: string) => string;

/** What a button says that gives a command, as a verb first. */
export function commandWords(table: Table, command: TableCommand, nameOf: NameOf): string {
	switch (command.type) {
		case 'DrawCard':
			return command.from === 'library' ? 'Draw from the Library' : 'Draw from the Faction Deck';
		case 'Recruit': {
			const card = cardOf(table, command.card);
			return `Recruit ${card.name}${card.kind === 'vampire' ? ` for ${card.bp} Prestige` : ''}`;
		}
		case 'PlayCard':
			return playWords(table, command, nameOf);
		case 'Attack': {
			const target = nameOf(String(command.target));
			const intel = command.discards?.length ?? 0;
			const cost = intel > 0 ? `, discard ${intel}` : '';
			return `Attack ${target} (${TYPE_WORDS[command.attack]})${cost}`;
		}
		case 'ClaimPrince':
			return `Claim the Prince with ${nameOf(command.vampire)}`;
		case 'MoveVampires':
			return moveWords(table, command, nameOf);
		case 'UseAbility':
			return abilityWords(table, command.ability);
		case 'BurnRetainer':
			return `Burn ${nameOf(String(command.slot))}`;
		case 'FlipAgenda':
			return 'Flip your Agenda card';
		case 'ShowConspiracy':
			return `Show it to ${listed(command.to.map(nameOf))}`;
		case 'FeedConspiracy':
			return 'Add 1 Prestige to the Conspiracy';
		case 'ResolveConspiracy':
			return command.target === undefined
				? 'Resolve the Conspiracy'
				: `Resolve it against ${nameOf(command.target)}`;
		case 'MakePromise':
			return 'side' in command.of
				? `Promise ${nameOf(command.to)} ${{ yes: 'YES', no: 'NO', out: 'to stay out' }[command.of.side]}`
				: `Promise ${nameOf(command.to)} “${command.of.words}”`;
		case 'ReleasePromise':
			return 'Release from the promise';
		case 'EndActions':
			return 'End your actions';
		default:
			return command.type;
	}
}

function playWords(
	table: Table,
	{
		card,
		vampire,
		prestige = 0,
		exert = [],
		modifier
	}: Extract<TableCommand, { type: 'PlayCard' }>,
	nameOf: NameOf
): string {
	const { kind } = cardOf(table, card);
	if (vampire === undefined) return 'Play it';
	if (kind === 'conspiracy') return `Play it face down (${nameOf(vampire)} exhausts)`;
	if (kind !== 'title') return `Play it with ${nameOf(vampire)}`;
	const pays = [
		...(exert.length > 0 ? [`Influence of ${listed(exert.map(nameOf))}`] : []),
		...(modifier === undefined ? [] : [nameOf(modifier)]),
		...(prestige > 0 ? [`${prestige} Prestige`] : [])
	];
	return `Give it to ${nameOf(vampire)}${pays.length > 0 ? `: ${listed(pays)}` : ''}`;
}

function moveWords(
	table: Table,
	{ vampires, to }: Extract<TableCommand, { type: 'MoveVampires' }>,
	nameOf: NameOf
): string {
	const id = vampires[0] ?? '';
	const isHome = findVampire(table, id)?.vampire.place === 'haven';
	if (to !== null) return isHome ? `Go to The Streets with ${nameOf(to)}` : `Join ${nameOf(to)}`;
	return isHome ? 'Go to The Streets' : 'Leave the party';
}
