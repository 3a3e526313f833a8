import * as v from 'valibot';
import { isJson, type Json } from '../../core/json.ts';

/** What lies on a board, as far as all boards are alike; its module says which of it can be. */
export const boardStateSchema = v.custom<Json>(isJson, 'expected a board');
