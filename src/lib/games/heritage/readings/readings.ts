import * as boardReadings from '../boards/readings.ts';
import { chapterReadings } from './chapter.ts';
import { chronicleReadings } from './chronicle.ts';
import type { Reading } from './reading.ts';

const register = { ...chapterReadings, ...chronicleReadings, ...boardReadings };

export type ReadingId = keyof typeof register;

/** Every reading by its id, in the order in which they are shown: chapter, chronicle, boards. */
export const readings: { readonly [Id in ReadingId]: Reading } = register;
