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

export function createReleasedWidgets(db: Connection, now: () => number = Date.now): ReleasedWidgets {
  let versions: Promise<ReadonlySet<string>> | undefined;
  let freshUntil = 0;

  const listVersions = (): Promise<ReadonlySet<string>> => {
    if (versions && now() < freshUntil) return versions;
    freshUntil = now() + keepVersionsMs;
    versions = db
      .selectFrom('widget_releases')
      .select('version')
      .execute()
      .then((rows) => new Set(rows.map(({ version }) => version)));
    versions.catch(() => {
      freshUntil = 0;
    });
    return versions;
  };

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
    has: async (version) => (await listVersions()).has(version),
    read: async (version, name) => {
      if (!(await listVersions()).has(version) || !(await namesOf(version)).has(name)) return null;
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
