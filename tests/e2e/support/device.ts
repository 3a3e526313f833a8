import type { BrowserContextOptions, TestInfo } from '@playwright/test';

/** What a browser of this project is like, for one that outlives a single test. */
export function deviceOf({ project: { use } }: Pick<TestInfo, 'project'>): BrowserContextOptions {
	const { baseURL = '', viewport = null, isMobile, hasTouch, contextOptions } = use;
	return {
		...contextOptions,
		baseURL,
		viewport,
		...(isMobile !== undefined && { isMobile }),
		...(hasTouch !== undefined && { hasTouch })
	};
}
