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

/**
 * Builds what the commands for backups and restores run, and the process that tries a backup: they work without the
 * server.
 *
 * @param {string} outDir where `backup.js` and `try-backup.js` go
 */
export const buildBackup = (outDir) =>
	build({
		root: ROOT,
		configFile: false,
		publicDir: false,
		logLevel: 'warn',
		build: {
			ssr: true,
			outDir,
			emptyOutDir: false,
			rollupOptions: {
				input: {
					backup: inTree('src', 'lib', 'server', 'backup', 'commands.ts'),
					'try-backup': inTree('src', 'lib', 'server', 'backup', 'try-backup.ts')
				},
				output: { entryFileNames: '[name].js', chunkFileNames: 'backup/[name]-[hash].js' }
			}
		}
	});
