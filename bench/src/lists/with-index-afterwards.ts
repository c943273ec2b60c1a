import type pg from 'pg';

/** Builds an index after the rows are written, which takes a fraction of the time. */
export async function withIndexAfterwards(
  client: pg.Client,
  index: string,
  write: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await client.query<{ definition: string }>('select pg_get_indexdef($1::regclass) as definition', [
    index,
  ]);
  await client.query(`drop index ${index}`);
  await write();
  await client.query(rows[0]?.definition ?? '');
}
