import type { ColumnType } from 'kysely';

interface WidgetReleasesTable {
  /** Version of the widgets package, as in its package.json. */
  version: string;
  released_at: ColumnType<Date, Date | undefined, never>;
}

interface WidgetReleaseFilesTable {
  version: string;
  /** Path in the package's `dist`, with forward slashes. */
  name: string;
  content: Buffer;
  /** SHA-256 of the content; computed by the database. */
  hash: ColumnType<Buffer, never, never>;
}

/** Append-only: released versions are never changed or removed. */
interface WidgetReleaseTables {
  widget_releases: WidgetReleasesTable;
  widget_release_files: WidgetReleaseFilesTable;
}

declare module '../db/database.ts' {
  interface Database extends WidgetReleaseTables {}
}
