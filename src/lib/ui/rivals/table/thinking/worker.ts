/** The worker of Rivals: finds moves of the computer beside the page. */
import { serve } from '../../../thinking/serve.ts';
import type { Question, Report } from './questions.ts';
import { think } from './think.ts';

const now = (): number => performance.now();

serve<Question, Report>(self, (question) => think(question, now), now);
