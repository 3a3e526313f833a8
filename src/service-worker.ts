import { build, files, version } from '$service-worker';
import { attend, type WorkerScope } from './lib/ui/offline/attend.ts';

/** Files that a page without a network has no use for. */
const NEVER_NEEDED = /^\/(robots\.txt|schemas\/)/;

attend(self as unknown as WorkerScope, {
	version,
	assets: [...build, ...files.filter((file) => !NEVER_NEEDED.test(file))]
});
