import { readFileSync } from 'node:fs';
import { DEVIATIONS_MEAN } from '../src/lib/games/core/deviation.ts';
import { sentenceOfFault } from '../src/lib/games/core/file-fault.ts';
import { proofsIn } from '../src/lib/games/heritage/draw/reading.ts';
import { drawNames } from '../src/lib/games/heritage/draw/names.ts';
import { provenNames } from '../src/lib/games/heritage/draw/proven-names.ts';
import { checkedDraw, drawVerdict } from '../src/lib/games/heritage/draw/told.ts';
import { mixingsIn } from '../src/lib/games/heritage/mixing/reading.ts';
import { checkedMixingTold } from '../src/lib/games/heritage/mixing/told.ts';
import { matchIn } from '../src/lib/games/rivals/fair/reading.ts';
import { stakesTold } from '../src/lib/games/rivals/fair/stakes-checked.ts';
import { eveningIn } from '../src/lib/games/vendetta/fair/reading.ts';
import { checkedEveningTold } from '../src/lib/games/vendetta/fair/told.ts';

/*
 * Checks primogen draws, and cards that all devices of a table mixed, with nothing but their file: the proof of a draw,
 * or an exported chronicle with all of its own. And what was chosen in secret in an evening of Vendetta or a match of
 * Rivals, with its exported file. Says each step in words; ends with 1 where anything is wrong.
 */

function fail(...sentences: string[]): never {
	for (const sentence of sentences) console.error(sentence);
	process.exit(1);
}

function textOf(path: string): string {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		fail(`The file ${path} cannot be read. Give the path of a draw or an exported chronicle.`);
	}
}

const [path] = process.argv.slice(2);
if (path === undefined) fail('Say which file to verify: npm run verify -- elysium-draw.json');
const text = textOf(path);
const { proofs, people: brought, faults } = proofsIn(text);
if (faults.length > 0) fail(`${path} cannot be read as a draw.`, ...faults.map(sentenceOfFault));
const { mixings, faults: unreadable } = mixingsIn(text);
if (unreadable.length > 0)
	fail(`${path} cannot be read as a chronicle.`, ...unreadable.map(sentenceOfFault));
const { evening, faults: illegible } = eveningIn(text);
if (illegible.length > 0)
	fail(`${path} cannot be read as an evening of Vendetta.`, ...illegible.map(sentenceOfFault));
const { stakes, faults: garbled } = matchIn(text);
if (garbled.length > 0)
	fail(`${path} cannot be read as a match of Rivals.`, ...garbled.map(sentenceOfFault));
if (proofs.length === 0 && mixings.length === 0 && !evening && !stakes)
	fail(`${path} has no draw by Elysium and no shuffle by all devices. There is nothing to verify.`);

let wrong = 0;
const { people, isWrong, says } = provenNames(text, brought);
if (isWrong) wrong += 1;
if (says !== null) console.log(isWrong ? `WRONG: ${says}` : says);
for (const { at, proof } of proofs) {
	if (at !== '') console.log(`\nThe draw at ${at}`);
	const checked = checkedDraw(proof, drawNames(people));
	const { holds, lines, beyond, older } = checked;
	for (const [index, line] of lines.entries()) {
		console.log(`${String(index + 1).padStart(3)}. ${line.says}`);
		for (const sentence of line.wrong) console.log(`     WRONG: ${sentence}`);
		for (const sentence of line.otherwise) console.log(`     ${sentence}`);
	}
	for (const sentence of beyond) console.log(`     WRONG: ${sentence}`);
	if (older) console.log(DEVIATIONS_MEAN);
	console.log(drawVerdict(checked));
	if (!holds) wrong += 1;
}
const nameOf = drawNames(people);
const told = [
	...mixings.map((mixing) => checkedMixingTold(mixing, nameOf)),
	...(evening ? checkedEveningTold(evening, nameOf) : []),
	...(stakes ? [stakesTold(stakes, nameOf)] : [])
];
for (const { title, stands, says, wrong: sentences, otherwise, beyond } of told) {
	const meant = otherwise.length > 0 ? [DEVIATIONS_MEAN] : [];
	console.log(`\n${title}`);
	for (const sentence of [...says, ...otherwise, ...meant, ...beyond])
		console.log(`     ${sentence}`);
	for (const sentence of sentences) console.log(`     WRONG: ${sentence}`);
	if (stands === 'faulty') wrong += 1;
}
if (wrong > 0) process.exit(1);
