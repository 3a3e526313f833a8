import type { Strength } from '../../../games/core/computer/strengths.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import { glanceWords as dealtWords } from '../../../games/rivals/dealt/glance.ts';
import { playedAs } from '../../../games/rivals/dealt/played.ts';
import type { DealtState } from '../../../games/rivals/dealt/state.ts';
import { glanceWords } from '../../../games/rivals/glance.ts';
import { dealtPage, matchPage } from '../../../games/rivals/pages.ts';
import type { PlayedMatch } from '../../../games/rivals/played-match.ts';
import type { RivalsState } from '../../../games/rivals/state.ts';
import { nameKey } from '../../accounts/names.ts';
import type { Application } from '../../application.ts';
import { seatsInGroup } from '../../logs/annex.ts';
import { UnreadableChronicle } from '../../logs/unreadable.ts';

/** A match in the list of its group. */
export interface ListedMatch extends PlayedMatch {
	readonly title: string;
	/** In milliseconds since 1970. */
	readonly createdAt: number;
	readonly href: string;
	/** Where it stands, and who plays. */
	readonly where: string;
	readonly more: readonly string[];
}

type House = Pick<Application, 'keeping' | 'database'>;
type Names = { readonly [seat: SeatId]: string };

/** As much of an open game as its matches are listed by. */
interface Listed<State> {
	readonly logs: {
		ofGroup(
			group: string
		): Promise<
			readonly { readonly id: string; readonly title: string; readonly createdAt: number }[]
		>;
		read(id: string): Promise<{ readonly state: State } | null>;
	};
	readonly kept: { readonly game: { readonly name: string } };
}

/** How matches of one kind are listed. */
interface Listing<State> {
	href(id: string): string;
	glance(state: State, names: Names): Pick<ListedMatch, 'where' | 'more'>;
	played(state: State): PlayedMatch['state'];
	/** The seats that the computer plays. */
	computers(state: State): { readonly [seat: SeatId]: { readonly strength: Strength } };
}

async function listed<State>(
	{ logs, kept }: Listed<State>,
	{ database }: House,
	group: string,
	{ href, glance, played, computers }: Listing<State>
): Promise<readonly ListedMatch[]> {
	const entries = await logs.ofGroup(group);
	const seats = await seatsInGroup(database.read, { group, game: kept.game.name });
	const found: ListedMatch[] = [];
	for (const { id, title, createdAt } of entries) {
		const log = await logs.read(id).catch((thrown: unknown) => {
			if (thrown instanceof UnreadableChronicle) return null;
			throw thrown;
		});
		if (!log) continue;
		const { state } = log;
		const coded = computers(state);
		const sitting = seats.get(id) ?? [];
		const people = sitting.map(({ seatId, name, userId }) => {
			const strength = userId === null ? coded[seatId]?.strength : undefined;
			const who =
				strength === undefined
					? { key: userId ?? `name ${nameKey(name)}`, name }
					: { key: `computer ${strength}`, name: `Computer (${strength})` };
			return [seatId, who] as const;
		});
		const names = Object.fromEntries(sitting.map(({ seatId, name }) => [seatId, name]));
		found.push({
			id,
			title,
			createdAt,
			href: href(id),
			...glance(state, names),
			state: played(state),
			people: Object.fromEntries(people)
		});
	}
	return found;
}

/**
 * All matches of a group that can be read, the oldest first, whether their table was counted or Elysium dealt. Somebody is known by
 * their account, a mere name by the name, and the computer by its strength. Logs are read one after the other, so that a long list
 * leaves room for whoever plays.
 */
export async function matchesOf(house: House, group: string): Promise<readonly ListedMatch[]> {
	const counted = await listed<RivalsState>(house.keeping('rivals'), house, group, {
		href: matchPage,
		glance: (state, people) => glanceWords(state, people),
		played: (state) => state,
		computers: () => ({})
	});
	const dealt = await listed<DealtState>(house.keeping('rivals-dealt'), house, group, {
		href: dealtPage,
		glance: dealtWords,
		played: playedAs,
		computers: ({ rivals = {} }) => rivals
	});
	return [...counted, ...dealt].sort((a, b) => a.createdAt - b.createdAt);
}
