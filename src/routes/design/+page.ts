import type { PageLoad } from './$types';
import { lookedAt } from './looked-at';

export const load: PageLoad = ({ url }) => lookedAt(url);
