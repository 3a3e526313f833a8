import { optionsFrom, USAGE, UsageError } from './simulation/options.ts';
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

try {
	await simulate();
} catch (error) {
	if (!(error instanceof UsageError)) throw error;
	console.error(`${error.message}\n\n${USAGE}`);
	process.exitCode = 2;
}
