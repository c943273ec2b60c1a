import { expectedRoles } from '../db/index.ts';
import { type RecurringWork, RetryLaterError } from '../jobs/index.ts';
import { type LedgerEvidence, verifyLedger } from '../ledger/index.ts';
import { headSinks } from './head-noting.ts';
import { reportFindings } from './report-findings.ts';

/** Found by a check that ran to its end; what was found is reported already. */
class UnsoundLedgerError extends RetryLaterError {
  constructor(findingCount: number, retrySeconds: number) {
    super(`The ledger is not sound: findings: ${findingCount}`, retrySeconds);
    this.name = 'UnsoundLedgerError';
  }
}

const retrySeconds = 300;
/** A check reads everything: one that finds only what is known already tells nobody anything. */
const unchangedRetrySeconds = 3600;

/**
 * Verifies the whole ledger once a day; again within minutes when something new was found or a check could not be finished, and
 * every hour while the findings stay the same.
 */
export const createLedgerCheck = (evidence: readonly LedgerEvidence[]): RecurringWork => ({
  name: 'ledger-check',
  everySeconds: 86_400,
  retrySeconds,
  lock: 'ledgerCheck',
  async run(app) {
    const report = await verifyLedger(app.db, {
      sinks: headSinks(app.config),
      evidence,
      roles: expectedRoles(app.config),
    });
    if (report.findingCount === 0) return;
    const isNews = await reportFindings(app, report);
    throw new UnsoundLedgerError(report.findingCount, isNews ? retrySeconds : unchangedRetrySeconds);
  },
});
