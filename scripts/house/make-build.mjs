// Runs as a process of its own, so that neither the bundler's memory nor its crashes are ours.
import { build } from 'vite';
import { inTree, ROOT } from './tree.mjs';

await build({ root: ROOT });

// The settings are checked before the server is loaded, so they are built for themselves, with what they are made of.
await build({
	root: ROOT,
	configFile: false,
	publicDir: false,
	logLevel: 'warn',
	build: {
		ssr: inTree('src', 'lib', 'server', 'config.ts'),
		outDir: inTree('build'),
		emptyOutDir: false,
		rollupOptions: { output: { entryFileNames: 'config.js' } }
	}
});
