import { writeFileSync } from 'node:fs';
import { chronicleSchemaText, SCHEMA_PATH } from './house/file-schema.ts';

// After a change of the file's form or of heritage's events: npm run file-schema
writeFileSync(new URL(`../${SCHEMA_PATH}`, import.meta.url), chronicleSchemaText());
