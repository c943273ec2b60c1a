import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../db/index.ts';

const rowsAtOnce = 5000;
let cursors = 0;

/** Streams the rows of a query through a cursor, so that memory use doesn't depend on the table's length. */
export async function* readInBatches<Row>(
  transaction: Connection,
  query: RawBuilder<Row>,
  batchSize = rowsAtOnce,
): AsyncGenerator<Row> {
  cursors += 1;
  const cursor = sql.id(`verification_${cursors}`);
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from ${cursor}`.execute(transaction);
    yield* rows;
    if (rows.length < batchSize) break;
  }
  await sql`close ${cursor}`.execute(transaction);
}
