import { createHash } from 'node:crypto';
import type { Connection } from '../db/index.ts';
import type { WidgetBuild } from './read-build.ts';

/** A released version has different bytes now. Pages that pin it by hash would stop working. */
export class ReleasedWidgetsChangedError extends Error {
  /** Files that are missing, new or different, in order. */
  readonly changed: readonly string[];

  constructor(version: string, changed: readonly string[]) {
    super(
      `Widgets ${version} are already released with other files (${describe(changed)}). Raise the version with npx changeset version, then release again.`,
    );
    this.name = 'ReleasedWidgetsChangedError';
    this.changed = changed;
  }
}

const describe = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');

/**
 * Records a build as the release of its version. Releasing the same bytes again does nothing.
 * @param db connected as the owner, since the app may only read releases
 * @returns whether the release is new
 * @throws ReleasedWidgetsChangedError when the version was released with different bytes
 */
export async function releaseWidgets(db: Connection, { version, files }: WidgetBuild): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('widget_releases')
      .values({ version })
      // Waits for another process that releases the same version.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) {
      await assertUnchanged(transaction, { version, files });
      return false;
    }
    for (const [name, content] of files) {
      await transaction.insertInto('widget_release_files').values({ version, name, content }).execute();
    }
    return true;
  });
}

async function assertUnchanged(db: Connection, { version, files }: WidgetBuild): Promise<void> {
  const rows = await db
    .selectFrom('widget_release_files')
    .select(['name', 'hash'])
    .where('version', '=', version)
    .execute();
  const released = new Map(rows.map(({ name, hash }) => [name, hash.toString('hex')]));
  const current = new Map([...files].map(([name, content]) => [name, sha256(content)]));
  const names = [...new Set([...released.keys(), ...current.keys()])].sort();
  const changed = names.filter((name) => released.get(name) !== current.get(name));
  if (changed.length > 0) throw new ReleasedWidgetsChangedError(version, changed);
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
