import { readFileSync } from 'node:fs';
import { sentenceOfFault } from '../src/lib/games/core/file-fault.ts';
import { proofsIn } from '../src/lib/games/heritage/draw/reading.ts';
import { checkedDraw, drawNames } from '../src/lib/games/heritage/draw/told.ts';

/*
 * Checks primogen draws, with nothing but their file: the proof of one, or an exported chronicle with all of its own.
 * Says each step in words; ends with 1 where anything is wrong.
 */

function fail(...sentences: string[]): never {
	for (const sentence of sentences) console.error(sentence);
	process.exit(1);
}

function textOf(path: string): string {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		fail(`The file ${path} cannot be read; give the path of a draw or of an exported chronicle.`);
	}
}

const [path] = process.argv.slice(2);
if (path === undefined) fail('Say which file to verify: npm run verify -- elysium-draw.json');
const { proofs, people, faults } = proofsIn(textOf(path));
if (faults.length > 0) fail(`${path} cannot be read as a draw.`, ...faults.map(sentenceOfFault));
if (proofs.length === 0) fail(`${path} holds no draw by Elysium; there is nothing to verify.`);

let wrong = 0;
for (const { at, proof } of proofs) {
	if (at !== '') console.log(`\nThe draw at ${at}`);
	const { holds, lines, beyond, end } = checkedDraw(proof, drawNames(people));
	for (const [index, line] of lines.entries()) {
		console.log(`${String(index + 1).padStart(3)}. ${line.says}`);
		for (const sentence of line.wrong) console.log(`     WRONG: ${sentence}`);
	}
	for (const sentence of beyond) console.log(`     WRONG: ${sentence}`);
	console.log(holds ? `This draw holds. ${end}` : 'This draw does NOT hold.');
	if (!holds) wrong += 1;
}
if (wrong > 0) process.exit(1);
