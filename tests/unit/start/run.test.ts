import { constants } from 'node:os';
import { expect, it } from 'vitest';
import { runNode } from '../../../scripts/house/run.mjs';

it('a program runs with the priority that was asked for, and so does what it starts', async () => {
	const program = `
		const { execFileSync } = require('node:child_process');
		const say = 'console.log(require("node:os").getPriority())';
		console.log(require('node:os').getPriority());
		console.log(execFileSync(process.execPath, ['-e', say], { encoding: 'utf8' }).trim());`;
	const priority = constants.priority.PRIORITY_LOW;
	const { code, output } = await runNode(['-e', program], { priority });
	expect(code).toBe(0);
	expect(output.trim().split('\n').map(Number)).toEqual([priority, priority]);
});
