import type { RecurringWork } from '../jobs/index.ts';
import { type LedgerEvidence, verifyLedger } from '../ledger/index.ts';
import { headSinks } from './head-noting.ts';
import { reportFindings } from './report-findings.ts';

/** Found by a check that ran to its end; what was found is reported already. */
class UnsoundLedgerError extends Error {
  constructor(findingCount: number) {
    super(`The ledger is not sound: findings: ${findingCount}`);
    this.name = 'UnsoundLedgerError';
  }
}

/** Verifies the whole ledger once a day, and again within minutes while it is not sound or a check could not be finished. */
export const createLedgerCheck = (evidence: readonly LedgerEvidence[]): RecurringWork => ({
  name: 'ledger-check',
  everySeconds: 86_400,
  retrySeconds: 300,
  lock: 'ledgerCheck',
  async run(app) {
    const report = await verifyLedger(app.db, { sinks: headSinks(app.config), evidence });
    if (report.findingCount === 0) return;
    await reportFindings(app, report);
    throw new UnsoundLedgerError(report.findingCount);
  },
});
