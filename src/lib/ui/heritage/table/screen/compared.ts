import type { ThingId } from '../../../../games/heritage/shapes.ts';
import { foresee } from '../foresee.ts';
import { recruitOf } from '../gains.ts';
import type { LiveTable } from '../live-table.svelte.ts';
import { consequencesOf, type Consequences } from '../plan/consequences.ts';
import { othersChoice } from '../plan/own-choice.ts';
import { leadersWords } from '../plan/words.ts';
import { costWords } from './queue.ts';
import { sourceName, SOURCES } from './points-view.ts';
import { gainWords } from './prospect-words.ts';
import type { Prospect } from './prospects.ts';

/** A row of a comparison: what is compared, and how it is with each. */
type Row = {
	readonly label: string;
	readonly cells: readonly string[];
	/** It is part of the row above it. */
	readonly minor: boolean;
};

type Tried = {
	readonly cost: string;
	readonly sire: string;
	readonly effects: Consequences | null;
	/** How it goes on after what is counted here; empty: it does not. */
	readonly then: string;
};

/** What tells two recruits apart, each under its best sire. Rows in which nothing changes for either are left out. */
export function comparedAs(
	live: LiveTable,
	two: readonly ThingId[],
	prospectOf: (character: ThingId) => Prospect | undefined
): readonly Row[] {
	const tried = two.map((character) => tryOut(live, character, prospectOf(character)));
	const row = (label: string, of: (one: Tried) => string, minor = false): Row[] => {
		const cells = tried.map(of);
		return cells.every((cell) => cell === '' || cell === '±0') ? [] : [{ label, cells, minor }];
	};
	const own = live.view;
	const change = (seat: string) => (one: Tried) => gainWords(totalChange(one, seat));
	return [
		...SOURCES.flatMap((source) =>
			row(
				sourceName(source, live.names),
				({ effects }) => {
					const points = effects?.points.find(({ seat }) => seat === own);
					const changed = points?.sources.find((one) => one.source === source);
					return gainWords(changed ? changed.after - changed.before : 0);
				},
				true
			)
		),
		...live.table.seats.flatMap(({ seat }) =>
			seat === own ? [] : row(live.names.seat(seat), change(seat))
		),
		...live.table.missions.flatMap(({ id }) =>
			row(live.names.mission(id), ({ effects }) => {
				const mission = effects?.missions.find((one) => one.mission === id);
				if (!mission) return '';
				const now = leadersWords(mission.after, live.names);
				const same = String(mission.before) === String(mission.after);
				return same ? `${now}, as before` : `→ ${now}`;
			})
		),
		...row('Costs', ({ cost }) => cost),
		...row('Best sire', ({ sire }) => sire),
		...row('Then', ({ then }) => then)
	];
}

const totalChange = ({ effects }: Tried, seat: string): number => {
	const points = effects?.points.find((one) => one.seat === seat);
	return points ? points.after - points.before : 0;
};

function tryOut(live: LiveTable, character: ThingId, prospect: Prospect | undefined): Tried {
	const moves = live.moves.recruit;
	const sire = prospect?.sire ?? moves?.sires[0];
	const cost = moves?.characters.find((one) => one.character === character)?.cost ?? 0;
	const command = moves && sire !== undefined ? recruitOf(moves, character, sire) : null;
	const tried = {
		cost: costWords(cost),
		sire: sire === undefined ? '' : live.names.character(sire)
	};
	if (!command) return { ...tried, effects: null, then: '' };
	const foreseen = foresee(live.battlegrounds, live.table, [command, ...(prospect?.answers ?? [])]);
	const others = othersChoice(foreseen, live.view);
	const who = others && (others.seat === null ? 'The table' : live.names.seat(others.seat));
	const then = who
		? `${who} chooses.`
		: foreseen.choice
			? 'You choose.'
			: foreseen.chance
				? 'The cards decide.'
				: prospect && prospect.answers.length > 0
					? 'Assumes your best choice.'
					: '';
	const effects = foreseen.refusal
		? null
		: consequencesOf(live.battlegrounds, live.table, foreseen.table, live.view);
	return { ...tried, effects, then };
}
