import { VICTIM, VICTIMS } from '../vocabulary.ts';
import type { Correction } from './correction.ts';
import { beginAside, refused, type Deciders } from './decider.ts';
import { corrected, ownerOf } from './evolve-correction.ts';
import type { Table } from './table.ts';
import { allyOf, isIn, locationOf, playerOf, seatsOf } from './where.ts';

/** What is impossible about a correction; null: nothing. */
function problemWith(table: Table, correction: Correction): string | null {
	if ('seat' in correction && !seatsOf(table).includes(correction.seat))
		return `nobody plays at ${correction.seat}`;
	switch (correction.set) {
		case 'pool': {
			const { tokens, flipped, blood } = { ...playerOf(table, correction.seat), ...correction };
			if (blood === 0) return 'a Pool without Blood is Frenzy';
			return flipped > tokens ? 'more tokens are flipped than there are' : null;
		}
		case 'alliance': {
			const cards = [...correction.alliance, ...correction.drained];
			const allies = cards.filter((card) => card !== VICTIM);
			if (new Set(allies).size < allies.length) return 'an Ally is there twice';
			if (allies.some((card) => !allyOf(table, card))) return 'there is no such Ally';
			const elsewhere = seatsOf(table)
				.filter((seat) => seat !== correction.seat)
				.flatMap((seat) => [...playerOf(table, seat).alliance, ...playerOf(table, seat).drained]);
			if (allies.some((card) => elsewhere.includes(card))) return 'another player has that Ally';
			const victims = [...elsewhere, ...cards].filter((card) => card === VICTIM).length;
			if (victims > VICTIMS) return 'there are not so many Victims';
			return table.locations.some(({ ally }) => ally !== null && allies.includes(ally))
				? 'that Ally lies at a Location'
				: null;
		}
		case 'ally':
			return allyProblem(table, correction);
		case 'blood':
			return locationOf(table, correction.at) ? null : 'that Location is not in play';
		case 'ambition':
			return isIn(table, correction.seat) ? null : 'that player is out';
		case 'card':
			return cardProblem(table, correction);
		case 'relic':
			return playerOf(table, correction.seat).relic ? null : 'that player has no relic';
	}
}

function allyProblem(
	table: Table,
	{ at, ally }: Extract<Correction, { set: 'ally' }>
): string | null {
	if (!locationOf(table, at)) return 'that Location is not in play';
	if (ally === null) return null;
	if (!allyOf(table, ally)) return 'there is no such Ally';
	const held = seatsOf(table).flatMap((seat) => [
		...playerOf(table, seat).alliance,
		...playerOf(table, seat).drained
	]);
	const lies = table.locations.some((one) => one.ally === ally && one.id !== at);
	return lies || held.includes(ally) ? 'that Ally lies elsewhere' : null;
}

/** Where the app deals, only what lies face up is moved by hand: all else would tell what is secret. */
function cardProblem(
	table: Table,
	{ card, from, to }: Extract<Correction, { set: 'card' }>
): string | null {
	const owner = ownerOf(table, card);
	if (owner === null) return 'nobody plays that card';
	if (typeof to === 'object' && !locationOf(table, to.at)) return 'that Location is not in play';
	if (typeof to === 'object' && !seatsOf(table).includes(to.position)) return 'nobody plays there';
	if (table.deployed.some((one) => one.card === card)) return null;
	if (table.dealer === 'app') return 'only cards that lie face up can be moved by hand';
	if (from === undefined) return 'it is not said where the card came from';
	const { hand, deck } = playerOf(table, owner);
	if (typeof from === 'object') {
		const down = table.deployed.find(({ slot }) => slot === from.slot);
		return down?.owner === owner && down.card === null ? null : 'no such card lies face down there';
	}
	return (from === 'hand' ? hand : deck) > 0 ? null : `there is no card in the ${from}`;
}

/** The table sets things right: the box is right. */
export const byHandDeciders = {
	/** Refusals: `table-empty`, `same-dealer`. */
	ChangeDealer(table, { dealer }) {
		if (table.phase === 'empty') return refused('table-empty');
		if (table.dealer === dealer) return refused('same-dealer', { dealer });
		return beginAside(table, [{ type: 'DealerChanged', dealer }], { kind: 'settle' });
	},

	/** Refusals: `table-empty`, `correction-wrong`. */
	CorrectTable(table, { corrections }) {
		if (table.phase === 'empty') return refused('table-empty');
		let now = table;
		for (const [at, correction] of corrections.entries()) {
			const problem = problemWith(now, correction);
			if (problem !== null) return refused('correction-wrong', { problem }, `corrections.${at}`);
			now = corrected(now, correction);
		}
		return beginAside(table, [{ type: 'TableCorrected', corrections }], { kind: 'settle' });
	}
} satisfies Partial<Deciders>;
