import { seededChance } from '../../src/lib/games/core/chance.ts';
import type { Battlegrounds } from '../../src/lib/games/heritage/boards/battleground.ts';
import { facesOf } from '../../src/lib/games/heritage/chronicle-deck/mission-faces.ts';
import type { AssetCard } from '../../src/lib/games/heritage/deck/cards.ts';
import { playChapter } from '../../src/lib/games/heritage/players/play.ts';
import type { Player } from '../../src/lib/games/heritage/players/player.ts';
import { standAlone } from '../../src/lib/games/heritage/players/stand-alone.ts';
import { ERAS } from '../../src/lib/games/heritage/vocabulary.ts';
import { openDeck } from '../../src/lib/server/games/heritage/decks/chronicle/open-deck.ts';

/** The assets that missions of the open deck bring. */
const MISSION_ASSETS: readonly AssetCard[] = openDeck
	.flatMap((card) => (card.kind === 'mission' ? facesOf(card) : []))
	.flatMap(({ choices }) => choices ?? [])
	.flatMap(({ reward }) => (reward.kind === 'asset' ? [reward.asset] : []));

/** Whether the first seat won a chapter with an asset in hand, and the same chapter without. */
export type AssetChapter = { readonly with: boolean; readonly without: boolean };

const SEED_STRIDE = 7919;

/** So many chapters at two seats, each played twice from the same seed; assets and eras in turn. */
export function* assetChapters(
	battlegrounds: Battlegrounds,
	player: Player,
	chapters: number,
	seed: number
): Generator<AssetChapter, void> {
	for (let chapter = 0; chapter < chapters; chapter++) {
		const asset = MISSION_ASSETS[chapter % MISSION_ASSETS.length];
		const wonWith = (assets: readonly AssetCard[]): boolean => {
			const chance = seededChance(seed + SEED_STRIDE * chapter);
			const era = ERAS[chapter % ERAS.length] ?? 1;
			const plain = standAlone({ players: 2, era, dealer: 'app' }, chance);
			const [first, ...others] = plain.seats;
			if (!first) throw new Error('nobody sits there');
			const setting = { ...plain, seats: [{ ...first, assets: [...assets] }, ...others] };
			const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, player]));
			let winner: string | undefined;
			for (const { after } of playChapter({ battlegrounds, setting, players, chance }))
				winner = after.result?.order[0];
			return winner === first.seat;
		};
		yield { with: wonWith(asset ? [asset] : []), without: wonWith([]) };
	}
}
