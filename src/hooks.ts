import type { Reroute } from '@sveltejs/kit';
import { todaysPath } from '$lib/ui/live/address';

/** Outboxes and kept pages of earlier versions still ask at addresses that named the kind of a log. */
export const reroute: Reroute = ({ url }) => todaysPath(url.pathname);
