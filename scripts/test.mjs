// Kept to what Node 12 can read: an old Node must get as far as its own refusal.
import { nodeProblem } from './house/node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
	console.error(problem);
	console.log('0 passed, 1 failed');
	process.exitCode = 1;
} else {
	import('./house/test.mjs').then(({ testEverything }) => testEverything(process.argv.slice(2)));
}
