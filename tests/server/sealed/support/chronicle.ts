import { importPack } from '../../../../src/lib/server/games/heritage/packs.ts';
import type { Application } from '../../../../src/lib/server/application.ts';
import type { DeckCard } from '../../../../src/lib/games/heritage/chronicle-deck/cards.ts';
import type { Wish } from '../../../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { openLeaders } from '../../../../src/lib/games/heritage/open/open-set.ts';
import type { SeatId } from '../../../../src/lib/games/heritage/shapes.ts';
import { CLANS } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { mission, prologue, record, scored } from '../../../unit/heritage/table.ts';
import { newCast, type Cast } from '../../rights/support/cast.ts';
import { missionId, packText } from './marked.ts';
import type { Asked } from './world.ts';

export const SEATS = ['s1', 's2', 's3'] as const;

/** A group with a chronicle whose prologue is done. */
export async function settledCast(application: Application): Promise<Cast> {
	const cast = await newCast(application);
	const actor = { id: cast.actors[0]?.id ?? '', name: 'keeper' };
	for (const seat of SEATS) {
		const command = { id: `prologue-of-${seat}`, seen: 0, body: prologue(seat) };
		const answer = await application.keeping('heritage').logs.act({
			chronicle: cast.chronicle,
			actor,
			seat,
			command
		});
		if (answer.kind !== 'accepted') throw new Error(answer.sentence);
	}
	return cast;
}

/** Imports a deck as a pack into the chronicle of the cast. */
export async function bringPack(
	application: Application,
	{ chronicle: id, actors }: Cast,
	cards: readonly DeckCard[]
): Promise<void> {
	const chronicle = await application.keeping('heritage').logs.read(id);
	if (!chronicle) throw new Error('the chronicle of the cast is gone');
	const answer = await importPack(application, {
		chronicle,
		actor: { id: actors[0]?.id ?? '', name: 'keeper' },
		text: packText(cards)
	});
	if (answer.kind !== 'sealed')
		throw new Error(`${answer.sentence} ${JSON.stringify(answer.faults)}`);
}

let sent = 0;
const newId = (): string => `command-${String(++sent)}`;

/** What a phone sends to turn the deck. */
export const wishing = (wish: Wish): Asked => ({ json: { id: newId(), wish } });

/** What a phone sends as a command. */
export const commanding = (command: Command): Asked => ({
	json: { id: newId(), seen: 0, command }
});

/** A chapter that this seat won, before the others in turn order; the first two missions are claimed. */
export function recordOf(chapter: number, winner: SeatId) {
	const others = SEATS.filter((seat) => seat !== winner);
	return record(
		[winner, ...others].map((seat, place) => scored(seat, 30 - 10 * place)),
		{
			missions: [
				mission(missionId(chapter, 1), others[0] ?? null),
				mission(missionId(chapter, 2), winner),
				mission(missionId(chapter, 3), null)
			]
		}
	);
}

/** The form that lays out a chapter for all three, dealt by the app. */
export function layingOut(mixed = false): Asked {
	const seats = SEATS.map((seat, index) => {
		const clan = CLANS[index] ?? 'ventrue';
		const leader = openLeaders.find((card) => card.clan === clan)?.id ?? '';
		return { seat, clan, leader, eachRound: [], resting: [] };
	});
	const chosen = {
		dealer: 'app',
		cards: 'both',
		seats,
		firstPlayer: 's1',
		missions: 'by-chance',
		...(mixed && { mixed })
	};
	return { form: { command: newId(), chosen: JSON.stringify(chosen) } };
}
