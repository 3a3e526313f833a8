import type { CARD_KINDS, Stage } from '../../../games/vendetta/vocabulary.ts';
import type { TermId } from '../codex/terms.ts';

/** What the codex calls each kind of clan card. */
export const KIND_TERMS: { readonly [K in (typeof CARD_KINDS)[number]]: TermId } = {
	passive: 'passive',
	preparation: 'preparation',
	conflict: 'conflict',
	aftermath: 'aftermath',
	plain: 'no-effect'
};

/** What the codex calls each stage of a round. */
export const STAGE_TERMS: { readonly [S in Stage]: TermId } = {
	feed: 'feed',
	'location-setup': 'location-setup',
	'hand-building': 'hand-building',
	planning: 'planning',
	resolution: 'resolution',
	'end-of-round': 'round'
};
