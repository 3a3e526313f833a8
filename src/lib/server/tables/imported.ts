import { sql } from 'drizzle-orm';
import { chronicles } from '../db/schema/chronicles.ts';

/**
 * When a chronicle came out of a file, and whether its group had the same one before: as columns of a query that has its
 * row. Its own columns are written out, since a query of one table names them without it.
 */
export const importedColumns = {
	importedAt: chronicles.importedAt,
	copy: sql`EXISTS (SELECT 1 FROM chronicles AS other
		WHERE other.log_id = chronicles.log_id AND other.group_id = chronicles.group_id AND other.game = chronicles.game
			AND other.id <> chronicles.id AND coalesce(other.imported_at, 0) < chronicles.imported_at)`.mapWith(
		Boolean
	)
};

/** What these columns hold. */
export interface ImportedLine {
	/** null: it began here. */
	readonly importedAt: number | null;
	readonly copy: boolean;
}
