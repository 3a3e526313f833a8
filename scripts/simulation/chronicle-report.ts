import { DEFAULT_TRAITS } from '../../src/lib/games/heritage/traits.ts';
import type { ChronicleTally, Share } from './chronicle-tally.ts';

type Row = readonly string[];

/** Cards of the sealed deck are told by their place among the two of an era, not by name. */
const PLACES = ['first', 'second'] as const;

/** A tally as the tables of docs/balance.md. `seconds`: how long it took. */
export function chronicleReportOf(tally: ChronicleTally, seconds: number): string {
	const { chronicles, personas, commands, obligations, stickers, stickersOut, faults } = tally;
	const per = (sum: number, of: number) => (sum / of).toFixed(2);
	return [
		'### By seat',
		table(['players', 'seat', ...SHARE], seatRows(tally)),
		'### By starting trait',
		table(['trait', ...SHARE, 'dots at the end', "winners' dots"], traitRows(tally)),
		'### By scoring card',
		table(
			['era', 'card', 'offered', 'chosen', 'share', 'error', 'chooser won', 'won/chosen'],
			scoringRows(tally)
		),
		`${chronicles} chronicles in ${seconds.toFixed(1)} s, ${per(commands, chronicles)} commands each`,
		`obligations a player at the end ${per(obligations, personas)}`,
		`stickers placed a chronicle ${per(stickers, chronicles)}; all of them in ${stickersOut} chronicles`,
		`faults ${faults.length}`,
		...faults
	].join('\n\n');
}

const SHARE = ['chronicles', 'wins', 'wins/fair', 'error'] as const;

/** Wins against fair wins, and what chance alone makes of that: one standard error. */
function shareRow({ count, wins, fair, variance }: Share): Row {
	return [
		String(count),
		String(wins),
		(wins / fair).toFixed(2),
		(Math.sqrt(variance) / fair).toFixed(2)
	];
}

function seatRows({ seats }: ChronicleTally): Row[] {
	return [...seats]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([key, share]) => [...key.split(' '), ...shareRow(share)]);
}

function traitRows({ traits, dots, personas, chronicles }: ChronicleTally): Row[] {
	return DEFAULT_TRAITS.flatMap(({ id }): Row[] => {
		const share = traits.get(id);
		const { all, winners } = dots.get(id) ?? { all: 0, winners: 0 };
		if (!share) return [];
		const mean = (sum: number, of: number) => (sum / of).toFixed(1);
		return [[id, ...shareRow(share), mean(all, personas), mean(winners, chronicles)]];
	});
}

function scoringRows({ scoring }: ChronicleTally): Row[] {
	return [...scoring.values()].map(({ era, offered, chosen, chooserWon }, index) => [
		String(era),
		PLACES[index % PLACES.length] ?? '',
		String(offered),
		String(chosen),
		(chosen / offered).toFixed(2),
		Math.sqrt(0.25 / offered).toFixed(2),
		String(chooserWon),
		chosen === 0 ? '-' : (chooserWon / chosen).toFixed(2)
	]);
}

/** Markdown, as the page has it: words to the left, numbers to the right. */
function table(headings: Row, rows: readonly Row[]): string {
	const line = (cells: Row) => `| ${cells.join(' | ')} |`;
	const isWord = (column: number) => rows.every((row) => /[a-z]/.test(row[column] ?? ''));
	const rule = headings.map((_, column) => (isWord(column) ? '---' : '---:'));
	return [line(headings), line(rule), ...rows.map(line)].join('\n');
}
