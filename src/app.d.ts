import type { IncomingMessage } from 'node:http';
import type { Person } from '$lib/server/accounts/sessions';
import type { Access } from '$lib/server/tables/access';

declare global {
	namespace App {
		interface Error {
			message: string;
			/** stands in the server's log beside the cause */
			id?: string;
			/** the page could not be fetched, for the server or the whole network was away */
			unreached?: true;
		}
		interface PageData {
			/** who is signed in; null: nobody */
			user?: Person | null;
			/** the page fills the screen: no header, footer or bar of the house */
			immersive?: boolean;
			/** of which chronicle it is */
			chronicle?: { readonly id: string; readonly title: string } | null;
		}
		interface Locals {
			/** who asks; null: nobody is signed in */
			user: Person | null;
			sessionId: string | null;
			/** whether they signed in elsewhere since, and have not said yet that they know */
			hasNews: boolean;
			/** what they are in the group or chronicle that the path names; null: the path names none */
			access: Access | null;
			/** set when the page may not be seen: a load that needs access answers with this (see `memberAccess`) */
			denied: { status: 403 | 404; message: string } | null;
			/** set when this cannot be answered for now: sent in place of whatever came of it */
			notNow?: { status: 429 | 503; sentence: string; seconds: number };
			/** of a request whose answer is a stream: says that it is over */
			streamEnded?: () => void;
		}
		/** what the built program runs in; the development server gives none */
		interface Platform {
			req: IncomingMessage;
		}
	}
}

export {};
