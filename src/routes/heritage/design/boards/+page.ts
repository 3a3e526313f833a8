import { lookedAt } from '../../../design/looked-at';
import type { PageLoad } from './$types';

export const load: PageLoad = ({ url }) => lookedAt(url);
