import { brujahWord } from '../clans/brujah/brujah-word.ts';
import { gangrelWord } from '../clans/gangrel/gangrel-word.ts';
import { lasombraWord } from '../clans/lasombra/lasombra-word.ts';
import { malkavianWord } from '../clans/malkavian/malkavian-word.ts';
import { nosferatuWord } from '../clans/nosferatu/nosferatu-word.ts';
import { toreadorWord } from '../clans/toreador/toreador-word.ts';
import { tremereWord } from '../clans/tremere/tremere-word.ts';
import { tzimisceWord } from '../clans/tzimisce/tzimisce-word.ts';
import { ventrueWord } from '../clans/ventrue/ventrue-word.ts';
import { boonWords } from './boons/boon-words.ts';
import { choosingWords } from './choices/choice-words.ts';
import { conditionWords } from './conditions/condition-words.ts';
import { courseWords } from './course/course-words.ts';
import { queueWords } from './queue/queue-words.ts';
import { tokenWords } from './tokens/token-words.ts';

/** Every word of the vocabulary. A new word without a rule fails the type check in `table/assembly.ts`. */
export const WORDS = {
	...courseWords,
	...tokenWords,
	...boonWords,
	...conditionWords,
	...queueWords,
	...brujahWord,
	...gangrelWord,
	...lasombraWord,
	...malkavianWord,
	...nosferatuWord,
	...toreadorWord,
	...tremereWord,
	...tzimisceWord,
	...ventrueWord,
	...choosingWords
};
