/** How much there may be of what, each by what it belongs to. */
export interface Quotas {
	readonly account: {
		/** that it keeps */
		readonly groups: number;
		/** of all logs in the groups that it keeps, and of what is sealed beside them */
		readonly bytes: number;
		/** bytes of what it typed and has not sent yet */
		readonly drafts: number;
	};
	readonly group: {
		readonly chronicles: number;
		readonly games: number;
		readonly draws: number;
		readonly members: number;
		/** that still let somebody in */
		readonly invitations: number;
	};
	readonly chronicle: {
		readonly events: number;
		readonly bytes: number;
		readonly notes: number;
		/** cards of its own */
		readonly cards: number;
		/** assets and obligations in havens, and obligations in the supply */
		readonly slips: number;
	};
}

const MEGABYTE = 1024 * 1024;

/** A chronicle whose 21 chapters are all played live comes to some 12,000 events and 10 MB. */
export const QUOTAS: Quotas = {
	account: { groups: 50, bytes: 256 * MEGABYTE, drafts: 16 * MEGABYTE },
	group: { chronicles: 100, games: 300, draws: 3_000, members: 100, invitations: 100 },
	chronicle: { events: 60_000, bytes: 64 * MEGABYTE, notes: 10_000, cards: 2_000, slips: 2_000 }
};

type Numbers<Part> = { readonly [Name in keyof Part]: number };

const timesEach = <Part extends Numbers<Part>>(part: Part, factor: number): Part =>
	Object.fromEntries(
		Object.entries(part).map(([name, most]) => [name, Number(most) * factor])
	) as Part;

/** The quotas, each so many times. */
export const quotasTimes = (factor: number): Quotas => ({
	account: timesEach(QUOTAS.account, factor),
	group: timesEach(QUOTAS.group, factor),
	chronicle: timesEach(QUOTAS.chronicle, factor)
});

const count = (most: number): string => most.toLocaleString('en');

/** Bytes as people say them. */
export const inMegabytes = (bytes: number): string =>
	`${(bytes / MEGABYTE).toFixed(bytes < 10 * MEGABYTE ? 1 : 0)} MB`;

const OR_MORE = 'or ask your host to allow more';

/** What is full, how much it holds, and what to do. */
const SENTENCES = {
	account: {
		groups: (most) =>
			`You already have ${count(most)} groups, the most allowed. Delete one that you no longer need, ${OR_MORE}.`,
		bytes: (most) =>
			`The groups of this keeper hold ${inMegabytes(most)} of chronicles and games, the most allowed. Export and delete one that is over, ${OR_MORE}.`,
		drafts: (most) =>
			`Your unsent forms hold ${inMegabytes(most)}, the most allowed. Send or clear one first.`
	},
	group: {
		chronicles: (most) =>
			`This group holds ${count(most)} chronicles, the most allowed. Export and delete one that is over, ${OR_MORE}.`,
		games: (most) =>
			`This group holds ${count(most)} single games, the most allowed. Delete one that is over, ${OR_MORE}.`,
		draws: (most) =>
			`This group holds ${count(most)} draws and decks, the most allowed. Delete a deck, or a chronicle that is over, ${OR_MORE}.`,
		members: (most) =>
			`This group has ${count(most)} members, the most allowed. Its keeper can remove someone who no longer plays.`,
		invitations: (most) =>
			`This group has ${count(most)} unused invitations, the most allowed. Withdraw one first.`
	},
	chronicle: {
		events: (most) =>
			`This chronicle holds ${count(most)} events, the most allowed. Ask your host to allow more; nothing in it is lost.`,
		bytes: (most) =>
			`This chronicle holds ${inMegabytes(most)}, the most allowed. Ask your host to allow more; nothing in it is lost.`,
		notes: (most) =>
			`This chronicle holds ${count(most)} notes, the most allowed. Ask your host to allow more.`,
		cards: (most) =>
			`This chronicle holds ${count(most)} cards of its own, the most allowed. Remove some first, ${OR_MORE}.`,
		slips: (most) =>
			`This chronicle holds ${count(most)} assets and obligations, the most allowed. Remove some first, ${OR_MORE}.`
	}
} as const satisfies {
	readonly [Of in keyof Quotas]: { readonly [What in keyof Quotas[Of]]: (most: number) => string };
};

/** What something holds, of all that has a quota there. */
export type Used<Of extends keyof Quotas> = Numbers<Quotas[Of]>;

/** Why no more goes into something, in words; null: more does. */
export function findFull<Of extends keyof Quotas>(
	quotas: Quotas,
	of: Of,
	used: Partial<Used<Of>>
): string | null {
	const most = quotas[of] as Readonly<Record<string, number>>;
	const sentences = SENTENCES[of] as Readonly<Record<string, (most: number) => string>>;
	for (const [what, now] of Object.entries(used) as [string, number][])
		if (now >= (most[what] ?? Infinity)) return sentences[what]?.(most[what] ?? 0) ?? null;
	return null;
}

const NAMES = {
	events: 'events',
	notes: 'notes',
	cards: 'cards of its own',
	slips: 'assets and obligations'
} as const satisfies { readonly [What in Exclude<keyof Quotas['chronicle'], 'bytes'>]: string };

/** Why so much cannot become one chronicle, in words; null: it can. */
export function findTooMuch(
	{ chronicle: most }: Quotas,
	{ bytes, ...others }: Used<'chronicle'>
): string | null {
	const [what] = (Object.keys(NAMES) as (keyof typeof NAMES)[]).filter(
		(one) => others[one] > most[one]
	);
	const much = what
		? [`${count(others[what])} ${NAMES[what]}`, count(most[what])]
		: bytes > most.bytes
			? [inMegabytes(bytes), inMegabytes(most.bytes)]
			: null;
	return (
		much &&
		`This file holds ${much[0]}, and a chronicle can hold ${much[1]}. Ask your host to allow more.`
	);
}

/** Why so many bytes more do not go into the groups of a keeper, in words that tell nothing of what is sealed; null: they do. */
export function findNoRoom(
	quotas: Quotas,
	{ bytes }: Pick<Used<'account'>, 'bytes'>,
	coming: number
): string | null {
	const most = quotas.account.bytes;
	const full = findFull(quotas, 'account', { bytes });
	if (full !== null || bytes + coming <= most) return full;
	return `There is no room for this: all groups of this keeper together can hold ${inMegabytes(most)}. Export and delete a chronicle that is over, ${OR_MORE}.`;
}
