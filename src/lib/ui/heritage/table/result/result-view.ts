import type { Battlegrounds } from '../../../../games/heritage/boards/battleground.ts';
import { awake } from '../../../../games/heritage/bloodline/kinship.ts';
import { countsFor, levelFor } from '../../../../games/heritage/chapter/missions.ts';
import {
	whySentence,
	type ScoreSource
} from '../../../../games/heritage/chapter/point-sentences.ts';
import { pointsOf } from '../../../../games/heritage/chapter/points.ts';
import {
	countedWords,
	missionWords,
	numberWords
} from '../../../../games/heritage/missions/mission-words.ts';
import { clanNames } from '../../../../games/heritage/clan-names.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { bloodlineOf, settingOf } from '../../../../games/heritage/table/where.ts';
import type { Clan } from '../../../../games/heritage/vocabulary.ts';
import type { IconName } from '../../../icons/names.ts';
import { tieWords } from '../../chapter/tie-words.ts';
import type { DrawnPart, DrawnResult } from '../../../result/drawn.ts';
import { counted, listed, signed } from '../../ledger/names.ts';
import type { ScreenNames } from '../names.ts';
import { countedFor } from '../screen/missions-now.ts';
import { linesOf, SOURCES, sourceName } from '../screen/points-view.ts';

/** What a player has from one source, with every reason behind it. */
export type ResultPart = {
	readonly source: ScoreSource;
	readonly label: string;
	readonly icon: IconName;
	readonly points: number;
	readonly lines: readonly { readonly label: string; readonly value: string }[];
};

/** One player at the end of a chapter. */
export type ResultPlace = {
	/** From 1. */
	readonly place: number;
	readonly seat: SeatId;
	readonly name: string;
	/** With what is told of it where code played. */
	readonly nameInFull: string;
	/** What is told of it where code played; null: a person did. */
	readonly rival: string | null;
	readonly clan: Clan;
	readonly leader: string;
	readonly total: number;
	readonly missions: number;
	/** Vampires outside torpor, and in it. */
	readonly awake: number;
	readonly torpor: number;
	readonly parts: readonly ResultPart[];
};

export type ResultView = {
	readonly places: readonly ResultPlace[];
	/** How each tie was broken, the draws among them, in sentences. */
	readonly ties: readonly string[];
	readonly missions: readonly {
		readonly id: string;
		readonly name: string;
		readonly claimant: string | null;
		/** Who claims it, in words. */
		readonly rule: string;
		/** What the numbers are. */
		readonly counted: string;
		/** Each player's number, and what makes it. */
		readonly counts: readonly {
			readonly name: string;
			readonly number: string;
			readonly parts: ReturnType<typeof countedFor>;
		}[];
	}[];
};

const ICONS: Readonly<Record<ScoreSource, IconName>> = {
	class: 'heritage/elitist',
	temperament: 'heritage/calm',
	geography: 'heritage/roaming',
	power: 'heritage/power',
	boons: 'heritage/boon',
	infamy: 'heritage/infamy',
	missions: 'heritage/mission'
};

/** The sources of points at this table with what they are called: missions bring some outside a chronicle only. */
export function sourcesOf(table: Table, names: Pick<ScreenNames, 'board'>) {
	return SOURCES.filter((source) => source !== 'missions' || table.chapter === null).map(
		(source) => ({ source, label: sourceName(source, names), icon: ICONS[source] })
	);
}

/** A finished table as people read it, victor first; null while it is not counted yet. */
export function resultOf(
	table: Table,
	battlegrounds: Battlegrounds,
	names: ScreenNames
): ResultView | null {
	const { result } = table;
	if (!result) return null;
	const points = pointsOf(table, battlegrounds);
	const places = result.order.map((seat, index): ResultPlace => {
		const { clan, leader } = settingOf(table, seat);
		const vampires = Object.values(bloodlineOf(table, seat).vampires);
		const living = awake(bloodlineOf(table, seat)).length;
		return {
			place: index + 1,
			seat,
			name: names.seat(seat),
			nameInFull: names.seatInFull(seat),
			rival: names.rival(seat),
			clan,
			leader: names.character(leader),
			total: result.totals[seat] ?? 0,
			missions: Object.values(table.claims).filter((claimant) => claimant === seat).length,
			awake: living,
			torpor: vampires.length - living,
			parts: sourcesOf(table, names).map((one) => ({
				...one,
				points: points[seat]?.by[one.source] ?? 0,
				lines: linesOf(
					(points[seat]?.lines ?? []).filter(({ source }) => source === one.source),
					(line) => whySentence(table, battlegrounds, line, names.any)
				)
			}))
		};
	});
	return { places, ties: tiesIn(table, names), missions: missionsIn(table, names) };
}

function tiesIn(table: Table, names: ScreenNames): readonly string[] {
	const ties = (table.result?.ties ?? []).map((tie) => tieWords(tie, names.seat));
	return [...ties, ...table.draws.map((draw) => drawWords(table, draw, names))];
}

/** A primogen draw told from its beginning: who declared what, what showed, whom it favoured. */
function drawWords(
	table: Table,
	{ mission, draw }: Table['draws'][number],
	names: ScreenNames
): string {
	const declared = listed(
		Object.entries(draw.declared).map(([seat, archetype]) => `${names.seat(seat)} ${archetype}`)
	);
	const what = mission === null ? 'for the chapter' : `for “${names.mission(mission)}”`;
	const shown =
		draw.shown === null
			? `No declared archetype came up; a random draw chose ${names.seat(draw.winner)}.`
			: `${draw.shown[0]?.toUpperCase()}${draw.shown.slice(1)} came up first: ${names.seat(draw.winner)}.`;
	return `Primogen draw ${what}: ${declared}. ${shown}${leftOutWords(table, mission, draw.declared, names)}`;
}

/** Who had as many matching vampires and took no part, since of those the fewer claimed missions go first. */
function leftOutWords(
	table: Table,
	mission: ThingId | null,
	declared: Readonly<Record<SeatId, unknown>>,
	names: ScreenNames
): string {
	const out =
		mission === null ? [] : levelFor(table, mission).filter((seat) => !(seat in declared));
	if (out.length === 0) return '';
	return ` ${listed(out.map((seat) => names.seat(seat)))} had as many, but had already claimed more missions.`;
}

function missionsIn(table: Table, names: ScreenNames): ResultView['missions'] {
	return table.missions.map((card) => {
		const { id, name } = card;
		const claimant = table.claims[id] ?? null;
		const counts = countsFor(table, id);
		return {
			id,
			name,
			claimant: claimant === null ? null : names.seat(claimant),
			rule: missionWords(card),
			counted: countedWords(card),
			counts: table.seats.map(({ seat }) => ({
				name: names.seat(seat),
				number: numberWords(card, counts[seat] ?? 0),
				parts: countedFor(table, id, seat, names)
			}))
		};
	});
}

const TINTS: Readonly<Record<ScoreSource, DrawnPart['tint']>> = {
	class: 'strong',
	temperament: 'medium',
	geography: 'strong',
	power: 'medium',
	boons: 'light',
	infamy: 'strong',
	missions: 'light'
};

function aboutOf({ clan, rival, awake, torpor, missions }: ResultPlace): string {
	const vampires = counted(awake + torpor, 'vampire');
	const parts = [
		clanNames[clan],
		rival,
		awake + torpor === 0 ? null : torpor > 0 ? `${vampires}, ${torpor} in torpor` : vampires,
		counted(missions, 'mission')
	];
	return parts.filter((part) => part !== null).join(' · ');
}

/** The result as it is drawn. `note`: the date, the era. */
export const drawnResult = (
	title: string,
	note: string,
	{ places }: Pick<ResultView, 'places'>
): DrawnResult => ({
	title,
	note,
	words: `${title}: ${places.map(({ nameInFull, total }) => `${nameInFull} ${signed(total)}`).join(', ')}`,
	places: places.map((place, index) => ({
		name: place.name,
		emblem: `heritage/${place.clan}`,
		about: aboutOf(place),
		total: signed(place.total),
		isFirst: index === 0,
		parts: place.parts.map((part) => ({ ...part, tint: TINTS[part.source] }))
	}))
});

/** The result in plain text, to be pasted wherever the group talks. */
export function resultText(title: string, { places, missions, ties }: ResultView): string {
	const lines = places.map(
		({ place, name, rival, clan, total, missions: claimed }) =>
			`${place}. ${name} (${rival === null ? clanNames[clan] : `${clanNames[clan]}, ${rival}`}): ${counted(total, 'point')}, ${counted(claimed, 'mission')}`
	);
	const claims = missions.flatMap(({ name, claimant }) =>
		claimant === null ? [] : [`${name}: ${claimant}`]
	);
	return [title, ...lines, ...(claims.length > 0 ? ['', ...claims] : []), ...ties].join('\n');
}
