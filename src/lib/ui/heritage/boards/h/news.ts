import { RISE_OF_HUMANITY } from '../../../../games/heritage/boards/h/ladder.ts';
import { ladderNews } from '../ladder-news.ts';

/* As high in either reading. */
export const news = ladderNews(RISE_OF_HUMANITY.change.points.length);
