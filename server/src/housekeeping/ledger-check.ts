import { expectedRoles } from '../db/index.ts';
import { type RecurringWork, RetryLaterError } from '../jobs/index.ts';
import { type LedgerEvidence, verifyLedger } from '../ledger/index.ts';
import { headSinks } from './head-noting.ts';
import { reportFindings } from './report-findings.ts';

/** A finished check had findings, which are already reported. Thrown to check again soon. */
class UnsoundLedgerError extends RetryLaterError {
  constructor(findingCount: number, retrySeconds: number) {
    super(`The ledger is not sound: findings: ${findingCount}`, retrySeconds);
    this.name = 'UnsoundLedgerError';
  }
}

const retrySeconds = 300;
/** The full check is expensive; while findings stay the same it runs hourly. */
const unchangedRetrySeconds = 3600;

/**
 * Verifies the whole ledger once a day. Checks again within minutes after new findings or an unfinished check, and
 * every hour while the findings stay the same.
 */
export const createLedgerCheck = (evidence: readonly LedgerEvidence[]): RecurringWork => ({
  name: 'ledger-check',
  everySeconds: 86_400,
  retrySeconds,
  lock: 'ledgerCheck',
  async run(app) {
    const report = await verifyLedger(app.db, {
      sinks: headSinks(app),
      evidence,
      roles: expectedRoles(app.config),
    });
    if (report.findingCount === 0) return;
    const isNews = await reportFindings(app, report);
    throw new UnsoundLedgerError(report.findingCount, isNews ? retrySeconds : unchangedRetrySeconds);
  },
});
