import adapter from '@sveltejs/adapter-node';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// Kit's route announcer carries this one style attribute; everything else inline is refused.
const ROUTE_ANNOUNCER_STYLE = 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo=';

/** @type {import('@sveltejs/kit').Config} */
export default {
	preprocess: vitePreprocess(),
	compilerOptions: { runes: true },
	kit: {
		adapter: adapter({ precompress: true, envPrefix: 'ADAPTER_' }),
		// Styles come with the page, all of them and so in their order: a sheet of its own costs a trip before any paint.
		inlineStyleThreshold: 64_000,
		// Addresses from the root: those in a style that came with a page are read again on other pages.
		paths: { relative: false },
		csp: {
			mode: 'auto',
			directives: {
				'default-src': ['self'],
				'script-src': ['self'],
				'style-src': ['self'],
				'style-src-attr': ['unsafe-hashes', ROUTE_ANNOUNCER_STYLE],
				'img-src': ['self', 'data:', 'blob:'],
				'font-src': ['self'],
				'connect-src': ['self'],
				'worker-src': ['self'],
				'manifest-src': ['self'],
				'object-src': ['none'],
				'base-uri': ['none'],
				'form-action': ['self'],
				'frame-ancestors': ['none']
			}
		},
		// Late, where there is one, and by us: see src/lib/ui/offline/worker.ts.
		serviceWorker: { register: false },
		typescript: {
			config(config) {
				config.include.push('../scripts/**/*', '../*.config.ts', '../*.config.js');
				return config;
			}
		}
	}
};
