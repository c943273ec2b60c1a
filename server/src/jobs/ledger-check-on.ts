import type { App } from '../kernel/index.ts';
import type { Work } from './work.ts';

/** The same work, but the ledger check reads with another app: its statements may take longer than those of other jobs. */
export const withLedgerCheckOn = (app: App, work: Work): Work => ({
  ...work,
  recurring: (work.recurring ?? []).map((recurring) =>
    recurring.lock === 'ledgerCheck' ? { ...recurring, run: () => recurring.run(app) } : recurring,
  ),
});
