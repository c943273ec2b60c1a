import type { Connection } from '../db/index.ts';

/** Reads released files of the widgets. */
export interface ReleasedWidgets {
  /** Whether the version was released. Another process's release is seen within seconds. */
  has(version: string): Promise<boolean>;
  /** A released file, or null. */
  read(version: string, name: string): Promise<Buffer | null>;
}

/** How long the list of versions is kept, real milliseconds: asking for unknown versions must not reach the database each time. */
const keepVersionsMs = 5_000;

/**
 * Reads the list of versions at once. While the database is away, the last known list holds: pages that embed the widgets
 * still get what the server has in memory or on disk.
 */
export function createReleasedWidgets(db: Connection, now: () => number = Date.now): ReleasedWidgets {
  let known: ReadonlySet<string> | undefined;
  let listing: Promise<ReadonlySet<string>> | undefined;
  let freshUntil = 0;

  const list = async (): Promise<ReadonlySet<string>> => {
    try {
      const rows = await db.selectFrom('widget_releases').select('version').execute();
      known = new Set(rows.map(({ version }) => version));
      return known;
    } catch (error) {
      if (known) return known;
      freshUntil = 0;
      throw error;
    }
  };

  const listVersions = (): Promise<ReadonlySet<string>> => {
    if (listing && now() < freshUntil) return listing;
    freshUntil = now() + keepVersionsMs;
    listing = list();
    return listing;
  };

  // A failure is forgotten: the first request reads the list again.
  listVersions().catch(() => {});

  /** A released version never goes, so a known one needs no database. */
  const has = async (version: string): Promise<boolean> => known?.has(version) || (await listVersions()).has(version);

  const namesByVersion = new Map<string, Promise<ReadonlySet<string>>>();

  /** A release never changes, so an unknown name under it never reaches the database again. */
  const namesOf = (version: string): Promise<ReadonlySet<string>> => {
    const names =
      namesByVersion.get(version) ??
      db
        .selectFrom('widget_release_files')
        .select('name')
        .where('version', '=', version)
        .execute()
        .then((rows) => new Set(rows.map(({ name }) => name)));
    namesByVersion.set(version, names);
    names.catch(() => namesByVersion.delete(version));
    return names;
  };

  return {
    has,
    read: async (version, name) => {
      if (!(await has(version)) || !(await namesOf(version)).has(name)) return null;
      const row = await db
        .selectFrom('widget_release_files')
        .select('content')
        .where('version', '=', version)
        .where('name', '=', name)
        .executeTakeFirst();
      return row?.content ?? null;
    },
  };
}
