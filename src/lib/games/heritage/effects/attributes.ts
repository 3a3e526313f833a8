import * as v from 'valibot';
import { listOf, PLENTY } from '../../core/bounded.ts';
import { CLASSES, GEOGRAPHIES, TEMPERAMENTS } from '../vocabulary.ts';

const ATTRIBUTES = [...CLASSES, ...TEMPERAMENTS, ...GEOGRAPHIES] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export const attributeSchema = v.picklist(ATTRIBUTES);

const namedBySchema = v.picklist(['class', 'temperament', 'geography', 'archetype']);
/** What an edict or a search may name. */
export type NamedBy = v.InferOutput<typeof namedBySchema>;
export const namedSchema = v.pipe(listOf(namedBySchema, PLENTY), v.minLength(1));
