import { exported, exportedSealed } from '$lib/server/http/export';
import type { RequestHandler } from './$types';

/** As pages of 0.1.0 ask for it, which phones keep. */
export const GET: RequestHandler = exported;

export const POST: RequestHandler = exportedSealed;
