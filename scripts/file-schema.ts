import { writeFileSync } from 'node:fs';
import {
	chronicleSchemaText,
	DECK_SCHEMA_PATH,
	deckSchemaText,
	SCHEMA_PATH
} from './house/file-schema.ts';

const written = (path: string, text: string) =>
	writeFileSync(new URL(`../${path}`, import.meta.url), text);

// After a change of a file's form, of heritage's events or of the cards of a chronicle deck: npm run file-schema
written(SCHEMA_PATH, chronicleSchemaText());
written(DECK_SCHEMA_PATH, deckSchemaText());
