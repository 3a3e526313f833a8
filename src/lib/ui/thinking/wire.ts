/** What a page sends to code that thinks beside it. */
export type Sent<Question> =
	| { readonly type: 'ask'; readonly id: number; readonly question: Question }
	/** What is not wanted any more is thought about no further. */
	| { readonly type: 'stop'; readonly id: number };

/** What comes back: what is known by now, as often as something new is; then that it is done, or why not. */
export type Told<Report> =
	| { readonly type: 'report'; readonly id: number; readonly report: Report }
	| { readonly type: 'done'; readonly id: number }
	| { readonly type: 'failed'; readonly id: number; readonly reason: string };
