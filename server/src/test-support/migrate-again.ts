import type { Kysely, RawBuilder } from 'kysely';
import { connect } from '../db/index.ts';
import type { TestDatabase } from './test-database.ts';

interface Migration {
  up(db: Kysely<unknown>): Promise<void>;
}

/**
 * Runs a migration again, on a filled database, as its owner.
 * @param name of the file, such as `0225-news-of-earlier-versions`
 * @param before makes the database what earlier versions left, and takes back what the migration adds
 * @param after adds the columns again that later migrations added: prepared statements expect them in the same order
 */
export async function migrateAgain(
  { ownerUrl }: TestDatabase,
  name: string,
  before: readonly RawBuilder<unknown>[],
  after: readonly RawBuilder<unknown>[] = [],
): Promise<void> {
  const owner = connect(ownerUrl);
  try {
    const db = owner.db as unknown as Kysely<unknown>;
    for (const statement of before) await statement.execute(db);
    const { up } = (await import(`../db/migrations/${name}.ts`)) as Migration;
    await up(db);
    for (const statement of after) await statement.execute(db);
  } finally {
    await owner.close();
  }
}
