/**
 * The questions that the rulebook answers at its end, each in a few words of ours, by number. Every
 * one has a test of that name and code that cites it; `docs/rulings.md` is made of the three.
 */
export const RULINGS: { readonly [number: number]: string } = {
	1: 'no battleground may be skipped',
	2: 'no effect may be skipped',
	3: 'effects go top to bottom',
	4: 'the queue refills after each removal, once for several',
	5: 'sacrifice does not chain',
	6: 'one scheme a turn unless granted',
	7: 'activate is not trigger',
	8: 'torpor claims no mission',
	9: 'any is one, each is all',
	10: 'boons only when a scheme needs them',
	11: 'class, temperament, geography',
	12: 'each activation resolves fully before the next',
	13: 'an empty deck reshuffles, also within a search',
	14: 'exhaustion outlasts the round',
	15: 'bonded stays with its clan',
	16: 'aftermath order: fewer missions first',
	17: 'sticker out: thin blood, which is always allowed',
	18: 'thin blood out: another clan',
	19: 'unlocked leaders come home, unlocked schemes stay',
	20: 'Rites (a sticker at Cruelty 6) puts your vampire, not the leader, into torpor, without sacrifice',
	21: "the politics token's face on neutral means nothing",
	22: "entering a rival's court",
	23: 'a token in the judices stays and flips',
	24: 'respite gives one power at most',
	25: 'nobody recruits more than others; a recruiting scheme replaces the recruit',
	26: 'an embraced ancilla resolves fully before the scheme goes on',
	27: 'bonded beats embrace the chaos',
	28: 'a usurped enemy stays an enemy',
	29: 'ancillae in monstrosities go back and are not retained',
	30: 'expansions bring a rules card and ids',
	31: 'expansion cards may come chapter by chapter',
	32: 'a clan leader is never banished',
	33: 'the victor takes the chapter card as an asset'
};
