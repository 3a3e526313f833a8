export { ladderNews as news } from '../ladder-news.ts';
