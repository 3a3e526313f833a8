import * as schemes from '../boards/schemes.ts';
import type {
	AssetCard,
	CharacterCard,
	MissionCard,
	ObligationCard,
	SchemeCard,
	StickerCard
} from '../deck/cards.ts';
import type { Pack } from '../deck/pack.ts';
import type { Clan } from '../vocabulary.ts';
import { brujah } from './brujah.ts';
import type { ClanSet } from './cards.ts';
import { gangrel } from './gangrel.ts';
import { lasombra } from './lasombra.ts';
import { malkavian } from './malkavian.ts';
import { missions, missionsNear } from './missions.ts';
import { nosferatu } from './nosferatu.ts';
import { assets, obligations } from './slips.ts';
import { stickers } from './stickers.ts';
import { toreador } from './toreador.ts';
import { tremere } from './tremere.ts';
import { tzimisce } from './tzimisce.ts';
import { ventrue } from './ventrue.ts';

const CLAN_SETS: { readonly [C in Clan]: ClanSet } = {
	brujah,
	gangrel,
	lasombra,
	malkavian,
	nosferatu,
	toreador,
	tremere,
	tzimisce,
	ventrue
};

/** All basic characters of the open set: eight a clan, balanced over the attributes. */
export const openCharacters: readonly CharacterCard[] = Object.values(CLAN_SETS).flatMap(
	({ characters }) => characters
);

/** The leaders, two a clan: the two faces of its leader card. */
export const openLeaders: readonly CharacterCard[] = Object.values(CLAN_SETS).flatMap(
	({ leaders }) => leaders
);

/** The clan schemes that are there from the first chapter, six a clan. */
export const openClanSchemes: readonly SchemeCard[] = Object.values(CLAN_SETS).flatMap(
	({ schemes }) => schemes
);

/** One scheme a battleground. */
export const openBattlegroundSchemes: readonly SchemeCard[] = Object.values(schemes);

/** The stand-alone missions, 1306 to 1997. */
export const openMissions: readonly MissionCard[] = missions;

export { missionsNear as openMissionsNear };

/** Designs of ability stickers, four a clan and six of the thin blood. */
export const openStickers: readonly StickerCard[] = stickers;

export const openAssets: readonly AssetCard[] = assets;

export const openObligations: readonly ObligationCard[] = obligations;

/** What can be shared as a pack, as an example to write an own set by. */
export const openPack: Pack = {
	format: 'elysium-pack',
	version: 1,
	id: 'open-set',
	name: 'The open set of Elysium',
	licence: 'CC BY-SA 4.0',
	characters: [...openLeaders, ...openCharacters],
	schemes: [...openClanSchemes, ...openBattlegroundSchemes],
	missions: [...openMissions]
};
