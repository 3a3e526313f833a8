import { openedTable } from '$lib/ui/heritage/table/opened-table';
import type { PageLoad } from './$types';

export const load: PageLoad = ({ data, url }) => openedTable(data, url);
