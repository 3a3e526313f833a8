import { STICKER_KINDS, type StickerKind } from '../../../games/heritage/vocabulary.ts';
import { signOf } from './attributes.ts';

/** A kind of sticker as people say it. */
export const kindWord = (kind: StickerKind): string =>
	kind === 'thin-blood' ? 'Thin blood' : signOf(kind).label;

export const KIND_OPTIONS: readonly { readonly value: StickerKind; readonly label: string }[] =
	STICKER_KINDS.map((kind) => ({ value: kind, label: kindWord(kind) }));
