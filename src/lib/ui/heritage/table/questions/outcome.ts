import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import { pointsOf } from '../../../../games/heritage/chapter/points.ts';
import { listed } from '../../../../games/core/listed.ts';
import type { SeatId } from '../../../../games/heritage/shapes.ts';
import type { TableEvent } from '../../../../games/heritage/table/events.ts';
import type { Question } from '../../../../games/heritage/table/request.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { endsOf, rangeWords, type Ends } from '../ends.ts';
import { foresee, type Foreseen } from '../foresee.ts';
import type { ScreenNames } from '../names.ts';
import { answering } from '../planned.ts';
import { sourceName, SOURCES } from '../screen/points-view.ts';
import { ownEffect, partAlone } from './own-effect.ts';

/** What a person should not overlook, whatever it is worth; null: nothing. */
function notable(event: TableEvent, names: ScreenNames): string | null {
	switch (event.type) {
		case 'VampireFell':
			return `${names.character(event.vampire)} goes into torpor`;
		case 'VampireRejuvenated':
			return `${names.character(event.vampire)} is rejuvenated`;
		case 'VampireUsurped':
			return `${names.character(event.by)} usurps ${names.character(event.vampire)}`;
		case 'MonstrosityCrafted':
			return `${names.character(event.ancilla)} is grafted onto ${names.character(event.vampire)}`;
		case 'SchemeDrawn':
			return `${names.seat(event.seat)} draws a clan scheme`;
		case 'EnemyDeclared':
			return `${names.character(event.vampire)} becomes an enemy`;
		case 'CharacterBanished':
			return `${names.character(event.character)} is banished`;
		default:
			return null;
	}
}

/**
 * What an answer would change for each player, in one line: points with where they come from, from the worst to the
 * best where others still choose or chance falls. Empty: nothing that counts. Null: it would be refused. It stops
 * after each decision that it tries. `since`: the table it is compared with, where something led to the question.
 */
export function* outcomeOf(
	battlegrounds: Battlegrounds,
	table: Table,
	question: Question,
	choice: readonly string[],
	names: ScreenNames,
	since: Table = table
): Generator<void, string | null> {
	const foreseen =
		ownEffect(battlegrounds, table, question, choice) ??
		foresee(battlegrounds, table, [answering(question, choice, '')]);
	return yield* lineOf(battlegrounds, since, question.seat, foreseen, names);
}

/** What one part of an invitation would change if it happened now, in the same form. */
export function* partOutcomeOf(
	battlegrounds: Battlegrounds,
	table: Table,
	question: Question,
	part: string,
	names: ScreenNames
): Generator<void, string | null> {
	const foreseen = partAlone(battlegrounds, table, part);
	if (!foreseen) return null;
	if (foreseen.events.length === 0) return 'Cannot happen now';
	return yield* lineOf(battlegrounds, table, question.seat, foreseen, names);
}

function* lineOf(
	battlegrounds: Battlegrounds,
	since: Table,
	asked: SeatId | null,
	foreseen: Foreseen,
	names: ScreenNames
): Generator<void, string | null> {
	if (foreseen.refusal) return null;
	yield;
	const ends = yield* endsOf(battlegrounds, foreseen);
	const changes = pointChanges(battlegrounds, since, ends, names);
	const words = changes.map(({ words }) => words);
	const depends = changes.some(({ varies }) => varies) || ends.open;
	return [
		...words,
		...notableIn(foreseen, names),
		...(depends ? [dependsWords(ends, asked, names)] : [])
	].join(' · ');
}

function notableIn({ events }: Foreseen, names: ScreenNames): readonly string[] {
	return events.flatMap((event) => notable(event, names) ?? []).slice(0, 2);
}

type Change = { readonly words: string; readonly varies: boolean };

/** Points of each player before and after, where they change, as “Ada: −2 (infamy)”. */
function pointChanges(
	battlegrounds: Battlegrounds,
	before: Table,
	{ tables }: Ends,
	names: ScreenNames
): readonly Change[] {
	const was = pointsOf(before, battlegrounds);
	const are = tables.map((after) => pointsOf(after, battlegrounds));
	return before.seats.flatMap(({ seat }) => {
		const by = are.map((is) => (is[seat]?.total ?? 0) - (was[seat]?.total ?? 0));
		const [worst, best] = [Math.min(...by), Math.max(...by)];
		const why = SOURCES.filter((source) =>
			are.some((is) => is[seat]?.by[source] !== was[seat]?.by[source])
		).map((source) => nameOfSource(source, names));
		if (worst === 0 && best === 0) return [];
		const words = `${names.seat(seat)}: ${rangeWords({ worst, best })} (${listed(why)})`;
		return [{ words, varies: worst !== best }];
	});
}

/** A battleground by its title, tokens as words of a sentence. */
function nameOfSource(source: (typeof SOURCES)[number], names: ScreenNames): string {
	const name = sourceName(source, names);
	return source === 'class' || source === 'temperament' || source === 'geography'
		? name
		: name.toLowerCase();
}

/** On what it still depends how it ends. */
function dependsWords(
	{ choosers, chance, open }: Ends,
	asked: SeatId | null,
	names: ScreenNames
): string {
	const others = [...choosers].filter((seat) => seat !== asked).map((seat) => names.seat(seat));
	if (others.length > 0)
		return `then ${listed(others)} ${others.length === 1 ? 'chooses' : 'choose'}`;
	if (chance) return 'then chance decides';
	return open && choosers.size === 0 ? 'then the cards decide' : 'then you choose';
}
