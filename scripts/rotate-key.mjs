// Kept to what Node 12 can read: an old Node must get as far as its own refusal.
import { nodeProblem } from './house/node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
	console.error(problem);
	process.exitCode = 1;
} else {
	import('./house/rotate-key.mjs').then(({ rotateKey }) => rotateKey(process.argv.slice(2)));
}
