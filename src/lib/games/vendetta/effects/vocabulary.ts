import { bloodWords } from './blood/blood-words.ts';
import { cardWords } from './cards/card-words.ts';
import { choiceWords } from './choices/choice-words.ts';
import { fateWords } from './fate/fate-words.ts';
import { powerWords } from './power/power-words.ts';

/** Everything a card can say, in words. Their rules stand in `rules.ts`. */
export const WORDS = { ...bloodWords, ...powerWords, ...cardWords, ...fateWords, ...choiceWords };
