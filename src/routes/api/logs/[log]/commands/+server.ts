import { takeCommand } from '$lib/server/http/commands';
import type { RequestHandler } from './$types';

export const POST: RequestHandler = takeCommand;
