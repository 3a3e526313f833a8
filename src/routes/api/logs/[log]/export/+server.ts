import { exported } from '$lib/server/http/export';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = exported;
