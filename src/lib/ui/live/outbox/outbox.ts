import type { Problem } from '../../chronicle/post.ts';

/** Something that somebody wanted, in the words and under the id under which it is sent, however often. */
export type Intention = {
	readonly id: string;
	/** How far its log was known where it was formed. */
	readonly seen: number;
	/** A command of its log. */
	readonly command: unknown;
	/** What it is, for people; kept with it, so that every page can say it. */
	readonly words: string;
	/** When it was formed by the clock of the device: to be shown, and for nothing else. */
	readonly madeAt: number;
};

/**
 * Where it stands: `queued` nobody but this device knows of it · `sent` it is on its way, or its answer was lost ·
 * `accepted` the server wrote it, and its log was not read that far · `held` it was formed on one that was refused,
 * and waits for a word of its person · `refused` · `taken` it is in the log.
 */
export type Standing = 'queued' | 'sent' | 'accepted' | 'held' | 'refused' | 'taken';

export type Entry = Intention & {
	readonly standing: Standing;
	/** It could not be sent at once: what became of it is told until it was read. */
	readonly late?: true;
	/** Others wrote in between. */
	readonly passed?: true;
	/** How far its log was read since. */
	readonly known?: number;
	/** The version of its log right after it. */
	readonly version?: number;
	/** Why it was refused. */
	readonly problem?: Problem;
};

/** The intentions of one person for one log, in the order in which they were formed. */
export type Outbox = readonly Entry[];

/** Whose intentions, and for which log: nobody ever sends what somebody else wanted. */
export type Place = {
	readonly person: string;
	/** The address of the endpoints of the log. */
	readonly at: string;
};

/** What stands beside intentions, for pages that know nothing of their table. */
export type Whereabouts = { readonly title: string; readonly href: string };

export type KeptBox = Place & Whereabouts & { readonly box: Outbox };

/** What can happen to them. */
export type Happening =
	/** `sent`: it went on its way in the same moment. */
	| { readonly type: 'formed'; readonly intention: Intention; readonly sent?: boolean }
	| { readonly type: 'sent'; readonly id: string }
	/** No answer came: the server may have it or not. */
	| { readonly type: 'lost' }
	/** `on`: the version that it was decided on. */
	| {
			readonly type: 'accepted';
			readonly id: string;
			readonly version: number;
			readonly on?: number | undefined;
	  }
	| { readonly type: 'refused'; readonly id: string; readonly problem: Problem }
	/** The log was read up to a version: what stands in it, in order, by the ids of the commands. */
	| { readonly type: 'read'; readonly version: number; readonly commands: readonly string[] }
	/** The device dealt for it, off the network: it goes under the same id, so that whichever arrives first counts. */
	| {
			readonly type: 'dealt';
			readonly id: string;
			readonly command: unknown;
			readonly words: string;
	  }
	/** Its person lets it go. */
	| { readonly type: 'let-go'; readonly id: string }
	/** What was held is sent all the same. */
	| { readonly type: 'released' }
	/** What became of those that were late was read. */
	| { readonly type: 'understood' };

const ACTIVE = new Set<Standing>(['queued', 'sent', 'accepted']);

/** Whether it is on its way into the log: what stands on a table shows it already. */
export const isActive = ({ standing }: Entry): boolean => ACTIVE.has(standing);

/** Whether its person has still to hear, or to say, what becomes of it. */
export const isUnsettled = ({ standing }: Entry): boolean => standing !== 'taken';

/** The one to be sent next; each goes only after the one before was answered. Null: none. */
export function nextToSend(box: Outbox): Entry | null {
	return box.find(isOpen) ?? null;
}

/** Whether somebody may let it go: nobody else knows of it, and nothing that leans on it is left. */
export function mayLetGo(box: Outbox, id: string): boolean {
	const index = box.findIndex((entry) => entry.id === id);
	const entry = box[index];
	if (entry?.standing === 'refused') return true;
	if (entry?.standing === 'held') return !box.slice(index + 1).some(isHeld);
	return entry?.standing === 'queued' && !box.slice(index + 1).some(isActive);
}

const isHeld = ({ standing }: Entry): boolean => standing === 'held';

/** Nobody answered it yet. */
const isOpen = ({ standing }: Entry): boolean => standing === 'queued' || standing === 'sent';

/** The intentions after something happened to them. Cannot fail: what does not fit any more changes nothing. */
export function after(box: Outbox, happening: Happening): Outbox {
	switch (happening.type) {
		case 'formed':
			return formed(box, happening);
		case 'sent':
			return nextToSend(box)?.id === happening.id
				? changed(box, happening.id, { standing: 'sent' })
				: box;
		case 'lost':
			return box.map((entry) => (isActive(entry) ? { ...entry, late: true } : entry));
		case 'accepted':
			return accepted(box, happening);
		case 'refused':
			return refused(box, happening);
		case 'read':
			return read(box, happening);
		case 'dealt':
			return dealt(box, happening);
		case 'let-go':
			return mayLetGo(box, happening.id) ? box.filter(({ id }) => id !== happening.id) : box;
		case 'released':
			return box.map((entry) => (isHeld(entry) ? { ...entry, standing: 'queued' } : entry));
		case 'understood':
			return box.filter(isUnsettled);
	}
}

/** Formed while others could not be sent, it could not be sent either. */
function formed(box: Outbox, { intention, sent }: Extract<Happening, { type: 'formed' }>): Outbox {
	if (box.some(({ id }) => id === intention.id)) return box;
	const late = box.some((entry) => isActive(entry) && entry.late);
	const standing = sent ? 'sent' : 'queued';
	return [...box, { ...intention, standing, ...(late && { late }) }];
}

const changed = (box: Outbox, id: string, change: Partial<Entry>): Outbox =>
	box.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));

/** What nobody answered yet, with the chance of the device. */
function dealt(box: Outbox, { id, command, words }: Extract<Happening, { type: 'dealt' }>): Outbox {
	const entry = box.find((one) => one.id === id);
	return entry && isOpen(entry) ? changed(box, id, { command, words, late: true }) : box;
}

function accepted(
	box: Outbox,
	{ id, version, on }: Extract<Happening, { type: 'accepted' }>
): Outbox {
	const entry = box.find((one) => one.id === id);
	if (!entry || entry.standing === 'taken') return box;
	const own = Math.max(...box.map((one) => (one === entry ? 0 : (one.version ?? 0))));
	const known = Math.max(entry.seen, entry.known ?? 0, own);
	const passed = entry.passed ?? (on !== undefined && on > known);
	return changed(box, id, { standing: 'accepted', version, ...(passed && { passed }) });
}

/**
 * What was formed on it and not answered is held: it may hold still, and mean something else. Refused at once, with nothing behind it,
 * it is told where it was done, and nothing of it waits here.
 */
function refused(box: Outbox, { id, problem }: Extract<Happening, { type: 'refused' }>): Outbox {
	const index = box.findIndex((entry) => entry.id === id);
	const entry = box[index];
	if (!entry || !isOpen(entry)) return box;
	const before = box.slice(0, index);
	const behind = box.slice(index + 1);
	if (!entry.late && !behind.some(isActive)) return [...before, ...behind];
	return [
		...before,
		{ ...entry, standing: 'refused', late: true, problem },
		...behind.map((one): Entry => (isOpen(one) ? { ...one, standing: 'held', late: true } : one))
	];
}

/** What the log tells of is taken, whatever was said of it; what others wrote came before all that waits. */
function read(box: Outbox, { version, commands }: Extract<Happening, { type: 'read' }>): Outbox {
	const written = new Set(commands);
	const own = new Set(box.map(({ id }) => id));
	return box.flatMap((entry): Entry[] => {
		const isIn = written.has(entry.id) || (entry.version ?? Infinity) <= version;
		const before = isIn ? commands.slice(0, commands.indexOf(entry.id)) : commands;
		const passed = entry.passed ?? before.some((command) => !own.has(command));
		if (!isIn && !isActive(entry)) return [entry];
		const known: Entry = { ...entry, known: version, ...(passed && { passed }) };
		if (!isIn) return [known];
		if (!entry.late) return [];
		const { problem: _problem, ...taken } = known;
		return [{ ...taken, standing: 'taken' }];
	});
}
