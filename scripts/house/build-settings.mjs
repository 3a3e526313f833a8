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
 * Builds what runs beside the server: the commands for backups and restores, the process that tries a backup, the
 * threads that do long work, and the lock of a data folder.
 *
 * @param {string} outDir where `backup.js`, `try-backup.js`, `long-work.js` and `lock.js` go
 */
export const buildBeside = (outDir) =>
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
					'try-backup': inTree('src', 'lib', 'server', 'backup', 'try-backup.ts'),
					'long-work': inTree('src', 'lib', 'server', 'long-work', 'worker.ts'),
					lock: inTree('src', 'lib', 'server', 'db', 'lock.ts')
				},
				output: { entryFileNames: '[name].js', chunkFileNames: 'beside/[name]-[hash].js' }
			}
		}
	});
