import { readFileSync, writeFileSync } from 'node:fs';
import { BATTLEGROUND_MODULES } from '../src/lib/games/heritage/boards/registry.ts';
import weights from '../src/lib/games/heritage/search/weights.json';
import { mediumPlayer } from '../src/lib/games/heritage/players/coded.ts';
import { tableChapter } from '../src/lib/games/heritage/players/chronicle/table-chapter.ts';
import { assetChapters } from './simulation/asset-chapters.ts';
import {
	balanceOptionsFrom,
	broughtOptionsFrom,
	gamesAt,
	type BalanceOptions,
	type BroughtOptions
} from './simulation/balance-options.ts';
import { balancePart } from './simulation/balance-report.ts';
import { broughtPart } from './simulation/brought-report.ts';
import { toldIn } from './simulation/calibration.ts';
import {
	calibrationOptionsFrom,
	type CalibrationOptions
} from './simulation/calibration-options.ts';
import { calibrationPart, type Sample } from './simulation/calibration-report.ts';
import { playChronicles } from './simulation/chronicles.ts';
import { chronicleReportOf } from './simulation/chronicle-report.ts';
import { eveningsOf, type Evening } from './simulation/evening.ts';
import { played, type Came } from './simulation/ladder.ts';
import { ladderOptionsFrom, type LadderOptions } from './simulation/ladder-options.ts';
import { GOALS, strengthPage } from './simulation/ladder-report.ts';
import {
	chronicleOptionsFrom,
	optionsFrom,
	USAGE,
	UsageError,
	type ChronicleOptions
} from './simulation/options.ts';
import { choicesIn } from './simulation/mission-choices.ts';
import { reportOf } from './simulation/report.ts';
import { unlockingsOf } from './simulation/unlocked.ts';
import { recruitPositions } from './simulation/positions.ts';
import { steadyOn, type Steady } from './simulation/stability.ts';
import { stabilityOptionsFrom, type StabilityOptions } from './simulation/stability-options.ts';
import { stabilityPart } from './simulation/stability-report.ts';
import { strengthPageWith } from './simulation/strength-page.ts';
import { withPart } from './simulation/measured-part.ts';
import { firstOf } from '../src/lib/games/heritage/players/sampling.ts';
import { ERAS, type Era } from '../src/lib/games/heritage/vocabulary.ts';
import { spread } from './simulation/spread.ts';
import { measuredEqual as measuredRivals, measuredRungs } from './simulation/rivals/measuring.ts';
import { rivalsOptionsFrom, type RivalsOptions } from './simulation/rivals/options.ts';
import {
	balancePart as rivalsBalance,
	ladderPart as rivalsLadder
} from './simulation/rivals/report.ts';
import { check, checkedReport } from './simulation/vendetta/checked.ts';
import { measuredHiding } from './simulation/vendetta/hiding.ts';
import { measuredEqual, measuredMatches } from './simulation/vendetta/measuring.ts';
import {
	checkOptionsFrom,
	vendettaOptionsFrom,
	type CheckOptions,
	type VendettaOptions
} from './simulation/vendetta/options.ts';
import {
	balancePart as vendettaBalance,
	hidingPart,
	ladderPart
} from './simulation/vendetta/report.ts';

function show(text: string): void {
	if (process.stderr.isTTY) process.stderr.write(`\r${text.padEnd(60)}`);
}

async function simulate(): Promise<void> {
	const options = optionsFrom(process.argv.slice(2));
	const began = performance.now();
	const seconds = () => (performance.now() - began) / 1000;
	const tally = await spread(options, (games) =>
		show(`${games} of ${options.games} games, ${(games / seconds()).toFixed(1)} a second`)
	);
	show('');
	console.log(`${process.stderr.isTTY ? '\n' : ''}${reportOf(tally, seconds(), options.check)}`);
	if (tally.faults.length > 0) process.exitCode = 1;
}

function simulateChronicles(options: ChronicleOptions): void {
	const began = performance.now();
	const tally = playChronicles(options, (played) =>
		show(`${played} of ${options.chronicles} chronicles`)
	);
	show('');
	console.log(chronicleReportOf(tally, (performance.now() - began) / 1000));
	if (tally.faults.length > 0) process.exitCode = 1;
}

const STRENGTH_PAGE = new URL('../docs/strength.md', import.meta.url);

const rewriteStrength = (part: string): void =>
	writeFileSync(STRENGTH_PAGE, strengthPageWith(readFileSync(STRENGTH_PAGE, 'utf8'), part));

/** Each kind of player against the one below it, at every number of seats; the page is written after each match. */
function climbLadder(options: LadderOptions): void {
	const began = performance.now();
	const came: Came[] = [];
	for (const { one, rest } of GOALS)
		for (const seats of [2, 3, 4]) {
			const games = one === 'strong' ? options.strong : options.games;
			const match = { one, rest, seats };
			came.push(played(BATTLEGROUND_MODULES, match, games, options.seed, () => performance.now()));
			const minutes = (performance.now() - began) / 60_000;
			const page = strengthPage(came, { ...options, minutes, weights });
			rewriteStrength(page);
			const { wins } = came.at(-1) ?? { wins: 0 };
			console.log(
				`${one} against ${rest} at ${seats}: ${wins} of ${games}; ${minutes.toFixed(1)} minutes so far`
			);
		}
}

/** How well chances tell at every number of seats; about as long at each. */
function calibrate({ games, seed }: CalibrationOptions): void {
	const samples = [2, 3, 4].map((seats): Sample => {
		const count = games * 2 ** (4 - seats);
		const told = [];
		for (const game of toldIn(BATTLEGROUND_MODULES, seats, count, seed)) {
			told.push(...game);
			show(`${seats} seats: ${(game[0]?.game ?? 0) + 1} of ${count} games`);
		}
		return { seats, games: count, told };
	});
	const command = `npm run simulate -- calibration --games ${games} --seed ${seed}`;
	const part = calibrationPart(samples, command);
	rewriteStrength(part);
	show('');
	console.log(part);
}

/** How often longer thought changes the best move. */
function steady({ positions, seed }: StabilityOptions): void {
	const views = firstOf(recruitPositions(BATTLEGROUND_MODULES, seed), positions);
	const all: Steady[] = [];
	for (const one of steadyOn(BATTLEGROUND_MODULES, views)) {
		all.push(one);
		show(
			`${all.length} of ${positions} positions, ${all.filter((one) => one.changed).length} changed`
		);
	}
	const command = `npm run simulate -- stability --positions ${positions} --seed ${seed}`;
	const part = stabilityPart(all, command);
	rewriteStrength(part);
	show('');
	console.log(part);
}

const BALANCE_PAGE = new URL('../docs/balance.md', import.meta.url);

/** How the open set plays between medium players, and its finale by itself; the part of the page is written. */
function weigh({ games, finales, seed }: BalanceOptions): void {
	const sampleOf = (seats: number, eras: readonly Era[], count: number, from: number) => {
		const evenings: Evening[] = [];
		for (const evening of eveningsOf(BATTLEGROUND_MODULES, seats, eras, count, from)) {
			evenings.push(evening);
			show(`${seats} seats: ${evenings.length} of ${count} games`);
		}
		return { seats, evenings };
	};
	const all = [2, 3, 4].map((seats) => sampleOf(seats, ERAS, gamesAt(seats, games), seed));
	const last = [2, 3, 4].map((seats) => sampleOf(seats, [7], gamesAt(seats, finales), seed + 1));
	const command = `npm run simulate -- balance --games ${games} --finales ${finales} --seed ${seed}`;
	const part = balancePart({ all, finales: last }, command);
	writeFileSync(BALANCE_PAGE, withPart(readFileSync(BALANCE_PAGE, 'utf8'), part));
	show('');
	console.log(part);
}

/** What whole chronicles of the open deck unlock, and what its choices are worth; the part of the page is written. */
function weighChronicles({ chronicles, quick, assets, seed }: BroughtOptions): void {
	const player = mediumPlayer(BATTLEGROUND_MODULES);
	const counted = <T>(what: string, of: number, all: Iterable<T>): T[] => {
		const found: T[] = [];
		for (const one of all) {
			found.push(one);
			show(`${what}: ${found.length} of ${of}`);
		}
		return found;
	};
	const chapter = tableChapter(BATTLEGROUND_MODULES, player);
	const atTables = unlockingsOf(chapter, chronicles, seed);
	const measured = {
		unlockings: counted('chronicles', chronicles, atTables),
		choices: counted('quick chronicles', quick, choicesIn(quick, seed)).flat(),
		assets: counted(
			'chapters with an asset',
			assets,
			assetChapters(BATTLEGROUND_MODULES, player, assets, seed)
		)
	};
	const command = `npm run simulate -- balance --chronicles ${chronicles} --quick ${quick} --assets ${assets} --seed ${seed}`;
	const part = broughtPart(measured, command);
	writeFileSync(BALANCE_PAGE, withPart(readFileSync(BALANCE_PAGE, 'utf8'), part));
	show('');
	console.log(part);
}

const VENDETTA_PAGE = new URL('../docs/vendetta-balance.md', import.meta.url);

const rewriteVendetta = (part: string): void => {
	writeFileSync(VENDETTA_PAGE, withPart(readFileSync(VENDETTA_PAGE, 'utf8'), part));
	show('');
	console.log(part);
};

/** How the open set of Vendetta plays between equal players, and how strong the computer players are. */
function weighVendetta(options: VendettaOptions): void {
	if (options.parts.includes('balance'))
		rewriteVendetta(vendettaBalance(options, measuredEqual(options, show)));
	if (options.parts.includes('ladder')) {
		const matches = [...measuredMatches(options, show, () => performance.now())];
		rewriteVendetta(ladderPart(options, matches));
	}
	if (options.parts.includes('hiding'))
		rewriteVendetta(hidingPart(options, measuredHiding(options, show)));
}

const RIVALS_PAGE = new URL('../docs/rivals-balance.md', import.meta.url);

const rewriteRivals = (part: string): void => {
	writeFileSync(RIVALS_PAGE, withPart(readFileSync(RIVALS_PAGE, 'utf8'), part));
	show('');
	console.log(part);
};

/** How the open set of Rivals plays between equal players, and how strong the computer players are. */
function weighRivals(options: RivalsOptions): void {
	if (options.parts.includes('balance'))
		rewriteRivals(rivalsBalance(options, measuredRivals(options, show)));
	if (options.parts.includes('ladder'))
		rewriteRivals(
			rivalsLadder(
				options,
				measuredRungs(options, show, () => performance.now())
			)
		);
}

/** Games of Vendetta, each step held against what must always be so. */
function checkVendetta(options: CheckOptions): void {
	const began = performance.now();
	const checked = check(options, show);
	show('');
	console.log(checkedReport(checked, (performance.now() - began) / 1000));
	if (checked.faults.length > 0) process.exitCode = 1;
}

try {
	const checks = checkOptionsFrom(process.argv.slice(2));
	const vendetta = checks ? null : vendettaOptionsFrom(process.argv.slice(2));
	const rivals = rivalsOptionsFrom(process.argv.slice(2));
	const balance = balanceOptionsFrom(process.argv.slice(2));
	const ladder = ladderOptionsFrom(process.argv.slice(2));
	const calibration = calibrationOptionsFrom(process.argv.slice(2));
	const stability = stabilityOptionsFrom(process.argv.slice(2));
	const brought = broughtOptionsFrom(process.argv.slice(2));
	const isWord =
		checks ?? ladder ?? calibration ?? stability ?? balance ?? vendetta ?? rivals ?? brought;
	const chronicles = isWord ? null : chronicleOptionsFrom(process.argv.slice(2));
	if (checks) checkVendetta(checks);
	else if (vendetta) weighVendetta(vendetta);
	else if (rivals) weighRivals(rivals);
	else if (balance) weigh(balance);
	else if (brought) weighChronicles(brought);
	else if (ladder) climbLadder(ladder);
	else if (calibration) calibrate(calibration);
	else if (stability) steady(stability);
	else if (chronicles) simulateChronicles(chronicles);
	else await simulate();
} catch (error) {
	if (!(error instanceof UsageError)) throw error;
	console.error(`${error.message}\n\n${USAGE}`);
	process.exitCode = 2;
}
