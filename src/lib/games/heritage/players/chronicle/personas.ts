/** Whom code plays through the centuries: a name, a title and the name of a haven. */
export const PERSONAS = [
	{ name: 'Ilse of the Lower Town', title: 'Keeper of Keys', haven: 'The Tannery' },
	{ name: 'Corvin the Scribe', title: 'Notary of the Dead', haven: 'The Scriptorium' },
	{ name: 'Odile Marchetti', title: 'Mistress of Masks', haven: 'The Closed Theatre' },
	{ name: 'Tancred von Rhein', title: 'Knight without a Lord', haven: 'The Customs Tower' },
	{ name: 'Maud Ashdown', title: 'The Patient Widow', haven: 'The House at the Ford' },
	{ name: 'Piers Calloway', title: 'Factor of the North', haven: 'The Wool Exchange' },
	{ name: 'Zdenka of the Wells', title: 'Reader of Signs', haven: 'The Dry Cistern' },
	{ name: 'Brother Anselm', title: 'Confessor of Wolves', haven: 'The Empty Priory' },
	{ name: 'Renata Solari', title: 'Lender of Favours', haven: 'The Glass Works' }
] as const;
