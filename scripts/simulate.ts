import { playChronicles } from './simulation/chronicles.ts';
import { chronicleReportOf } from './simulation/chronicle-report.ts';
import {
	chronicleOptionsFrom,
	optionsFrom,
	USAGE,
	UsageError,
	type ChronicleOptions
} from './simulation/options.ts';
import { reportOf } from './simulation/report.ts';
import { spread } from './simulation/spread.ts';

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

try {
	const chronicles = chronicleOptionsFrom(process.argv.slice(2));
	if (chronicles) simulateChronicles(chronicles);
	else await simulate();
} catch (error) {
	if (!(error instanceof UsageError)) throw error;
	console.error(`${error.message}\n\n${USAGE}`);
	process.exitCode = 2;
}
