import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/house/chromium.mjs';
import { DATA_DIR, LAN_NAME, PORT, STRANGE_NAME } from './tests/e2e/support/place.ts';
import { LONG } from './tests/support/long.ts';

const chromium = findChromium();

export default defineConfig({
	testDir: 'tests/e2e',
	testMatch: '**/*.spec.ts',
	outputDir: 'reports/e2e',
	globalTeardown: './tests/e2e/support/teardown.ts',
	fullyParallel: true,
	// Whole chapters, tap by tap: what each tap does is tested everywhere else.
	...(!LONG && { grepInvert: /@long/ }),
	// Two cores: a test waits a third of its time, for what another page hears or for what nobody touches.
	workers: 3,
	retries: 0,
	forbidOnly: true,
	// Ends what hangs. No test is measured by it: a slow machine takes three times as long as a fast one.
	timeout: 600_000,
	expect: {
		timeout: 20_000,
		toHaveScreenshot: {
			animations: 'disabled',
			caret: 'hide',
			scale: 'css',
			// Letters are drawn a little differently from one build of Chromium to the next.
			maxDiffPixelRatio: 0.05
		}
	},
	// One set for all machines: only Chromium is asked, and every typeface is our own.
	snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
	reporter: [['line'], ['json', { outputFile: 'reports/e2e.json' }]],
	use: {
		// What can never be tapped says so long before its test is ended.
		actionTimeout: 60_000,
		browserName: 'chromium',
		// Motion costs a tenth of the time; what moves is looked at where it says so.
		contextOptions: { reducedMotion: 'reduce' },
		// What is kept for a time without a network is looked at in offline.spec.ts alone.
		serviceWorkers: 'block',
		baseURL: `http://127.0.0.1:${PORT}`,
		// A trace costs a quarter of the time: who looks for a fault asks for one (--trace on).
		trace: 'off',
		screenshot: 'only-on-failure',
		launchOptions: {
			...(chromium ? { executablePath: chromium } : {}),
			args: [
				'--no-sandbox',
				'--disable-background-networking',
				'--disable-gpu',
				`--host-resolver-rules=MAP ${LAN_NAME} 127.0.0.1,MAP ${STRANGE_NAME} 127.0.0.1`
			]
		}
	},
	projects: [
		{
			// Its tests are among the longest: they run first, so that the run does not end with one core idle.
			name: 'desktop',
			// What is otherwise on a wide screen, or with mouse and keys; the rest is played on a phone alone.
			grep: /@wide/,
			use: { viewport: { width: 1440, height: 900 } }
		},
		{
			name: 'phone',
			// A chapter played with the keys alone.
			testIgnore: '**/keyboard.spec.ts',
			use: {
				viewport: { width: 390, height: 844 },
				hasTouch: true,
				isMobile: true
			}
		}
	],
	webServer: {
		command: 'node scripts/start.mjs',
		url: `http://127.0.0.1:${PORT}/`,
		env: {
			PORT: String(PORT),
			HOST: '127.0.0.1',
			ORIGIN: '',
			TRUST_PROXY: '',
			DATA_DIR,
			DATABASE_URL: '',
			// All tests come from one address.
			RATE_LIMIT_FACTOR: '1000'
		},
		timeout: 300_000,
		stderr: 'pipe',
		gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 }
	}
});
