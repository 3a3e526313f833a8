import { readFileSync } from 'node:fs';
import { standings, type Standing } from '../src/lib/games/heritage/standings/standings.ts';
import { DEVIATIONS_MEAN, deviationTold, ruleCheckTold } from '../src/lib/games/core/deviation.ts';
import type { ChronicleState } from '../src/lib/games/heritage/state.ts';
import { checkFile, gameIn } from '../src/lib/server/logs/check-file.ts';
import { sentenceOfFault } from '../src/lib/games/core/file-fault.ts';
import type { ChronicleFile } from '../src/lib/server/logs/file.ts';
import { keptHeritage } from '../src/lib/server/games/heritage/kept-heritage.ts';
import { keptOf } from '../src/lib/server/games/registry.ts';

const HEADINGS = ['place', 'player', 'chapters won', 'eras', 'missions', 'dots'] as const;

function standingLine({ seats }: ChronicleFile['names'], row: Standing): string[] {
	const { place, seat, wins, erasDominated, missions, dots } = row;
	return [place, seats[seat] ?? seat, wins, erasDominated, missions, dots].map(String);
}

/** Lines up words on the left and numbers on the right. */
function table(rows: readonly (readonly string[])[]): string {
	const widths = HEADINGS.map((_heading, column) =>
		Math.max(...rows.map((row) => row[column]?.length ?? 0))
	);
	const line = (row: readonly string[]) =>
		row.map((cell, column) =>
			column === 1 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
		);
	return rows.map((row) => line(row).join('  ').trimEnd()).join('\n');
}

function fail(...sentences: string[]): never {
	for (const sentence of sentences) console.error(sentence);
	process.exit(1);
}

function textOf(path: string): string {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		fail(`The file ${path} cannot be read. Give the path of an exported chronicle.`);
	}
}

const [path] = process.argv.slice(2);
if (path === undefined)
	fail('Say which file to verify: npm run replay -- elysium-our-chronicle-42.json');
const text = textOf(path);
// What is wrong with a file that names no game, its check says.
const kept = keptOf(gameIn(text) ?? keptHeritage.game.name);
if (!kept) fail(`${path} is of a game this Elysium does not know. Update it and try again.`);
const checked = await checkFile(kept, text);
if (!checked.ok) fail(`${path} fails the check.`, ...checked.faults.map(sentenceOfFault));

const { file, folded, stateHash, rules, unproved } = checked;
const { state, version } = folded;
const story = kept.game.name === keptHeritage.game.name ? (state as ChronicleState) : null;
const far = story && `, ${story.chapters.length} chapters recorded, phase ${story.phase}`;
console.log(`${kept.titleOf(state)}: ${version} events${far ?? ''}`);
for (const sentence of ruleCheckTold(rules)) console.log(sentence);
for (const deviation of rules.deviations) console.log(`  ${deviationTold(deviation)}`);
if (rules.deviations.length > 0) console.log(DEVIATIONS_MEAN);
console.log(`chain head  ${folded.head}`);
if (file.sealed) console.log('sealed      a part that only its passphrase opens, not checked');
console.log(
	Object.keys(file.names.seats).length === 0
		? 'names       none: this file has no names'
		: unproved.length === 0
			? 'names       proven: they match this file'
			: `names       unproven: ${unproved.map((seat) => file.names.seats[seat]).join(', ')} (the file is from before names were proven)`
);
console.log(`state hash  ${stateHash}`);
if (stateHash !== file.header.stateHash)
	console.log(
		`            the program that wrote the file folded it to ${file.header.stateHash}: another version of the rules`
	);
if (story)
	console.log(
		`\n${table([HEADINGS, ...standings(story).map((row) => standingLine(file.names, row))])}`
	);
