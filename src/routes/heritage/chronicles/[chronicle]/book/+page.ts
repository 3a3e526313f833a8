import type { Book } from '$lib/ui/heritage/looking-back/book';
import { unpacked } from '$lib/ui/unpacked';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data }) => ({
	...data,
	book: await unpacked<Book>(data.book)
});
