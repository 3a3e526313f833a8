/** The worker of Heritage: thinks about its questions beside the page, with the rules of every board. */
import { serve } from '../../thinking/serve.ts';
import type { Question, Report } from './questions.ts';
import { think } from './think.ts';

const now = (): number => performance.now();

serve<Question, Report>(self, (question) => think(question, now), now);
