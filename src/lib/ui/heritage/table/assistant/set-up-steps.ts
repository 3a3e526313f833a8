import { boardOf } from '../../../../games/heritage/boards/timeline.ts';
import { clanNames } from '../../../../games/heritage/clan-names.ts';
import { CATEGORIES, type Category, type Clan } from '../../../../games/heritage/vocabulary.ts';
import { startOf } from '../../boards/words.ts';
import { counted, listed } from '../../ledger/names.ts';
import type { SetUpStep } from '../../../table/set-up-step.ts';
import type { SeatToLay, ToLayOut } from './to-lay-out.ts';
import { roman } from '../../../../games/core/numerals.ts';

/** What is drawn beside a step. */
export type StepPicture =
	| { readonly kind: 'room'; readonly letters: readonly string[] }
	| { readonly kind: 'board'; readonly category: Category }
	| { readonly kind: 'queue'; readonly places: number; readonly costs: readonly number[] }
	| {
			readonly kind: 'leader';
			readonly clan: Clan | null;
			readonly power: number;
			readonly boons: number;
	  }
	| { readonly kind: 'cards'; readonly count: number; readonly faceDown: boolean }
	| { readonly kind: 'marker' };

type StepOfSetUp = SetUpStep & { readonly picture: StepPicture | null };

/**
 * How the real components are put out, step by step, for this era and so many players, in our own words.
 * Counts follow the readings. Source: rulebook, Set-up; readings A to I.
 */
export function setUpSteps(wanted: ToLayOut): readonly StepOfSetUp[] {
	return [
		room(wanted),
		...CATEGORIES.flatMap((category) => board(wanted, category)),
		deck(wanted),
		queue(wanted),
		leaders(wanted),
		...tokens(wanted),
		...hands(wanted),
		...havens(wanted),
		...missions(wanted),
		firstPlayer(wanted)
	];
}

const step = (
	id: string,
	title: string,
	lines: readonly string[],
	picture: StepPicture | null = null,
	people: SetUpStep['people'] = []
): StepOfSetUp => ({ id, title, lines, people, picture });

function room({ battlegrounds, seats, era }: ToLayOut): StepOfSetUp {
	const letters = CATEGORIES.map((category) => battlegrounds[category]);
	const names = letters.map((letter) => titleOf(letter));
	return step(
		'room',
		'Make room',
		[
			`In the middle, place the three battlegrounds of era ${roman(era)}: ${listed(names)}. The queue goes below them.`,
			`Each of the ${seats.length} bloodlines needs room to grow down from its leader.`
		],
		{ kind: 'room', letters }
	);
}

function titleOf(letter: string): string {
	return boardOf(letter)?.name ?? letter;
}

function board(
	{ battlegrounds, seats, numbers }: ToLayOut,
	category: Category
): readonly StepOfSetUp[] {
	const letter = battlegrounds[category];
	const lines = startOf(letter, seats.length, numbers);
	if (lines === null) return [];
	const picture = { kind: 'board', category } as const;
	return [step(`board-${letter}`, titleOf(letter), lines, picture)];
}

function deck({ dealer, seats }: ToLayOut): StepOfSetUp {
	const aside = seats.flatMap(({ retainer }) => retainer ?? []);
	if (dealer === 'app')
		return step('deck', 'The deck stays in the box', [
			'Elysium shuffles and draws, so leave the cards there.',
			'If you like, set out boards and tokens and move them as Elysium shows.'
		]);
	return step('deck', 'The deck', [
		'Take out all clan leaders. Leaders of unused clans go back into the box.',
		...(aside.length > 0 ? [`Take out ${listed(aside)} too: they are in a haven.`] : []),
		'Shuffle all other characters into one face-down deck.'
	]);
}

function queue({ dealer, numbers: { queueSize, leftmostCosts } }: ToLayOut): StepOfSetUp {
	const free = queueSize - leftmostCosts.length;
	return step(
		'queue',
		'The queue',
		[
			dealer === 'app'
				? `Elysium turns up ${counted(queueSize, 'card')} in a row.`
				: `Turn up the first ${counted(queueSize, 'card')} of the deck. Lay them in a row from right to left.`,
			`The leftmost spaces cost ${listed(leftmostCosts.map(String))} power; the other ${free} are free. When a card leaves, the row slides right and a new card joins on the left.`
		],
		{ kind: 'queue', places: queueSize, costs: leftmostCosts }
	);
}

function leaders({ seats }: ToLayOut): StepOfSetUp {
	const [first] = seats;
	return step(
		'leaders',
		'Your leaders',
		[
			'Place your clan’s leader at the top of your play area. A leader card has two sides: choose one.'
		],
		{ kind: 'leader', clan: first?.clan ?? null, power: 0, boons: 0 },
		people(seats, ({ clan, leader }) =>
			clan === null ? 'any free clan' : `${clanNames[clan]}${leader ? `: ${leader}` : ''}`
		)
	);
}

function tokens({ seats, numbers }: ToLayOut): readonly StepOfSetUp[] {
	const { startPower: power, startBoons: boons } = numbers;
	if (power + boons === 0) return [];
	const each = [
		...(power > 0 ? [`${power} power`] : []),
		...(boons > 0 ? [`${counted(boons, 'boon')} of your clan`] : [])
	];
	const clan = seats[0]?.clan ?? null;
	return [
		step(
			'tokens',
			'Power and boons',
			[
				`Put ${listed(each)} on your leader.`,
				...(power > 0 ? [`That is ${power * seats.length} power in total.`] : []),
				'At the end, each power and boon is worth 1 point; each infamy costs 1.',
				'Misprint: the printed rulebook shows a wrong icon for the torpor token.'
			],
			{ kind: 'leader', clan, power, boons }
		)
	];
}

function hands({ dealer, numbers }: ToLayOut): readonly StepOfSetUp[] {
	const { startClanSchemes: count, hands } = numbers;
	const open = 'Each battleground’s scheme lies face up beside it. Anyone can play it.';
	if (count === 0 && dealer === 'app') return [];
	if (count === 0) return [step('schemes', 'Schemes', [open])];
	const faceDown = hands === 'hidden';
	return [
		step(
			'schemes',
			'Your schemes',
			[
				dealer === 'app'
					? `Elysium deals each player ${counted(count, 'clan scheme')}.`
					: `Shuffle your clan schemes and draw ${count}. The rest stay face down beside your leader.`,
				faceDown
					? 'Keep yours secret. On a shared phone, a hand opens only for its player.'
					: 'Hands are open: everyone may see them.',
				...(dealer === 'box' ? [open] : [])
			],
			{ kind: 'cards', count, faceDown }
		)
	];
}

function havens({ seats }: ToLayOut): readonly StepOfSetUp[] {
	const keeping = seats.filter(
		({ retainer, assets, obligations }) =>
			retainer !== null || assets.length > 0 || obligations.length > 0
	);
	if (keeping.length === 0) return [];
	return [
		step(
			'havens',
			'From your havens',
			[
				'Place your haven’s cards beside you: a retainer to recruit, assets to play once, obligations for this chapter.'
			],
			null,
			people(keeping, ({ retainer, assets, obligations }) =>
				[
					...(retainer === null ? [] : [`retainer ${retainer}`]),
					...(assets.length > 0 ? [`to play: ${listed(assets)}`] : []),
					...(obligations.length > 0 ? [`obligations: ${listed(obligations)}`] : [])
				].join('; ')
			)
		)
	];
}

function missions({ missions, dealer }: ToLayOut): readonly StepOfSetUp[] {
	if (missions === null)
		return [
			step('missions', 'Missions', [
				'Elysium draws the missions after set-up and shows them under Points.'
			])
		];
	if (missions.length === 0) return [];
	const where =
		dealer === 'box' ? 'Lay them face up where everyone can read them' : 'They are face up';
	return [
		step(
			'missions',
			missions.length === 1 ? 'One mission' : `${missions.length} missions`,
			[
				`${where}: ${listed(missions)}.`,
				'At the end, the player with the most matching vampires claims a mission, unless its card says otherwise. Vampires in torpor do not count.'
			],
			{ kind: 'cards', count: missions.length, faceDown: false }
		)
	];
}

function firstPlayer({ firstPlayer, seats, numbers }: ToLayOut): StepOfSetUp {
	const rounds =
		seats.length === 2 || seats.length === 3 || seats.length === 4
			? numbers.rounds[seats.length]
			: numbers.rounds[4];
	return step(
		'first-player',
		'The first player marker',
		[
			firstPlayer === null
				? 'Draw lots: the winner takes the marker.'
				: `${firstPlayer} takes it and goes first.`,
			`Play ${counted(rounds, 'round')}, clockwise. Each turn, recruit one character; you may also play one scheme.`
		],
		{ kind: 'marker' }
	);
}

const people = (
	seats: readonly SeatToLay[],
	words: (seat: SeatToLay) => string
): SetUpStep['people'] =>
	seats.map((seat) => ({
		name: seat.name,
		words: words(seat),
		sign: seat.clan && { name: `heritage/${seat.clan}`, label: clanNames[seat.clan] }
	}));
