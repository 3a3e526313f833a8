import type { LedgerEntry, LedgerLine, ShownLine } from './lines.ts';
import { MARK_SIGNS, type Mark } from './marks.ts';
import type { Told } from './told.ts';

/** What changed in a group beside its logs, as the server wrote it down. */
interface Beside {
	readonly id: number;
	readonly at: number;
	readonly what:
		| 'joined'
		| 'left'
		| 'removed'
		| 'role-changed'
		| 'handed-over'
		| 'invited'
		| 'invitation-withdrawn'
		| 'seat-given'
		| 'seat-freed'
		| 'sealed-exported'
		| 'copy-opened'
		| 'lease-lent'
		| 'lease-given-back'
		| 'lease-called-back';
	readonly role: string | null;
	/** Why, in the words of whoever did it. */
	readonly reason: string | null;
	readonly actorId: string | null;
	readonly actor: string | null;
	readonly person: string | null;
	readonly seat: string | null;
}

/** An intention, or a change beside the log, as an audit shows it. */
interface AuditLine extends Pick<ShownLine, 'by' | 'forSeat' | 'at' | 'rule' | 'sign'>, Told {
	/** Unlike any other of this audit. */
	readonly key: string;
}

/** A line that is put into words only when it is shown. */
interface AuditEntry {
	readonly at: string;
	readonly mark: Mark | null;
	readonly actor: string | null;
	/** What of the log it is; null: it is beside it. */
	readonly logged: LedgerEntry | null;
	/** `tell` says what the ledger says of an entry. */
	line(tell: (entry: LedgerEntry) => LedgerLine): AuditLine;
}

const FORMER = 'a former player';

const BESIDE: { readonly [W in Beside['what']]: (row: Beside, person: string) => string } = {
	joined: ({ role }, person) => `${person} joined the group as ${role ?? 'member'}.`,
	left: (_, person) => `${person} left the group.`,
	removed: (_, person) => `${person} was removed from the group.`,
	'role-changed': ({ role }, person) => `${person} is ${role ?? 'member'} now.`,
	'handed-over': (_, person) => `${person} is now the keeper of the group.`,
	invited: ({ role, seat }) =>
		`A ${role ?? 'member'} invitation${seat === null ? '' : ` to the seat of ${seat}`} was created.`,
	'invitation-withdrawn': ({ role }) => `A ${role ?? 'member'} invitation was withdrawn.`,
	'seat-given': ({ seat }, person) =>
		seat === person
			? `${person} took their seat.`
			: `The seat of ${seat ?? 'somebody'} went to ${person}.`,
	'seat-freed': ({ seat }, person) =>
		seat === person
			? `${person} left their seat; it is just a name again.`
			: `The seat of ${seat ?? 'somebody'} is just a name again; ${person} sat there.`,
	'sealed-exported': (_, person) =>
		`${person} exported the chronicle with its sealed cards, under a passphrase.`,
	'copy-opened': () => 'A copy of this chronicle was opened on this server.',
	'lease-lent': (_, person) => `${person}’s phone may deal at the table while offline.`,
	'lease-given-back': (_, person) => `${person}’s phone stopped dealing.`,
	'lease-called-back': (_, person) => `${person}’s phone may no longer deal.`
};

function markOfBeside(what: Beside['what']): Mark {
	switch (what) {
		case 'lease-lent':
		case 'lease-given-back':
		case 'lease-called-back':
			return 'dealing';
		case 'joined':
		case 'left':
		case 'removed':
		case 'role-changed':
		case 'handed-over':
		case 'invited':
		case 'invitation-withdrawn':
		case 'seat-given':
		case 'seat-freed':
		case 'sealed-exported':
		case 'copy-opened':
			return 'group';
	}
}

/** Who sits where decides who sees which hand, and a file can be opened elsewhere: everybody may know. */
const FOR_ALL: readonly Beside['what'][] = [
	'seat-given',
	'seat-freed',
	'left',
	'removed',
	'sealed-exported',
	'copy-opened'
];

/** What happened beside a log, as the ledger shows it to everybody among its entries. */
interface BesideEntry extends Pick<LedgerEntry, 'kind' | 'chapter' | 'at' | 'note'> {
	line(): LedgerLine;
}

/** What happened beside a log since it began, as far as it concerns everybody, oldest first. */
export function entriesBeside(
	beside: readonly Beside[],
	log: readonly LedgerEntry[]
): readonly BesideEntry[] {
	const entries = beside.flatMap((row) => {
		const { at, line } = besideEntry(row);
		const before = log.findLast((entry) => entry.at <= at);
		if (!before || !FOR_ALL.includes(row.what)) return [];
		const place = { kind: 'players', chapter: before.chapter, at } as const;
		const told = () => {
			const { sign: _sign, ...rest } = line();
			return { ...rest, ...place, sequence: before.sequence, rule: null };
		};
		return { ...place, note: null, line: told };
	});
	return entries.reverse();
}

function besideEntry(row: Beside): AuditEntry & { line(): AuditLine } {
	const at = new Date(row.at).toISOString();
	const mark = markOfBeside(row.what);
	return {
		at,
		mark,
		actor: row.actorId,
		logged: null,
		line: () => ({
			key: `beside-${row.id}`,
			sign: MARK_SIGNS[mark],
			by: row.actor ?? (row.what === 'copy-opened' ? 'somebody outside this group' : FORMER),
			at,
			rule: null,
			sentence: BESIDE[row.what](row, row.person ?? FORMER),
			...(row.reason !== null && { reason: row.reason })
		})
	};
}

const logEntry = (entry: LedgerEntry): AuditEntry => ({
	at: entry.at,
	mark: entry.mark,
	actor: entry.actor,
	logged: entry,
	line: (tell) => {
		const { sequence, followed: _followed, takenBack: _takenBack, ...line } = tell(entry);
		return {
			...line,
			key: `event-${sequence}`,
			...(entry.mark && { sign: MARK_SIGNS[entry.mark] }),
			rule: null
		};
	}
});

/** All that was done, in the log and beside it, the newest first. */
export function auditEntries(
	log: readonly LedgerEntry[],
	beside: readonly Beside[]
): readonly AuditEntry[] {
	// Of one instant, what came later in the log stands first: sorting keeps the order of equals.
	const entries = [...log.map(logEntry).reverse(), ...beside.map(besideEntry)];
	return entries.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

export const markOptions = Object.entries(MARK_SIGNS).map(([value, { label }]) => ({
	value,
	label
}));
