import { BEAST_WITHIN } from '../../../../games/heritage/boards/b/ladder.ts';
import { ladderNews } from '../ladder-news.ts';

export const news = ladderNews(BEAST_WITHIN.points.length);
