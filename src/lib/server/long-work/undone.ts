/** Long work did not finish, for a reason that has nothing to do with its chronicle. */
export class WorkUndone extends Error {}

/** Somebody who waited for long work wants it no more. */
export class GivenUp extends WorkUndone {
	override readonly name = 'GivenUp';

	constructor() {
		super('The work was stopped.');
	}
}

/** The server takes on no more long work for now; the message is for people. */
export class NotNow extends WorkUndone {
	override readonly name = 'NotNow';
	/** 429: this person asked for too much, 503: everybody has to wait. */
	readonly status: 429 | 503;

	constructor(status: 429 | 503, sentence: string) {
		super(sentence);
		this.status = status;
	}
}

/** The thread that should have done the work is gone, or never started. */
export class ThreadLost extends WorkUndone {
	override readonly name = 'ThreadLost';

	constructor(cause: unknown) {
		super('A thread was lost.', { cause });
	}
}

/** The work took longer than it may; done again it would take as long. */
export class TookTooLong extends WorkUndone {
	override readonly name = 'TookTooLong';

	constructor() {
		super('The work took too long.');
	}
}
