import { build } from 'vite';
import { inTree, ROOT } from './tree.mjs';

/**
 * Builds the settings for themselves, with what they are made of: they are checked before the server is loaded.
 *
 * @param {string} outDir where `config.js` goes
 */
export const buildSettings = (outDir) =>
	build({
		root: ROOT,
		configFile: false,
		publicDir: false,
		logLevel: 'warn',
		build: {
			ssr: inTree('src', 'lib', 'server', 'config.ts'),
			outDir,
			emptyOutDir: false,
			rollupOptions: { output: { entryFileNames: 'config.js' } }
		}
	});
