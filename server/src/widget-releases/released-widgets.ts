import type { Connection } from '../db/index.ts';

/** Reads released files of the widgets. */
export interface ReleasedWidgets {
  /** Whether the version was released. A release by another process is visible within seconds. */
  has(version: string): Promise<boolean>;
  /** Reads a released file; null if there is none. */
  read(version: string, name: string): Promise<Buffer | null>;
}

/**
 * How long the list of versions is cached, in real milliseconds, so that unknown versions rarely reach the database.
 */
const keepVersionsMs = 5_000;

/**
 * Creates the reader, and starts reading the list of versions. While the database is unavailable it uses the last list,
 * so that embedding pages still get files from the server's memory or disk.
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

  // The failure is not kept: the first request reads the list again.
  listVersions().catch(() => {});

  /** Released versions are never removed, so a known one needs no database. */
  const has = async (version: string): Promise<boolean> => known?.has(version) || (await listVersions()).has(version);

  const namesByVersion = new Map<string, Promise<ReadonlySet<string>>>();

  /** Releases never change, so an unknown name in one needs no database. */
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
