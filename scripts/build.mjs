// `npm run build`: builds even if nothing changed. `npm start` builds only when it must.
import { nodeProblem } from './house/node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
	console.error(problem);
	process.exitCode = 1;
} else {
	import('./house/prepare.mjs').then(({ buildAnyway }) => buildAnyway());
}
