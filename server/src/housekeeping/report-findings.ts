import { sql } from 'kysely';
import { type App, newId } from '../kernel/index.ts';
import type { LedgerReport } from '../ledger/index.ts';

/**
 * Logs findings and stores them with the uncaught errors of our pages; stores them once a day while they stay the same.
 * @returns whether they were stored now, as new findings
 */
export async function reportFindings(
  { db, log }: App,
  { findings, findingCount }: Pick<LedgerReport, 'findings' | 'findingCount'>,
): Promise<boolean> {
  log.error({ findings, findingCount }, 'the ledger is not sound');
  const stack = findings.map(({ row, problem }) => `${row}: ${problem}`).join('\n');
  const known = await db
    .selectFrom('error_reports')
    .select('id')
    .where('request_id', '=', source)
    .where('stack', '=', stack)
    .where('reported_at', '>', sql<Date>`now() - interval '1 day'`)
    .limit(1)
    .executeTakeFirst();
  if (known) return false;
  await db
    .insertInto('error_reports')
    .values({
      id: newId('err'),
      application: 'server',
      message: `The ledger is not sound: findings: ${findingCount}`,
      stack,
      request_id: source,
    })
    .execute();
  return true;
}

const source = 'ledger-check';
