import type {
	BoonPlace,
	TableEvent,
	TableEventOf,
	TableEventType
} from '../../../games/heritage/table/events.ts';
import type { Correction } from '../../../games/heritage/table/correction.ts';
import { clanNames } from '../../../games/heritage/clan-names.ts';
import { ADVICE_WORDS } from './advice-words.ts';
import { choiceTold } from './answer-words.ts';
import { promptWords } from './prompt-words.ts';
import { counted, listed } from './names.ts';
import type { TableNames } from './table-names.ts';
import type { Told } from './told.ts';

type Tell<T extends TableEventType> = (event: TableEventOf<T>, names: TableNames) => Told;

const say = (sentence: string): Told => ({ sentence });

/** Who dealt, where that has to be said. */
const by = (chance: 'device' | undefined): string =>
	chance === 'device' ? ', dealt by an offline phone, which nobody can verify' : '';

/** Each fact of the table in plain words; one without any fails the type check. */
const TELL: { readonly [T in TableEventType]: Tell<T> } = {
	TableSet: ({ setting: { seats, chapter, dealer } }, names) => ({
		sentence:
			chapter === null
				? `A table was set up for ${listed(seats.map(({ seat }) => names.seat(seat)))}.`
				: `The table was set up for chapter ${chapter}.`,
		details: [
			...seats.map(
				({ seat, clan, leader }) =>
					`${names.seat(seat)} plays ${clanNames[clan]}, led by ${names.character(leader)}.`
			),
			dealer === 'box' ? 'The box deals.' : 'Elysium deals.'
		]
	}),
	BoardSet: ({ category, battleground }, names) =>
		say(`${names.board(category, battleground)} was placed on the table.`),
	FirstPlayerSet: ({ seat }, names) => say(`${names.seat(seat)} took the first player marker.`),
	PlayBegan: () => say('Play began.'),

	QueueRefilled: ({ character, chance }, names) =>
		say(`${names.character(character)} came into the queue${by(chance)}.`),
	CardTurned: ({ character, chance }, names) =>
		say(`${names.character(character)} was turned${by(chance)}.`),
	DeckShuffled: ({ discards }) =>
		say(discards ? 'The discards were shuffled into the deck.' : 'The deck was shuffled.'),
	QueueDiscarded: ({ characters }, names) =>
		say(`${listed(characters.map(names.character))} left the queue.`),
	CharacterReserved: ({ seat, character }, names) =>
		say(`${names.seat(seat)} reserved ${names.character(character)}.`),
	CharacterBanished: ({ character }, names) =>
		say(`${names.character(character)} was banished from the chronicle.`),

	TurnBegan: ({ seat, round }, names) => say(`${names.seat(seat)}’s turn began (round ${round}).`),
	RecruitGivenUp: ({ seat }, names) => say(`${names.seat(seat)} found nobody to recruit.`),
	RecruitLapsed: ({ seat }, names) => say(`${names.seat(seat)} skipped their recruit.`),
	TurnEnded: ({ seat }, names) => say(`${names.seat(seat)} ended their turn.`),
	RoundEnded: ({ round }) => say(`Round ${round} ended.`),

	CharacterRecruited: ({ seat, character, sire, paid }, names) => ({
		sentence: `${names.seat(seat)} recruited ${names.character(character)} under ${names.character(sire)}.`,
		details: Object.entries(paid).map(
			([payer, power]) => `${names.character(payer)} paid ${power} power.`
		)
	}),
	TokensChanged: ({ vampire, power, infamy }, names) => {
		const changes = [
			...(power === 0 ? [] : [changed(power, 'power')]),
			...(infamy === 0 ? [] : [changed(infamy, 'infamy')])
		];
		return say(`${names.character(vampire)} ${listed(changes)}.`);
	},
	BoonMoved: ({ clan, from, to }, names) =>
		say(`A ${clanNames[clan]} boon went from ${placed(from, names)} to ${placed(to, names)}.`),
	VampireExhausted: ({ vampire }, names) => say(`${names.character(vampire)} became exhausted.`),
	VampireUnexhausted: ({ vampire }, names) => say(`${names.character(vampire)} is ready again.`),
	VampireFell: ({ vampire, insteadOf }, names) =>
		say(
			insteadOf === null
				? `${names.character(vampire)} fell into torpor.`
				: `${names.character(vampire)} went into torpor in place of ${names.character(insteadOf)}.`
		),
	VampireRejuvenated: ({ vampire }, names) => say(`${names.character(vampire)} was rejuvenated.`),
	VampireUsurped: ({ vampire, by }, names) =>
		say(`${names.character(by)} usurped the place of ${names.character(vampire)}.`),
	MonstrosityCrafted: ({ vampire, ancilla }, names) =>
		say(`${names.character(ancilla)} was grafted onto ${names.character(vampire)}.`),
	EnemyDeclared: ({ vampire, scheme }, names) =>
		say(`${names.character(vampire)} was declared an enemy by “${names.scheme(scheme)}”.`),

	SchemeDrawn: ({ seat, scheme }, names) =>
		say(
			scheme === null
				? `${names.seat(seat)} drew a clan scheme.`
				: `${names.seat(seat)} drew “${names.scheme(scheme)}”.`
		),
	SchemePlayed: ({ seat, scheme, leader, borrowed }, names) => ({
		sentence: `${names.seat(seat)} played “${names.scheme(scheme)}”, led by ${names.character(leader)}.`,
		details: borrowed.map(
			({ from, to }) => `A boon went from ${names.character(from)} to ${names.character(to)}.`
		)
	}),
	SchemeEnded: ({ scheme, fate }, names) =>
		say(`“${names.scheme(scheme)}” ${fate === 'spent' ? 'left the game' : 'stays in play'}.`),
	AdditionalSchemeGranted: ({ seat }, names) =>
		say(`${names.seat(seat)} may play one more scheme this turn.`),
	MarketOpened: ({ scheme }, names) => say(`The black market “${names.scheme(scheme)}” opened.`),
	MarketUsed: ({ seat, scheme, from, clan }, names) =>
		say(
			`${names.seat(seat)} placed a ${clanNames[clan]} boon from ${names.character(from)} on “${names.scheme(scheme)}”.`
		),
	EdictProclaimed: ({ scheme, named }, names) =>
		say(`The edict “${names.scheme(scheme)}” named ${named}.`),
	AssetPlayed: ({ seat, bearer }, names) =>
		say(`${names.seat(seat)} played an asset, used by ${names.character(bearer)}.`),

	BoardChanged: ({ category }, names) => say(`${names.board(category)} changed.`),
	LotDrawn: ({ prompt, about, chosen, chance }, names) => ({
		sentence: `Chosen at random: ${named(chosen, names)}${by(chance)}.`,
		details: [promptWords(prompt, about, names)]
	}),
	QuestionAsked: ({ question: { prompt, about, seat } }, names) =>
		say(
			`${seat === null ? 'The table was' : `${names.seat(seat)} was`} asked: ${promptWords(prompt, about, names)}`
		),
	QuestionAnswered: ({ seat, choice, note }, names) => ({
		sentence: choiceTold(
			seat === null ? 'The table' : names.seat(seat),
			choice.map((one) => named(one, names))
		),
		...(note && { words: note })
	}),

	MissionClaimed: ({ mission, seat }, names) =>
		say(
			seat === null
				? `Nobody claimed “${names.mission(mission)}”.`
				: `${names.seat(seat)} claimed “${names.mission(mission)}”.`
		),
	PrimogenConsulted: ({ draw: { declared, shown, winner, proof }, taken }, names) => ({
		sentence: `The primogen draw favoured ${names.seat(winner)}.`,
		details: [
			...Object.entries(declared).map(
				([seat, archetype]) => `${names.seat(seat)} declared ${archetype}.`
			),
			shown === null ? 'None of them came up.' : `First to come up: ${shown}.`,
			...(taken && !proof ? ['Real cards decided.'] : []),
			...(proof ? ['All devices drew together; the proof is saved with it.'] : [])
		]
	}),
	ChapterScored: ({ totals, order }, names) => ({
		sentence: `The chapter was scored; ${names.seat(order[0] ?? '')} won.`,
		details: order.map((seat) => `${names.seat(seat)}: ${counted(totals[seat] ?? 0, 'point')}.`)
	}),

	DealerChanged: ({ dealer, reason }) => ({
		sentence: dealer === 'box' ? 'The box deals from now on.' : 'Elysium deals from now on.',
		reason
	}),
	AdviceAllowed: ({ advice }) => say(ADVICE_WORDS[advice]),
	TableCorrected: ({ corrections, reason }, names) => ({
		sentence: 'The table was corrected by hand.',
		details: corrections.map((correction) => `Set: ${what(correction, names)}.`),
		reason
	})
};

const changed = (by: number, what: string): string =>
	by > 0 ? `gained ${by} ${what}` : `lost ${-by} ${what}`;

const placed = (place: BoonPlace, names: TableNames): string =>
	place.on === 'vampire' ? names.character(place.vampire) : `“${names.scheme(place.market)}”`;

const named = (word: string, names: TableNames): string =>
	/^s[1-9]$/.test(word) ? names.seat(word) : names.character(word);

/** Which thing a correction sets. */
function what(correction: Correction, names: TableNames): string {
	switch (correction.set) {
		case 'vampire':
		case 'left':
			return names.character(correction.vampire);
		case 'joined':
			return `${names.character(correction.character)} under ${names.character(correction.sire)}`;
		case 'queue':
			return `the queue (${listed(correction.queue.map(names.character))})`;
		case 'reserved':
			return 'the reservations';
		case 'piles':
			return 'the discards and the banished';
		case 'retainer':
			return `the retainer of ${names.seat(correction.seat)}`;
		case 'assets':
			return slipWords(`the assets of ${names.seat(correction.seat)}`, [
				...correction.assets.map(({ id, name }) =>
					correction.played.includes(id) ? `“${name}”, played` : `“${name}”`
				)
			]);
		case 'obligations':
			return slipWords(
				`the obligations of ${names.seat(correction.seat)}`,
				correction.obligations.map(({ name }) => `“${name}”`)
			);
		case 'card':
			return `the card of ${correction.card.name}`;
		case 'scheme-card':
			return `the scheme “${correction.card.name}”`;
		case 'mission-card':
			return `the mission “${correction.card.name}”`;
		case 'board':
			return names.board(correction.category);
		case 'turn':
			return `the turn of ${names.seat(correction.seat)} in round ${correction.round}`;
		case 'hand':
			return `the hand of ${names.seat(correction.seat)}`;
		case 'spent':
			return 'the schemes out of the game';
		case 'claim':
			return `the claim on “${names.mission(correction.mission)}”`;
		case 'standing':
			return 'the black markets and the edict';
		case 'nothing-under-way':
			return 'no pending choice';
	}
}

const slipWords = (what: string, slips: readonly string[]): string =>
	`${what} (${slips.length === 0 ? 'none' : slips.join('; ')})`;

/** What happened at a table, in plain words. */
export function tellAtTable(event: TableEvent, names: TableNames): Told {
	// Keyed by the event's own type, so the teller found is the one for it.
	const teller = TELL[event.type] as (event: TableEvent, names: TableNames) => Told;
	return teller(event, names);
}
