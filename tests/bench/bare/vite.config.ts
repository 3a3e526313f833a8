import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

// Built in a folder of its own, two below the project: see ../live.ts.
export default defineConfig({
	plugins: [sveltekit({ adapter: adapter(), files: { lib: '../../src/lib' } })]
});
