/** Somebody who looks at the same log now. */
export interface Present {
	readonly name: string;
	/** The seats they hold in it. */
	readonly seats: readonly string[];
	/** Whether it is who asks. */
	readonly you: boolean;
}
