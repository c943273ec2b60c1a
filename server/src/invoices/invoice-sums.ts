import { sql } from 'kysely';
import type { DrainWork } from '../jobs/index.ts';

const batchSize = 5_000;

/**
 * Adds the waiting changes to the sums of invoices that screens show. It writes only how they are stored: readers add
 * the waiting changes to the sums, in one statement.
 */
export const invoiceSumFolding: DrainWork = {
  name: 'invoice-sum-folding',
  async drain({ db }) {
    const { rows } = await sql<{ changes: number }>`
      select fold_invoice_sums(${batchSize}::integer) as changes`.execute(db);
    return rows[0]?.changes ?? 0;
  },
};
