import { happened, turnedBack, type Course } from '../../../../games/heritage/table/course.ts';
import type { Entry } from '../../../live/outbox/outbox.ts';
import type { Base } from '../../../live/outbox/store.ts';
import type { News } from '../link.ts';
import { withStepsOf } from './same-course.ts';

/** What a log says as far as it was read: nothing of what waits. */
export class ReadLog {
	#course: Course;
	#version: number;
	/** Where it was before it began where an earlier page was, as long as nothing after that was read. */
	#before: { readonly course: Course; readonly version: number } | null = null;
	/** The commands it told of since. */
	#written: { [command: string]: true } = {};

	constructor(course: Course, version: number) {
		this.#course = course;
		this.#version = version;
	}

	get course(): Course {
		return this.#course;
	}

	/** How far it was read. */
	get version(): number {
		return this.#version;
	}

	/** Reads on; of what the screen shows already, its own steps stay. */
	readOn(news: readonly News[], commands: readonly string[], version: number, shown: Course): void {
		if (version > this.#version) this.#before = null;
		this.#version = version;
		for (const command of commands) this.#written[command] = true;
		let course = this.#course;
		for (const one of news) {
			if (one.type === 'HappenedAtTable') course = happened(course, one.event, one.goesOn === true);
			else if (one.type !== 'Shown') course = turnedBack(course, one);
		}
		this.#course = withStepsOf(course, shown);
	}

	/** Begins where an earlier page was, which had read further. */
	beginAt({ version, content }: Base, shown: Course): void {
		if (version <= this.#version) return;
		this.#before = { course: this.#course, version: this.#version };
		this.#version = version;
		// Our own page's words, on its own device.
		this.#course = withStepsOf(content as Course, shown);
	}

	/** Whether it began further on than its server says it goes, as after a backup was put back. */
	isBeyond(said: number): boolean {
		return this.#before !== null && this.#version > said;
	}

	/** Goes back to where it was before it began further on. */
	beginAgain(shown: Course): void {
		if (!this.#before) return;
		const { course, version } = this.#before;
		this.#before = null;
		this.#version = version;
		this.#course = withStepsOf(course, shown);
	}

	/** Whether it has an intention already. */
	has({ id, version = Infinity }: Entry): boolean {
		return this.#written[id] === true || version <= this.#version;
	}
}
